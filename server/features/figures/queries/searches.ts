import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { SPELLED_NAMES } from '#server/features/figures/queries/spelled-names.ts';
import type { Span } from '#server/features/figures/span.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import type { SearchCountKind } from '#shared/schemas/site-numbers.ts';

/** A span, and the day up to which months are added up and read as such. */
export interface ReadSpan extends Span {
  closedUntil: string;
}

/** Searches of a kind by name, in the period and before it: months that are over from their sums, later days one by one. */
const counted = (kind: SearchCountKind, { before, since, until, closedUntil }: ReadSpan) => sql`(
  select name, month >= ${since}::date as is_now, n from search_months
  where kind = ${kind} and month >= ${before}::date and month < least(${until}::date, ${closedUntil}::date)
  union all
  select name, day >= ${since}::date, sum(n)::int from search_counts
  where kind = ${kind} and day >= greatest(${before}::date, ${closedUntil}::date) and day < ${until}::date
  group by 1, 2 having ${kind} <> 'nothing_found' or sum(visits) >= ${figureLimits.leastVisits})`;

const NOW = sql<number>`coalesce(sum(n) filter (where is_now), 0)::int`;
const BEFORE = sql<number>`coalesce(sum(n) filter (where not is_now), 0)::int`;

export interface NamedFigure {
  name: string;
  now: number;
  before: number;
}

/** Cities, or words that found nothing, the most frequent first. */
export async function selectSearches(db: Kysely<DB>, kind: 'city' | 'nothing_found', span: ReadSpan, most: number): Promise<NamedFigure[]> {
  const { rows } = await sql<NamedFigure>`
    select name, ${NOW} as now, ${BEFORE} as before from ${counted(kind, span)} counted
    group by name having sum(n) filter (where is_now) > 0 order by now desc, name limit ${most}`.execute(db);
  return rows;
}

/** Services, alone or each with a city, as the catalogue calls them now. */
export async function selectServiceSearches(
  db: Kysely<DB>,
  kind: 'service' | 'service_in_city',
  span: ReadSpan,
  most: number,
): Promise<{ service: string; city: string; now: number; before: number }[]> {
  const { rows } = await sql<{ service: string; city: string; now: number; before: number }>`
    with counted as materialized ${counted(kind, span)},
      spelled as (
        select written, coalesce(names.present, written) as service
        from (select distinct split_part(name, E'\t', 1) as written from counted) written
          left join ${SPELLED_NAMES} names on names.key = search_key(written))
    select service, split_part(name, E'\t', 2) as city, ${NOW} as now, ${BEFORE} as before
    from counted join spelled on written = split_part(name, E'\t', 1)
    group by 1, 2 having sum(n) filter (where is_now) > 0 order by now desc, 1, 2 limit ${most}`.execute(db);
  return rows;
}

/** All searches for a service or in a city, in the period and before it. */
export async function sumSearches(db: Kysely<DB>, kind: 'service' | 'city', span: ReadSpan): Promise<{ now: number; before: number }> {
  const { rows } = await sql<{ now: number; before: number }>`
    select ${NOW} as now, ${BEFORE} as before from ${counted(kind, span)} counted`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}
