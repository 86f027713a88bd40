import { type Kysely, sql } from 'kysely';
import type { FileColumns } from '#server/db/business-columns.ts';
import { profileColumns } from '#server/db/business-columns.ts';
import { HAS_OWNER } from '#server/db/has-owner.ts';
import type { DB } from '#server/db/types.ts';

const selectForFile = (db: Kysely<DB>) =>
  db.selectFrom('businesses').select([...profileColumns, 'external_key', 'version', HAS_OWNER.as('has_owner')]);

/** The businesses of some ids and keys, as files see them. */
export function selectForFiles(db: Kysely<DB>, ids: string[], keys: string[]) {
  return selectForFile(db)
    .select('business_id')
    .where(({ eb, or }) =>
      or([eb('business_id', '=', sql<string>`any (${ids}::uuid[])`), eb('external_key', '=', sql<string>`any (${keys}::text[])`)]),
    )
    .execute();
}

/** One as files see it, which nobody else can change until the transaction ends. */
export function lockForFile(db: Kysely<DB>, businessId: string) {
  return selectForFile(db).where('business_id', '=', businessId).forUpdate().executeTakeFirst();
}

/** Whether another business has a number or a key. */
export async function findOther(db: Kysely<DB>, businessId: string, column: 'phone_no' | 'external_key', value: string): Promise<boolean> {
  const other = await db
    .selectFrom('businesses')
    .select('business_id')
    .where(column, '=', value)
    .where('business_id', '<>', businessId)
    .executeTakeFirst();
  return other !== undefined;
}

/** @returns the version that it has now. */
export async function updateFromFile(db: Kysely<DB>, businessId: string, columns: FileColumns): Promise<number> {
  const { version } = await db
    .updateTable('businesses')
    .set({ ...columns, updated_at: sql`now()` })
    .where('business_id', '=', businessId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** What keeps a business that a file has added from being taken back. */
export type Touched = 'edited' | 'owned' | 'used';

/**
 * Which of some businesses that a file added somebody has touched: changed, taken over, or dealt with. Nobody else can change them until the
 * transaction ends.
 * @returns for each that is still there why it stays; undefined where nobody has.
 */
export async function findTouched(
  db: Kysely<DB>,
  added: { businessId: string; version: number }[],
): Promise<Map<string, Touched | undefined>> {
  const versions = new Map(added.map(({ businessId, version }) => [businessId, version]));
  const found = await db
    .selectFrom('businesses')
    .select(['business_id', 'version', HAS_OWNER.as('has_owner')])
    .select(
      sql<boolean>`exists (select from enquiries where enquiries.business_id = businesses.business_id)
        or exists (select from reviews where reviews.business_id = businesses.business_id)
        or exists (select from likes where likes.business_id = businesses.business_id)
        or exists (select from reports where reports.business_id = businesses.business_id)
        or exists (select from payment_orders where payment_orders.business_id = businesses.business_id)`.as('is_used'),
    )
    .where('business_id', '=', sql<string>`any (${[...versions.keys()]}::uuid[])`)
    .orderBy('business_id')
    .forUpdate()
    .execute();
  const why = (row: (typeof found)[number]): Touched | undefined => {
    if (row.has_owner) return 'owned';
    if (row.version !== versions.get(row.business_id)) return 'edited';
    return row.is_used ? 'used' : undefined;
  };
  return new Map(found.map((row) => [row.business_id, why(row)]));
}
