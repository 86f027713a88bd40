import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { withheldAs } from '#server/db/withheld-as.ts';
import { limits } from '#shared/limits.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import type { OwnerMessageInput } from '#shared/schemas/threads.ts';

/** Who writes in a conversation. */
export type Side = 'asker' | 'owner';

/** Whose enquiry it is: the business's that received it, or the account's that sent it; by the link of a mail its id says it all. */
export type Access = { business_id: string } | { user_id: string } | { sender_business_id: string } | { link_ended_at: null };

/** Conversations alone: what is written to the site's team is none. */
const isThread = sql<SqlBool>`(enquiries.business_id is not null or enquiries.business_left_at is not null)`;

const isMine = (access: Access) => {
  const [[column, value] = ['', null]] = Object.entries(access);
  if (value === null) return sql<SqlBool>`enquiries.link_ended_at is null and enquiries.email <> ''`;
  const isTheirs = sql<SqlBool>`${sql.ref(`enquiries.${column}`)} = ${value}`;
  // What waits for the team is nothing that a business has received.
  return column === 'business_id' ? sql<SqlBool>`${isTheirs} and not is_withheld` : isTheirs;
};

function selectThread(db: Kysely<DB>, enquiryId: string, access: Access) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .leftJoin('quarantined_enquiries', 'quarantined_enquiries.enquiry_id', 'enquiries.enquiry_id')
    .select(['enquiries.enquiry_id', 'enquiries.business_id', 'enquiries.user_id', 'enquiries.sender_business_id', 'enquiries.email'])
    .select([
      'enquiries.requirement_id',
      'enquiries.ended_at',
      'enquiries.ended_as',
      'enquiries.business_left_at',
      mayReopen.as('may_reopen'),
      'businesses.status as business_status',
      withheldAs,
    ])
    .where('enquiries.enquiry_id', '=', enquiryId)
    .where(isThread)
    .where(isMine(access));
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export function findThread(db: Kysely<DB>, enquiryId: string, access: Access) {
  return selectThread(db, enquiryId, access).executeTakeFirst();
}

/** The same, to which nobody else adds anything until the transaction ends. */
export function lockThread(db: Kysely<DB>, enquiryId: string, access: Access) {
  return selectThread(db, enquiryId, access).forUpdate('enquiries').executeTakeFirst();
}

const MESSAGE = ['message_id', 'author', 'body', 'price_from', 'price_to', 'price_unit', 'created_at'] as const;
/** What whoever wrote it for the business is called; nothing where it was the business's own account. */
const writtenBy = sql<string | null>`(select users.user_name from business_members
  join users on users.user_id = business_members.user_id where business_members.member_id = enquiry_messages.member_id)`.as('written_by');
const readyOn = sql<string | null>`to_char(ready_on, 'YYYY-MM-DD')`.as('ready_on');

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** What followed an enquiry, the oldest first. */
export function selectMessages(db: Kysely<DB>, enquiryIds: string[]) {
  return db
    .selectFrom('enquiry_messages')
    .select(['enquiry_id', ...MESSAGE])
    .select([readyOn, writtenBy])
    .where('enquiry_id', '=', sql<string>`any(${enquiryIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
}

export async function countMessages(db: Kysely<DB>, enquiryId: string): Promise<number> {
  const { n } = await db
    .selectFrom('enquiry_messages')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Adds a message behind all others; the conversation is locked. */
export function insertMessage(
  db: Kysely<DB>,
  enquiryId: string,
  author: Side,
  { body, ...offer }: Omit<OwnerMessageInput, 'images'>,
  memberId?: string,
) {
  return db
    .insertInto('enquiry_messages')
    .values({
      enquiry_id: enquiryId,
      author,
      body,
      price_from: offer.priceFrom ?? null,
      price_to: offer.priceTo ?? null,
      price_unit: offer.priceUnit ?? null,
      ready_on: offer.readyOn ?? null,
      member_id: memberId ?? null,
      // Not now(), which is when the transaction began: the others that waited for the lock would all be of the same moment.
      created_at: sql`clock_timestamp()`,
    })
    .returning(['enquiry_id', ...MESSAGE])
    .returning([readyOn, writtenBy])
    .executeTakeFirstOrThrow();
}

/** Ends a conversation; it is locked. */
export async function updateEnd(db: Kysely<DB>, enquiryId: string, as: ThreadEnded): Promise<void> {
  const end = { ended_at: sql<Date>`clock_timestamp()`, ended_as: as };
  await db.updateTable('enquiries').set(end).where('enquiry_id', '=', enquiryId).execute();
}

/** Whether the end of a conversation can still be taken back by whoever asked: not where another was asked in its place, nor where the request is closed that it is a part of. */
const mayReopen = sql<boolean>`(enquiries.ended_as in ('found', 'not_needed')
  and enquiries.ended_at > now() - make_interval(hours => ${limits.reopenHours}::int)
  and not exists (select from requirements where requirements.requirement_id = enquiries.requirement_id and closed_at is not null)) is true`;

/** Takes the end of a conversation back; it is locked. That is news to an owner who was told of the end, or has read of it. */
export async function updateReopened(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await sql`
    update enquiries set ended_at = null, ended_as = null, reopened_at = case when exists (
        select from enquiry_sides known where known.enquiry_id = enquiries.enquiry_id and side = 'owner'
          and enquiries.ended_at <= greatest(told_at, telling_at, read_at)) then clock_timestamp() end
    where enquiry_id = ${enquiryId}`.execute(db);
}

/** The asker's word that the business has answered, unless it has been answered before. */
export async function updateConfirmed(db: Kysely<DB>, enquiryId: string): Promise<void> {
  const answered = { replied_at: sql<Date>`now()`, replied_by: 'asker' };
  await db.updateTable('enquiries').set(answered).where('enquiry_id', '=', enquiryId).where('replied_by', 'is', null).execute();
}

export async function updateLinkEnded(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ link_ended_at: sql`coalesce(link_ended_at, now())` })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** Somebody reads the mailbox of the address: a link of ours was used by hand. */
export async function updateLinkUsed(db: Kysely<DB>, enquiryId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ link_used_at: sql`now()` })
    .where('enquiry_id', '=', enquiryId)
    .where('link_used_at', 'is', null)
    .execute();
}
