import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { EmailText } from '#app/components/email-text.tsx';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { describeSavedSearch } from '#app/features/saved-searches/describe-saved-search.ts';
import { searchQueryString } from '#app/features/search/search.ts';
import type { SavedSearch } from '#shared/schemas/saved-searches.ts';
import { savedSearchesText } from '#shared/texts.ts';

/** What an account has saved, each with its list and a button that ends it. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const { place, willChange } = useKeptFocus<HTMLUListElement>(searches);
  const end = useMutation({
    mutationFn: (id: string) => callApi('DELETE /saved-search/delete/:id', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
    // One that is ended in another tab goes too.
    onSettled: () => revalidate(),
  });
  return (
    <ul ref={place} tabIndex={-1} className="grid gap-3">
      {searches.map((search) => {
        const { _id, service, city, state, email, often, since } = search;
        const name = describeSavedSearch(search);
        return (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-sand-dark bg-paper px-4 py-3"
          >
            <div className="min-w-0">
              <Link
                to={`/searcher?${searchQueryString({ service, city, state })}`}
                className="inline-flex min-h-11 items-center font-bold text-lg leading-snug underline-offset-4 wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <p className="text-ink-soft">
                {withParts(often === 'weekly' ? savedSearchesText.weeklyTo : savedSearchesText.atOnceTo, {
                  email: () => <EmailText email={email} />,
                })}
              </p>
              {!since && <p className="text-amber">{savedSearchesText.waitsForLink}</p>}
            </div>
            <Button
              variant="secondary"
              size="sm"
              disabled={!hydrated}
              busy={end.isPending && end.variables === _id}
              onClick={() => {
                willChange();
                end.mutate(_id);
              }}
            >
              {withParts(savedSearchesText.endThis, { unseen: (words) => <span className="sr-only">{words}</span> }, name)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
