import type { Pool } from 'pg';
import { TaggedCache } from '#server/cache/tagged-cache.ts';

/**
 * Some two hundred pages of results: what visitors are given again is kept as bytes, and needs them once (cached-calls.ts). One visitor could
 * fill the memory with the longest lists, which are nobody's page: made anew they leave nothing behind, remembered they would push out what
 * people read.
 */
const LIMITS = { maxSize: 5 * 1024 * 1024, maxEntrySize: 128 * 1024, ttl: 60_000 };

interface Results {
  rows: object[];
}

/** What a row takes beside its texts, with what is made of it (search-businesses.ts). Bytes. */
const ROW = 1_500;

/** The results of one database server that are given again while nothing that they show was changed (tagged-cache.ts). */
export function rememberResults(pool: Pool, { onChange, onMoved }: { onChange: () => void; onMoved: () => void }): TaggedCache<Results> {
  return new TaggedCache<Results>(pool, {
    ...LIMITS,
    sizeOf: ({ rows }) => rows.reduce((size, row) => size + ROW + 2 * lettersOf(row), ROW),
    onChange,
    onMoved,
  });
}

/** How many letters stand in its texts; each is kept in the row and in the answer. */
function lettersOf(row: object): number {
  let letters = 0;
  for (const value of Object.values(row)) if (typeof value === 'string') letters += value.length;
  return letters;
}
