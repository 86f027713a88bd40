import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { ChatMessages, DB } from '#server/db/types.ts';
import type { Language } from '#shared/site-language.ts';

export type ChatKind = 'text' | 'picture' | 'other';
/** Asked: its writer was asked where it belongs. Unplaced: it waits for its writer on the site. Over: there is nothing to place. */
export type ChatState = 'waiting' | 'asked' | 'placed' | 'unplaced' | 'over';

const MESSAGE = [
  'chat_message_id',
  'gateway_id',
  'phone_no',
  'body',
  'media_id',
  'answers',
  'written_at',
  'enquiry_id',
  'business_id',
  'question_id',
  'reason',
  'said_at',
] as const;
const kind = sql<ChatKind>`kind`.as('kind');
const state = sql<ChatState>`state`.as('state');

/** Messages of one number are decided on one after the other, until the transaction ends. */
export async function lockNumber(db: Kysely<DB>, phoneNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${phoneNo}`}, 0))`.execute(db);
}

/** The business whose owner has proven this number, and the language that it is told things in. */
export function findOwner(db: Kysely<DB>, phoneNo: string) {
  return db
    .selectFrom('businesses')
    .select(['business_id', sql<Language>`language`.as('language')])
    .where('phone_no', '=', phoneNo.slice(3))
    .where('phone_proven_at', 'is not', null)
    .executeTakeFirst();
}

/** @returns its id; none for one that has come before. */
export async function insertChatMessage(db: Kysely<DB>, message: Insertable<ChatMessages>): Promise<string | undefined> {
  const row = await db
    .insertInto('chat_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('gateway_id').doNothing())
    .returning('chat_message_id')
    .executeTakeFirst();
  return row?.chat_message_id;
}

export async function countSince(db: Kysely<DB>, phoneNo: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('phone_no', '=', phoneNo)
    .where('came_at', '>=', since)
    .executeTakeFirstOrThrow();
  return n;
}

export type ChatMessage = NonNullable<Awaited<ReturnType<typeof findChatMessage>>>;

export function findChatMessage(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('chat_messages')
    .select([...MESSAGE, kind, state])
    .where('chat_message_id', '=', id)
    .executeTakeFirst();
}

/** The same, which nobody else changes until the transaction ends. */
export function lockChatMessage(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('chat_messages')
    .select([...MESSAGE, kind, state])
    .where('chat_message_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a number the messages that wait to be placed, in the order in which they were written. */
export async function selectWaiting(db: Kysely<DB>, phoneNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('chat_message_id')
    .where('phone_no', '=', phoneNo)
    .where('state', '=', 'waiting')
    .orderBy('written_at')
    .orderBy('chat_message_id')
    .execute();
  return rows.map(({ chat_message_id }) => chat_message_id);
}

export async function setChatMessage(
  db: Kysely<DB>,
  id: string,
  set: Partial<{
    state: ChatState;
    reason: string | null;
    enquiry_id: string;
    question_id: string;
    said_id: string | null;
    said_at: Date | null;
  }>,
): Promise<void> {
  // What was placed stands in its conversation.
  const forgotten = set.state === 'placed' || set.state === 'over' ? { body: '', media_id: null } : {};
  await db
    .updateTable('chat_messages')
    .set({ ...set, ...forgotten })
    .where('chat_message_id', '=', id)
    .execute();
}

/** The conversation of the message that one was written under: ours that told of it, what we said since, or their own. */
export async function findAnswered(db: Kysely<DB>, phoneNo: string, gatewayId: string): Promise<string | undefined> {
  const { rows } = await sql<{ enquiry_id: string }>`
    select enquiry_id from short_message_ways ways join short_messages using (short_message_id)
      where ways.way = 'whatsapp' and ways.gateway_id = ${gatewayId} and phone_no = ${phoneNo} and enquiry_id is not null
    union all select enquiry_id from chat_messages
      where (gateway_id = ${gatewayId} or said_id = ${gatewayId}) and phone_no = ${phoneNo} and enquiry_id is not null
    limit 1`.execute(db);
  return rows[0]?.enquiry_id;
}

/** A conversation that a message may belong to. */
export interface Candidate {
  enquiry_id: string;
  name: string;
  message: string;
}

/** Conversations in which something can be answered. */
const isOpen = sql<SqlBool>`enquiries.ended_at is null and not enquiries.is_withheld and enquiries.business_left_at is null`;

/**
 * The open conversations of a business that its owner was told of by this number between two moments, the last told first.
 */
export async function selectCandidates(
  db: Kysely<DB>,
  { phoneNo, businessId, from, until }: { phoneNo: string; businessId: string; from: Date; until: Date },
): Promise<Candidate[]> {
  return db
    .selectFrom('enquiries')
    .select(['enquiries.enquiry_id', 'enquiries.name', 'enquiries.message'])
    .where('enquiries.business_id', '=', businessId)
    .where(isOpen)
    .innerJoin(
      (told) =>
        told
          .selectFrom('short_messages')
          .select(['enquiry_id', ({ fn }) => fn.max('asked_at').as('told_at')])
          .where('phone_no', '=', phoneNo)
          .where('enquiry_id', 'is not', null)
          .where('state', 'in', ['waiting', 'sent', 'delivered', 'read'])
          .where('asked_at', '>=', from)
          .where('asked_at', '<=', until)
          .groupBy('enquiry_id')
          .as('told'),
      (join) => join.onRef('told.enquiry_id', '=', 'enquiries.enquiry_id'),
    )
    .orderBy('told.told_at', 'desc')
    .execute();
}

/**
 * The conversation that somebody has just written in from the chat: the last before a moment, unless they were told of another one since.
 */
export async function findCurrent(
  db: Kysely<DB>,
  phoneNo: string,
  { since, until }: { since: Date; until: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ enquiry_id: string }>`
    select last.enquiry_id from (
      select enquiry_id, written_at from chat_messages
        where phone_no = ${phoneNo} and state = 'placed' and written_at between ${since} and ${until}
        order by written_at desc limit 1) last
    where last.enquiry_id is not null and not exists (
      select from short_messages told where told.phone_no = ${phoneNo} and told.enquiry_id <> last.enquiry_id
        and told.asked_at between last.written_at and ${until})`.execute(db);
  return rows[0]?.enquiry_id;
}

/** The question that a number was asked and has not answered, since a moment. */
export async function findOpenQuestion(db: Kysely<DB>, phoneNo: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .select('question_id')
    .where('phone_no', '=', phoneNo)
    .where('state', '=', 'asked')
    .where('question_id', 'is not', null)
    .where('said_at', '>=', since)
    .orderBy('said_at', 'desc')
    .executeTakeFirst();
  return row?.question_id ?? undefined;
}

/** Answers a question: what was asked with it waits to be placed, or stays for its writer on the site. @returns the messages. */
export async function answerQuestion(
  db: Kysely<DB>,
  { phoneNo, questionId, enquiryId }: { phoneNo: string; questionId: string; enquiryId: string | undefined },
): Promise<string[]> {
  const rows = await db
    .updateTable('chat_messages')
    .set({
      said_at: null,
      said_id: null,
      ...(enquiryId === undefined ? { state: 'unplaced' } : { state: 'waiting', enquiry_id: enquiryId }),
    })
    .where('phone_no', '=', phoneNo)
    .where('question_id', '=', questionId)
    .where('state', '=', 'asked')
    .returning('chat_message_id')
    .execute();
  return rows.map(({ chat_message_id }) => chat_message_id);
}

/** Whether a conversation is one of a business. */
export async function isOfBusiness(db: Kysely<DB>, enquiryId: string, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How whoever asked is called. */
export async function findAskerName(db: Kysely<DB>, enquiryId: string): Promise<string | undefined> {
  const row = await db.selectFrom('enquiries').select('name').where('enquiry_id', '=', enquiryId).executeTakeFirst();
  return row?.name;
}

/** Takes it upon itself to say what became of a message. @returns whether nobody else has. */
export async function claimSaying(db: Kysely<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_messages')
    .set({ said_at: new Date() })
    .where('chat_message_id', '=', id)
    .where('said_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up on what nobody has placed or answered since a moment: it waits for its writer on the site. Forgets what came before another. */
export async function endOld(db: Kysely<DB>, { waiting, kept }: { waiting: Date; kept: Date }): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ state: 'unplaced' })
    .where('state', 'in', ['waiting', 'asked'])
    .where('came_at', '<', waiting)
    .execute();
  await db.deleteFrom('chat_messages').where('came_at', '<', kept).execute();
}
