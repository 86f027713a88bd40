import { type Kysely, sql, type Transaction } from 'kysely';
import { lastDayBefore } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import type { AddressWay, SentCheck } from '#shared/check-kinds.ts';

const now = sql<Date>`now()`;
const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
/** The last day of India on which it stands, with whose end it ends. */
const endsOn = lastDayBefore('checks.ends_at');
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

const COLUMNS = [
  ...([
    'check_id',
    'checks.business_id',
    'kind',
    'number',
    'way',
    'checks.state',
    'reason',
    'note',
    'ended_as',
    'checks.created_at',
  ] as const),
] as const;

/** Those that stand at this moment, whether or not it was noted that their time is over. */
const stands = sql<boolean>`(checks.state = 'standing' and checks.ends_at > now())`;

/** What everybody is told of a business. */
export function selectStanding(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('checks')
    .select(['kind', day('checked_on').as('checked_on'), endsOn.as('ends_on')])
    .where('business_id', '=', businessId)
    .where(stands)
    .execute();
}

/** All of a business that was ever checked or sent, the latest first. */
export function selectChecks(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('checks')
    .leftJoin('admins', 'admins.admin_id', 'checks.admin_id')
    .select([...COLUMNS, day('checked_on').as('checked_on'), endsOn.as('ends_on'), 'admins.email as admin_email'])
    .select(sql<boolean>`checks.state = 'standing' and checks.ends_at <= now()`.as('is_over'))
    .where('checks.business_id', '=', businessId)
    .orderBy('checks.created_at', 'desc')
    .orderBy('check_id', 'desc')
    .execute();
}

/** What waits for the team, what was sent first at the top. */
export function selectWaiting(db: Kysely<DB>, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('checks')
    .innerJoin('businesses', 'businesses.business_id', 'checks.business_id')
    .select([...COLUMNS, 'businesses.name', 'businesses.city', 'businesses.state as business_state', 'businesses.version'])
    .select((eb) =>
      eb
        .selectFrom('checks as standing')
        .select(lastDayBefore('standing.ends_at').as('until'))
        .whereRef('standing.business_id', '=', 'checks.business_id')
        .whereRef('standing.kind', '=', 'checks.kind')
        .where('standing.state', '=', 'standing')
        .where('standing.ends_at', '>', now)
        .as('stands_until'),
    )
    .where('checks.state', '=', 'waiting')
    .orderBy('checks.created_at')
    .orderBy('check_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countWaiting(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('checks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** The business whose checks are about to change: it is locked before them everywhere, so that no two wait for each other. */
export function lockBusiness(transaction: Transaction<DB>, businessId: string) {
  return transaction
    .selectFrom('businesses')
    .select(['business_id', 'name', 'state', 'version'])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** A check with the business that it is of, both locked, in the version of the business. */
export async function lockCheck(transaction: Transaction<DB>, checkId: string) {
  const found = await transaction.selectFrom('checks').select('business_id').where('check_id', '=', checkId).executeTakeFirst();
  const business = found && (await lockBusiness(transaction, found.business_id));
  if (!business) return undefined;
  const check = await transaction.selectFrom('checks').select(COLUMNS).where('check_id', '=', checkId).forUpdate().executeTakeFirst();
  return check && { ...check, name: business.name, version: business.version };
}

/** What stands or waits of a kind. */
export function selectCurrent(transaction: Transaction<DB>, businessId: string, kind: string) {
  return transaction
    .selectFrom('checks')
    .select(['check_id', 'number', 'state'])
    .where('business_id', '=', businessId)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'standing'])
    .execute();
}

/** @returns its id. */
export async function insertWaiting(
  transaction: Transaction<DB>,
  check: { business_id: string; kind: SentCheck; number: string },
): Promise<string> {
  const { check_id } = await transaction
    .insertInto('checks')
    .values({ ...check, state: 'waiting' })
    .returning('check_id')
    .executeTakeFirstOrThrow();
  return check_id;
}

/** What was sent before and not decided on: the owner has sent another number. */
export async function deleteWaiting(transaction: Transaction<DB>, businessId: string, kind: string) {
  await transaction
    .deleteFrom('checks')
    .where('business_id', '=', businessId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes one that waits. @returns whether there was one. */
export async function deleteOneWaiting(transaction: Transaction<DB>, businessId: string, checkId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('checks')
    .where('check_id', '=', checkId)
    .where('business_id', '=', businessId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the numbers of a business but for those that stand: what waits goes, of the rest neither the number nor what the team wrote of it stays. */
export async function forgetNumbers(transaction: Transaction<DB>, businessId: string): Promise<void> {
  await transaction.deleteFrom('checks').where('business_id', '=', businessId).where('state', '=', 'waiting').execute();
  await transaction
    .updateTable('checks')
    .set({ number: '', reason: '', note: '' })
    .where('business_id', '=', businessId)
    .where('state', 'in', ['refused', 'ended'])
    .execute();
}

/** Ends what stands of a kind. @returns whether something did. */
export async function endStanding(
  transaction: Transaction<DB>,
  businessId: string,
  kind: string,
  end: { ended_as: 'changed' | 'renewed' | 'team'; reason?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('checks')
    .set({ state: 'ended', ...end })
    .where('business_id', '=', businessId)
    .where('kind', '=', kind)
    .where('state', '=', 'standing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Decided {
  admin_id: string;
  note?: string;
}

/** Of what waited: it stands from today. */
export async function confirmWaiting(transaction: Transaction<DB>, checkId: string, decided: Decided): Promise<void> {
  await transaction
    .updateTable('checks')
    .set({ ...decided, state: 'standing', decided_at: now, checked_on: sql<Date>`${today}`, ends_at: sql<Date>`check_ends_at(now())` })
    .where('check_id', '=', checkId)
    .execute();
}

export async function refuseWaiting(transaction: Transaction<DB>, checkId: string, decided: Decided & { reason: string }): Promise<void> {
  await transaction
    .updateTable('checks')
    .set({ ...decided, state: 'refused', decided_at: now })
    .where('check_id', '=', checkId)
    .execute();
}

export async function endOne(transaction: Transaction<DB>, checkId: string, reason: string): Promise<void> {
  await transaction.updateTable('checks').set({ state: 'ended', ended_as: 'team', reason }).where('check_id', '=', checkId).execute();
}

/** Whether a day of India is none to come, and so late that a check of it stands. */
export async function canStand(db: Kysely<DB>, checkedOn: string): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select ${checkedOn}::date <= ${today} and check_ends_at(${checkedOn}::date::timestamp at time zone 'Asia/Kolkata') > now() as can`.execute(
    db,
  );
  return rows[0]?.can === true;
}

/** What the team has looked at itself; it stands from the day on which it did. */
export async function insertStanding(
  transaction: Transaction<DB>,
  check: { admin_id: string | null; note?: string; business_id: string; kind: 'address' | 'team'; way?: AddressWay; checkedOn?: string },
): Promise<string> {
  const { checkedOn, ...row } = check;
  const checked = checkedOn ? sql`${checkedOn}::date` : today;
  const { check_id } = await transaction
    .insertInto('checks')
    .values({
      ...row,
      state: 'standing',
      decided_at: now,
      checked_on: sql<Date>`${checked}`,
      ends_at: checkedOn
        ? sql<Date>`check_ends_at(${checkedOn}::date::timestamp at time zone 'Asia/Kolkata')`
        : sql<Date>`check_ends_at(now())`,
    })
    .returning('check_id')
    .executeTakeFirstOrThrow();
  return check_id;
}

/** Ends those whose time is over. Of what somebody else is changing the next run takes care. */
export async function endOver(transaction: Transaction<DB>): Promise<void> {
  await sql`
    with due as (
      select business_id from businesses
      where business_id in (select business_id from checks where state = 'standing' and ends_at <= now())
      order by business_id limit 500 for update skip locked
    )
    update checks set state = 'ended', ended_as = 'over' from due
    where checks.business_id = due.business_id and state = 'standing' and ends_at <= now()`.execute(transaction);
}

/** Whose owner can be told: somebody has shown that it is theirs. */
const hasOwner = sql<boolean>`coalesce(businesses.password_hash, businesses.email_proven_at::text, businesses.phone_proven_at::text) is not null`;

/**
 * Those that end within `days`, and whose owner was not reminded so late yet; not those whose renewal waits. They count as reminded from now on.
 * Of what somebody else is changing the next run takes care.
 */
export async function takeDue(transaction: Transaction<DB>, days: number): Promise<string[]> {
  const isDue = sql`checks.state = 'standing' and checks.ends_at > now() and checks.ends_at <= now() + make_interval(days => ${days})
    and coalesce(checks.reminded_days > ${days}, true)
    and not exists (select from checks renewal where renewal.business_id = checks.business_id and renewal.kind = checks.kind and renewal.state = 'waiting')`;
  const { rows } = await sql<{ check_id: string }>`
    with due as (
      select business_id from businesses where ${hasOwner} and business_id in (select business_id from checks where ${isDue})
      order by business_id limit 500 for update skip locked
    )
    update checks set reminded_days = ${days} from due where checks.business_id = due.business_id and ${isDue} returning check_id`.execute(
    transaction,
  );
  return rows.map(({ check_id }) => check_id);
}

/** What the mails about a check say. */
export function findTold(db: Kysely<DB>, checkId: string) {
  return db
    .selectFrom('checks')
    .innerJoin('businesses', 'businesses.business_id', 'checks.business_id')
    .select(['kind', 'checks.state', 'ended_as', 'reason', 'number', 'name', 'email', 'language', endsOn.as('ends_on')])
    .select(sql<boolean>`email_proven_at is not null`.as('isProven'))
    .where('check_id', '=', checkId)
    .executeTakeFirst();
}
