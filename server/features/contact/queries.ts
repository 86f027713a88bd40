import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export async function insertContactMessage(db: Kysely<DB>, message: ContactMessage) {
  const row = await db.insertInto('contact_messages').values(message).returning('contact_message_id').executeTakeFirstOrThrow();
  return row.contact_message_id;
}

export function findContactMessage(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'message'])
    .where('contact_message_id', '=', id)
    .executeTakeFirst();
}
