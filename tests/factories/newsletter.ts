import type { Insertable, Kysely } from 'kysely';
import type { DB, Newsletters } from '#server/db/types.ts';

/** A draft that was tested, unless told otherwise. @returns its id. */
export async function makeNewsletter(db: Kysely<DB>, given: Partial<Insertable<Newsletters>> = {}): Promise<string> {
  const newsletter = { subject: 'Cement is cheaper', text: 'In Pune a bag costs Rs 380.', tested_version: 1, ...given };
  const row = await db.insertInto('newsletters').values(newsletter).returning('newsletter_id').executeTakeFirstOrThrow();
  return row.newsletter_id;
}
