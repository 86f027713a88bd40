import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { BadLeadReason, QuarantineStatus } from '#shared/schemas/bad-leads.ts';

/** Whoever sends an enquiry, by all that tells of them: their account, and what they gave to be reached by. */
export interface EnquirySender {
  user_id: string | null;
  sender_business_id: string | null;
  email: string;
  phone_no: string;
}

/** Owners of whom each has marked one of the sender's enquiries. */
const OWNERS = 3;
/** Releases after which a mark weighs nothing any more. */
const RELEASES = 2;

/** The reasons that say something of the sender; the others say that the business was the wrong one. */
const WEIGHTY: BadLeadReason[] = ['wrong_number', 'spam'];

/**
 * The marks that weigh against a sender before a time: of 30 days, and with fewer than two releases since.
 * @param of four columns or values: account, sending business, e-mail, phone number.
 */
function weighingMarks(of: Record<keyof EnquirySender, RawBuilder<unknown>>, before: RawBuilder<unknown>) {
  return sql`
    with sent as materialized (
      select enquiry_id, business_id from enquiries
      where user_id = ${of.user_id} or sender_business_id = ${of.sender_business_id}
        or (lower(email) = lower(${of.email}) and ${of.email} <> '') or (phone_no = ${of.phone_no} and ${of.phone_no} <> ''))
    select sent.business_id, businesses.name, businesses.email, reason, note, marked_at
    from sent join lead_marks using (enquiry_id) join businesses using (business_id)
    where reason in (${sql.join(WEIGHTY)}) and marked_at <= ${before} and marked_at > ${before} - interval '30 days'
      and ${RELEASES} > (select count(*) from sent join quarantined_enquiries using (enquiry_id)
        where status = 'released' and decided_at > marked_at and decided_at <= ${before})`;
}

/** Whether enough owners have marked enquiries of the sender. Businesses of one e-mail address are one owner's. */
export async function isInQuarantine(db: Kysely<DB>, { user_id, sender_business_id, email, phone_no }: EnquirySender): Promise<boolean> {
  const sender = {
    user_id: sql`${user_id}::uuid`,
    sender_business_id: sql`${sender_business_id}::uuid`,
    email: sql`${email}::text`,
    phone_no: sql`${phone_no}::text`,
  };
  const { rows } = await sql<{ owners: number }>`
    select count(distinct coalesce(nullif(lower(marks.email), ''), marks.business_id::text))::int as owners
    from (${weighingMarks(sender, sql`now()`)}) marks`.execute(db);
  return (rows[0]?.owners ?? 0) >= OWNERS;
}

export async function insertQuarantined(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db.insertInto('quarantined_enquiries').values({ enquiry_id: enquiryId }).execute();
}

export interface QuarantinedRow {
  enquiry_id: string;
  status: string;
  name: string;
  phone_no: string;
  email: string;
  message: string;
  created_at: Date;
  decided_at: Date | null;
  is_signed_in: boolean;
  business_id: string;
  business_name: string;
  city: string;
  marks: { business: string; reason: BadLeadReason; note: string; markedAt: string }[];
  version: number;
}

/** A page of the enquiries of a status, or of all: those that wait as a queue, oldest first; others newest first. */
export async function selectQuarantined(
  db: Kysely<DB>,
  status: QuarantineStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<QuarantinedRow[]> {
  const sender = {
    user_id: sql`page.user_id`,
    sender_business_id: sql`page.sender_business_id`,
    email: sql`page.email`,
    phone_no: sql`page.phone_no`,
  };
  const direction = status === 'held' ? sql`asc` : sql`desc`;
  const { rows } = await sql<QuarantinedRow>`
    with page as materialized (
      select quarantined.status, quarantined.created_at, quarantined.decided_at, quarantined.version, enquiries.enquiry_id,
        enquiries.name, enquiries.phone_no, enquiries.email, message, user_id, sender_business_id,
        business_id, businesses.name as business_name, businesses.city
      from quarantined_enquiries quarantined join enquiries using (enquiry_id) join businesses using (business_id)
      where ${status ?? null}::text is null or quarantined.status = ${status ?? null}
      order by quarantined.created_at ${direction}, enquiry_id ${direction} limit ${limit} offset ${offset})
    select page.*, user_id is not null or sender_business_id is not null as is_signed_in,
      coalesce((select jsonb_agg(jsonb_build_object('business', marks.name, 'reason', reason, 'note', note, 'markedAt',
          to_char(marked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by marked_at desc)
        from (${weighingMarks(sender, sql`page.created_at`)}) marks), '[]') as marks
    from page order by created_at ${direction}, enquiry_id ${direction}`.execute(db);
  return rows;
}

export function countQuarantined(db: Kysely<DB>) {
  return db
    .selectFrom('quarantined_enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'held').as('held'),
      fn.countAll<number>().filterWhere('status', '=', 'released').as('released'),
      fn.countAll<number>().filterWhere('status', '=', 'refused').as('refused'),
    ])
    .executeTakeFirstOrThrow();
}

/** An enquiry that was withheld, which nobody else can decide on until the transaction ends. */
export function lockQuarantined(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('quarantined_enquiries')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'quarantined_enquiries.enquiry_id')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select(['quarantined_enquiries.status', 'quarantined_enquiries.version', 'businesses.name as business_name', 'enquiries.ended_at'])
    .where('quarantined_enquiries.enquiry_id', '=', enquiryId)
    .forUpdate(['quarantined_enquiries', 'enquiries'])
    .executeTakeFirst();
}

export async function updateQuarantined(db: Kysely<DB>, enquiryId: string, status: QuarantineStatus): Promise<void> {
  await db.updateTable('quarantined_enquiries').set({ status, decided_at: sql`now()` }).where('enquiry_id', '=', enquiryId).execute();
}

/** The enquiry comes to its business now: what is measured of answers begins here. */
export async function endWithholding(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db.updateTable('enquiries').set({ is_withheld: false, created_at: sql`now()` }).where('enquiry_id', '=', enquiryId).execute();
}

/** Removes what an account has sent and its receiver has never seen. */
export async function deleteWithheld(db: Kysely<DB>, sender: { user_id: string } | { sender_business_id: string }): Promise<void> {
  await db
    .deleteFrom('enquiries')
    .where('is_withheld', '=', true)
    .where((eb) => eb.and(sender))
    .execute();
}
