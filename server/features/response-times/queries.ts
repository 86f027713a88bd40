import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Of the last 30 days' enquiries without spam: how many, how many were answered, and the median minutes until they were. */
export function sumResponses(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('received'),
      fn.count<number>('replied_at').as('answered'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from replied_at - created_at)::double precision / 60)`.as(
        'median_minutes',
      ),
    ])
    .where('business_id', '=', businessId)
    .where('status', '<>', 'spam')
    .where('is_withheld', '=', false)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow();
}

/** Marks those who answer most enquiries of the last 30 days, the middle one within so many minutes, and unmarks all others. */
export async function markQuickAnswers(
  db: Kysely<DB>,
  { enough, minutes, share }: { enough: number; minutes: number; share: number },
): Promise<void> {
  await sql`with quick as materialized (
      select business_id from enquiries
      where business_id is not null and status <> 'spam' and not is_withheld and created_at > now() - interval '30 days'
      group by business_id
      having count(*) >= ${enough} and count(replied_at) >= ${share}::float8 * count(*)
        and percentile_cont(0.5) within group (order by extract(epoch from replied_at - created_at)::double precision) <= 60 * ${minutes}::float8)
    update business_stats set is_quick = not is_quick
    where business_id in (
      select business_id from quick where business_id not in (select business_id from business_stats where is_quick)
      union all select business_id from business_stats where is_quick and business_id not in (select business_id from quick))`.execute(db);
}
