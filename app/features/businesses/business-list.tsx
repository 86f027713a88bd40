import { useCallback } from 'react';
import { FailureState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { BusinessCard } from '#app/features/businesses/business-card.tsx';
import { BusinessListSkeleton, cardGrid } from '#app/features/businesses/business-list-skeleton.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import { useNearBottom } from '#app/features/businesses/use-near-bottom.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

interface BusinessListProps {
  /** The page that came with the document. */
  first: BusinessPage;
  /** Path of the call for further pages, with its filters. */
  call: string;
}

/** Business cards that go on as the visitor scrolls; without script links lead from page to page. */
export function BusinessList({ first, call }: BusinessListProps) {
  const hydrated = useHydrated();
  const { businesses, data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = useBusinessPages(first, call);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const end = useNearBottom(loadMore, hasNextPage && !isFetchNextPageError && !isFetchingNextPage, data.pages.length);
  return (
    <>
      <h2 className="sr-only">Businesses</h2>
      <ul className={cardGrid}>
        {businesses.map((business, index) => (
          <li key={business._id}>
            <BusinessCard business={business} eager={index === 0} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {isFetchingNextPage && <BusinessListSkeleton className="mt-5" />}
      {isFetchNextPageError && !isFetchingNextPage && <FailureState message={error?.message} onRetry={loadMore} />}
      {!hydrated && <PageLinks currentPage={first.currentPage} totalPages={first.totalPages} />}
      {hydrated && first.currentPage > 1 && <PageLinks currentPage={first.currentPage} totalPages={first.currentPage} />}
    </>
  );
}
