import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';

/**
 * The viewer, when it is of the kind that a call is for.
 * @throws 401 for visitors, 403 for other accounts.
 */
export function requireViewer<Kind extends Viewer['kind']>(viewer: Viewer, kind: Kind): Extract<Viewer, { kind: Kind }> {
  if (viewer.kind === kind) return viewer as Extract<Viewer, { kind: Kind }>;
  throw viewer.kind === 'visitor' ? refusals.notSignedIn() : refusals.notAllowed();
}
