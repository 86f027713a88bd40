import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** What was spent on something since a day. */
export interface Spent {
  since: string;
  subject: Buffer;
}

/** What was spent on each, which nobody else changes until the transaction ends; in one order, so that two wait for each other and no more. */
export async function lockCosts(db: Kysely<DB>, spent: Spent[]): Promise<Map<string, number>> {
  const ordered = spent.toSorted((a, b) => Buffer.compare(a.subject, b.subject));
  await db
    .insertInto('short_message_costs')
    .values(ordered.map((one) => ({ ...one, cost: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom('short_message_costs')
    .select(['subject', 'cost'])
    .where(sql<boolean>`(since, subject) in (${sql.join(ordered.map(({ since, subject }) => sql`(${since}::date, ${subject})`))})`)
    .orderBy('subject')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ subject, cost }) => [subject.toString('hex'), cost]));
}

/** Adds to what was spent on each; takes away what is negative. */
export async function addCosts(db: Kysely<DB>, spent: Spent[], cost: number): Promise<void> {
  for (const { since, subject } of spent.toSorted((a, b) => Buffer.compare(a.subject, b.subject))) {
    await db
      .updateTable('short_message_costs')
      .set({ cost: sql`greatest(0, cost + ${cost})` })
      .where('since', '=', sql<Date>`${since}::date`)
      .where('subject', '=', subject)
      .execute();
  }
}
