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
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow();
}
