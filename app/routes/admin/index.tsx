import { redirect } from 'react-router';
import { askContext, viewerContext } from '#app/context.ts';
import { adminLinks, linksOf } from '#app/features/back-office/admin-links.ts';
import { firstQueue } from '#app/features/back-office/first-queue.ts';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import type { Route } from './+types/index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const viewer = context.get(viewerContext);
  const open = viewer.kind === 'admin' ? linksOf(adminLinks, viewer.role) : [];
  throw redirect(firstQueue(open, await ask(({ context, viewer }) => countWhatWaits(context, viewer))));
}

/** Never seen: with a component it is a page, whose failures are told in the back office's frame. */
export default function AdminIndex() {
  return null;
}
