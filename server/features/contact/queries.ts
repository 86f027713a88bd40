import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
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

export function selectSent(db: Kysely<DB>, sender: Sender) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'phone', 'service', 'message', 'created_at'])
    .where((eb) => eb.and(sentBy(sender)))
    .orderBy('created_at')
    .execute();
}

export async function forgetSender(db: Kysely<DB>, sender: Sender, name: string): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ name, email: '', phone: '', message: '' })
    .where((eb) => eb.and(sentBy(sender)))
    .execute();
}

/** What tells of one person, and what stands in its place in a text. */
interface Contact {
  email: string | undefined;
  phoneNo: string | undefined;
  traces: string;
  by: string;
}

/** Takes this e-mail and this number out of whatever messages carry one of them. */
export async function forgetContact(db: Kysely<DB>, { email, phoneNo, traces, by }: Contact): Promise<void> {
  const isEmail = sql<SqlBool>`lower(email) = lower(${email ?? null})`;
  const isPhone = sql<SqlBool>`phone = ${phoneNo ?? null}`;
  await db
    .updateTable('contact_messages')
    .set({
      email: sql`case when ${isEmail} then '' else email end`,
      phone: sql`case when ${isPhone} then '' else phone end`,
      name: sql`regexp_replace(name, ${traces}, ${by}, 'gi')`,
      message: sql`regexp_replace(message, ${traces}, ${by}, 'gi')`,
    })
    .where(({ or }) => or([isEmail, isPhone]))
    .execute();
}
