import { redirect } from 'react-router';
import { keepForm } from '#app/components/form-action.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { changeChoices } from '#app/features/message-choices/change-choices.server.ts';
import { ChoicesPage } from '#app/features/message-choices/choices-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getOwnChoices } from '#server/features/message-choices/get-own-choices.ts';
import { toldText } from '#shared/texts.ts';
import type { Route } from './+types/told.ts';

export const meta = () => [{ title: titleOf(toldText.howToldTitle) }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/supplier/login', '/profilesupplier/told'));
  if (kind !== 'contractor') throw redirect(kind === 'user' ? '/user/told' : '/');
  const ask = context.get(askContext);
  return ask(({ context, viewer }) => getOwnChoices(context, viewer));
}

export const action = changeChoices;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where an owner chooses by which way they are told of what. */
export default function Told({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoicesPage own={loaderData} told={actionData} />;
}
