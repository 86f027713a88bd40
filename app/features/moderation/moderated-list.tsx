import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '#app/components/skeleton.tsx';
import { ListEnd } from '#app/features/businesses/list-end.tsx';
import type { useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import type { ModeratedBusiness, ModeratedPage } from '#shared/schemas/moderation.ts';
import { commonText } from '#shared/texts.ts';

const COMING = ['first', 'second'];

interface ModeratedListProps {
  first: ModeratedPage;
  list: ReturnType<typeof useBusinessPages<ModeratedBusiness>>;
  /** What stands in the place of no businesses. */
  empty: ReactNode;
  children: (business: ModeratedBusiness, index: number) => ReactNode;
}

/** Cards that go on as the admin scrolls; without script links lead from page to page. */
export function ModeratedList({ first, list, empty, children }: ModeratedListProps) {
  const { businesses, hasNextPage } = list;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(businesses.length);

  // A decided card takes the focus with it.
  useEffect(() => {
    if (businesses.length < shown.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    shown.current = businesses.length;
  }, [businesses.length]);

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {businesses.length === 0 && !hasNextPage ? (
        <div className="rounded-xl border border-sand-dark bg-paper">{empty}</div>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {businesses.map((business, index) => (
            <li key={business._id}>{children(business, index)}</li>
          ))}
        </ul>
      )}
      {/* Decided cards leave: the list's end may come into sight without anything being loaded. */}
      <ListEnd first={first} list={list} turn={businesses.length} skeleton={<ComingCards />} />
    </div>
  );
}

function ComingCards() {
  return (
    <div role="status" aria-label={commonText.loading} className="mt-4 grid gap-4 xl:grid-cols-2">
      {COMING.map((card) => (
        <Skeleton key={card} className="h-64 w-full" />
      ))}
    </div>
  );
}
