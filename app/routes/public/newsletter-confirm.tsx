import { useCasesContext } from '#app/context.ts';
import { followLink, subscriptionOf } from '#app/features/newsletter/follow-link.ts';
import { NewsletterLinkPage } from '#app/features/newsletter/newsletter-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { newsletterMessages } from '#shared/newsletter-messages.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export const meta = () => [{ title: titleOf('Confirm the newsletter') }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  return { found: await context.get(useCasesContext).findSubscriptionToConfirm(subscriptionOf(request)) };
}

export function action({ request, context }: Route.ActionArgs) {
  const done = context.get(useCasesContext).confirmSubscription(subscriptionOf(request));
  return followLink(done, newsletterMessages.subscriptionConfirmed);
}

/** Where the link leads that a new address of the newsletter is mailed. */
export default function NewsletterConfirm({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const waits = found && !found.isConfirmed && !actionData;
  const said = actionData?.said ?? (found ? newsletterMessages.subscriptionConfirmed : newsletterMessages.deadLink);
  const question = waits && (
    <>
      Send the newsletter to <strong className="text-ink">{found.email}</strong>?
    </>
  );
  return <NewsletterLinkPage title="Newsletter" question={question} button="Yes, send it" said={said} />;
}
