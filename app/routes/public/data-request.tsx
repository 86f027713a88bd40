import { doneIn, formAction, keepForm } from '#app/components/form-action.ts';
import { showMoment } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { confirmRequest, findToConfirm } from '#server/features/grievances/confirm-request.ts';
import { grievancesText, dataRequestsText as text } from '#shared/texts.ts';
import type { Route } from './+types/data-request.ts';

export const meta = () => [{ title: titleOf(text.linkTitle) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const found = await ask(({ context }) => findToConfirm(context, tokenOf(request, 'request')));
  return { found: found && { ...found, dueAt: found.dueAt.toISOString() } };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  const { number, dueAt, isDecided } = await ask(({ context }) => confirmRequest(context, tokenOf(request, 'request')));
  return { number, dueAt: dueAt.toISOString(), isDecided };
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the link leads that the address of a request about data is mailed. */
export default function DataRequest({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const sent = doneIn(actionData) ?? (found?.isConfirmed ? found : undefined);
  const question =
    found &&
    !sent &&
    withParts(text.linkAsks, { strong: (words) => <strong className="text-ink">{words}</strong> }, grievancesText.kindName(found.kind));
  const said = sent ? sayOf(sent) : text.deadLink;
  const again = sent ? undefined : { to: '/your-data', label: text.askAboutData };
  return <MailLinkPage title={text.linkTitle} question={question} button={text.yesSendIt} said={said} way={again} />;
}

function sayOf({ number, dueAt, isDecided }: { number: number; dueAt: string; isDecided: boolean }) {
  return isDecided ? text.answered(number) : `${text.received}. ${text.receivedAs(number, showMoment(dueAt))}`;
}
