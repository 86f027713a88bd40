import { type Kysely, sql, type Transaction } from 'kysely';
import type { Profile } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { WAITING_FIELDS, type WaitingField } from '#shared/waiting-fields.ts';

/** Of a photo that is to come first: its key, and which one goes with it. */
export interface WaitingPhoto {
  picture: string;
  without: string | null;
}

/** What waits, by the columns of the business; of a photo its key. */
export type WaitingValue = Partial<Profile> | WaitingPhoto;

const COLUMNS = ['waiting_change_id', 'field', 'value', 'state', 'reason', 'created_at', 'decided_at', 'version'] as const;

const selectChanges = (db: Kysely<DB>) =>
  db
    .selectFrom('waiting_changes')
    .select([...COLUMNS, 'waiting_changes.business_id'])
    // Not joined: rows of it are locked.
    .select(
      sql<string | null>`(select user_name from business_members join users using (user_id)
        where business_members.member_id = waiting_changes.member_id)`.as('sent_by'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number];
/** A change as the table has it. */
export type ChangeRow = Omit<Row, 'field' | 'value'> & { field: WaitingField; value: WaitingValue };

const typed = (rows: Row[]) => rows as unknown as ChangeRow[];

/** What waits of some businesses, in the order of the form. */
export async function selectWaiting(db: Kysely<DB>, businessIds: readonly string[]): Promise<ChangeRow[]> {
  const rows = await selectChanges(db)
    .where('business_id', '=', sql<string>`any (${businessIds}::uuid[])`)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute();
  const placeOf = ({ field }: ChangeRow) => WAITING_FIELDS.indexOf(field);
  return typed(rows).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What waits of a business, and what was decided in so many days; the latest first. */
export async function selectOwn(db: Kysely<DB>, businessId: string, days: number | undefined): Promise<ChangeRow[]> {
  const all = selectChanges(db).where('business_id', '=', businessId);
  const recent =
    days === undefined ? all : all.where(sql<boolean>`(decided_at is null or decided_at > now() - make_interval(days => ${days}))`);
  return typed(await recent.orderBy('created_at', 'desc').orderBy('waiting_change_id', 'desc').execute());
}

/** Some changes of a business, which nobody else can change until the transaction ends; the business is locked before. */
export async function lockChanges(transaction: Transaction<DB>, businessId: string, ids: readonly string[]): Promise<ChangeRow[]> {
  const rows = await selectChanges(transaction)
    .where('business_id', '=', businessId)
    .where('waiting_change_id', '=', sql<string>`any (${ids}::uuid[])`)
    .forUpdate()
    .execute();
  return typed(rows);
}

/** Lets a value wait in place of the one that waits; the same one is no change. @param memberId of who sent it, where it was not the account itself. */
export async function putWaiting(
  transaction: Transaction<DB>,
  businessId: string,
  field: WaitingField,
  { value, memberId }: { value: WaitingValue; memberId: string | undefined },
): Promise<void> {
  await transaction
    .insertInto('waiting_changes')
    .values({ business_id: businessId, field, value: JSON.stringify(value), member_id: memberId ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'field'])
        // No parameter: a plan for any state would not find the index.
        .where(sql<boolean>`state = 'waiting'`)
        .doUpdateSet({ value: (eb) => eb.ref('excluded.value'), member_id: (eb) => eb.ref('excluded.member_id') })
        .where(sql<boolean>`waiting_changes.value is distinct from excluded.value`),
    )
    .execute();
}

/** Lets some fields of a business wait no more. */
export async function deleteWaiting(db: Kysely<DB>, businessId: string, fields: readonly WaitingField[]): Promise<void> {
  await db
    .deleteFrom('waiting_changes')
    .where('business_id', '=', businessId)
    .where('field', '=', sql<string>`any (${fields}::text[])`)
    .where('state', '=', 'waiting')
    .execute();
}

/** Deletes all that ever waited of a business. */
export async function deleteChanges(db: Kysely<DB>, businessId: string): Promise<void> {
  await db.deleteFrom('waiting_changes').where('business_id', '=', businessId).execute();
}

interface Decided {
  state: 'accepted' | 'refused';
  reason: string;
  adminId: string | null;
}

/** Puts a decision down; of a photo nothing is kept. */
export async function setDecided(transaction: Transaction<DB>, changeId: string, { state, reason, adminId }: Decided): Promise<void> {
  await transaction
    .updateTable('waiting_changes')
    .set({ state, reason, admin_id: adminId, decided_at: sql`now()` })
    .set({ value: sql`case when field = 'photo' then '{}' else value end` })
    .where('waiting_change_id', '=', changeId)
    .execute();
}

/** Businesses of which something waits, and which are listed: what was sent first comes first. */
const waitingOf = (db: Kysely<DB>) =>
  db
    .selectFrom('waiting_changes')
    .innerJoin('businesses', 'businesses.business_id', 'waiting_changes.business_id')
    .where('waiting_changes.state', '=', 'waiting')
    .where('businesses.status', '=', 'approved');

export function selectQueue(db: Kysely<DB>, { limit, offset }: { limit: number; offset: number }) {
  return waitingOf(db)
    .select(['waiting_changes.business_id', sql<Date>`min(waiting_changes.created_at)`.as('sent_at')])
    .groupBy('waiting_changes.business_id')
    .orderBy('sent_at')
    .orderBy('waiting_changes.business_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countQueue(db: Kysely<DB>): Promise<number> {
  const { count } = await waitingOf(db)
    .select(sql<number>`count(distinct waiting_changes.business_id)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of some numbers businesses have. */
export async function selectTaken(db: Kysely<DB>, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('businesses').select('phone_no').where('phone_no', '=', sql<string>`any (${numbers}::text[])`).execute();
  return new Set(rows.flatMap(({ phone_no }) => phone_no ?? []));
}

/** Whose picture waits under a key. */
export async function findPictureOwner(db: Kysely<DB>, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('waiting_changes')
    .select('business_id')
    .where('field', '=', 'photo')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`value ->> 'picture' = ${key}`)
    .executeTakeFirst();
  return row?.business_id;
}

/** What the mail about some decisions says. */
export async function selectTold(db: Kysely<DB>, businessId: string, ids: readonly string[]) {
  const [business, rows] = await Promise.all([
    db
      .selectFrom('businesses')
      .select(['name', 'email', 'language', sql<boolean>`email_proven_at is not null`.as('isProven')])
      .where('business_id', '=', businessId)
      .executeTakeFirst(),
    selectChanges(db)
      .where('business_id', '=', businessId)
      .where('waiting_change_id', '=', sql<string>`any (${ids}::uuid[])`)
      .where('state', '<>', 'waiting')
      .execute(),
  ]);
  return business && { ...business, changes: typed(rows) };
}
