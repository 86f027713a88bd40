import { readFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { type AuditFilter, auditFilter, auditQuery } from '#shared/schemas/audit.ts';

export interface AuditSearch extends AuditFilter {
  /** The entry after which the page begins. */
  before?: string | undefined;
}

/** Reads which entries the page's address asks for. */
export function readAuditSearch(query: URLSearchParams): AuditSearch {
  return readFilters(query, { ...auditFilter.shape, before: auditQuery.shape.before });
}

/** The page's address for other entries. */
export function auditAddress(search: AuditSearch): string {
  return addressWith('/admin/audit', search);
}
