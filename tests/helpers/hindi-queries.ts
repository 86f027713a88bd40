import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { catalogue } from '#shared/catalogue.ts';

/** A line of seen.tsv or unseen.tsv (tests/hindi-queries/README.md). */
export interface HindiQuery {
  query: string;
  /** Any of these services is right; none when a place or a business is looked for. */
  trades: string[];
  /** A city or a state. */
  place: string | undefined;
  business: string | undefined;
}

const CITIES = [
  ['Pune', 'Maharashtra'],
  ['Mumbai', 'Maharashtra'],
  ['Nagpur', 'Maharashtra'],
  ['Delhi', 'Delhi'],
  ['Kanpur', 'Uttar Pradesh'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Jaipur', 'Rajasthan'],
  ['Indore', 'Madhya Pradesh'],
  ['Bhopal', 'Madhya Pradesh'],
  ['Patna', 'Bihar'],
];

function readLines(file: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`../hindi-queries/${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

export function readHindiQueries(file: 'seen' | 'unseen'): HindiQuery[] {
  const given = (text = '-') => (text === '-' ? undefined : text);
  return readLines(file).map(([query = '', trades, place, business]) => ({
    query,
    trades: given(trades)?.split('|') ?? [],
    place: given(place),
    business: given(business),
  }));
}

/** A business of each service in each of ten cities, whose names say nothing, and those of businesses.tsv. */
export async function makeHindiDirectory(pool: Pool): Promise<void> {
  const services = [...catalogue.contractor, ...catalogue.supplier];
  const plain = CITIES.flatMap(([city, state]) => services.map((service, at) => ({ name: `Xq ${at}`, service, city, state })));
  const named = readLines('businesses').map(([name, service, city, state]) => ({ name, service, city, state }));
  await pool.query(
    `insert into businesses (name, service, address, city, state, price, status)
      select name, service, 'Main Bazar', city, state, '100', 'approved'
      from json_to_recordset($1) as (name text, service text, city text, state text)`,
    [JSON.stringify([...plain, ...named])],
  );
}

/** Whether one of the businesses found is what a query is for. */
export function isAnswered(
  { trades, place, business }: HindiQuery,
  found: Record<'name' | 'service' | 'city' | 'state', string>[],
): boolean {
  return found.some(
    ({ name, service, city, state }) =>
      (trades.length === 0 || trades.includes(service)) &&
      (place === undefined || city === place || state === place) &&
      (business === undefined || name === business),
  );
}
