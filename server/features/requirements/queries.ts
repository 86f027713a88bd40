import { type Insertable, type Kysely, sql } from 'kysely';
import type { Viewer } from '#server/context.ts';
import { askerLanguage } from '#server/db/asker-language.ts';
import { isAfter, isBefore, type ListPlace, momentOf } from '#server/db/list-place.ts';
import { provenAsker } from '#server/db/proven-asker.ts';
import { shownName } from '#server/db/shown-name.ts';
import type { DB, Requirements } from '#server/db/types.ts';
import { unreadMessages } from '#server/db/unread-messages.ts';
import { withheldAs } from '#server/db/withheld-as.ts';
import { isOverdue, mayReopen } from '#server/features/requirements/closing/queries.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

/** @returns its id; nothing when the form has sent it already. */
export async function insertRequirement(db: Kysely<DB>, requirement: Insertable<Requirements>): Promise<string | undefined> {
  const row = await db
    .insertInto('requirements')
    .values(requirement)
    .onConflict((conflict) => conflict.column('send_key').doNothing())
    .returning('requirement_id')
    .executeTakeFirst();
  return row?.requirement_id;
}

/** What a form has sent already, if the same person sends it again. */
export async function selectSent(db: Kysely<DB>, sendKey: string, sender: SenderColumns & { email: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom('requirements')
    .select('requirement_id')
    .where('send_key', '=', sendKey)
    .where('email', '=', sender.email)
    .where('user_id', 'is not distinct from', sender.user_id)
    .where('sender_business_id', 'is not distinct from', sender.sender_business_id)
    .executeTakeFirst();
  return row?.requirement_id;
}

export interface SenderColumns {
  user_id: string | null;
  sender_business_id: string | null;
}

/** The columns that name who sends a request while signed in. */
export function senderOf(viewer: Viewer): SenderColumns {
  return {
    user_id: viewer.kind === 'user' ? viewer.userId : null,
    sender_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
  };
}

/** A request whose writer was not mailed yet its link, which works, with the names of those it was sent to. */
export function selectUnmailed(db: Kysely<DB>, requirementId: string) {
  return db
    .selectFrom('requirements')
    .select(['requirement_id', 'email', askerLanguage('requirements', 'sender_business_id').as('language')])
    .select(provenAsker('requirements').as('isProven'))
    .select((eb) =>
      eb
        .selectFrom('enquiries')
        .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
        .whereRef('enquiries.requirement_id', '=', 'requirements.requirement_id')
        .select(sql<string[]>`coalesce(array_agg(businesses.name order by enquiry_id), '{}')`.as('names'))
        .as('businesses'),
    )
    .select(
      sql<boolean>`exists (select from enquiries where enquiries.requirement_id = requirements.requirement_id and is_withheld)`.as(
        'is_withheld',
      ),
    )
    .where('requirement_id', '=', requirementId)
    .where('mailed_at', 'is', null)
    .where('link_ended_at', 'is', null)
    .executeTakeFirst();
}

export async function markRequirementMailed(db: Kysely<DB>, requirementId: string): Promise<void> {
  await db.updateTable('requirements').set({ mailed_at: sql`now()` }).where('requirement_id', '=', requirementId).execute();
}

/** How many of a request's businesses have answered, and who was chosen. */
const outcome = () => {
  const formerUser = sql<string>`${messages.formerUser}::text`;
  return [
    sql<number>`(select count(*) from enquiries where enquiries.requirement_id = requirements.requirement_id and replied_by is not null)`.as(
      'answers',
    ),
    sql<string | null>`(select coalesce(${shownName()}, ${formerUser}) from enquiries left join businesses using (business_id)
    where enquiries.requirement_id = requirements.requirement_id and ended_as = 'chosen')`.as('chosen'),
    sql<string[]>`(select coalesce(array_agg(coalesce(${shownName()}, ${formerUser}) order by enquiry_id), '{}')
    from enquiries left join businesses using (business_id) where enquiries.requirement_id = requirements.requirement_id)`.as('businesses'),
  ] as const;
};

export type Sender = { user_id: string } | { sender_business_id: string };

/** All that an account has asked for, the first first, with the names of those it was sent to. */
export function selectOwnRequirements(db: Kysely<DB>, sender: Sender) {
  return db
    .selectFrom('requirements')
    .selectAll()
    .select(outcome())
    .where((eb) => eb.and(sender))
    .orderBy('created_at')
    .execute();
}

/** Messages of businesses in the conversations of a request that whoever asked has not read. */
const unreadAnswers = sql<number>`(select coalesce(sum(${unreadMessages('asker')}), 0)::int from enquiries
  where enquiries.requirement_id = requirements.requirement_id)`;

/** A page of what an account has asked for, the last first. */
export function selectRequirementPage(db: Kysely<DB>, sender: Sender, { limit, from }: { limit: number; from: number | ListPlace }) {
  const at = sql.ref('requirements.created_at');
  const all = db
    .selectFrom('requirements')
    .select(['requirement_id', 'service', 'address', 'created_at', 'closed_at', 'closed_as'])
    .select(outcome())
    .select(unreadAnswers.as('unread'))
    .select(momentOf(at).as('moment'))
    .where((eb) => eb.and(sender))
    .orderBy(at, 'desc')
    .orderBy('requirement_id', 'desc');
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isBefore(from, { at, id: sql.ref('requirement_id') }));
  return rows.limit(limit).execute();
}

/** Some of what an account has asked for, as a list shows it. */
export function selectRequirementsById(db: Kysely<DB>, ids: string[]) {
  return db
    .selectFrom('requirements')
    .select(['requirement_id', 'service', 'address', 'created_at', 'closed_at', 'closed_as'])
    .select(outcome())
    .select(unreadAnswers.as('unread'))
    .where('requirement_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** An enquiry that is no part of a request, or a request, by its place in the list of both. */
export interface AskedPlace {
  kind: 'enquiry' | 'request';
  id: string;
  /** 0 with an answer that was not read, 1 answered, 2 waiting, 3 over. */
  rank: number;
  moment: string;
}

/** What an account has asked of businesses, alone and several at once: what is answered first, each part by when something happened last. */
const askedBy = (sender: Sender) => {
  const [[column, id] = ['', '']] = Object.entries(sender);
  const isTheirs = (table: string) => sql`${sql.ref(`${table}.${column}`)} = ${id}::uuid`;
  return sql`(
    select kind, id, case when has_news then 0 when is_over then 3 when is_answered then 1 else 2 end as rank, at from (
      select 'enquiry' as kind, enquiry_id as id, coalesce(last_message_at, created_at) as at, replied_by is not null as is_answered,
        ended_at is not null as is_over, ${unreadMessages('asker')} > 0 as has_news
      from enquiries where ${isTheirs('enquiries')} and requirement_id is null and (business_id is not null or business_left_at is not null)
      union all
      select 'request', requirement_id, coalesce((select max(coalesce(last_message_at, enquiries.created_at)) from enquiries
          where enquiries.requirement_id = requirements.requirement_id), created_at) as at,
        exists (select from enquiries where enquiries.requirement_id = requirements.requirement_id and replied_by is not null),
        closed_at is not null, ${unreadAnswers} > 0
      from requirements where ${isTheirs('requirements')}) asked)`;
};

/** A page of them. */
export async function selectAskedPlaces(db: Kysely<DB>, sender: Sender, { limit, from }: { limit: number; from: number | ListPlace }) {
  const row = { rank: sql.ref('rank'), at: sql.ref('at'), id: sql.ref('id') };
  const { rows } = await sql<AskedPlace>`
    select kind, id, rank, ${momentOf(row.at)} as moment from ${askedBy(sender)} asked
    where ${typeof from === 'number' ? sql`true` : isAfter(from, row)}
    order by rank, at desc, id limit ${limit} offset ${typeof from === 'number' ? from : 0}`.execute(db);
  return rows;
}

export async function countAsked(db: Kysely<DB>, sender: Sender): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${askedBy(sender)} asked`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function countRequirements(db: Kysely<DB>, sender: Sender): Promise<number> {
  const { n } = await db
    .selectFrom('requirements')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where((eb) => eb.and(sender))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Deletes what somebody has asked for, with the rows of its pictures: what their account sent, and what came without one from their
 * e-mail.
 * @returns the keys of the pictures.
 */
export async function deleteRequirementsOf(db: Kysely<DB>, sender: Sender, email: string | undefined): Promise<string[]> {
  const [column, id] = Object.entries(sender)[0] as [string, string];
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from requirements
      where ${sql.ref(column)} = ${id}::uuid
        or (user_id is null and sender_business_id is null and lower(email) = lower(${email ?? null}))
      returning requirement_id
    )
    select key from private_pictures where requirement_id in (select requirement_id from gone)`.execute(db);
  return rows.map(({ key }) => key);
}

/** Who may have a request: the account that sent it, or whoever shows a link that works. */
export type Access = Sender | { linkDays: number };

const isTheirs = (access: Access) =>
  'linkDays' in access
    ? sql<boolean>`link_ended_at is null and created_at > now() - make_interval(days => ${access.linkDays})`
    : sql<boolean>`${sql.ref(Object.keys(access)[0] as string)} = ${Object.values(access)[0]}::uuid`;

const linkWorks = (linkDays: number) => isTheirs({ linkDays }).as('link_works');

export type RequirementRow = NonNullable<Awaited<ReturnType<typeof selectRequirement>>>;

/** A request by its id, for whoever may have it. */
export function selectRequirement(db: Kysely<DB>, requirementId: string, access: Access) {
  return db
    .selectFrom('requirements')
    .selectAll()
    .select([linkWorks(limits.requirement.linkDays), mayReopen])
    .where('requirement_id', '=', requirementId)
    .where(isTheirs(access))
    .executeTakeFirst();
}

/** The enquiries of a request, those that were answered first and those last that were replaced, by their businesses' names, each with all that its owner answered. */
export function selectQuotes(db: Kysely<DB>, requirementId: string) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .leftJoin('quarantined_enquiries', 'quarantined_enquiries.enquiry_id', 'enquiries.enquiry_id')
    .leftJoin('enquiry_messages', (join) =>
      join.onRef('enquiry_messages.enquiry_id', '=', 'enquiries.enquiry_id').on('enquiry_messages.author', '=', 'owner'),
    )
    .select(['enquiries.enquiry_id', 'enquiries.ended_at', 'enquiries.ended_as', isOverdue.as('is_unanswered'), withheldAs])
    .select(unreadMessages('asker').as('unread'))
    .select(['businesses.business_id', shownName().as('name'), 'businesses.status'])
    .select(['body', 'enquiry_messages.price_from', 'price_to', 'enquiry_messages.price_unit'])
    .select(sql<string | null>`ready_on::text`.as('ready_on'))
    .select(['enquiry_messages.message_id', 'enquiry_messages.created_at as answered_at'])
    .where('enquiries.requirement_id', '=', requirementId)
    .orderBy(sql`ended_as is not distinct from 'replaced'`)
    .orderBy(sql`replied_by is null`)
    .orderBy('businesses.name')
    .orderBy('enquiries.enquiry_id')
    .orderBy('enquiry_messages.created_at')
    .execute();
}
