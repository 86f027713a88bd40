import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BusinessListSkeleton } from '#app/features/businesses/business-list-skeleton.tsx';
import { CompactCard, compactGrid, type SharedByList } from '#app/features/businesses/compact-card.tsx';
import { ListEnd } from '#app/features/businesses/list-end.tsx';
import type { ListState } from '#app/features/businesses/place-of-list.ts';
import { splitMeant } from '#app/features/businesses/split-meant.ts';
import { type PagesCall, useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import { useListPlace } from '#app/features/businesses/use-list-place.ts';
import { labelOfList } from '#app/features/search/name-meaning.ts';
import { limits } from '#shared/limits.ts';
import type { BusinessPage, ListedBusiness } from '#shared/schemas/businesses.ts';
import { businessesText } from '#shared/texts.ts';

/** The lists of a tab are kept this long, so that going back finds all of their pages again. */
const KEPT_MILLISECONDS = 30 * 60_000;

interface BusinessListProps extends Pick<ListState, 'placeNames'> {
  /** The page that came with the document. */
  first: BusinessPage<ListedBusiness>;
  /** The call for further pages. */
  call: PagesCall<ListedBusiness>;
  shared?: SharedByList | undefined;
}

/** Business cards that go on as the visitor scrolls, and after three loads when asked; without script links lead from page to page. */
export function BusinessList({ first, call, placeNames, shared }: BusinessListProps) {
  const list = useBusinessPages({ first, call, keptFor: KEPT_MILLISECONDS });
  const { businesses, data } = list;
  useListPlace(data.pages.length, list.grow);
  const loads = data.pages.length - 1;
  const { place, willGrow } = useFocusOnGrowth(businesses.length);
  const { written, meant } = splitMeant(data.pages, businesses);
  return (
    <div ref={place}>
      {written.length > 0 && (
        <>
          <h2 className="sr-only">{businessesText.businesses}</h2>
          <Cards businesses={written} placeNames={placeNames} from={first.from} shared={shared} isFirst />
        </>
      )}
      {meant.length > 0 && (
        <MeantHeading isFirst={written.length === 0}>
          {businessesText.wordsMayMean(first.understood ? labelOfList(first.understood) : '')}
        </MeantHeading>
      )}
      {meant.length > 0 && (
        <Cards businesses={meant} placeNames={placeNames} from={first.from} shared={shared} isFirst={written.length === 0} />
      )}
      <ListEnd
        first={first}
        list={list}
        turn={data.pages.length}
        isAsking={loads > 0 && loads % limits.loadsWithoutAsking === 0}
        onAsked={willGrow}
        skeleton={<BusinessListSkeleton className="mt-5" />}
      />
    </div>
  );
}

/** Moves the focus to the first new card once a list has grown by a button, which is gone then. */
function useFocusOnGrowth(length: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || length <= before.current) return;
    const card = place.current?.querySelectorAll('article')[before.current];
    if (document.activeElement === document.body) card?.querySelector('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [length]);
  return {
    place,
    willGrow: () => {
      before.current = length;
    },
  };
}

interface CardsProps extends Pick<BusinessListProps, 'placeNames' | 'shared'>, Pick<ListState, 'from'> {
  businesses: readonly ListedBusiness[];
  /** The first of these is the first card of the page. */
  isFirst: boolean;
}

function Cards({ businesses, placeNames, from, shared, isFirst }: CardsProps) {
  const { pathname, search } = useLocation();
  return (
    <ul className={compactGrid}>
      {businesses.map((business, index) => (
        <li key={business._id}>
          <CompactCard
            business={business}
            eager={isFirst && index === 0}
            list={{ list: pathname + search, placeNames, from }}
            {...(shared && { shared })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Where those end that have the words typed, and the others begin that are meant. */
function MeantHeading({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <div className={isFirst ? 'mb-5' : 'mt-8 mb-5 border-cement border-t pt-6'}>
      <h2 className="font-bold text-xl tracking-tight wrap-anywhere">{children}</h2>
      <p className="text-ink-soft">{businessesText.wordsNotInThese}</p>
    </div>
  );
}
