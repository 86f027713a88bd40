import { type AliasedRawBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { patternOf } from '#server/base/page-of.ts';
import { type EnquiryColumns, enquiryColumns, forgottenColumns, searchedColumns } from '#server/db/enquiry-columns.ts';
import type { DB } from '#server/db/types.ts';
import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';
import type { InboxFilter, InboxKind } from '#shared/schemas/inbox.ts';

const NONE = forgottenColumns('');
type Column = keyof EnquiryColumns;

/** What the contact forms ask for, by the columns of enquiries. */
const OF_CONTACT = { name: 'name', email: 'email', phone_no: 'phone', service: 'service', message: 'message' } as const;

/** The columns of enquiries, of contact messages: nothing where their forms do not ask. */
const contactColumns = enquiryColumns.map((column) => {
  const known = Object.entries(OF_CONTACT).find(([of]) => of === column);
  return (known ? sql.ref(known[1]) : sql.lit(NONE[column])).$castTo<EnquiryColumns[Column]>().as(column);
}) as { [Each in Column]: AliasedRawBuilder<EnquiryColumns[Each], Each> }[Column][];

/** The two tables as one, with the names of the first. */
function selectMessages(db: Kysely<DB>, { kind, status, q }: InboxFilter) {
  const pattern = q ? patternOf(q) : null;
  const enquiries = db
    .selectFrom('enquiries')
    .select(['enquiry_id as id', ...enquiryColumns, 'status', 'created_at', 'version'])
    .select(sql<InboxKind>`'enquiry'`.as('kind'))
    .where('business_id', 'is', null)
    .where('business_left_at', 'is', null);
  const contactMessages = db
    .selectFrom('contact_messages')
    .select('contact_message_id as id')
    .select(contactColumns)
    .select(['status', 'created_at', 'version'])
    .select(sql<InboxKind>`'contact'`.as('kind'));
  return db
    .selectFrom(enquiries.unionAll(contactMessages).as('messages'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'enquiry'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(pattern !== null, (query) =>
      query.where(sql<SqlBool>`concat_ws(E'\n', ${sql.join(searchedColumns.map((column) => sql.ref(column)))}) ilike ${pattern}`),
    );
}

/** A page of what was written to the team, newest first. */
export function selectInbox(db: Kysely<DB>, filter: InboxFilter, { limit, offset }: { limit: number; offset: number }) {
  return selectMessages(db, filter).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

/** How many match, and how many there are of each status of the kind. */
export async function countInbox(db: Kysely<DB>, filter: InboxFilter) {
  const matching = selectMessages(db, filter).select(({ fn }) => fn.countAll<number>().as('matching'));
  const byStatus = selectMessages(db, { kind: filter.kind }).select(({ fn }) => [
    fn.countAll<number>().filterWhere('status', '=', 'new').as('new'),
    fn.countAll<number>().filterWhere('status', '=', 'replied').as('replied'),
    fn.countAll<number>().filterWhere('status', '=', 'closed').as('closed'),
    fn.countAll<number>().filterWhere('status', '=', 'spam').as('spam'),
  ]);
  const [first, counts] = await Promise.all([matching.executeTakeFirstOrThrow(), byStatus.executeTakeFirstOrThrow()]);
  return { matching: first.matching, counts };
}

/** Status, address and version of a message to the team, which nobody else can change until the transaction ends. */
export function lockMessage(db: Kysely<DB>, kind: InboxKind, id: string) {
  const columns = ['status', 'email', 'version'] as const;
  return kind === 'enquiry'
    ? db
        .selectFrom('enquiries')
        .select(columns)
        .where('enquiry_id', '=', id)
        .where('business_id', 'is', null)
        .where('business_left_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : db.selectFrom('contact_messages').select(columns).where('contact_message_id', '=', id).forUpdate().executeTakeFirst();
}

/** Files a message; the first 'replied' to an enquiry is the moment of the reply. */
export async function updateMessage(db: Kysely<DB>, kind: InboxKind, id: string, status: EnquiryStatus): Promise<void> {
  if (kind === 'contact') {
    await db.updateTable('contact_messages').set({ status }).where('contact_message_id', '=', id).execute();
    return;
  }
  const reply = status === 'replied' ? { replied_at: sql<Date>`coalesce(replied_at, now())` } : {};
  await db
    .updateTable('enquiries')
    .set({ status, ...reply })
    .where('enquiry_id', '=', id)
    .execute();
}

export function findMessage(db: Kysely<DB>, kind: InboxKind, id: string) {
  return selectMessages(db, { kind }).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
