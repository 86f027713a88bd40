import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Counts one mail more within that time, unless `most` are counted. @returns the seconds until there is room, 0 when it was counted. */
export async function countWithin(db: Kysely<DB>, subject: Buffer, { most, seconds }: { most: number; seconds: number }): Promise<number> {
  const end = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const counted = await db
    .insertInto('mail_counts')
    .values({ subject, mails: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          mails: sql`case when mail_counts.ends_at <= now() then 1 else mail_counts.mails + 1 end`,
          ends_at: sql`case when mail_counts.ends_at <= now() then excluded.ends_at else mail_counts.ends_at end`,
        })
        .where(sql<boolean>`mail_counts.ends_at <= now() or mail_counts.mails < ${most}`),
    )
    .returning('mails')
    .executeTakeFirst();
  if (counted) return 0;
  const full = await db
    .selectFrom('mail_counts')
    .select(sql<number>`greatest(1, ceil(extract(epoch from ends_at - now())))::int`.as('seconds_left'))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return full?.seconds_left ?? 1;
}

export async function deleteEndedCounts(db: Kysely<DB>) {
  await db.deleteFrom('mail_counts').where('ends_at', '<=', sql<Date>`now()`).execute();
}
