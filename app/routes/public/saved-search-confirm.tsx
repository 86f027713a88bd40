import { useCasesContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { describeSavedSearch } from '#app/features/saved-searches/describe-saved-search.ts';
import { savedSearchMessages as messages } from '#shared/texts.ts';
import type { Route } from './+types/saved-search-confirm.ts';

export const meta = () => [{ title: titleOf('Confirm a saved search') }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  return { found: await context.get(useCasesContext).findSearchToConfirm(tokenOf(request, 'search')) };
}

export function action({ request, context }: Route.ActionArgs) {
  return followLink(context.get(useCasesContext).confirmSearch(tokenOf(request, 'search')), messages.confirmed);
}

/** Where the link leads that the address of a saved search is mailed. */
export default function SavedSearchConfirm({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const waits = found && !found.since && !actionData;
  const said = actionData?.said ?? (found ? messages.confirmed : messages.deadLink);
  const question = waits && (
    <>
      Tell <strong className="text-ink">{found.email}</strong> of new businesses: {describeSavedSearch(found)},{' '}
      {found.often === 'weekly' ? 'once a week' : 'at once'}?
    </>
  );
  return <MailLinkPage title="Saved search" question={question} button="Yes, tell me" said={said} />;
}
