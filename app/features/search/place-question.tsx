import { useHref, useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Search as SearchIcon } from '#app/components/icons.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { rememberPlace } from '#app/features/places/remembered-place.ts';
import { wordsPath } from '#app/features/search/search-address.ts';
import { commonText, searchText } from '#shared/texts.ts';

/**
 * The first line over the results of words that were searched at no place: it asks for one, in the field itself. A choice leads on at once;
 * what is typed is sent with the button, without script too. On wide screens it stands beside the heading, which leaves it room there.
 */
export function PlaceQuestion({ q }: { q: string }) {
  const navigate = useNavigate();
  const results = useHref('/searcher');
  const choose = (place: ChosenPlace | undefined) => {
    if (!place) return;
    rememberPlace(place);
    navigate(wordsPath({ q }, place));
  };
  return (
    <form method="get" action={results} className="relative mb-2 flex max-w-2xl gap-2 lg:-mt-14 lg:ml-auto lg:w-80">
      <input type="hidden" name="q" value={q} />
      <div className="min-w-0 flex-1">
        <LocationField label={searchText.whichPlace} isAskedInside name="city" onChoose={choose} />
      </div>
      <button type="submit" aria-label={commonText.search} className={`${buttonClass({ variant: 'secondary' })} min-h-12 min-w-12 px-0!`}>
        <SearchIcon aria-hidden className="size-5" />
      </button>
    </form>
  );
}
