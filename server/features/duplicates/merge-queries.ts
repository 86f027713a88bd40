import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Two } from '#server/features/duplicates/move-queries.ts';
import { limits } from '#shared/limits.ts';

/** A row as JSON has it. */
export type StoredRow = Record<string, unknown>;

/** As long as a merge can be undone. */
const isUndoable = sql<boolean>`merged_at > now() - make_interval(days => ${sql.lit(limits.removedDays)})`;

export interface LockedBusiness {
  business_id: string;
  has_owner: boolean;
  merged_into: string | null;
  row: StoredRow;
}

/** Entries, which nobody else can change until the transaction ends; in the order of their ids, so that two who merge them do not wait for each other. */
export async function lockBusinesses(db: Kysely<DB>, businessIds: string[]): Promise<LockedBusiness[]> {
  await sql`select from businesses where business_id = any(${businessIds}::uuid[]) order by business_id for update`.execute(db);
  const { rows } = await sql<LockedBusiness>`
    select business_id, to_jsonb(businesses) as row,
      coalesce(password_hash, email_proven_at::text, phone_proven_at::text) is not null as has_owner,
      (select kept_id from business_merges where merged_id = businesses.business_id) as merged_into
    from businesses where business_id = any(${businessIds}::uuid[])`.execute(db);
  return rows;
}

/**
 * Sets columns of an entry to values as JSON has them. Twice: where a trigger writes a column because of another, the value given counts.
 * @throws the unique constraint's error when somebody else has the number by now.
 */
export async function setColumns(db: Kysely<DB>, businessId: string, values: StoredRow): Promise<void> {
  const columns = Object.keys(values).filter((column) => column !== 'version');
  if (columns.length === 0) return;
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = back.${sql.ref(column)}`));
  for (let time = 0; time < 2; time++)
    await sql`
      update businesses set ${set} from jsonb_populate_record(null::businesses, ${JSON.stringify(values)}::jsonb) back
      where businesses.business_id = ${businessId}
        and (${sql.join(columns.map((column) => sql`businesses.${sql.ref(column)}`))})
          is distinct from (${sql.join(columns.map((column) => sql`back.${sql.ref(column)}`))})`.execute(db);
}

/** The moment of the transaction, as JSON has it. */
export async function selectNow(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select to_jsonb(now()) #>> '{}' as now`.execute(db);
  return rows[0]?.now ?? '';
}

export async function insertMerge(db: Kysely<DB>, { mergedId, keptId }: Two, adminId: string): Promise<void> {
  await db.insertInto('business_merges').values({ merged_id: mergedId, kept_id: keptId, admin_id: adminId }).execute();
}

/** Keeps what a row was, and what the merge has made of it: the columns that differ. */
export async function keepChanged(db: Kysely<DB>, mergedId: string, table: string, row: StoredRow, after: StoredRow): Promise<void> {
  await sql`
    insert into merge_rows (merged_id, place, table_name, row, after)
    select ${mergedId}::uuid, (select coalesce(max(place), 0) + 1 from merge_rows where merged_id = ${mergedId}), ${table}::text,
      ${JSON.stringify(row)}::jsonb, ${JSON.stringify(after)}::jsonb`.execute(db);
}

export async function selectKept(db: Kysely<DB>, mergedId: string, table: string): Promise<{ row: StoredRow; after: StoredRow }[]> {
  const { rows } = await sql<{ row: StoredRow; after: StoredRow }>`
    select row, after from merge_rows where merged_id = ${mergedId} and table_name = ${table} and moved is null order by place`.execute(db);
  return rows;
}

/** A merge, which nobody else can undo until the transaction ends. `later` is the last one after it, of either of the two, that can be undone. */
export async function lockMerge(db: Kysely<DB>, mergedId: string) {
  const { rows } = await sql<{ kept_id: string; is_undoable: boolean; is_there: boolean; later: string | null }>`
    select kept_id, ${isUndoable} as is_undoable,
      exists (select from merge_rows where merge_rows.merged_id = business_merges.merged_id) as is_there,
      (select coalesce(name, '') from business_merges later left join businesses on businesses.business_id = later.merged_id
        where later.place > business_merges.place
          and exists (select from merge_rows where merge_rows.merged_id = later.merged_id)
          and (later.kept_id in (business_merges.kept_id, business_merges.merged_id) or later.merged_id = business_merges.kept_id)
        order by later.place desc limit 1) as later
    from business_merges where merged_id = ${mergedId} for update`.execute(db);
  return rows[0];
}

export async function findKeptId(db: Kysely<DB>, mergedId: string): Promise<string | undefined> {
  const row = await db.selectFrom('business_merges').select('kept_id').where('merged_id', '=', mergedId).executeTakeFirst();
  return row?.kept_id;
}

export async function deleteMerge(db: Kysely<DB>, mergedId: string): Promise<void> {
  await db.deleteFrom('business_merges').where('merged_id', '=', mergedId).execute();
}

/** Forgets what undoes merges that can be undone no more; their addresses go on leading to those that stayed. */
export async function deleteOldRows(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from merge_rows using business_merges
    where business_merges.merged_id = merge_rows.merged_id and not (${isUndoable})`.execute(db);
}

/** Takes a user's rows from what undoes merges. */
export async function forgetUser(db: Kysely<DB>, userId: string): Promise<void> {
  await sql`delete from merge_rows where row ->> 'user_id' = ${userId}`.execute(db);
}

const undoable = (db: Kysely<DB>) => db.selectFrom('business_merges').where(isUndoable);

/** The last merged first. */
export function selectMerges(db: Kysely<DB>, { limit, offset }: { limit: number; offset: number }) {
  return undoable(db)
    .innerJoin('businesses as kept', 'kept.business_id', 'kept_id')
    .leftJoin('businesses as merged', 'merged.business_id', 'merged_id')
    .leftJoin('admins', 'admins.admin_id', 'business_merges.admin_id')
    .select(['merged_id', 'kept_id', 'kept.name as kept_name', 'merged.name as merged_name', 'merged_at', 'admins.email as merged_by'])
    .orderBy('business_merges.place', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMerges(db: Kysely<DB>): Promise<number> {
  const { n } = await undoable(db)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** With whom an entry was merged, for its own account, and what undoes that. */
export async function findOwnMerge(db: Kysely<DB>, businessId: string) {
  const { rows } = await sql<{ name: string; merged_at: Date; held: StoredRow[] }>`
    select kept.name, merged_at,
      coalesce((select jsonb_agg(row order by place) from merge_rows
        where merge_rows.merged_id = business_merges.merged_id and table_name = 'businesses' and row ->> 'business_id' = ${businessId}), '[]') as held
    from business_merges join businesses kept on kept.business_id = kept_id
    where merged_id = ${businessId}`.execute(db);
  return rows[0];
}

/** What the mails about a merge say to the account of either entry; none to who has no address. */
export async function selectToldOwners(db: Kysely<DB>, businessIds: string[]) {
  return db
    .selectFrom('businesses')
    .select(['business_id', 'name', 'email', 'language'])
    .select(sql<boolean>`email_proven_at is not null`.as('isProven'))
    .where('business_id', 'in', businessIds)
    .execute();
}

/** What is noted of both entries as new listings: neither a merge nor its undoing makes one, and nobody is told of what they were told before. */
export async function selectNewListings(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(new_listings) as row from new_listings where business_id in (${mergedId}, ${keptId})`.execute(db);
  return rows.map(({ row }) => row);
}
export async function restoreNewListings(db: Kysely<DB>, { mergedId, keptId }: Two, was: StoredRow[]): Promise<void> {
  await sql`delete from new_listings where business_id in (${mergedId}, ${keptId})`.execute(db);
  await sql`insert into new_listings select * from jsonb_populate_recordset(null::new_listings, ${JSON.stringify(was)}::jsonb)`.execute(db);
}
