import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/**
 * What a business is judged by: the last 30 days' enquiries without spam and without its own. One is answered when its owner wrote a message
 * here, or its sender said that they were answered otherwise; what was only filed as replied is not (docs/decisions/160-threads.md).
 */
const JUDGED = sql<boolean>`status <> 'spam' and not is_withheld and sender_business_id is distinct from business_id and created_at > now() - interval '30 days'`;
const MINUTES = sql<number>`extract(epoch from replied_at - created_at)::double precision / 60`;
const MEDIAN = sql<number | null>`percentile_cont(0.5) within group (order by ${MINUTES}) filter (where replied_by is not null)`;

/** How many enquiries there were, how many were answered in each way, and the median minutes until they were. */
export function sumResponses(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('received'),
      fn.countAll<number>().filterWhere('replied_by', '=', 'owner').as('written'),
      fn.countAll<number>().filterWhere('replied_by', '=', 'asker').as('confirmed'),
      MEDIAN.as('median_minutes'),
    ])
    .where('business_id', '=', businessId)
    .where(JUDGED)
    .executeTakeFirstOrThrow();
}

/** Marks those who answer most enquiries of the last 30 days, the middle one within so many minutes, and unmarks all others. */
export async function markQuickAnswers(
  db: Kysely<DB>,
  { enough, minutes, share }: { enough: number; minutes: number; share: number },
): Promise<void> {
  await sql`with quick as materialized (
      select business_id from enquiries
      where business_id is not null and ${JUDGED}
      group by business_id
      having count(*) >= ${enough} and count(replied_by) >= ${share}::float8 * count(*) and ${MEDIAN} <= ${minutes}::float8),
    others as materialized (
      select business_id from quick where business_id not in (select business_id from business_stats where is_quick)
      union all select business_id from business_stats where is_quick and business_id not in (select business_id from quick)),
    locked as materialized (
      select business_id from business_stats where business_id in (select business_id from others) order by business_id for update)
    update business_stats set is_quick = not is_quick where business_id in (select business_id from locked)`.execute(db);
}
