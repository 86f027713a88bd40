import { nameShortly } from '#app/features/places/name-shortly.ts';
import { describePlace } from '#app/features/search/describe-search.ts';
import { labelOfList } from '#app/features/search/name-meaning.ts';
import { hasPlace, type Search } from '#app/features/search/search.ts';
import { placeName } from '#shared/place-name.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import { searchText } from '#shared/texts.ts';

interface WordsNotesProps {
  /** The words, and the place beside them. */
  search: Search & { q: string };
  /** The same in the language of the page. */
  shown: Search;
  found: Pick<BusinessPage, 'placedBy' | 'understood'>;
}

/** What is else than somebody who typed these words may expect: another place, a wider one, words left out. Mostly nothing. */
export function WordsNotes({ search, shown, found: { placedBy, understood } }: WordsNotesProps) {
  const { widened, dropped = [] } = understood ?? {};
  const place = noteOnPlace(search, shown, placedBy, understood?.meanings[0]);
  if (!place && !widened && dropped.length === 0) return null;
  return (
    <div className="mt-1 wrap-anywhere">
      {place && <p className="leading-snug max-sm:text-sm">{place}</p>}
      {understood && widened && (
        <p className="font-semibold leading-snug max-sm:text-sm sm:text-lg">
          {searchText.nothingYetIn(widened.from, labelOfList(understood))}
        </p>
      )}
      {dropped.length > 0 && (
        <p className="text-ink-soft max-sm:text-sm">{searchText.leftOut(dropped.length, dropped.map(searchText.quoted).join(', '))}</p>
      )}
    </div>
  );
}

/** Where another place was searched than the one beside the words. */
function noteOnPlace(
  search: Search,
  shown: Search,
  placedBy: BusinessPage['placedBy'],
  meant: NonNullable<BusinessPage['understood']>['meanings'][number] | undefined,
): string | undefined {
  if (!hasPlace(search)) return undefined;
  const place = nameShortly(shown.address) || describePlace(shown);
  if (placedBy === 'anywhere') return searchText.wordsNotThere(place);
  if (placedBy !== 'typed' || !meant?.city || meant.city === search.city) return undefined;
  return searchText.typedPlaceWins(placeName(meant).city ?? '', place);
}
