import type { Context, Viewer } from '#server/context.ts';
import { findMarkers } from '#server/features/enquiries/quarantine/find-markers.ts';
import { countQuarantined, selectQuarantined } from '#server/features/enquiries/quarantine/queries.ts';
import { presentQuarantined } from '#server/features/enquiries/quarantine/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { QuarantinePage, QuarantineStatus } from '#shared/schemas/bad-leads.ts';

/**
 * A page of the enquiries that are, or were, in quarantine, and sets of owners who mark the same senders.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listQuarantine(
  { db }: Context,
  viewer: Viewer,
  { status, page, limit }: { status?: QuarantineStatus | undefined; page: number; limit: number },
): Promise<QuarantinePage> {
  requireViewer(viewer, 'admin');
  const [rows, counts, markers] = await Promise.all([
    selectQuarantined(db, status, { limit, offset: (page - 1) * limit }),
    countQuarantined(db),
    findMarkers(db),
  ]);
  const total = status ? counts[status] : counts.held + counts.released + counts.refused;
  return {
    enquiries: rows.map(presentQuarantined),
    totalEnquiries: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    markers,
    counts,
  };
}
