import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectRow } from '#server/features/data-feed/queries.ts';
import { PRESENT } from '#server/features/data-feed/view.ts';
import type { DataKind } from '#shared/schemas/data.ts';

/**
 * One row as programs read it, as it is now; nothing where it is gone.
 * @param showsPrivate whether what of it is private is shown.
 */
export async function findRow(db: Kysely<DB>, kind: DataKind, id: string, showsPrivate: boolean): Promise<object | undefined> {
  const row = await selectRow(db, kind, id);
  return row && !row.is_removed ? (PRESENT[kind] as (row: unknown, showsPrivate: boolean) => object)(row, showsPrivate) : undefined;
}
