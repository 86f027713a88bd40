import { type Kysely, sql } from 'kysely';
import { askerLanguage } from '#server/db/asker-language.ts';
import type { DB } from '#server/db/types.ts';
import { limits } from '#shared/limits.ts';
import type { WorkAnswer } from '#shared/schemas/work-done.ts';

/** The request behind `requirements`, of which whoever sent it can say whether the work is done: one of those that are listed was chosen. */
const isAbout = sql<boolean>`requirements.closed_as = 'found' and requirements.sender_business_id is null
  and businesses.status = 'approved' and (requirements.user_id is not null or requirements.link_ended_at is null)`;

/** Whose account is shut is told nothing. */
const isShut = sql<boolean>`exists (select from account_blocks where account_blocks.user_id = requirements.user_id)`;

/** Whoever reads an address that was not used with us yet, or an account of theirs. */
const reach = [
  sql<string | null>`case when requirements.user_id is null then requirements.email
    else (select email from users where users.user_id = requirements.user_id and email_proven_at is not null) end`.as('email'),
  askerLanguage('requirements', 'sender_business_id').as('language'),
] as const;

/** Whom a request is about and who sent it, as long as there is somebody to be told of it. */
export function findTold(db: Kysely<DB>, requirementId: string) {
  return db
    .selectFrom('requirements')
    .innerJoin('businesses', 'businesses.business_id', 'requirements.found_business_id')
    .select(['requirement_id', 'requirements.user_id', 'work_answer', 'businesses.business_id', 'businesses.name as business_name'])
    .select(reach)
    .where('requirement_id', '=', requirementId)
    .where(isAbout)
    .where(sql<boolean>`not ${isShut}`)
    .executeTakeFirst();
}
export type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>;

/** Takes what is due to be asked about, each once; nothing that is so late that nobody remembers. */
export async function takeDue(db: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ requirement_id: string }>`
    update requirements set work_asked_at = ${now} where requirement_id in (
      select requirement_id from requirements join businesses on businesses.business_id = found_business_id
      where work_asked_at is null and work_due_at <= ${now} and work_due_at > ${now}::timestamptz - make_interval(days => ${limits.workDone.lateDays}::int)
        and (work_answer is null or work_answer = 'not_yet') and ${isAbout} and not ${isShut}
      order by work_due_at limit 500 for update of requirements skip locked)
    returning requirement_id`.execute(db);
  return rows.map(({ requirement_id }) => requirement_id);
}

/** Who says whether work is done: the account that asked, or whoever shows the link that was sent. */
export type Saying = { user_id: string } | { byLink: true };

/** A request with whom it is about; none for who may not say. The business is none where nobody of those that are listed was chosen. */
export function findWork(db: Kysely<DB>, requirementId: string, saying: Saying) {
  return db
    .selectFrom('requirements')
    .leftJoin('businesses', 'businesses.business_id', 'requirements.found_business_id')
    .select(['requirement_id', 'work_answer', 'requirements.service', 'businesses.business_id', 'businesses.name as business_name'])
    .select(sql<boolean>`(${isAbout}) is true`.as('is_about'))
    .where('requirement_id', '=', requirementId)
    .where(
      'byLink' in saying
        ? sql<boolean>`work_asked_at > now() - make_interval(days => ${limits.workDone.linkDays}::int)`
        : sql<boolean>`requirements.user_id = ${saying.user_id}::uuid`,
    )
    .executeTakeFirst();
}

/** @returns whether it could still be said, of the business that was shown. */
export async function setAnswer(db: Kysely<DB>, requirementId: string, businessId: string, answer: WorkAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('requirements')
    .set({ work_answer: answer, work_answered_at: sql`now()` })
    .where('requirement_id', '=', requirementId)
    .where('closed_as', '=', 'found')
    .where('found_business_id', '=', businessId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who asked: an account, the one that has proven the address that asked without one, or nobody but that address. */
const personOf = (table: 'requirements' | 'earlier') => sql`coalesce(${sql.ref(`${table}.user_id`)}::text,
  (select users.user_id::text from users where lower(users.email) = lower(${sql.ref(`${table}.email`)}) and users.email_proven_at is not null),
  lower(${sql.ref(`${table}.email`)}))`;

/** One request of each person who says that the work was done and has neither reviewed it nor been asked to: the first. */
const persons = (businessId: string) => sql`
  select distinct on (${personOf('requirements')}) requirement_id from requirements
  where found_business_id = ${businessId} and work_answer = 'done' and review_asked_at is null and sender_business_id is null
    and (user_id is not null or link_ended_at is null) and not ${isShut}
    and not exists (select from requirements earlier where earlier.found_business_id = ${businessId} and earlier.review_asked_at is not null
      and ${personOf('earlier')} = ${personOf('requirements')})
    and not exists (select from reviews where reviews.business_id = ${businessId} and reviews.user_id::text = ${personOf('requirements')})
  order by ${personOf('requirements')}, requirement_id`;

/** How many say that a business's work was done, and how many of them can still be asked for a review. */
export async function countDone(db: Kysely<DB>, businessId: string): Promise<{ done: number; waiting: number }> {
  const { rows } = await sql<{ done: number; waiting: number }>`
    select count(distinct ${personOf('requirements')})::int as done,
      (select count(*)::int from (${persons(businessId)}) waiting) as waiting
    from requirements where found_business_id = ${businessId} and work_answer = 'done' and sender_business_id is null`.execute(db);
  return rows[0] ?? { done: 0, waiting: 0 };
}

/** Takes all who can be asked for a review of a business; whoever asks has locked it. */
export async function takePersons(db: Kysely<DB>, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ requirement_id: string }>`
    update requirements set review_asked_at = now() where requirement_id in (${persons(businessId)}) returning requirement_id`.execute(db);
  return rows.map(({ requirement_id }) => requirement_id);
}

/** Lets no other of the same business be at it until the transaction ends. @returns whether it is listed. */
export async function lockOwner(db: Kysely<DB>, businessId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review-asks ${businessId}`}, 0))`.execute(db);
  const row = await db.selectFrom('businesses').select('status').where('business_id', '=', businessId).executeTakeFirst();
  return row?.status === 'approved';
}

/** Whether a request's person has written of the business meanwhile, or takes back that its work was done. */
export async function needsNoReview(db: Kysely<DB>, requirementId: string): Promise<boolean> {
  const { rows } = await sql`select from requirements where requirement_id = ${requirementId} and work_answer = 'done'
    and not exists (select from reviews where reviews.business_id = found_business_id and reviews.user_id = requirements.user_id)`.execute(
    db,
  );
  return rows.length === 0;
}
