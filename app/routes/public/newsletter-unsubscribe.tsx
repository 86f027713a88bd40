import { doneIn, formAction, keepForm } from '#app/components/form-action.ts';
import { orRefusal } from '#app/components/page-refusal.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { findSubscriptionToLeave, unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { newsletterMessages, newsletterText } from '#shared/texts.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const meta = () => [{ title: titleOf(newsletterText.unsubscribe) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const subscription = await orRefusal(
    ask(({ context }) => findSubscriptionToLeave(context, tokenOf(request, 'subscription'))),
    400,
  );
  if ('refusal' in subscription) return { email: null, said: subscription.refusal.message };
  return { email: subscription.found, said: newsletterMessages.unsubscribed };
}

/** Mail programs post here by themselves, without a page and without a session (RFC 8058): nothing is asked, nothing redirected. */
export const action = formAction(({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  return followLink(
    ask(({ context }) => unsubscribe(context, tokenOf(request, 'subscription'))),
    newsletterMessages.unsubscribed,
  );
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where 'Unsubscribe' in a newsletter leads. */
export default function NewsletterUnsubscribe({ loaderData: { email, said }, actionData }: Route.ComponentProps) {
  const done = doneIn(actionData);
  const question =
    email && !done && withParts(newsletterText.takeOff, { strong: (words) => <strong className="text-ink">{words}</strong> }, email);
  return (
    <MailLinkPage title={newsletterText.newsletter} question={question} button={newsletterText.unsubscribe} said={done?.said ?? said} />
  );
}
