import type { Pool } from 'pg';
import { createRandom, type Random } from '#server/demo/random.ts';
import { typedStates } from './keystrokes.ts';
import { picker } from './picker.ts';

/** So many different addresses are in a mix, where the directory has as many. */
const ADDRESSES = 20_000;

/** Addresses in the lists of all clients together: each asks its own from the start again when it is through. */
const DRAWN = 32_000;

export interface Mixes {
  /** Pages of visitors: a few that everybody opens, then profiles and results. */
  pages: string[];
  /** Lists over the calls. */
  listings: string[];
  suggestions: string[];
  /** Profiles that are in no mix: each is asked for once. */
  others: string[];
}

/** What people ask a directory for, the most popular first: real businesses, and real services of real places. */
export async function readMixes(pool: Pool): Promise<Mixes> {
  const { rows: ids } = await pool.query<{ business_id: string }>(
    'select business_id from businesses where status = $1 order by md5(business_id::text) limit $2',
    ['approved', 2 * ADDRESSES],
  );
  const { rows: lists } = await pool.query<{ service: string; city: string; state: string; n: number }>(
    `select service, city, state, count(*)::int as n from businesses where status = 'approved'
      group by 1, 2, 3 order by n desc, service, city limit $1`,
    [ADDRESSES / 2],
  );
  const results = lists.flatMap(({ service, city, state, n }) =>
    Array.from(
      { length: Math.min(3, Math.ceil(n / 8)) },
      (_, index) => new URLSearchParams({ service, city, state, page: String(index + 1) }),
    ),
  );
  const half = Math.floor(ids.length / 2);
  const profiles = ids.map(({ business_id: id }) => `/viewdetails/${id}`);
  const random = createRandom('addresses');
  const many = shuffled(random, [...results.map((query) => `/searcher?${query}`), ...profiles.slice(0, half)]);
  return {
    pages: ['/', '/category', '/suppliers', '/blog', '/searcher', '/plans', '/contact', ...many].slice(0, ADDRESSES),
    listings: shuffled(
      random,
      results.map((query) => `/api/v1/contractor/search?limit=8&${query}`),
    ).slice(0, ADDRESSES),
    suggestions: shuffled(random, typedStates()).map((q) => `/api/v1/contractor/search?q=${encodeURIComponent(q)}&limit=4&counted=0`),
    others: profiles.slice(half),
  };
}

/** A list for each client in which an address stands as often as its rank lets it: the first twice as often as the second (Zipf). */
export function drawLists(addresses: string[], clients: number): string[][] {
  const random = createRandom(`zipf ${clients}`);
  const pick = picker(addresses, (_, rank) => 1 / (rank + 1));
  return Array.from({ length: clients }, () => Array.from({ length: Math.ceil(DRAWN / clients) }, () => pick(random)));
}

/** Addresses dealt out so that none is asked for twice while they last. */
export function dealLists(addresses: string[], clients: number): string[][] {
  return Array.from({ length: clients }, (_, client) => addresses.filter((_address, index) => index % clients === client));
}

function shuffled<Item>(random: Random, items: Item[]): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.int(0, at);
    [all[at], all[other]] = [all[other] as Item, all[at] as Item];
  }
  return all;
}
