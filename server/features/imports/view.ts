import type { Selectable } from 'kysely';
import type { ImportRows as ImportRowRecord, Imports } from '#server/db/types.ts';
import { type KeptRemark, presentRemark } from '#server/features/imports/remarks.ts';
import type { Import, ImportRow } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

/** An import for the admin. */
export function presentImport(row: Selectable<Imports>): Import {
  return {
    _id: row.import_id,
    fileName: row.file_name,
    status: row.status as Import['status'],
    importAs: row.import_as as Import['importAs'],
    rowCount: row.row_count,
    newCount: row.new_count,
    duplicateCount: row.duplicate_count,
    errorCount: row.error_count,
    importedCount: row.imported_count,
    ignoredColumns: row.ignored_columns,
    failure: row.failure === '' ? '' : messages.somethingWentWrong,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** A row of an import for the admin: which one, and what is said of it. */
export function presentRow({ line, outcome, errors, business }: Omit<Selectable<ImportRowRecord>, 'import_id'>): ImportRow {
  const { name = '', city = '' } = (business ?? {}) as { name?: string; city?: string };
  return { line, outcome: outcome as ImportRow['outcome'], name, city, remarks: (errors as unknown as KeptRemark[]).map(presentRemark) };
}
