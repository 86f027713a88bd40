import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type EnquiryColumns, enquiryColumns } from '#server/db/enquiry-columns.ts';
import { provenAccount } from '#server/db/proven-account.ts';
import type { DB } from '#server/db/types.ts';
import type { BadLeadReason, QuarantineStatus } from '#shared/schemas/bad-leads.ts';

/** Whoever sends an enquiry, by all that tells of them: their account, what they gave to be reached by, and where they sent it from. */
export interface EnquirySender {
  user_id: string | null;
  sender_business_id: string | null;
  email: string;
  phone_no: string;
  browser: Buffer | null | undefined;
  network: Buffer | null | undefined;
}

/** Owners of whom each has marked one of the sender's enquiries. */
const OWNERS = 3;
/** Releases after which a mark weighs nothing any more. */
const RELEASES = 2;

/** Who a business's owner is: businesses of one e-mail address are one owner's. */
const OWNER = sql`coalesce(nullif(lower(businesses.email), ''), businesses.business_id::text)`;

/** The reasons that say something of the sender; the others say that the business was the wrong one. */
const WEIGHTY: BadLeadReason[] = ['wrong_number', 'spam'];

/**
 * The marks that weigh against a sender before a time: of 30 days, with fewer than two releases since, and by owners who have proven their
 * address and were on the list before the enquiry came, as they are now. What anybody can type is shared by who sends from the same network
 * alone.
 * @param of six columns or values: account, sending business, e-mail, phone number, browser, network.
 */
function weighingMarks(of: Record<keyof EnquirySender, RawBuilder<unknown>>, before: RawBuilder<unknown>) {
  return sql`
    with sent as materialized (
      select enquiry_id, business_id, created_at from enquiries where user_id = ${of.user_id}
      union select enquiry_id, business_id, created_at from enquiries where sender_business_id = ${of.sender_business_id}
      union select enquiry_id, business_id, enquiries.created_at from enquiries join enquiry_origins using (enquiry_id)
        where browser = ${of.browser}
      union select enquiry_id, business_id, enquiries.created_at from enquiries join enquiry_origins using (enquiry_id)
        where network = ${of.network}
          and ((lower(email) = lower(${of.email}) and ${of.email} <> '') or (phone_no = ${of.phone_no} and ${of.phone_no} <> '')))
    select ${OWNER} as owner, businesses.name, reason, note, marked_at
    from sent join lead_marks using (enquiry_id) join businesses using (business_id)
    where businesses.status = 'approved' and coalesce(businesses.approved_at, businesses.created_at) <= sent.created_at
      and ${provenAccount('businesses')}
      and reason in (${sql.join(WEIGHTY)}) and marked_at <= ${before} and marked_at > ${before} - interval '30 days'
      and ${RELEASES} > (select count(*) from sent join quarantined_enquiries using (enquiry_id)
        where status = 'released' and decided_at > marked_at and decided_at <= ${before})`;
}

/** Whether enough owners have marked enquiries of the sender. Businesses of one e-mail address are one owner's. */
export async function isInQuarantine(db: Kysely<DB>, of: EnquirySender): Promise<boolean> {
  const { user_id, sender_business_id, email, phone_no, browser = null, network = null } = of;
  const sender = {
    user_id: sql`${user_id}::uuid`,
    sender_business_id: sql`${sender_business_id}::uuid`,
    email: sql`${email}::text`,
    phone_no: sql`${phone_no}::text`,
    browser: sql`${browser}::bytea`,
    network: sql`${network}::bytea`,
  };
  const { rows } = await sql<{ owners: number }>`
    select count(distinct marks.owner)::int as owners from (${weighingMarks(sender, sql`now()`)}) marks`.execute(db);
  return (rows[0]?.owners ?? 0) >= OWNERS;
}

/** That an owner has marked a sender. */
export interface OwnerMark {
  /** The same for businesses of one e-mail address. */
  owner: string;
  business_id: string;
  name: string;
  sender: string;
}

/** The marks of 30 days of senders whom several owners have marked, the newest first, up to 2,000. */
export async function selectOwnerMarks(db: Kysely<DB>): Promise<OwnerMark[]> {
  const { rows } = await sql<OwnerMark>`
    with marks as (
      select ${OWNER} as owner, businesses.business_id, businesses.name, marked_at,
        coalesce(user_id::text, sender_business_id::text, nullif(lower(enquiries.email), ''), enquiries.phone_no) as sender
      from lead_marks join enquiries using (enquiry_id) join businesses using (business_id)
      where reason in (${sql.join(WEIGHTY)}) and marked_at > now() - interval '30 days')
    select owner, business_id, name, sender from marks
    where sender in (select sender from marks group by sender having count(distinct owner) >= ${OWNERS})
    order by marked_at desc limit 2000`.execute(db);
  return rows;
}

/** Keeps where an enquiry was sent from, as far as anything tells it from others. */
export async function insertOrigin(
  db: Kysely<DB>,
  enquiryId: string,
  { browser = null, network = null }: Pick<EnquirySender, 'browser' | 'network'>,
): Promise<void> {
  if (!browser && !network) return;
  await db.insertInto('enquiry_origins').values({ enquiry_id: enquiryId, browser, network }).execute();
}

/** Forgets from where some enquiries were sent. */
export async function deleteOrigins(db: Kysely<DB>, enquiryIds: string[]): Promise<void> {
  await db.deleteFrom('enquiry_origins').where('enquiry_id', '=', sql<string>`any(${enquiryIds}::uuid[])`).execute();
}

/** Forgets from where enquiries were sent 30 days ago: marks of them weigh against an account alone. */
export async function deleteOldOrigins(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('enquiry_origins').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}

export async function insertQuarantined(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db.insertInto('quarantined_enquiries').values({ enquiry_id: enquiryId }).execute();
}

export interface QuarantinedRow extends EnquiryColumns {
  enquiry_id: string;
  status: string;
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
    browser: sql`page.browser`,
    network: sql`page.network`,
  };
  const direction = status === 'held' ? sql`asc` : sql`desc`;
  const { rows } = await sql<QuarantinedRow>`
    with page as materialized (
      select quarantined.status, quarantined.created_at, quarantined.decided_at, quarantined.version, enquiries.enquiry_id,
        ${sql.join(enquiryColumns.map((column) => sql.ref(`enquiries.${column}`)))}, user_id, sender_business_id, browser, network,
        business_id, businesses.name as business_name, businesses.city
      from quarantined_enquiries quarantined join enquiries using (enquiry_id) join businesses using (business_id)
        left join enquiry_origins using (enquiry_id)
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
