import { type AuditFilter, auditQuery } from '#shared/schemas/audit.ts';

export interface AuditSearch extends AuditFilter {
  /** The entry after which the page begins. */
  before?: string | undefined;
}

/** Reads which entries the page's address asks for; what cannot be asked for counts as not asked. */
export function readAuditSearch(query: URLSearchParams): AuditSearch {
  const { kind, admin, q, from, to, before } = auditQuery.shape;
  const read = (name: string) => query.get(name) || undefined;
  return {
    kind: kind.safeParse(read('kind')).data,
    admin: admin.safeParse(read('admin')).data,
    q: q.safeParse(read('q')).data || undefined,
    from: from.safeParse(read('from')).data,
    to: to.safeParse(read('to')).data,
    before: before.safeParse(read('before')).data,
  };
}

/** The page's address for other entries. */
export function auditAddress(search: AuditSearch): string {
  const query = new URLSearchParams(Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return query.size > 0 ? `/admin/audit?${query}` : '/admin/audit';
}
