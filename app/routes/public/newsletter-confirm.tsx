import { useCasesContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { newsletterMessages } from '#shared/texts.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export const meta = () => [{ title: titleOf('Confirm the newsletter') }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  return { found: await context.get(useCasesContext).findSubscriptionToConfirm(tokenOf(request, 'subscription')) };
}

export function action({ request, context }: Route.ActionArgs) {
  const done = context.get(useCasesContext).confirmSubscription(tokenOf(request, 'subscription'));
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
  return <MailLinkPage title="Newsletter" question={question} button="Yes, send it" said={said} />;
}
