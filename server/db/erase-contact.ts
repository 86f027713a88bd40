import { type Kysely, type SqlBool, sql } from 'kysely';
import { typedColumns } from '#server/db/enquiry-columns.ts';
import type { DB } from '#server/db/types.ts';

/** What tells of one person, and what stands in its place in a text. */
export interface ErasedContact {
  /** What rows are found by. */
  email: string | undefined;
  /** What they lose besides. */
  phoneNo: string | undefined;
  /** A regular expression of the e-mail and the number, however written. */
  traces: string;
  by: string;
}

/** What people type as they like. */
const TEXTS = { enquiries: typedColumns, contact_messages: ['name', 'service', 'message'] };

/** Takes an e-mail, and a number beside it, out of whatever messages of a table came from that e-mail. */
export async function eraseContact(
  db: Kysely<DB>,
  { table, phone }: { table: 'enquiries'; phone: 'phone_no' } | { table: 'contact_messages'; phone: 'phone' },
  { email, phoneNo, traces, by }: ErasedContact,
): Promise<void> {
  const isEmail = sql<SqlBool>`lower(email) = lower(${email ?? null})`;
  const isPhone = sql<SqlBool>`${sql.ref(phone)} = ${phoneNo ?? null}`;
  const texts = TEXTS[table].map((column) => sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${traces}, ${by}, 'gi')`);
  await sql`
    update ${sql.table(table)} set
      email = '',
      ${sql.ref(phone)} = case when ${isPhone} then '' else ${sql.ref(phone)} end,
      ${sql.join(texts)}
    where ${isEmail}`.execute(db);
}
