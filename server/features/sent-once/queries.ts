import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** How long a sending may take; one that has begun before that has ended without an answer. */
const LONGEST = sql<Date>`now() - interval '1 minute'`;
const KEPT_SINCE = sql<Date>`now() - interval '1 day'`;

/** Begins a sending. @returns whether nobody has begun it before, or whoever has has ended without an answer. */
export async function insertBegun(db: Kysely<DB>, sentId: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('sent_once')
    .values({ sent_id: sentId })
    .onConflict((conflict) =>
      conflict
        .column('sent_id')
        .doUpdateSet({ begun_at: sql`now()` })
        .where('sent_once.answer', 'is', null)
        .where('sent_once.begun_at', '<', LONGEST),
    )
    .returning('sent_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The answer that a sending was given, sealed; none while it is on its way. */
export async function selectAnswer(db: Kysely<DB>, sentId: Buffer): Promise<Buffer | null> {
  const row = await db.selectFrom('sent_once').select('answer').where('sent_id', '=', sentId).executeTakeFirst();
  return row?.answer ?? null;
}

/** Keeps the answer of a sending. */
export async function updateAnswer(db: Kysely<DB>, sentId: Buffer, answer: Buffer): Promise<void> {
  await db.updateTable('sent_once').set({ answer }).where('sent_id', '=', sentId).execute();
}

/** Forgets a sending that was refused: it may be tried again. */
export async function deleteBegun(db: Kysely<DB>, sentId: Buffer): Promise<void> {
  await db.deleteFrom('sent_once').where('sent_id', '=', sentId).where('answer', 'is', null).execute();
}

/** Forgets what was sent more than a day ago. */
export async function deleteOldSendings(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sent_once').where('begun_at', '<', KEPT_SINCE).execute();
}
