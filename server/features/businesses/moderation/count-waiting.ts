import type { Context, Viewer } from '#server/context.ts';
import { countFiltered, countOwnerEdits } from '#server/features/businesses/moderation/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * How many businesses and owners' edits wait for the team, counted up to ten thousand.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function countWaitingBusinesses({ db }: Context, viewer: Viewer): Promise<{ pending: number; edits: number }> {
  requireViewer(viewer, 'admin');
  const [pending, edits] = await Promise.all([countFiltered(db, { status: 'pending' }), countOwnerEdits(db, 'unchecked')]);
  return { pending, edits };
}
