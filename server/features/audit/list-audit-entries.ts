import type { Context, Viewer } from '#server/context.ts';
import { selectEntries } from '#server/features/audit/queries.ts';
import { presentAuditEntry } from '#server/features/audit/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AuditFilter, AuditPage } from '#shared/schemas/audit.ts';

/**
 * What admins did, newest first: `limit` entries after the entry `before`. A page costs the same however far back it is.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listAuditEntries(
  { db }: Context,
  viewer: Viewer,
  { before, limit, ...filter }: AuditFilter & { before?: string | undefined; limit: number },
): Promise<AuditPage> {
  requireViewer(viewer, 'admin');
  const rows = await selectEntries(db, filter, { before, limit: limit + 1 });
  const entries = rows.slice(0, limit).map(presentAuditEntry);
  return { entries, next: rows.length > limit ? (entries.at(-1)?._id ?? null) : null };
}
