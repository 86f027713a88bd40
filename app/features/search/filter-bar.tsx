import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { ArrowUpDown, ChevronDown, RotateCcw, SlidersHorizontal, X } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import {
  markedOrder,
  nameFact,
  nameOrder,
  namePriceLimit,
  nameRating,
  narrowedPath,
  orderOf,
  resetPath,
  setFilters,
  toggleCheck,
} from '#app/features/search/narrowing.ts';
import type { Search } from '#app/features/search/search.ts';
import { checkNames } from '#shared/check-names.ts';
import { facts, type Order, orders } from '#shared/narrowing.ts';
import type { From } from '#shared/schemas/businesses.ts';
import type { Facets } from '#shared/schemas/narrowing.ts';
import { capitalise } from '#shared/service-name.ts';
import { checksText, choicesText, searchText } from '#shared/texts.ts';

interface FilterBarProps {
  search: Search;
  facets: Facets;
  /** How many businesses the list has. */
  total: number | undefined;
  /** What distances are measured from. */
  from: From | undefined;
  /** What the list is of without a distance, in the language of the page. */
  place?: string | undefined;
  /** What stands in the same line, after filters and order. */
  beside?: ReactNode;
}

const CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-cement-dark bg-paper px-3 sm:px-4 font-semibold text-sm leading-tight hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-paper';
/**
 * What is opened takes the whole width below all chips, which stay where they are; where a browser cannot tell the opened part from its
 * chip, both stand there.
 */
const DISCLOSURE =
  'group/open max-w-full open:order-1 open:basis-full supports-[selector(::details-content)]:contents supports-[selector(::details-content)]:[&:not([open])::details-content]:hidden supports-[selector(::details-content)]:[&::details-content]:order-1 supports-[selector(::details-content)]:[&::details-content]:basis-full';
/** No browser draws its own mark. */
const SUMMARY = `${CHIP} max-w-full list-none [&::-webkit-details-marker]:hidden group-open/open:border-ink`;
const PANEL = 'grid gap-4 rounded-xl border border-sand-dark bg-paper p-4';

/** On wide screens it stands beside the heading, which leaves it room there, until filters are set that need more of it. */
const BESIDE_HEADING = 'lg:pointer-events-none lg:-mt-13 lg:justify-end lg:[&>nav>*]:pointer-events-auto';

/**
 * The filters and the order of a list, one line high until they are opened. All of it is links, so that it works without script.
 * Phones have no room for the filters that are set one by one: how many they are, and Reset, stand there.
 */
export function FilterBar({ search, facets, total = 0, from, place, beside }: FilterBarProps) {
  const set = setFilters(search);
  const isBesideHeading = set.length === 0 && search.sort === undefined && !beside;
  return (
    <div className={`mb-2 flex flex-wrap items-start gap-2 ${isBesideHeading ? BESIDE_HEADING : ''}`}>
      <nav aria-label={searchText.filtersAndOrder} className="contents">
        <details name="narrowing" className={DISCLOSURE}>
          <summary className={SUMMARY}>
            <SlidersHorizontal aria-hidden className="size-4" />
            <span>{searchText.filters}</span>
            {set.length > 0 && <span className="tabular-nums">{withHidden(searchText.filtersSet, set.length)}</span>}
            <ChevronDown aria-hidden className="size-4 group-open/open:rotate-180 max-sm:hidden" />
          </summary>
          <Filters search={search} facets={facets} total={total} place={place} />
        </details>
        <details name="narrowing" className={DISCLOSURE}>
          <summary className={SUMMARY}>
            <ArrowUpDown aria-hidden className="size-4" />
            <span className="sr-only">{searchText.orderIs}</span>
            <span className="truncate">
              {withParts(markedOrder(orderOf(search)), { more: (words) => <span className="max-sm:sr-only">{words}</span> })}
            </span>
            <ChevronDown aria-hidden className="size-4 group-open/open:rotate-180 max-sm:hidden" />
          </summary>
          <Orders search={search} hasDistance={from !== undefined || search.city !== undefined} hasPrices={facets.prices !== undefined} />
        </details>
        {set.map(({ filter, name, without }) => (
          <Link
            key={filter}
            to={without}
            rel="nofollow"
            preventScrollReset
            aria-label={searchText.takeFilterAway(name)}
            className={`${CHIP} max-sm:hidden`}
          >
            <span>{name}</span>
            <X aria-hidden className="size-4" />
          </Link>
        ))}
        {(set.length > 0 || search.sort !== undefined) && (
          <Link
            to={resetPath(search)}
            rel="nofollow"
            preventScrollReset
            className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-brick underline underline-offset-4 sm:px-2"
          >
            <RotateCcw aria-hidden className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">{searchText.reset}</span>
          </Link>
        )}
      </nav>
      {beside}
    </div>
  );
}

function Filters({ search, facets, total, place }: Omit<FilterBarProps, 'from' | 'beside'> & { total: number }) {
  const { radius, rating, upTo } = search;
  const { prices } = facets;
  const told = facts.filter((fact) => facets[fact] > 0 || search[fact]);
  return (
    <div className={PANEL}>
      {facets.radius.length > 0 ? (
        <Group label={searchText.distance}>
          {(facets.everywhere !== undefined || radius === undefined) && (
            <Choice
              to={narrowedPath(search, { radius: undefined })}
              isChosen={radius === undefined}
              count={radius === undefined ? undefined : facets.everywhere}
            >
              {place ? searchText.allOf(place) : searchText.anyDistance}
            </Choice>
          )}
          {facets.radius.map(({ value, count }) => (
            <Choice key={value} to={narrowedPath(search, { radius: value })} isChosen={radius === value} count={count}>
              {choicesText.kilometres(String(value))}
            </Choice>
          ))}
        </Group>
      ) : (
        <p className="text-ink-soft text-sm">{searchText.distancesNeedPlace}</p>
      )}
      {(rating !== undefined || facets.rating.some(({ count }) => count > 0)) && (
        <Group label={searchText.rating}>
          <Choice to={narrowedPath(search, { rating: undefined })} isChosen={rating === undefined}>
            {searchText.any}
          </Choice>
          {facets.rating.map(({ value, count }) => (
            <Choice key={value} to={narrowedPath(search, { rating: value })} isChosen={rating === value} count={count}>
              {nameRating(value)}
            </Choice>
          ))}
        </Group>
      )}
      {prices && (
        <Group label={searchText.pricePer(choicesText.unitName(prices.unit))}>
          <Choice to={narrowedPath(search, { upTo: undefined })} isChosen={upTo === undefined}>
            {searchText.any}
          </Choice>
          {prices.upTo.map(({ value, count }) => (
            <Choice key={value} to={narrowedPath(search, { upTo: value })} isChosen={upTo === value} count={count}>
              {namePriceLimit(value)}
            </Choice>
          ))}
        </Group>
      )}
      {told.length > 0 && (
        <Group label={searchText.onlyThoseWith}>
          {told.map((fact) => (
            <Choice
              key={fact}
              to={narrowedPath(search, { [fact]: search[fact] ? undefined : true })}
              isChosen={search[fact] === true}
              count={facets[fact]}
            >
              {nameFact(fact)}
            </Choice>
          ))}
        </Group>
      )}
      {facets.checks.length > 0 && (
        <Group label={checksText.checked}>
          {facets.checks.map(({ kind, count }) => (
            <Choice
              key={kind}
              to={narrowedPath(search, toggleCheck(search, kind))}
              isChosen={search.checks?.includes(kind) === true}
              count={count}
            >
              {capitalise(checkNames[kind]())}
            </Choice>
          ))}
          <li>
            <Link to="/checks" className="inline-flex min-h-11 items-center px-1 text-brick text-sm underline underline-offset-4">
              {checksText.whatThisMeans}
            </Link>
          </li>
        </Group>
      )}
      {total > 0 && (
        <Button onClick={close} className="justify-self-start max-sm:w-full [@media(scripting:none)]:hidden">
          {searchText.showFound(total)}
        </Button>
      )}
    </div>
  );
}

interface OrdersProps {
  search: Search;
  hasDistance: boolean;
  /** Some businesses say prices that can be compared. */
  hasPrices: boolean;
}

function Orders({ search, hasDistance, hasPrices }: OrdersProps) {
  const order = orderOf(search);
  const usual = orderOf({ ...search, sort: undefined });
  const isOffered = (one: Order) => one === order || ((one !== 'nearest' || hasDistance) && (one !== 'price' || hasPrices));
  return (
    <div className={PANEL}>
      <Group label={searchText.order}>
        {orders.filter(isOffered).map((one) => (
          <Choice key={one} to={narrowedPath(search, { sort: one === usual ? undefined : one })} isChosen={one === order} onClick={close}>
            {nameOrder(one)}
          </Choice>
        ))}
      </Group>
    </div>
  );
}

/** Closes what a link or button stands in; the focus goes to what opens it again. */
function close({ currentTarget }: MouseEvent) {
  const disclosure = currentTarget.closest('details');
  disclosure?.querySelector('summary')?.focus();
  disclosure?.removeAttribute('open');
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="grid gap-2">
      <p className="font-semibold text-sm">{label}</p>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  to: string;
  isChosen: boolean;
  /** How many businesses there would be. */
  count?: number | undefined;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** One choice of a filter, with what it would find; one that would find nothing leads nowhere. */
function Choice({ to, isChosen, count, onClick, children }: ChoiceProps) {
  const shown = count !== undefined && <span className="font-normal tabular-nums">{withHidden(searchText.countOfBusinesses, count)}</span>;
  return (
    <li>
      {count === 0 && !isChosen ? (
        <span className={`${CHIP} pointer-events-none border-sand-dark text-ink-soft`}>
          <span>{children}</span>
          {shown}
        </span>
      ) : (
        <Link
          to={to}
          rel="nofollow"
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          {...(onClick && { onClick })}
          className={CHIP}
        >
          <span>{children}</span>
          {shown}
        </Link>
      )}
    </li>
  );
}
