import { doneIn, formAction, keepForm } from '#app/components/form-action.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { askContext } from '#app/context.ts';
import { followLink, tokenOf } from '#app/features/mail-links/follow-link.ts';
import { MailLinkPage } from '#app/features/mail-links/mail-link-page.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { describeSavedSearch } from '#app/features/saved-searches/describe-saved-search.ts';
import { confirmSearch, findSearchToConfirm } from '#server/features/saved-searches/confirm-search.ts';
import { consentsText, savedSearchMessages as messages, savedSearchesText } from '#shared/texts.ts';
import type { Route } from './+types/saved-search-confirm.ts';

export const meta = () => [{ title: titleOf(savedSearchesText.confirmSearch) }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { found: await ask(({ context }) => findSearchToConfirm(context, tokenOf(request, 'search'))) };
}

export const action = formAction(({ request, context }: Route.ActionArgs) => {
  const ask = context.get(askContext);
  return followLink(
    ask(({ context, viewer }) => confirmSearch(context, viewer, tokenOf(request, 'search'))),
    messages.confirmed,
  );
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the link leads that the address of a saved search is mailed. */
export default function SavedSearchConfirm({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const done = doneIn(actionData);
  const waits = found && !found.since && !done;
  const said = done?.said ?? (found ? messages.confirmed : messages.deadLink);
  const ask = found?.often === 'weekly' ? savedSearchesText.askWeekly : savedSearchesText.askAtOnce;
  const question =
    waits && withParts(ask, { strong: (words) => <strong className="text-ink">{words}</strong> }, found.email, describeSavedSearch(found));
  return (
    <MailLinkPage
      title={savedSearchesText.savedSearch}
      question={question}
      button={savedSearchesText.yesTellMe}
      said={said}
      notice={consentsText.savedSearchesNotice}
    />
  );
}
