import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { List, MapIcon } from '#app/components/icons.ts';
import { lazily } from '#app/components/lazily.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { type SavedCriteria, TellMeButton } from '#app/features/saved-searches/tell-me-button.tsx';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import type { CallQuery } from '#shared/calls/call-types.ts';
import { mapText } from '#shared/texts.ts';

const FRAME = 'z-20 max-lg:sticky max-lg:top-0 h-[42dvh] mb-3 lg:order-2 lg:sticky lg:top-24 lg:mb-0 lg:h-[calc(100dvh-8rem)]';

const ResultsMap = lazily(
  async () => (await import('#app/features/map/results-map.tsx')).ResultsMap,
  <Skeleton className={`${FRAME} rounded-xl`} />,
);

interface ListWithMapProps {
  /** What the list is called, where it is shared. */
  title: string;
  /** How many businesses it has; without any there is nothing to show. */
  total: number | undefined;
  /** What the call is asked that answers its businesses. */
  filters: CallQuery<'GET /contractor/search'>;
  /** The service and city that it is of: to be told of new ones. */
  wanted: SavedCriteria;
  /** The list. */
  children: ReactNode;
}

/**
 * A list of results with what can be done with it, in a bar that stays at the bottom of the screen until the list ends: the map, which is
 * loaded when it is opened, and sharing.
 */
export function ListWithMap({ title, total = 0, filters, wanted, children }: ListWithMapProps) {
  const { state } = useLocation();
  // A list that was searched from the map comes with it.
  const [isOpen, setOpen] = useState((state as { map?: boolean } | null)?.map === true);
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  // A search from the map that finds nobody leaves the map, to search elsewhere.
  if (total === 0 && !isOpen) return children;
  const look =
    'inline-flex min-h-11 items-center gap-2 px-4 font-semibold leading-none first:rounded-l-full first:pl-5 last:rounded-r-full last:pr-5 hover:bg-brick max-[22rem]:px-2.5! max-sm:not-[:lang(en)]:px-2.5! max-sm:not-[:lang(en)]:text-sm';
  return (
    <div className={isOpen ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-6' : ''}>
      {isOpen && hydrated && <ResultsMap className={FRAME} filters={filters} total={total} list={list} onLost={() => setOpen(false)} />}
      <div ref={list} className={isOpen ? 'beside-map min-w-0 lg:[&_ul:has(>li>article)]:grid-cols-1' : ''}>
        {children}
      </div>
      <div
        data-map={isOpen || undefined}
        className="list-bar pointer-events-none sticky bottom-3 z-30 mt-5 flex justify-center lg:order-3 lg:col-span-2 [@media(scripting:none)]:hidden"
      >
        <div className="on-dark pointer-events-auto flex max-w-full flex-wrap justify-center divide-x divide-white/20 rounded-full bg-ink text-paper shadow-lg">
          <button type="button" disabled={!hydrated} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={look}>
            {isOpen ? <List aria-hidden className="size-5" /> : <MapIcon aria-hidden className="size-5" />}
            <span>{isOpen ? mapText.hideMap : mapText.map}</span>
          </button>
          <ShareButton title={title} className={look} />
          <TellMeButton search={wanted} className={look} isShort />
        </div>
      </div>
    </div>
  );
}
