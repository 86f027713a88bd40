import { doneIn, formAction, keepForm } from '#app/components/form-action.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { confirmSubscription, findSubscriptionToConfirm } from '#server/features/newsletter/confirm-subscription.ts';
import { consentsText, newsletterMessages, newsletterText } from '#shared/texts.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export const meta = () => [{ title: titleOf(newsletterText.confirmTitle) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { found: await ask(({ context }) => findSubscriptionToConfirm(context, tokenOf(request, 'subscription'))) };
}

export const action = formAction(({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  const done = ask(({ context }) => confirmSubscription(context, tokenOf(request, 'subscription')));
  return followLink(done, newsletterMessages.subscriptionConfirmed);
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the link leads that a new address of the newsletter is mailed. */
export default function NewsletterConfirm({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const done = doneIn(actionData);
  const waits = found && !found.isConfirmed && !done;
  const said = done?.said ?? (found ? newsletterMessages.subscriptionConfirmed : newsletterMessages.deadLink);
  const question =
    waits && withParts(newsletterText.sendTo, { strong: (words) => <strong className="text-ink">{words}</strong> }, found.email);
  return (
    <MailLinkPage
      title={newsletterText.newsletter}
      question={question}
      button={newsletterText.yesSendIt}
      said={said}
      notice={consentsText.newsletterNotice}
    />
  );
}
