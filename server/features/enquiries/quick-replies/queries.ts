import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

export async function selectQuickReplies(db: Kysely<DB>, businessId: string): Promise<string[]> {
  const rows = await db.selectFrom('quick_replies').select('body').where('business_id', '=', businessId).orderBy('place').execute();
  return rows.map(({ body }) => body);
}

/** Two lists that are saved at once are saved one after the other. @returns false when the business is gone. */
export async function lockOwner(db: Kysely<DB>, businessId: string): Promise<boolean> {
  const found = await db
    .selectFrom('businesses')
    .select('business_id')
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Puts replies in the place of those that were kept. */
export async function replaceQuickReplies(db: Kysely<DB>, businessId: string, replies: string[]): Promise<void> {
  await db.deleteFrom('quick_replies').where('business_id', '=', businessId).execute();
  await sql`insert into quick_replies (business_id, place, body)
    select ${businessId}::uuid, place, body from unnest(${replies}::text[]) with ordinality kept (body, place)`.execute(db);
}
