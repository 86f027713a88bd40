import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';

/**
 * The viewer, when it is of the kind that a call is for. Of a business it is its own account: what others do for it asks `requireDuty`.
 * @throws 401 for visitors, 403 for other accounts and for whom a business has invited.
 */
export function requireViewer<Kind extends Viewer['kind']>(viewer: Viewer, kind: Kind): Extract<Viewer, { kind: Kind }> {
  refuseMembers(viewer);
  if (viewer.kind === kind) return viewer as Extract<Viewer, { kind: Kind }>;
  throw viewer.kind === 'visitor' ? refusals.notSignedIn() : refusals.notAllowed();
}
