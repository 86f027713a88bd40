import type { RemovedKind } from '#shared/schemas/removed-things.ts';

interface Kept {
  table: string;
  /** The column of its id. */
  key: string;
  /** What is kept in memory of such tables. */
  cached: readonly string[];
}

/** Where each kind of thing stands that can be brought back. */
export const KINDS: Record<RemovedKind, Kept> = {
  review: { table: 'reviews', key: 'review_id', cached: [] },
  poster: { table: 'posters', key: 'poster_id', cached: ['posters'] },
  blog: { table: 'blogs', key: 'blog_id', cached: [] },
  service: { table: 'services', key: 'service_id', cached: ['services', 'sayings'] },
  price_ticker: { table: 'price_tickers', key: 'price_ticker_id', cached: ['price_tickers'] },
};
