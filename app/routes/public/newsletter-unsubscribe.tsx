import { orRefusal } from '#app/components/page-refusal.ts';
import { useCasesContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { newsletterMessages } from '#shared/texts.ts';
import type { Route } from './+types/newsletter-unsubscribe.ts';

export const meta = () => [{ title: titleOf('Unsubscribe') }, { name: 'robots', content: 'noindex' }];

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
  const question = email && !actionData && (
    <>
      Take <strong className="text-ink">{email}</strong> off the newsletter’s list?
    </>
  );
  return <MailLinkPage title="Newsletter" question={question} button="Unsubscribe" said={actionData?.said ?? said} />;
}
