import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { Kept } from '#server/features/imports/keep-rows.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { remember } from '#server/features/imports/mapping/remembered.ts';
import { setCounts } from '#server/features/imports/queries.ts';
import type { Table } from '#server/features/imports/read-table.ts';
import { countOutcomes } from '#server/features/imports/updates/queries.ts';

/** Characters of what the audit says of columns. */
const MOST_SAID = 2_000;

interface Checked {
  importId: string;
  adminId: string;
  fileName: string;
  /** Whether somebody chose what its headings stand for. */
  hasChosen: boolean;
}

/** Ends the check of a file whose rows are kept: counts them, remembers what was chosen, and writes both into the audit. @returns the import. */
export async function endCheck(
  transaction: Transaction<DB>,
  { importId, adminId, fileName, hasChosen }: Checked,
  tables: Table[],
  { rowCount, namesFiles, ignoredColumns }: Kept,
) {
  const { new: added, change, conflict, duplicate, error, same } = await countOutcomes(transaction, importId);
  if (hasChosen) for (const { headings, header } of tables) await remember(transaction, keysOf(headings), header.columns);
  await recordChange(transaction, {
    adminId,
    action: 'add',
    subject: { kind: 'import', id: importId, name: fileName },
    changes: {
      rows: { before: null, after: rowCount },
      new: { before: null, after: added },
      ...(hasChosen ? { columns: { before: null, after: sayColumns(tables) } } : {}),
      ...(change + conflict > 0 ? { changes: { before: null, after: change + conflict } } : {}),
    },
  });
  return setCounts(transaction, importId, {
    row_count: rowCount,
    new_count: added,
    change_count: change,
    conflict_count: conflict,
    duplicate_count: duplicate,
    error_count: error,
    same_count: same,
    names_files: namesFiles,
    ignored_columns: ignoredColumns,
  });
}

/** What headings are taken for, for the audit. */
function sayColumns(tables: Table[]): string {
  const said = tables.flatMap(({ headings, header }) =>
    headings.flatMap((heading, at) => (header.columns[at] ? `${heading}: ${header.columns[at]}` : [])),
  );
  return [...new Set(said)].join(', ').slice(0, MOST_SAID);
}
