import { readPage } from '#app/features/search/read-search.ts';
import { type ImportOutcome, importOutcome } from '#shared/schemas/imports.ts';

export interface ImportSearch {
  /** The import that is looked at. */
  id: string | undefined;
  outcome: ImportOutcome | undefined;
  /** Page of its rows, or of all imports where none is looked at. */
  page: number;
}

/** Reads what the address of the page asks for; what cannot be asked for counts as not asked. */
export function readImportSearch(query: URLSearchParams): ImportSearch {
  return {
    id: query.get('id') || undefined,
    outcome: importOutcome.safeParse(query.get('outcome')).data,
    page: readPage(query.get('page')),
  };
}

export function importAddress(id: string, outcome?: ImportOutcome): string {
  return `/admin/import?${new URLSearchParams({ id, ...(outcome ? { outcome } : {}) })}`;
}
