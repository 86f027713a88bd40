import { orRefusal } from '#app/components/page-refusal.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { useCasesContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { newsletterMessages, newsletterText } from '#shared/texts.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const meta = () => [{ title: titleOf(newsletterText.unsubscribe) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const subscription = await orRefusal(context.get(useCasesContext).findSubscriptionToLeave(tokenOf(request, 'subscription')), 400);
  if ('refusal' in subscription) return { email: null, said: subscription.refusal.message };
  return { email: subscription.found, said: newsletterMessages.unsubscribed };
}

/** Mail programs post here by themselves, without a page and without a session (RFC 8058): nothing is asked, nothing redirected. */
export function action({ request, context }: Route.ActionArgs) {
  return followLink(context.get(useCasesContext).unsubscribe(tokenOf(request, 'subscription')), newsletterMessages.unsubscribed);
}

/** Where 'Unsubscribe' in a newsletter leads. */
export default function NewsletterUnsubscribe({ loaderData: { email, said }, actionData }: Route.ComponentProps) {
  const question =
    email && !actionData && withParts(newsletterText.takeOff, { strong: (words) => <strong className="text-ink">{words}</strong> }, email);
  return (
    <MailLinkPage
      title={newsletterText.newsletter}
      question={question}
      button={newsletterText.unsubscribe}
      said={actionData?.said ?? said}
    />
  );
}
