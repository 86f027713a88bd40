import { type Kysely, type SqlBool, sql } from 'kysely';
import { patternOf } from '#server/base/page-of.ts';
import { type EnquiryColumns, enquiryColumns, forgottenColumns, searchedColumns } from '#server/db/enquiry-columns.ts';
import { isBefore, type ListPlace, momentOf } from '#server/db/list-place.ts';
import type { DB } from '#server/db/types.ts';
import { unreadMessages } from '#server/db/unread-messages.ts';
import { withheldAs } from '#server/db/withheld-as.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { BadLeadReason } from '#shared/schemas/bad-leads.ts';
import type { EnquiryFilter, EnquiryStatus } from '#shared/schemas/enquiries.ts';

/** The fields where other tables are joined. */
const ofEnquiries = enquiryColumns.map((column) => `enquiries.${column}` as const);

interface NewEnquiry extends EnquiryColumns {
  business_id: string | null;
  user_id: string | null;
  sender_business_id: string | null;
  /** Of the form that it was asked by. */
  language: string;
  consented_at: Date;
  requirement_id?: string;
  /** It waits for the team, and its business sees nothing of it. */
  is_withheld: boolean;
}

/** The last message of a conversation, as a list shows it; with what whoever wrote it for the business is called. */
export const lastMessage = sql<{ author: string; body: string; created_at: string; written_by: string | null } | null>`(
  select json_build_object('author', author, 'body', left(body, 300), 'created_at', created_at, 'written_by', (select users.user_name
    from business_members join users on users.user_id = business_members.user_id where business_members.member_id = message.member_id))
    from enquiry_messages message where message.enquiry_id = enquiries.enquiry_id order by created_at desc, message_id desc limit 1)`;

/** An enquiry that nobody has filed or opened is itself one that was not read. */
const unreadByOwner = sql<number>`${unreadMessages('owner')} + (status = 'new' and not exists (select from enquiry_sides known
    where known.enquiry_id = enquiries.enquiry_id and known.side = 'owner' and known.read_at is not null))::int`;

/** What its owner has said of an enquiry that is none. */
const MARK = [
  sql<BadLeadReason | null>`(select reason from lead_marks where lead_marks.enquiry_id = enquiries.enquiry_id)`.as('mark_reason'),
  sql<string | null>`(select note from lead_marks where lead_marks.enquiry_id = enquiries.enquiry_id)`.as('mark_note'),
] as const;

/** What an owner reads of an enquiry. */
function selectReceived(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('enquiries')
    .select(['enquiry_id', ...enquiryColumns, 'status', 'created_at', 'replied_at', 'ended_at', 'ended_as', 'language'])
    .select([unreadByOwner.as('unread'), lastMessage.as('last_message'), ...MARK])
    .where('business_id', '=', businessId)
    .where('is_withheld', '=', false);
}

/** An enquiry that the business has received. */
export function findEnquiry(db: Kysely<DB>, businessId: string, enquiryId: string) {
  return selectReceived(db, businessId).where('enquiry_id', '=', enquiryId).executeTakeFirst();
}

export async function insertEnquiry(db: Kysely<DB>, enquiry: NewEnquiry): Promise<string> {
  const row = await db.insertInto('enquiries').values(enquiry).returning('enquiry_id').executeTakeFirstOrThrow();
  return row.enquiry_id;
}

/**
 * An enquiry that is not mailed yet, with the name and address of its business: both are null for a general one. Nothing when its
 * sender has deleted their account meanwhile, so that nobody could be answered.
 */
export function findUnmailedEnquiry(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select([...ofEnquiries, 'enquiries.business_id', 'enquiries.language'])
    .select(['businesses.name as business_name', 'businesses.email as business_email', 'businesses.language as business_language'])
    .select(sql<boolean>`businesses.email_proven_at is not null`.as('is_business_proven'))
    .where('enquiry_id', '=', enquiryId)
    .where('mailed_at', 'is', null)
    .where('is_withheld', '=', false)
    .where('business_left_at', 'is', null)
    .where(({ or, eb }) => or([eb('enquiries.email', '<>', ''), eb('enquiries.phone_no', '<>', '')]))
    .executeTakeFirst();
}

/** What was sent to a business within the last day, and is not forgotten. */
export function findJustSent(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('enquiries')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .leftJoin('quarantined_enquiries', 'quarantined_enquiries.enquiry_id', 'enquiries.enquiry_id')
    .select([...ofEnquiries, 'enquiries.business_id', 'enquiries.user_id', 'enquiries.sender_business_id', withheldAs])
    .select(['businesses.name as business_name', 'businesses.name_hi as business_name_hi', 'businesses.status as business_status'])
    .select(['businesses.service as business_service', 'businesses.city as business_city', 'businesses.state as business_state'])
    .where('enquiries.enquiry_id', '=', enquiryId)
    .where('enquiries.email', '<>', '')
    .where('enquiries.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
}

export async function markMailed(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db.updateTable('enquiries').set({ mailed_at: sql`now()` }).where('enquiry_id', '=', enquiryId).execute();
}

/** Whether an enquiry is of the status, and has `q` in one of its texts. */
function matches({ status, q }: EnquiryFilter) {
  const pattern = q ? patternOf(q) : null;
  return sql<SqlBool>`(${status ?? null}::text is null or status = ${status ?? null})
    and (${pattern}::text is null or concat_ws(E'\n', ${sql.join(searchedColumns.map((column) => sql.ref(column)))}) ilike ${pattern})`;
}

/** The business's enquiries that match, the last that was written in first: a page of them, or all. */
export function selectEnquiries(
  db: Kysely<DB>,
  businessId: string,
  filter: EnquiryFilter,
  page?: { limit: number; from: number | ListPlace },
) {
  const at = sql`coalesce(last_message_at, created_at)`;
  const all = selectReceived(db, businessId)
    .select(momentOf(at).as('moment'))
    .where(matches(filter))
    .orderBy(at, 'desc')
    .orderBy('enquiry_id', 'desc');
  if (!page) return all.execute();
  const { limit, from } = page;
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isBefore(from, { at, id: sql.ref('enquiry_id') }));
  return rows.limit(limit).execute();
}

/** How many of the business's enquiries match, and how many there are of each status. */
export function countEnquiries(db: Kysely<DB>, businessId: string, filter: EnquiryFilter) {
  return db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(matches(filter)).as('matching'),
      fn.countAll<number>().filterWhere('status', '=', 'new').as('new'),
      fn.countAll<number>().filterWhere('status', '=', 'replied').as('replied'),
      fn.countAll<number>().filterWhere('status', '=', 'closed').as('closed'),
      fn.countAll<number>().filterWhere('status', '=', 'spam').as('spam'),
    ])
    .where('business_id', '=', businessId)
    .where('is_withheld', '=', false)
    .executeTakeFirstOrThrow();
}

export async function countNew(db: Kysely<DB>, businessId: string, most: number): Promise<number> {
  const fresh = db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('business_id', '=', businessId)
    .where('status', '=', 'new')
    .where('is_withheld', '=', false)
    .limit(most);
  const { count } = await db.selectFrom(fresh.as('fresh')).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Up to `limit` matching enquiries of the business that were there before `before`, newest first, with times of India as text. */
export function selectEnquiriesForExport(
  db: Kysely<DB>,
  businessId: string,
  filter: EnquiryFilter,
  before: string | undefined,
  limit: number,
) {
  const indiaTime = (column: 'created_at' | 'replied_at') =>
    sql<string | null>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`.as(column);
  return db
    .selectFrom('enquiries')
    .select(['enquiry_id', ...enquiryColumns, 'status'])
    .select([indiaTime('created_at'), indiaTime('replied_at')])
    .where('business_id', '=', businessId)
    .where('is_withheld', '=', false)
    .where(matches(filter))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(enquiries.created_at, enquiry_id) < (select created_at, enquiry_id from enquiries where enquiry_id = ${before})`,
      ),
    )
    .orderBy('enquiries.created_at', 'desc')
    .orderBy('enquiry_id', 'desc')
    .limit(limit)
    .execute();
}

/** Files the business's enquiry. @returns false when it has no such enquiry. */
export async function updateEnquiryStatus(db: Kysely<DB>, businessId: string, enquiryId: string, status: EnquiryStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ status })
    .where('enquiry_id', '=', enquiryId)
    .where('business_id', '=', businessId)
    .where('is_withheld', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a short message says of an enquiry to a business; nothing for one to the team. */
export function findDelivered(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('enquiries')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select(['businesses.business_id', 'enquiries.name', 'enquiries.service', 'enquiries.place', 'businesses.city'])
    .select(['businesses.service as business_service', sql<string>`enquiries.created_at::text`.as('asked_at')])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
}

/** The devices of the owner whom an enquiry is for, each with the owner's language, that of the enquiry, and what it asks for. */
export function selectReceivingDevices(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('enquiries')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .innerJoin('push_devices', 'push_devices.business_id', 'businesses.business_id')
    .select(['push_device_id', 'businesses.service', 'businesses.language', 'enquiries.language as asked_in'])
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** What somebody is reached by. */
export interface Reach {
  email: string | null;
  /** Ten digits. */
  phone_no: string | null;
}

/** What an account is reached by; a user has no number. */
export function findReach(db: Kysely<DB>, account: PublicAccount): Promise<Reach | undefined> {
  return account.kind === 'user'
    ? db
        .selectFrom('users')
        .select(['email', sql<null>`null`.as('phone_no')])
        .where('user_id', '=', account.userId)
        .executeTakeFirst()
    : db.selectFrom('businesses').select(['email', 'phone_no']).where('business_id', '=', account.businessId).executeTakeFirst();
}

type Sender = { user_id: string } | { sender_business_id: string };

/** What somebody has sent, with the time when they did: one that was released came later. */
export function selectSentEnquiries(db: Kysely<DB>, sender: Sender) {
  return db
    .selectFrom('enquiries')
    .leftJoin('quarantined_enquiries', 'quarantined_enquiries.enquiry_id', 'enquiries.enquiry_id')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select([...ofEnquiries, 'consented_at'])
    .select(sql<Date>`coalesce(quarantined_enquiries.created_at, enquiries.created_at)`.as('created_at'))
    .select(['enquiries.enquiry_id', 'enquiries.business_id', 'businesses.name as business_name', 'ended_at', 'ended_as'])
    .select('enquiries.language')
    .where((eb) => eb.and(sender))
    .orderBy('enquiries.created_at')
    .execute();
}

export async function forgetEnquirySender(db: Kysely<DB>, sender: Sender, name: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set(forgottenColumns(name))
    .where((eb) => eb.and(sender))
    .execute();
}
