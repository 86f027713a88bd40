import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, ShortMessages } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { About, Fallback } from '#server/features/short-messages/news.ts';
import type { WayName } from '#server/messages/kinds.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

/** Needless: what it was to tell of was read, or is not so any more, before it went out. */
export type MessageState = 'waiting' | 'sent' | 'delivered' | 'read' | 'failed' | 'needless';

/** Asked: whether it was taken is not known (yet). Failing: not taken, and tried again. Failed: taken, and reported as not arrived. */
export type WayState = 'asked' | 'failing' | 'refused' | 'sent' | 'delivered' | 'read' | 'failed';

/** @returns its id. */
export async function insertMessage(db: Kysely<DB>, message: Insertable<ShortMessages>): Promise<string> {
  const row = await db.insertInto('short_messages').values(message).returning('short_message_id').executeTakeFirstOrThrow();
  return row.short_message_id;
}

/** A message that nobody else changes until the transaction ends. Locked before its ways, by everybody. */
export async function lockMessage(db: Kysely<DB>, messageId: string) {
  return db
    .selectFrom('short_messages')
    .select(['short_message_id', 'phone_no', 'values', 'ends_at', 'sent_at', 'first_way'])
    .select([sql<MessageKind>`kind`.as('kind'), sql<Language>`language`.as('language'), sql<MessageState>`state`.as('state')])
    .where('short_message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** Says how a message stands; what it said is forgotten once it cannot be needed any more. */
export async function setMessage(
  db: Kysely<DB>,
  messageId: string,
  { state, reason = null, sentAt }: { state: MessageState; reason?: string | null; sentAt?: Date },
): Promise<void> {
  const isOver = state !== 'waiting' && state !== 'sent';
  await db
    .updateTable('short_messages')
    .set({ state, reason, ...(isOver ? { values: '{}' } : {}), ...(sentAt ? { sent_at: sentAt } : {}) })
    .where('short_message_id', '=', messageId)
    .execute();
}

/** The ways that a message was tried by, the last one last. */
export function selectWays(db: Kysely<DB>, messageId: string) {
  return db
    .selectFrom('short_message_ways')
    .select(['reason', 'tries', 'tried_at', 'cost', sql<string>`cost_day::text`.as('cost_day')])
    .select([sql<WayName>`way`.as('way'), sql<WayState>`state`.as('state')])
    .where('short_message_id', '=', messageId)
    .orderBy('turn')
    .orderBy('tried_at')
    .execute();
}

/** The next of the turns in which a message's ways are tried; whoever asks has locked the message. */
const nextTurn = (messageId: string) =>
  sql<number>`(select coalesce(max(turn), 0) + 1 from short_message_ways where short_message_id = ${messageId})`;

/** Notes that the other side of a way is about to be asked. */
export async function noteAsked(
  db: Kysely<DB>,
  { messageId, way, at, cost, day }: { messageId: string; way: WayName; at: Date; cost: number; day: string },
): Promise<void> {
  const asked = { state: 'asked', reason: null, tried_at: at, turn: nextTurn(messageId), cost, cost_day: day };
  await db
    .insertInto('short_message_ways')
    .values({ short_message_id: messageId, way, ...asked })
    .onConflict((conflict) =>
      conflict.columns(['short_message_id', 'way']).doUpdateSet({ ...asked, tries: sql`short_message_ways.tries + 1` }),
    )
    .execute();
}

/** Notes that a message cannot go by a way, which was not asked. */
export async function noteFailing(
  db: Kysely<DB>,
  { messageId, way, at, day, reason }: { messageId: string; way: WayName; at: Date; day: string; reason: string },
): Promise<void> {
  const failing = { state: 'failing', reason, tried_at: at, turn: nextTurn(messageId) };
  await db
    .insertInto('short_message_ways')
    .values({ short_message_id: messageId, way, ...failing, cost_day: day })
    .onConflict((conflict) =>
      conflict.columns(['short_message_id', 'way']).doUpdateSet({ ...failing, tries: sql`short_message_ways.tries + 1` }),
    )
    .execute();
}

/** Says how a message fares by a way. */
export async function setWay(
  db: Kysely<DB>,
  { messageId, way }: { messageId: string; way: WayName },
  set: { state?: WayState; reason?: string | null; gateway_id?: string; cost?: number },
): Promise<void> {
  await db.updateTable('short_message_ways').set(set).where('short_message_id', '=', messageId).where('way', '=', way).execute();
}

/** The message that a gateway names by its own name for it. */
export async function findByGatewayId(db: Kysely<DB>, way: WayName, gatewayId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('short_message_ways')
    .select('short_message_id')
    .where('way', '=', way)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst();
  return row?.short_message_id;
}

export interface KeptReport {
  way: WayName;
  gatewayId: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  reason: string | null;
  at: Date;
}

/** Keeps a report whose message is not known yet. */
export async function insertReport(db: Kysely<DB>, { way, gatewayId, state, reason, at }: KeptReport): Promise<void> {
  await db
    .insertInto('short_message_reports')
    .values({ way, gateway_id: gatewayId, state, reason, reported_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes out what was reported of a message before its name at the gateway was known here. */
export async function takeReports(db: Kysely<DB>, way: WayName, gatewayId: string) {
  return db
    .deleteFrom('short_message_reports')
    .where('way', '=', way)
    .where('gateway_id', '=', gatewayId)
    .returning([sql<KeptReport['state']>`state`.as('state'), 'reason'])
    .execute();
}

const TEMPLATE = ['text', 'entity_id', 'header', 'template_id', 'gateway_template', 'whatsapp_name', 'content_type', 'version'] as const;

/** What the operators have registered, where the team has said it. */
export function findTemplate(db: Kysely<DB>, kind: MessageKind, language: Language) {
  return db
    .selectFrom('short_message_templates')
    .select(TEMPLATE)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** What waits and is too late for anybody, some of it; nobody else changes that until the transaction ends. */
export async function lockLate(db: Kysely<DB>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('short_messages')
    .select('short_message_id')
    .where('ends_at', '<', now)
    .where('state', '=', 'waiting')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.short_message_id);
}

/** Forgets what messages said that will not be sent again. */
export async function forgetLateValues(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('short_messages')
    .set({ values: '{}' })
    .where('ends_at', '<', now)
    .where('state', '<>', 'waiting')
    .where(sql`values`, '<>', '{}')
    .execute();
}

/** Takes the jobs out of a message that bring its news in its place. */
export async function takeFallbacks(db: Kysely<DB>, messageId: string): Promise<Fallback[]> {
  const row = await db
    .selectFrom('short_messages')
    .select(sql<Fallback[]>`fallbacks`.as('fallbacks'))
    .where('short_message_id', '=', messageId)
    .where(sql`fallbacks`, '<>', '[]')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return [];
  await db.updateTable('short_messages').set({ fallbacks: '[]' }).where('short_message_id', '=', messageId).execute();
  return row.fallbacks;
}

/** Whether a message has nothing more to tell. */
export async function isNeedless(db: Kysely<DB>, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ needless: boolean }>`
    select case
      when about ? 'side' then not exists (select from enquiries where enquiries.enquiry_id = message.enquiry_id
          and not (is_withheld and about ->> 'side' = 'owner'))
        or exists (select from enquiry_sides known where known.enquiry_id = message.enquiry_id and known.side = about ->> 'side'
          and read_at >= (about ->> 'at')::timestamptz)
        or about ? 'isUntilAnswered' and exists (select from enquiries where enquiries.enquiry_id = message.enquiry_id
          and (replied_by is not null or ended_at is not null))
      when about ? 'decision' then not exists (select from businesses where businesses.business_id = message.business_id
          and decisions = (about ->> 'decision')::int)
      when about ? 'reviewId' then not exists (select from reviews where review_id = (about ->> 'reviewId')::uuid
          and state = coalesce(about ->> 'state', 'shown'))
      when about ? 'removedReview' then exists (select from reviews where review_id = (about ->> 'removedReview')::uuid)
      when about ? 'replyTo' then not exists (select from review_replies join reviews using (review_id)
          where review_id = (about ->> 'replyTo')::uuid and state = 'shown')
      when about ? 'reportId' then not exists (select from reports where report_id = (about ->> 'reportId')::uuid
          and status = about ->> 'status')
      when about ? 'workOf' then not exists (select from requirements where requirement_id = (about ->> 'workOf')::uuid
          and found_business_id is not null and (work_answer is null or work_answer = 'not_yet'))
      when about ? 'reviewWantedOf' then not exists (select from requirements where requirement_id = (about ->> 'reviewWantedOf')::uuid
          and work_answer = 'done' and found_business_id is not null and not exists (select from reviews
            where reviews.business_id = found_business_id and reviews.user_id = requirements.user_id))
      else false end as needless
    from short_messages message where short_message_id = ${messageId}`.execute(db);
  return rows[0]?.needless ?? false;
}

/** An account's message of a conversation that waits and was given to nobody yet; nobody else changes it until the transaction ends. */
export function lockWaiting(db: Kysely<DB>, account: PublicAccount, enquiryId: string, kinds: readonly MessageKind[]) {
  return db
    .selectFrom('short_messages')
    .select(['short_message_id', sql<Fallback[]>`fallbacks`.as('fallbacks')])
    .where((eb) => eb.and(ownedBy(account)))
    .where('enquiry_id', '=', enquiryId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('short_message_ways')
            .select('way')
            .whereRef('short_message_ways.short_message_id', '=', 'short_messages.short_message_id')
            .where('short_message_ways.state', 'not in', ['failing', 'refused']),
        ),
      ),
    )
    .orderBy('asked_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets a message tell of more. */
export async function updateAbout(db: Kysely<DB>, messageId: string, about: About, fallbacks: Fallback[]): Promise<void> {
  await db
    .updateTable('short_messages')
    .set({ about: JSON.stringify(about), fallbacks: JSON.stringify(fallbacks) })
    .where('short_message_id', '=', messageId)
    .execute();
}

/** Forgets messages, reports and costs before a moment. */
export async function deleteOld(
  db: Kysely<DB>,
  { messages, reports, costs }: Record<'messages' | 'reports' | 'costs', Date>,
): Promise<void> {
  await db.deleteFrom('short_messages').where('asked_at', '<', messages).execute();
  await db.deleteFrom('short_message_reports').where('reported_at', '<', reports).execute();
  await db.deleteFrom('short_message_costs').where('since', '<', costs).execute();
}

/** An account's messages, newest first. */
export function selectOwnMessages(db: Kysely<DB>, account: PublicAccount) {
  return db
    .selectFrom('short_messages')
    .select(['kind', 'language', 'phone_no', 'state', 'asked_at', 'sent_at'])
    .where((eb) => eb.and(ownedBy(account)))
    .orderBy('asked_at', 'desc')
    .execute();
}

/** Whose messages they are, as rows know it. */
export function ownedBy(account: PublicAccount) {
  return account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId };
}

/** How a message stands; nothing for one that is gone. */
export async function findMessageState(db: Kysely<DB>, messageId: string): Promise<MessageState | undefined> {
  const row = await db
    .selectFrom('short_messages')
    .select(sql<MessageState>`state`.as('state'))
    .where('short_message_id', '=', messageId)
    .executeTakeFirst();
  return row?.state;
}
