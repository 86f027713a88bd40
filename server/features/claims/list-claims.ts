import type { Context, Viewer } from '#server/context.ts';
import { listDocumentsOfClaims } from '#server/features/checks/documents/list-documents-of-claims.ts';
import { countClaims, selectClaims } from '#server/features/claims/queries.ts';
import { presentClaim } from '#server/features/claims/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ClaimPage, ClaimShow } from '#shared/schemas/claims.ts';

/**
 * A page of the claims that wait for the team, of those that gave a business, or of the others.
 * @throws 401, 403 for all but the team.
 */
export async function listClaims(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { show, page, limit }: { show: ClaimShow; page: number; limit: number },
): Promise<ClaimPage> {
  requireViewer(viewer, 'admin');
  const [rows, counts] = await Promise.all([selectClaims(db, show, { limit, offset: (page - 1) * limit }), countClaims(db)]);
  const documents = await listDocumentsOfClaims(db, rows);
  return {
    claims: rows.map((row) => presentClaim(row, documents)),
    totalPages: Math.ceil(counts[show] / limit),
    currentPage: page,
    counts,
  };
}
