import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { REACHED, startOf } from '#server/features/figures/queries/moments.ts';
import type { ReadSpan } from '#server/features/figures/queries/searches.ts';
import type { GrowthKind } from '#shared/schemas/figures.ts';

export interface GrowthRow {
  kind: GrowthKind;
  /** A day, or the first one of a month. */
  at: string;
  n: number;
}

/** What came by day or month, from the beginning of the period before. */
export async function selectGrowth(db: Kysely<DB>, { before, until, closedUntil }: ReadSpan, step: 'day' | 'month'): Promise<GrowthRow[]> {
  const since = (day: string, column: string) => sql`${sql.ref(column)} >= ${startOf(day)} and ${sql.ref(column)} < ${startOf(until)}`;
  const at = (column: string) => sql`date_trunc(${step}, ${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;
  const { rows } = await sql<GrowthRow>`
    select kind, to_char(at, 'YYYY-MM-DD') as at, sum(n)::int as n from (
      select 'businesses' as kind, ${at('approved_at')} as at, count(*) as n from businesses where ${since(before, 'approved_at')} group by 2
      union all
      select 'users', ${at('created_at')}, count(*) from users where ${since(before, 'created_at')} group by 2
      union all
      select 'reviews', ${at('created_at')}, count(*) from reviews where state = 'shown' and ${since(before, 'created_at')} group by 2
      union all
      select 'enquiries', month, sum(n) from enquiry_months
      where month >= ${before}::date and month < least(${until}::date, ${closedUntil}::date) group by 2
      union all
      select 'enquiries', ${at('created_at')}, count(*) from enquiries
      where created_at >= greatest(${startOf(before)}, ${startOf(closedUntil)}) and created_at < ${startOf(until)} and ${REACHED} group by 2
    ) came group by kind, at order by at`.execute(db);
  return rows;
}
