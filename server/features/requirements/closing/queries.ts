import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { limits } from '#shared/limits.ts';
import type { ThreadEnd } from '#shared/schemas/threads.ts';

/** Whether an enquiry waits for its answer for so long that another business may be asked. */
export const isOverdue = sql<boolean>`(enquiries.replied_by is null and enquiries.ended_at is null and not enquiries.is_withheld
  and enquiries.created_at < now() - make_interval(hours => ${limits.requirement.patienceHours}::int))`;

/** Accounts that a change of a request names: none of them is deleted until the transaction ends. */
interface Named {
  userId: string | null;
  /** The one that sent it, and the one that is chosen or asked. */
  businessIds: string[];
}

export async function keepAccounts(db: Kysely<DB>, { userId, businessIds }: Named): Promise<void> {
  await db.selectFrom('users').select('user_id').where('user_id', '=', userId).forKeyShare().execute();
  await db
    .selectFrom('businesses')
    .select('business_id')
    .where('business_id', '=', sql<string>`any(${businessIds}::uuid[])`)
    .orderBy('business_id')
    .forKeyShare()
    .execute();
}

export type AskedRow = Awaited<ReturnType<typeof lockAsked>>[number];

/** The enquiries of a request, the first first: nobody else writes or ends them until the transaction ends. */
export function lockAsked(db: Kysely<DB>, requirementId: string) {
  return db
    .selectFrom('enquiries')
    .select(['enquiry_id', 'business_id', 'ended_at', 'ended_as', 'replied_by', isOverdue.as('is_unanswered')])
    .where('requirement_id', '=', requirementId)
    .orderBy('enquiry_id')
    .forUpdate()
    .execute();
}

export type LockedRequirement = NonNullable<Awaited<ReturnType<typeof lockRequirement>>>;

/** Whether the closing of a request can still be taken back. */
export const mayReopen = sql<boolean>`(requirements.closed_at > now() - make_interval(hours => ${limits.reopenHours}::int)) is true`.as(
  'may_reopen',
);

/** A request that nobody else changes until the transaction ends. */
export function lockRequirement(db: Kysely<DB>, requirementId: string) {
  return db
    .selectFrom('requirements')
    .selectAll()
    .select(mayReopen)
    .where('requirement_id', '=', requirementId)
    .forUpdate()
    .executeTakeFirst();
}

interface Closing {
  as: ThreadEnd;
  /** The business that was chosen. */
  found: string | undefined;
  /** After how many days it is asked whether the work is done; none where it is not asked. */
  workDays: number | undefined;
}

export async function updateClosed(db: Kysely<DB>, requirementId: string, { as, found, workDays }: Closing): Promise<void> {
  const work_due_at = workDays === undefined ? null : sql<Date>`now() + make_interval(days => ${workDays}::int)`;
  await db
    .updateTable('requirements')
    .set({ closed_at: sql<Date>`clock_timestamp()`, closed_as: as, found_business_id: found ?? null, work_due_at })
    .where('requirement_id', '=', requirementId)
    .execute();
}

export async function updateReopened(db: Kysely<DB>, requirementId: string): Promise<void> {
  const work = { work_due_at: null, work_asked_at: null, work_answer: null, work_answered_at: null, review_asked_at: null };
  const open = { closed_at: null, closed_as: null, found_business_id: null, ...work };
  await db.updateTable('requirements').set(open).where('requirement_id', '=', requirementId).execute();
}

/** @returns whether there was one that worked. */
export async function updateLinkEnded(db: Kysely<DB>, requirementId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('requirements')
    .set({ link_ended_at: sql`now()` })
    .where('requirement_id', '=', requirementId)
    .where('link_ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
