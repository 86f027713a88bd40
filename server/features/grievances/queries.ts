import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { DB, Grievances } from '#server/db/types.ts';
import type { GrievanceAction, GrievanceKind } from '#shared/grievance-kinds.ts';
import { grievanceKinds, PRESERVED_DAYS, REQUEST_PROOF_DAYS } from '#shared/grievance-kinds.ts';
import type { GrievanceStatus } from '#shared/schemas/grievances.ts';

/** When a complaint of a kind has to be decided, counted from its coming. */
const dueFrom = (from: ReturnType<typeof sql>, kind: GrievanceKind) =>
  sql<Date>`${from} + make_interval(hours => ${grievanceKinds[kind].hours})`;

const agoDays = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

type NewGrievance = Pick<
  Insertable<Grievances>,
  'page' | 'message' | 'name' | 'email' | 'language' | 'user_id' | 'business_id' | 'status' | 'proven_at'
>;

export function insertGrievance(db: Kysely<DB>, grievance: NewGrievance & { kind: GrievanceKind }) {
  return db
    .insertInto('grievances')
    .values({ ...grievance, due_at: dueFrom(sql`now()`, grievance.kind) })
    .returning(['grievance_id', 'number', 'due_at'])
    .executeTakeFirstOrThrow();
}

function selectGrievance(db: Kysely<DB>) {
  return db
    .selectFrom('grievances')
    .select(['grievance_id', 'number', 'kind', 'page', 'message', 'name', 'email', 'language', 'status', 'action', 'outcome'])
    .select(['created_at', 'due_at', 'decided_at', 'proven_at', 'version']);
}
export type GrievanceRow = Awaited<ReturnType<ReturnType<typeof selectGrievance>['executeTakeFirstOrThrow']>>;

/** A page of complaints: the open ones by when they are due, others newest first. */
export function selectGrievances(
  db: Kysely<DB>,
  status: GrievanceStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectGrievance(db)
    .where('status', '<>', 'unproven')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(status === 'open', (query) => query.orderBy('due_at'))
    .orderBy('created_at', 'desc')
    .orderBy('grievance_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countGrievances(db: Kysely<DB>) {
  return db
    .selectFrom('grievances')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'open').as('open'),
      fn.countAll<number>().filterWhere('status', '=', 'decided').as('decided'),
    ])
    .executeTakeFirstOrThrow();
}

/** The complaint, which nobody else can decide until the transaction ends. */
export function lockGrievance(db: Kysely<DB>, id: string) {
  return selectGrievance(db).where('grievance_id', '=', id).where('status', '<>', 'unproven').forUpdate().executeTakeFirst();
}

/** Whether the account that is signed in has proven an address to be its own. */
export async function hasProven(db: Kysely<DB>, account: Complainant, email: string): Promise<boolean> {
  const isTheirs = sql<SqlBool>`email_proven_at is not null and lower(email) = lower(${email})`;
  const found =
    'userId' in account
      ? db.selectFrom('users').select('language').where('user_id', '=', account.userId).where(isTheirs).executeTakeFirst()
      : db.selectFrom('businesses').select('language').where('business_id', '=', account.businessId).where(isTheirs).executeTakeFirst();
  return (await found) !== undefined;
}

/** The request of a link, as long as it waits for its proof or has had it; none whose words are forgotten. */
export function findRequest(db: Kysely<DB>, id: string) {
  return selectGrievance(db)
    .where('grievance_id', '=', id)
    .where('email', '<>', '')
    .where((eb) => eb.or([eb('status', '<>', 'unproven'), eb('created_at', '>', agoDays(REQUEST_PROOF_DAYS))]))
    .executeTakeFirst();
}

/** Opens a request whose address is proven: its clock begins. @returns whether it waited for that, and still could. */
export async function openRequest(db: Kysely<DB>, id: string, kind: GrievanceKind): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('grievances')
    .set({ status: 'open', proven_at: sql`now()`, created_at: sql`now()`, due_at: dueFrom(sql`now()`, kind) })
    .where('grievance_id', '=', id)
    .where('status', '=', 'unproven')
    .where('email', '<>', '')
    .where('created_at', '>', agoDays(REQUEST_PROOF_DAYS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes requests that nobody has proven to be theirs in time. */
export async function deleteUnproven(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('grievances').where('status', '=', 'unproven').where('created_at', '<=', agoDays(REQUEST_PROOF_DAYS)).execute();
}

export function findGrievance(db: Kysely<DB>, id: string) {
  return selectGrievance(db).where('grievance_id', '=', id).executeTakeFirst();
}

export async function updateDecision(db: Kysely<DB>, id: string, decision: { action: GrievanceAction; outcome: string }): Promise<void> {
  await db
    .updateTable('grievances')
    .set({ ...decision, status: 'decided', decided_at: sql`now()` })
    .where('grievance_id', '=', id)
    .execute();
}

/** Files it as of another kind: it is due from its coming, and its officer is reminded anew. */
export async function updateKind(db: Kysely<DB>, id: string, kind: GrievanceKind): Promise<void> {
  await db
    .updateTable('grievances')
    .set({ kind, due_at: dueFrom(sql`created_at`, kind), reminded_at: null })
    .where('grievance_id', '=', id)
    .execute();
}

/** Notes as reminded, and returns, the open ones that have used half of their time and of which nobody was reminded. */
export function takeHalfOver(db: Kysely<DB>) {
  return db
    .updateTable('grievances')
    .set({ reminded_at: sql`now()` })
    .where('status', '=', 'open')
    .where('reminded_at', 'is', null)
    .where(sql<SqlBool>`now() >= created_at + (due_at - created_at) / 2`)
    .returning('grievance_id')
    .execute();
}

export interface MonthOfGrievances {
  /** '2026-11', as India's calendar has it. */
  month: string;
  kind: GrievanceKind;
  came: number;
  decided: number;
  inTime: number;
  /** Of the decided ones, those after which something was removed, corrected or somebody's access ended. */
  actedOn: number;
}

/** How many complaints came in each month and what became of them, the newest first; `months` of them. */
export async function selectByMonth(db: Kysely<DB>, months: number): Promise<MonthOfGrievances[]> {
  const { rows } = await sql<MonthOfGrievances>`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, kind,
      count(*)::int as came,
      (count(*) filter (where status = 'decided'))::int as decided,
      (count(*) filter (where decided_at <= due_at))::int as "inTime",
      (count(*) filter (where action in ('removed', 'corrected', 'access_ended')))::int as "actedOn"
    from grievances
    where status <> 'unproven' and created_at >= date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' - make_interval(months => ${months - 1})
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

/** Who complained while signed in. */
export type Complainant = { userId: string } | { businessId: string };

const madeBy = (one: Complainant) => ('userId' in one ? { user_id: one.userId } : { business_id: one.businessId });

export function selectMade(db: Kysely<DB>, complainant: Complainant) {
  return selectGrievance(db)
    .where((eb) => eb.and(madeBy(complainant)))
    .orderBy('created_at')
    .execute();
}

/** Takes name, e-mail and words out of the complaints that an account has made, and of those from its proven e-mail. */
export async function forgetComplainant(db: Kysely<DB>, complainant: Complainant, email: string | undefined, name: string): Promise<void> {
  await db
    .updateTable('grievances')
    .set({ name, email: '', message: '', page: '', outcome: '' })
    .where((eb) => eb.or([eb.and(madeBy(complainant)), ...(email ? [sql<SqlBool>`lower(email) = lower(${email})`] : [])]))
    .execute();
}

/** Takes the same out of those that were decided so long ago that no law wants them kept. */
export async function forgetDecided(db: Kysely<DB>, name: string): Promise<void> {
  await db
    .updateTable('grievances')
    .set({ name, email: '', message: '', page: '', outcome: '' })
    .where('status', '=', 'decided')
    .where('email', '<>', '')
    .where('decided_at', '<', agoDays(PRESERVED_DAYS))
    .execute();
}
