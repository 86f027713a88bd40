import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ReportStatus } from '#shared/schemas/reports.ts';

interface NewReport {
  kind: 'business' | 'review';
  business_id: string;
  review_id: string | null;
  reason: string;
  message: string;
  user_id: string | null;
  reporter_business_id: string | null;
}

/** Keeps a report; one that its signed-in reporter has open of the same thing already is left as it is. */
export async function insertReport(db: Kysely<DB>, report: NewReport): Promise<void> {
  await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function selectReport(db: Kysely<DB>) {
  return db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.business_id', 'reports.business_id')
    .leftJoin('reviews', 'reviews.review_id', 'reports.review_id')
    .leftJoin('users', 'users.user_id', 'reports.user_id')
    .leftJoin('businesses as reporters', 'reporters.business_id', 'reports.reporter_business_id')
    .select(['report_id', 'kind', 'reason', 'message', 'reports.status', 'outcome', 'reports.created_at', 'decided_at', 'reports.version'])
    .select(['reports.business_id', 'businesses.name as business_name', 'businesses.city', 'businesses.status as business_status'])
    .select(['reviews.review_id', 'reviews.name as review_name', 'reviews.rating', 'reviews.description as review_description'])
    .select(['users.user_name', 'reporters.name as reporter_name']);
}

/** A page of reports: the open ones as a queue, oldest first; others newest first. */
export function selectReports(db: Kysely<DB>, status: ReportStatus | undefined, { limit, offset }: { limit: number; offset: number }) {
  const direction = status === 'open' ? 'asc' : 'desc';
  return selectReport(db)
    .$if(status !== undefined, (query) => query.where('reports.status', '=', status ?? ''))
    .orderBy('reports.created_at', direction)
    .orderBy('report_id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countReports(db: Kysely<DB>) {
  return db
    .selectFrom('reports')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      fn.countAll<number>().filterWhere('status', '=', 'upheld').as('upheld'),
      fn.countAll<number>().filterWhere('status', '=', 'dismissed').as('dismissed'),
    ])
    .executeTakeFirstOrThrow();
}

/** The report, which nobody else can decide until the transaction ends. */
export function lockReport(db: Kysely<DB>, reportId: string) {
  return selectReport(db).where('report_id', '=', reportId).forUpdate('reports').executeTakeFirst();
}

/** @returns when it was decided, and the report's new version. */
export function updateReport(db: Kysely<DB>, reportId: string, decision: { status: string; outcome: string }) {
  return db
    .updateTable('reports')
    .set({ ...decision, decided_at: sql`now()`, updated_at: sql`now()` })
    .where('report_id', '=', reportId)
    .returning(['decided_at', 'version'])
    .executeTakeFirstOrThrow();
}

/** Whom to tell what became of a report: its reporter, if they were signed in and are still there. */
export function findReporter(db: Kysely<DB>, reportId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.business_id', 'reports.business_id')
    .leftJoin('users', 'users.user_id', 'reports.user_id')
    .leftJoin('businesses as reporters', 'reporters.business_id', 'reports.reporter_business_id')
    .select(['reports.status', 'reports.business_id', 'businesses.name as business_name', 'reports.user_id', 'reporter_business_id'])
    .select(({ fn }) => [
      fn.coalesce('users.email', 'reporters.email').as('email'),
      fn.coalesce('users.language', 'reporters.language').as('language'),
    ])
    .select(
      sql<boolean>`coalesce(users.email_proven_at, reporters.email_proven_at) is not null and businesses.email_proven_at is not null`.as(
        'isProven',
      ),
    )
    .where('report_id', '=', reportId)
    .executeTakeFirst();
}

/** Who reported while signed in. */
export type Reporter = { userId: string } | { businessId: string };

function reportedBy(reporter: Reporter) {
  return 'userId' in reporter ? { user_id: reporter.userId } : { reporter_business_id: reporter.businessId };
}

export function selectMade(db: Kysely<DB>, reporter: Reporter) {
  return db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.business_id', 'reports.business_id')
    .select(['kind', 'businesses.name', 'reports.business_id', 'reason', 'message', 'reports.created_at'])
    .where((eb) => eb.and(reportedBy(reporter)))
    .orderBy('reports.created_at')
    .execute();
}

export async function forgetReporter(db: Kysely<DB>, reporter: Reporter): Promise<void> {
  await db
    .updateTable('reports')
    .set({ message: '' })
    .where((eb) => eb.and(reportedBy(reporter)))
    .execute();
}

/**
 * Takes what matches `traces` out of all reports in which `mentions` is found: they are few, and nobody's account need be linked to them.
 */
export async function forgetMentions(
  db: Kysely<DB>,
  { mentions, traces, by }: { mentions: string; traces: string; by: string },
): Promise<void> {
  const isMentioned = (column: 'message' | 'outcome') => sql<SqlBool>`${sql.ref(column)} ~* ${mentions}`;
  const without = (column: 'message' | 'outcome') => sql<string>`regexp_replace(${sql.ref(column)}, ${traces}, ${by}, 'gi')`;
  await db
    .updateTable('reports')
    .set({ message: without('message'), outcome: without('outcome') })
    .where(({ or }) => or([isMentioned('message'), isMentioned('outcome')]))
    .execute();
}

/** The latest that an account has made, each with how many there are. */
export function selectLatestMade(db: Kysely<DB>, account: PublicAccount, limit: number) {
  return db
    .selectFrom('reports')
    .innerJoin('businesses', 'businesses.business_id', 'reports.business_id')
    .select(['report_id', 'reports.business_id', 'businesses.name as business_name', 'reason', 'message', 'reports.created_at'])
    .select([sql<ReportStatus>`reports.status`.as('status'), sql<number>`(count(*) over ())::int`.as('total')])
    .where((eb) => eb.and(account.kind === 'user' ? { user_id: account.userId } : { reporter_business_id: account.businessId }))
    .orderBy('reports.created_at', 'desc')
    .limit(limit)
    .execute();
}
