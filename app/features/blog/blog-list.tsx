import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { FailureState } from '#app/components/list-states.tsx';
import { loadAnchored } from '#app/components/load-anchored.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { BlogCard } from '#app/features/blog/blog-card.tsx';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { useNearBottom } from '#app/features/businesses/use-near-bottom.ts';
import type { BlogEntryPage } from '#shared/schemas/blog.ts';
import { blogText } from '#shared/texts.ts';

/** Pages that come by themselves; then a button, so that the footer can be reached. */
const BY_ITSELF = 3;

/** The entries of the blog, which go on as the page is scrolled; without script links lead from page to page. */
export function BlogList({ first }: { first: BlogEntryPage }) {
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const queryKey = ['blog', first.currentPage];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<BlogEntryPage> => {
      const known = queryClient.getQueryData<InfiniteData<BlogEntryPage>>(queryKey)?.pages ?? [first];
      const addresses = new Set(known.flatMap(({ entries }) => entries.map(({ address }) => address)));
      const { page, rows } = await loadAnchored(pageParam, {
        first: first.currentPage,
        load: (page) => callApi('GET /blog/entries', { query: { page }, signal }),
        rowsOf: ({ entries }) => entries,
        isShown: ({ address }) => addresses.has(address),
      });
      return { ...page, entries: rows };
    },
    initialPageParam: first.currentPage,
    initialData: { pages: [first], pageParams: [first.currentPage] },
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    ...(import.meta.env.SSR ? {} : { gcTime: 0 }),
  });
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const { pages } = list.data;
  const byItself = hasNextPage && pages.length <= BY_ITSELF && !isFetchNextPageError && !isFetchingNextPage;
  const end = useNearBottom(loadMore, byItself, pages.length);
  // An entry that moved between two pages while they were loaded is in both.
  const entries = [...new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.address, entry])).values()];
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.address}>
            <BlogCard entry={entry} eager={index < 3} />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {isFetchingNextPage && (
        <p role="status" className="mt-6 text-center text-ink-soft">
          {blogText.loadingMore}
        </p>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <FailureState message={error?.message} onRetry={loadMore} />}
      {hydrated && hasNextPage && pages.length > BY_ITSELF && !isFetchingNextPage && !isFetchNextPageError && (
        <p className="mt-8 text-center">
          <Button variant="secondary" onClick={loadMore}>
            {blogText.showMore}
          </Button>
        </p>
      )}
      {!hydrated && <PageLinks currentPage={first.currentPage} totalPages={first.totalPages} />}
      {hydrated && first.currentPage > 1 && <PageLinks currentPage={first.currentPage} totalPages={first.currentPage} />}
    </>
  );
}
