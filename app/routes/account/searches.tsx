import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { askContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { SavedSearchList } from '#app/features/saved-searches/saved-search-list.tsx';
import { listSavedSearches } from '#server/features/saved-searches/list-searches.ts';
import { accountsText, commonText, savedSearchesText } from '#shared/texts.ts';
import type { Route } from './+types/searches.ts';

export const meta = () => [{ title: titleOf(savedSearchesText.savedSearches) }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return { searches: await ask(({ context, viewer }) => listSavedSearches(context, viewer)) };
}

/** What a user is told of by mail. */
export default function Searches({ loaderData: { searches } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 pb-14 sm:pt-8">
      <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-4xl">{savedSearchesText.savedSearches}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{savedSearchesText.weMailYou}</p>
      {!searches && (
        <EmptyState title={savedSearchesText.logInToSee} hint={savedSearchesText.withoutAccount}>
          <Link to={loginAddress('/user/login', '/user/searches')} className={buttonClass()}>
            {accountsText.logIn}
          </Link>
        </EmptyState>
      )}
      {searches?.length === 0 && (
        <EmptyState title={savedSearchesText.noneYet} hint={savedSearchesText.howToSave}>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {commonText.search}
          </Link>
        </EmptyState>
      )}
      {searches && searches.length > 0 && <SavedSearchList searches={searches} />}
    </div>
  );
}
