import { redirect } from 'react-router';
import { useCasesContext } from '#app/context.ts';
import { adminLinks } from '#app/features/back-office/admin-links.ts';
import { firstQueue } from '#app/features/back-office/first-queue.ts';
import type { Route } from './+types/index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  throw redirect(firstQueue(adminLinks, await context.get(useCasesContext).countWhatWaits()));
}

/** Never seen: with a component it is a page, whose failures are told in the back office's frame. */
export default function AdminIndex() {
  return null;
}
