import { doneIn, formAction, keepForm } from '#app/components/form-action.ts';
import { orRefusal } from '#app/components/page-refusal.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { describeSavedSearch } from '#app/features/saved-searches/describe-saved-search.ts';
import { endSearchByLink, findSearchToEnd } from '#server/features/saved-searches/end-search.ts';
import { savedSearchMessages as messages, savedSearchesText } from '#shared/texts.ts';
import type { Route } from './+types/saved-search-end.ts';

export const meta = () => [{ title: titleOf(savedSearchesText.endSearch) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const search = await orRefusal(
    ask(({ context }) => findSearchToEnd(context, tokenOf(request, 'search'))),
    400,
  );
  if ('refusal' in search) return { found: null, said: search.refusal.message };
  return { found: search.found, said: messages.ended };
}

/** Mail programs post here by themselves, without a page and without a session (RFC 8058): nothing is asked, nothing redirected. */
export const action = formAction(({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  return followLink(
    ask(({ context }) => endSearchByLink(context, tokenOf(request, 'search'))),
    messages.ended,
  );
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where 'Unsubscribe' in a mail of new businesses leads. */
export default function SavedSearchEnd({ loaderData: { found, said }, actionData }: Route.ComponentProps) {
  const done = doneIn(actionData);
  const question =
    found &&
    !done &&
    withParts(
      savedSearchesText.askToEnd,
      {
        strong: (words) => <strong className="text-ink">{words}</strong>,
      },
      found.email,
      describeSavedSearch(found),
    );
  return (
    <MailLinkPage title={savedSearchesText.savedSearch} question={question} button={savedSearchesText.endIt} said={done?.said ?? said} />
  );
}
