import type { Context } from '#server/context.ts';
import { createKnownValues } from '#server/features/imports/values/known-values.ts';
import { selectRemarked } from '#server/features/imports/values/queries.ts';
import { takenColumns, type UnknownValue } from '#shared/schemas/imports.ts';

/** So many values of a column are told. */
const MOST = 20;

/** The trades, cities and states of a file that are not known, with the rows that have them and what may be meant. */
export async function listUnknown(context: Context, importId: string): Promise<UnknownValue[]> {
  const known = await createKnownValues(context);
  const found: UnknownValue[] = [];
  for (const column of takenColumns) {
    for (const { written, n } of await selectRemarked(context.db, importId, column, MOST)) {
      if (known.isKnown(column, written)) continue;
      const options = known.options(column, written);
      if (options.length > 0) found.push({ column, written, rowCount: n, options });
    }
  }
  return found;
}
