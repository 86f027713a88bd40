import { refusals } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';
import type { PublicAccount, SignedIn } from '#server/features/sessions/session.ts';

/**
 * The viewer, when it is an account whose owner changes it here: a user or a contractor.
 * @throws 401 for visitors, 403 for admins.
 */
export function requireOwner(viewer: Viewer): PublicAccount {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  refuseMembers(viewer);
  if (viewer.kind === 'admin' || viewer.kind === 'key') throw refusals.notAllowed();
  return viewer;
}

/**
 * The account of whoever is signed in, of the team too.
 * @throws 401 for visitors, 403 for keys.
 */
export function requireAccount(viewer: Viewer): SignedIn {
  return viewer.kind === 'admin' ? { kind: 'admin', adminId: viewer.adminId } : requireOwner(viewer);
}
