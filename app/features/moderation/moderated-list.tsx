import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FailureState } from '#app/components/list-states.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { useNearBottom } from '#app/features/businesses/use-near-bottom.ts';
import type { useModeratedPages } from '#app/features/moderation/use-moderated-pages.ts';
import type { ModeratedBusiness, ModeratedPage } from '#shared/schemas/moderation.ts';

const COMING = ['first', 'second'];

interface ModeratedListProps {
  first: ModeratedPage;
  list: ReturnType<typeof useModeratedPages>;
  /** What stands in the place of no businesses. */
  empty: ReactNode;
  children: (business: ModeratedBusiness, index: number) => ReactNode;
}

/** Cards that go on as the admin scrolls; without script links lead from page to page. */
export function ModeratedList({ first, list, empty, children }: ModeratedListProps) {
  const hydrated = useHydrated();
  const { businesses, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  // Decided cards leave: the list's end may come into sight without anything being loaded.
  const end = useNearBottom(loadMore, hasNextPage && !isFetchNextPageError && !isFetchingNextPage, businesses.length);
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
      <div ref={end} />
      {isFetchingNextPage && (
        <div role="status" aria-label="Loading" className="mt-4 grid gap-4 xl:grid-cols-2">
          {COMING.map((card) => (
            <Skeleton key={card} className="h-64 w-full" />
          ))}
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <FailureState message={error?.message} onRetry={loadMore} />}
      {!hydrated && <PageLinks currentPage={first.currentPage} totalPages={first.totalPages} />}
      {hydrated && first.currentPage > 1 && <PageLinks currentPage={first.currentPage} totalPages={first.currentPage} />}
    </div>
  );
}
