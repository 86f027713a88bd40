import { readEntries, readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { type ImportOutcome, importRowsQuery } from '#shared/schemas/imports.ts';

export interface ImportSearch {
  /** The import that is looked at. */
  id: string | undefined;
  outcome: ImportOutcome | undefined;
  /** Page of its rows, or of all imports where none is looked at. */
  page: number;
}

/** Reads what the address of the page asks for. */
export function readImportSearch(query: URLSearchParams): ImportSearch {
  return { ...readEntries(query, ['id']), ...readPagedFilters(query, { outcome: importRowsQuery.shape.outcome }) };
}

export function importAddress(id: string, outcome?: ImportOutcome): string {
  return addressWith('/admin/import', { id, outcome });
}
