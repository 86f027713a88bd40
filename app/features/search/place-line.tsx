import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { MapPin, Search as SearchIcon } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { LocationField } from '#app/features/places/location-field.tsx';
import { nameShortly } from '#app/features/places/name-shortly.ts';
import { type ChosenPlace, showPlace } from '#app/features/places/place-source.ts';
import { rememberPlace, useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { describePlace } from '#app/features/search/describe-search.ts';
import type { Search } from '#app/features/search/search.ts';
import { wordsPath } from '#app/features/search/search-address.ts';
import { placeName } from '#shared/place-name.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import { commonText, searchText } from '#shared/texts.ts';

interface PlaceLineProps {
  /** The words, and the place beside them. */
  search: Search & { q: string };
  /** The same in the language of the page. */
  shown: Search;
  found: Pick<BusinessPage, 'placedBy' | 'understood' | 'totalContractors'>;
}

/**
 * The first line over the results of typed words: where they were searched, with all of India one tap away; where no place is known and somebody
 * is found, the question for one.
 */
export function PlaceLine({ search, shown, found: { placedBy, understood, totalContractors: total } }: PlaceLineProps) {
  const { q, exact, city, state } = search;
  const isPlaced = Boolean(city || state || search.address);
  if (!isPlaced) return placedBy === 'typed' || exact || total === 0 ? null : <WhichPlace q={q} />;
  const place = nameShortly(shown.address) || describePlace(shown);
  const typed = understood?.meanings[0];
  if (placedBy === 'typed' && typed?.city && typed.city !== city) {
    const named = placeName(typed).city ?? '';
    return <Line text={searchText.typedPlaceWins(named, place)} />;
  }
  if (placedBy === 'anywhere') return <Line text={searchText.wordsNotThere(place)} />;
  return (
    <Line
      text={search.lat === undefined ? searchText.inIt(place) : searchText.nearIt(place)}
      way={placedBy !== 'typed' && <Way to={wordsPath({ q, exact })}>{searchText.allOfIndia}</Way>}
    />
  );
}

/** @param way an element that leads on. */
function Line({ text, way }: { text: string; way?: ReactNode }) {
  return (
    <p className="mb-1 flex items-center gap-x-2">
      <MapPin aria-hidden className="size-5 shrink-0 text-brick" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="min-w-0 wrap-anywhere">{text}</span>
        {way}
      </span>
    </p>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4 hover:text-brick-dark">
      {children}
    </Link>
  );
}

/** Asks where. A choice leads on at once; what is typed is sent with the button, without script too. */
function WhichPlace({ q }: { q: string }) {
  const navigate = useNavigate();
  const results = useHref('/searcher');
  const remembered = useRememberedPlace();
  const choose = (place: ChosenPlace | undefined) => {
    if (!place) return;
    rememberPlace(place);
    navigate(wordsPath({ q }, place));
  };
  return (
    <form method="get" action={results} className="mb-3 flex max-w-2xl flex-wrap items-end gap-x-2">
      <input type="hidden" name="q" value={q} />
      <div className="min-w-0 flex-1">
        <LocationField label={searchText.whichPlace} name="city" onChoose={choose} />
      </div>
      <button type="submit" aria-label={commonText.search} className={`${buttonClass({ variant: 'secondary' })} min-h-12`}>
        <SearchIcon aria-hidden className="size-5" />
      </button>
      {remembered && (
        <p className="max-sm:basis-full sm:pl-2">
          <Way to={wordsPath({ q }, remembered)}>{searchText.nearIt(nameShortly(showPlace(remembered)))}</Way>
        </p>
      )}
    </form>
  );
}
