import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * The viewer, when it is an account that is told of things.
 * @throws 401 for visitors, 403 for admins.
 */
export function requireAccount(viewer: Viewer): PublicAccount {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  refuseMembers(viewer);
  if (viewer.kind === 'admin' || viewer.kind === 'key') throw refusals.notAllowed();
  return viewer;
}
