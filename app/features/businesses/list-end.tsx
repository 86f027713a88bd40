import { type ReactNode, useCallback } from 'react';
import { Button } from '#app/components/button.tsx';
import { FailureState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import type { PageOf, useBusinessPages } from '#app/features/businesses/use-business-pages.ts';
import { useNearBottom } from '#app/features/businesses/use-near-bottom.ts';
import { businessesText } from '#shared/texts.ts';

type GrowingList = Pick<
  ReturnType<typeof useBusinessPages>,
  'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
> & { isGrowing?: boolean };

interface ListEndProps {
  first: Pick<PageOf<unknown>, 'currentPage' | 'totalPages'>;
  list: GrowingList;
  /** Changes when the list has become longer or shorter: its end is looked at anew. */
  turn: number;
  /** It goes on when it is asked to, not by itself. */
  isAsking?: boolean;
  /** Called when it is asked to go on. */
  onAsked?: () => void;
  /** Stands in the place of what is coming. */
  skeleton: ReactNode;
}

/** The end of a list that goes on as somebody scrolls, says when it cannot, and without script leads from page to page. */
export function ListEnd({ first, list, turn, isAsking = false, onAsked, skeleton }: ListEndProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, isGrowing = false } = list;
  const hydrated = useHydrated();
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const mayLoad = hasNextPage && !isFetchNextPageError && !isFetchingNextPage && !isGrowing;
  const end = useNearBottom(loadMore, mayLoad && !isAsking, turn);
  return (
    <>
      <div ref={end} />
      {isFetchingNextPage && skeleton}
      {isAsking && mayLoad && (
        <div className="mt-8 grid justify-items-center">
          <Button
            variant="secondary"
            size="lg"
            onClick={() => {
              onAsked?.();
              loadMore();
            }}
          >
            {businessesText.showMore}
          </Button>
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <FailureState message={error?.message} onRetry={loadMore} />}
      {!hydrated && <PageLinks currentPage={first.currentPage} totalPages={first.totalPages} />}
      {hydrated && first.currentPage > 1 && <PageLinks currentPage={first.currentPage} totalPages={first.currentPage} />}
    </>
  );
}
