import { type Kysely, sql } from 'kysely';
import { askerLanguage } from '#server/db/asker-language.ts';
import { provenAsker } from '#server/db/proven-asker.ts';
import type { DB } from '#server/db/types.ts';
import type { Side } from '#server/features/enquiries/threads/queries/threads.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';

/** Notes how far a side has read, by the last message that it was shown; never back. */
export async function updateRead(db: Kysely<DB>, enquiryId: string, side: Side, last: string | undefined): Promise<void> {
  await sql`
    insert into enquiry_sides as known (enquiry_id, side, read_at)
    select enquiry_id, ${side}, coalesce(
      (select created_at from enquiry_messages where message_id = ${last ?? null}::uuid and enquiry_id = ${enquiryId}), created_at)
      from enquiries where enquiry_id = ${enquiryId}
    on conflict (enquiry_id, side) do update set read_at = greatest(known.read_at, excluded.read_at)`.execute(db);
}

/** Seconds between two mails about new messages of one conversation to one side. */
const PAUSE = 600;
/** A mail that is due and was not sent for so long was given up. */
const GIVEN_UP = '2 days';

/**
 * Notes that a side is to be mailed of something new. The mail of an enquiry itself counts for the owner's pause.
 * @returns after how many seconds; none when a mail is due already, which will tell of it too.
 */
export async function markMailDue(db: Kysely<DB>, enquiryId: string, side: Side): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    insert into enquiry_sides as known (enquiry_id, side, mail_due_at) values (${enquiryId}, ${side}, now())
    on conflict (enquiry_id, side) do update set mail_due_at = now()
      where known.mail_due_at is null or known.mail_due_at < now() - interval '${sql.raw(GIVEN_UP)}'
    returning greatest(0, ceil(${PAUSE}::int - extract(epoch from now() - greatest(mailed_at,
      (select coalesce(mailed_at, created_at) from enquiries where enquiries.enquiry_id = known.enquiry_id and side = 'owner')))))::int as wait`.execute(
    db,
  );
  const [due] = rows;
  return due && (due.wait ?? 0);
}

/**
 * What a side is to be told of by mail, when one is due. Nobody else changes it until the transaction ends. The enquiry is locked first, as
 * whoever writes a message does: in another order they would wait for each other.
 */
export async function lockDueSide(db: Kysely<DB>, enquiryId: string, side: Side) {
  await db.selectFrom('enquiries').select('enquiry_id').where('enquiry_id', '=', enquiryId).forUpdate().execute();
  return db
    .selectFrom('enquiry_sides')
    .select(['told_at', 'telling_at', 'read_at', 'mails'])
    .where('enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .where('mail_due_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The moment of the last that happened on the other side and was neither told nor read, to the last digit as text: what a mail tells of
 * ends there at every try. An owner is told of the end, too, and that it was taken back.
 */
export async function findNews(db: Kysely<DB>, enquiryId: string, side: Side): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select max(happened.at)::text as until from (
      select created_at as at from enquiry_messages where enquiry_id = ${enquiryId} and author <> ${side}
      union all select greatest(ended_at, reopened_at) from enquiries where enquiry_id = ${enquiryId} and ${side} = 'owner'
    ) happened, enquiry_sides known
    where known.enquiry_id = ${enquiryId} and known.side = ${side} and happened.at > greatest(known.told_at, known.read_at, '-infinity')`.execute(
    db,
  );
  return rows[0]?.until ?? null;
}

/** Fixes what the mail that is sent now tells of. */
export async function updateTelling(db: Kysely<DB>, enquiryId: string, side: Side, until: string): Promise<void> {
  const telling = { telling_at: sql<Date>`${until}::timestamptz` };
  await db.updateTable('enquiry_sides').set(telling).where('enquiry_id', '=', enquiryId).where('side', '=', side).execute();
}

/** Nothing is left to mail. */
export async function clearMailDue(db: Kysely<DB>, enquiryId: string, side: Side): Promise<void> {
  await db
    .updateTable('enquiry_sides')
    .set({ mail_due_at: null, telling_at: null, told_at: sql`coalesce(telling_at, told_at)` })
    .where('enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .execute();
}

/** The mail server has taken the mail: what it told of is told. */
export async function updateTold(db: Kysely<DB>, enquiryId: string, side: Side): Promise<void> {
  await db
    .updateTable('enquiry_sides')
    .set({ told_at: sql`telling_at`, telling_at: null, mail_due_at: null, mailed_at: sql`now()`, mails: sql`mails + 1` })
    .where('enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .execute();
}

/** A mail that has to wait for room is not given up. */
export async function renewMailDue(db: Kysely<DB>, enquiryId: string, side: Side): Promise<void> {
  const due = { mail_due_at: sql<Date>`now()` };
  await db.updateTable('enquiry_sides').set(due).where('enquiry_id', '=', enquiryId).where('side', '=', side).execute();
}

/** From when to when one telling of a conversation tells, to the last digit. */
export interface Span {
  since: string | null;
  until: string;
}

/** What the mail, or the message, that is sent now tells of, and how many mails were sent before; nothing where none is. */
export function findTelling(db: Kysely<DB>, enquiryId: string, side: Side): Promise<(Span & { mails: number }) | undefined> {
  return db
    .selectFrom('enquiry_sides')
    .select(['mails', sql<string | null>`told_at::text`.as('since'), sql<string>`telling_at::text`.as('until')])
    .where('enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .where('telling_at', 'is not', null)
    .executeTakeFirst();
}

/** What a side is told of that happened in a span and that it has not read: the other's messages, and a new end, or that it was taken back. */
export async function selectTold(db: Kysely<DB>, enquiryId: string, side: Side, { since, until }: Span) {
  const from = sql<Date>`greatest(${since}::timestamptz, read_at, '-infinity')`;
  const to = sql<Date>`${until}::timestamptz`;
  const known = await db
    .selectFrom('enquiry_sides')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'enquiry_sides.enquiry_id')
    .select([
      to.as('until'),
      sql<ThreadEnded | null>`case when ended_at > ${from} then ended_as end`.as('endedAs'),
      sql<boolean>`(ended_at is null and reopened_at > ${from}) is true`.as('isReopened'),
    ])
    .where('enquiry_sides.enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .executeTakeFirst();
  if (!known) return undefined;
  const messages = await db
    .selectFrom('enquiry_messages')
    .innerJoin('enquiry_sides', 'enquiry_sides.enquiry_id', 'enquiry_messages.enquiry_id')
    .select(['body', 'price_from', 'price_to', 'price_unit', sql<string | null>`to_char(ready_on, 'YYYY-MM-DD')`.as('ready_on')])
    .select(
      sql<number>`(select count(*) from private_pictures pictures where pictures.message_id = enquiry_messages.message_id)`.as('photos'),
    )
    .where('enquiry_messages.enquiry_id', '=', enquiryId)
    .where('side', '=', side)
    .where('author', '<>', side)
    .where(sql<boolean>`created_at > ${from} and created_at <= ${to}`)
    .orderBy('created_at')
    .execute();
  const endedAs = side === 'owner' ? known.endedAs : null;
  const isReopened = side === 'owner' && known.isReopened;
  return messages.length > 0 || endedAs || isReopened ? { until: known.until, endedAs, isReopened, messages } : undefined;
}

/** Somebody who reads the asker's address has used a link of ours: mails to it reach whom they are for. */
const isAddressUsed = sql<boolean>`enquiries.email <> '' and exists (
  select from enquiries used where lower(used.email) = lower(enquiries.email) and used.link_used_at is not null)`;

/** Both sides of a conversation, and how they are reached. Nothing for what was written to the team. */
export function findSides(db: Kysely<DB>, enquiryId: string) {
  return db
    .selectFrom('enquiries')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .select(['enquiries.business_id', 'businesses.name as business_name', 'businesses.email as business_email'])
    .select(['businesses.language as business_language', askerLanguage('enquiries', 'sender_business_id').as('asker_language')])
    .select(['enquiries.service', 'businesses.service as business_service'])
    .select(['enquiries.name', 'enquiries.email', 'enquiries.user_id', 'enquiries.sender_business_id', 'enquiries.link_ended_at'])
    .select(['enquiries.is_withheld', 'enquiries.created_at as asked_at', isAddressUsed.as('is_address_used')])
    .select([sql<boolean>`businesses.email_proven_at is not null`.as('is_owner_proven'), provenAsker('enquiries').as('is_asker_proven')])
    .select('enquiries.link_used_at')
    .where('enquiries.enquiry_id', '=', enquiryId)
    .executeTakeFirst();
}

/** Whether an enquiry that a business has got still waits for its answer. */
export async function isUnanswered(db: Kysely<DB>, enquiryId: string): Promise<boolean> {
  const waiting = db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId)
    .where('business_id', 'is not', null)
    .where('is_withheld', '=', false);
  return (await waiting.where('replied_by', 'is', null).where('ended_at', 'is', null).executeTakeFirst()) !== undefined;
}
