import type { Insertable, Kysely } from 'kysely';
import type { DB, EnquiryMessages } from '#server/db/types.ts';

/** A message to an enquiry, the owner's when nothing else is given. @returns its id. */
export async function makeMessage(db: Kysely<DB>, enquiryId: string, given: Partial<Insertable<EnquiryMessages>> = {}): Promise<string> {
  const row = await db
    .insertInto('enquiry_messages')
    .values({ enquiry_id: enquiryId, author: 'owner', body: 'We can come on Monday.', ...given })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return row.message_id;
}
