import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, ShortMessageTemplates } from '#server/db/types.ts';

/** How the messages of the last days stand, and what they cost, in ten-thousandths of a rupee. */
export async function countMessages(db: Kysely<DB>, since: Date) {
  const { rows } = await sql<{ waiting: number; sent: number; arrived: number; failed: number; cost: string }>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('sent', 'delivered', 'read'))::int as sent,
      count(*) filter (where state in ('delivered', 'read'))::int as arrived,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(sum((select sum(cost) from short_message_ways ways where ways.short_message_id = messages.short_message_id)), 0) as cost
    from short_messages messages where asked_at >= ${since}`.execute(db);
  return rows[0] ?? { waiting: 0, sent: 0, arrived: 0, failed: 0, cost: '0' };
}

/** A template that nobody else changes until the transaction ends. One that is not there yet is, with what it is to be. */
export async function lockTemplate(db: Kysely<DB>, initial: Insertable<ShortMessageTemplates>) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('short_message_templates')
    .values({ ...initial, version: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'language']).doNothing())
    .executeTakeFirst();
  const row = await db
    .selectFrom('short_message_templates')
    .selectAll()
    .where('kind', '=', initial.kind)
    .where('language', '=', initial.language)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n };
}

export async function updateTemplate(
  db: Kysely<DB>,
  { kind, language, ...set }: Omit<Insertable<ShortMessageTemplates>, 'version'>,
): Promise<void> {
  await db
    .updateTable('short_message_templates')
    .set({ ...set, version: sql`version + 1` })
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute();
}

/** How many messages wait because a cap is met. */
export async function countCapped(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from short_messages where state = 'waiting' and reason = 'capped'`.execute(db);
  return rows[0]?.n ?? 0;
}
