import type { Insertable, Kysely } from 'kysely';
import type { ContactMessages, DB } from '#server/db/types.ts';

export async function insertContactMessage(db: Kysely<DB>, message: Insertable<ContactMessages>): Promise<string> {
  const row = await db.insertInto('contact_messages').values(message).returning('contact_message_id').executeTakeFirstOrThrow();
  return row.contact_message_id;
}

/** A message; nothing when its sender has deleted their account meanwhile. */
export function findContactMessage(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'service', 'message'])
    .where('contact_message_id', '=', id)
    .where(({ or, eb }) => or([eb('email', '<>', ''), eb('phone', '<>', '')]))
    .executeTakeFirst();
}

/** Who sent messages while signed in. */
export type Sender = { userId: string } | { businessId: string };

function sentBy(sender: Sender) {
  return 'userId' in sender ? { user_id: sender.userId } : { business_id: sender.businessId };
}

export function selectSentMessages(db: Kysely<DB>, sender: Sender) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'service', 'message', 'created_at'])
    .where((eb) => eb.and(sentBy(sender)))
    .orderBy('created_at')
    .execute();
}

export async function forgetMessageSender(db: Kysely<DB>, sender: Sender, name: string): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ name, email: '', phone: '', service: '', message: '' })
    .where((eb) => eb.and(sentBy(sender)))
    .execute();
}
