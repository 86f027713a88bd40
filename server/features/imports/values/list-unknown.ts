import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Imports } from '#server/db/types.ts';
import { createKnownValues } from '#server/features/imports/values/known-values.ts';
import { keepUnknown, selectRemarked } from '#server/features/imports/values/queries.ts';
import { type TakenColumn, takenColumns, type UnknownValue } from '#shared/schemas/imports.ts';

/** So many values of a column are told. */
const MOST = 20;

interface Remarked {
  column: TakenColumn;
  written: string;
  n: number;
}

/**
 * The trades, cities and states of a file that are not known, with the rows that have them and what may be meant. All rows are looked through
 * once: what was found is kept with the import.
 */
export async function listUnknown(context: Context, { import_id: importId, unknown }: Selectable<Imports>): Promise<UnknownValue[]> {
  const known = await createKnownValues(context);
  const remarked = (unknown as Remarked[] | null) ?? (await findRemarked(context, importId));
  return remarked.flatMap(({ column, written, n }) => {
    const options = known.isKnown(column, written) ? [] : known.options(column, written);
    return options.length > 0 ? [{ column, written, rowCount: n, options }] : [];
  });
}

async function findRemarked({ db }: Context, importId: string): Promise<Remarked[]> {
  const found: Remarked[] = [];
  for (const column of takenColumns) {
    for (const each of await selectRemarked(db, importId, column, MOST)) found.push({ column, ...each });
  }
  await keepUnknown(db, importId, found);
  return found;
}
