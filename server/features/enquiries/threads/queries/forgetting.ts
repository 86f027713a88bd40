import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';

type Sender = { user_id: string } | { sender_business_id: string };

/** The conversations that an account began or received: nobody adds to them until the transaction ends. */
export function lockThreadsOf(db: Kysely<DB>, account: Sender | { business_id: string }): Promise<string[]> {
  const [[column, id] = ['', '']] = Object.entries(account);
  return lockThreads(db, sql<SqlBool>`${sql.ref(column)} = ${id}`);
}

/** Those whose sender gave an e-mail. */
export async function lockThreadsCarrying(db: Kysely<DB>, email: string | undefined): Promise<string[]> {
  return email === undefined ? [] : lockThreads(db, sql<SqlBool>`lower(email) = lower(${email})`);
}

async function lockThreads(db: Kysely<DB>, which: ReturnType<typeof sql<SqlBool>>): Promise<string[]> {
  const rows = await db.selectFrom('enquiries').select('enquiry_id').where(which).orderBy('enquiry_id').forUpdate().execute();
  return rows.map(({ enquiry_id }) => enquiry_id);
}

/** Takes the words of one side out of conversations; that there was a message, its price and its day stay. */
export async function eraseWords(db: Kysely<DB>, enquiryIds: string[], author: Side): Promise<void> {
  const gone = db.updateTable('enquiry_messages').set({ body: '' });
  await gone.where('enquiry_id', '=', sql<string>`any(${enquiryIds}::uuid[])`).where('author', '=', author).execute();
}

/** Takes an e-mail and a number, as a regular expression finds them, out of all that was written in conversations. */
export async function eraseTraces(db: Kysely<DB>, enquiryIds: string[], traces: string, by: string): Promise<void> {
  await db
    .updateTable('enquiry_messages')
    .set({ body: sql<string>`regexp_replace(body, ${traces}, ${by}, 'gi')` })
    .where('enquiry_id', '=', sql<string>`any(${enquiryIds}::uuid[])`)
    .where(sql<SqlBool>`body ~* ${traces}`)
    .execute();
}

/** Leaves those conversations of a business that goes to the accounts that began them. */
export async function leaveToSenders(db: Kysely<DB>, businessId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ business_id: null, business_left_at: sql`now()` })
    .where('business_id', '=', businessId)
    .where(sql<SqlBool>`(user_id is not null or sender_business_id <> business_id)`)
    .execute();
}

/**
 * Takes all photos out of somebody's own conversations, and out of those that carried their e-mail once nobody is left who asked.
 * @returns their keys.
 */
export async function deletePhotos(db: Kysely<DB>, { own, carrying }: { own: string[]; carrying: string[] }): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from private_pictures using enquiry_messages messages, enquiries
    where messages.message_id = private_pictures.message_id and enquiries.enquiry_id = messages.enquiry_id
      and (enquiries.enquiry_id = any(${own}::uuid[])
        or (enquiries.enquiry_id = any(${carrying}::uuid[]) and email = '' and user_id is null and sender_business_id is null))
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}
