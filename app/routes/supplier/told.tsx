import { keepForm } from '#app/components/form-action.ts';
import { changeChoices, showChoices } from '#app/features/message-choices/choices.server.ts';
import { ChoicesPage, describeChoices } from '#app/features/message-choices/choices-page.tsx';
import type { Route } from './+types/told.ts';

export const meta = describeChoices;

export const loader = showChoices('contractor');

export const action = changeChoices;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where an owner chooses by which way they are told of what. */
export default function Told({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoicesPage kind="contractor" own={loaderData} told={actionData} />;
}
