import type { Context, Viewer } from '#server/context.ts';
import { countOwnerEdits, selectOwnerEditPage } from '#server/features/businesses/moderation/queries.ts';
import { presentOwnerEdit } from '#server/features/businesses/moderation/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { OwnerEditPage } from '#shared/schemas/moderation.ts';

export interface OwnerEditsInput {
  show: 'unchecked' | 'all';
  page: number;
  limit: number;
}

/**
 * What owners changed of their businesses, field by field, the latest first: an edit after the approval is seen by the team too.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listOwnerEdits({ db }: Context, viewer: Viewer, { show, page, limit }: OwnerEditsInput): Promise<OwnerEditPage> {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([
    selectOwnerEditPage(db, show, { limit, offset: (page - 1) * limit }),
    countOwnerEdits(db, show),
  ]);
  return { edits: rows.map(presentOwnerEdit), totalEdits: total, totalPages: Math.ceil(total / limit), currentPage: page };
}
