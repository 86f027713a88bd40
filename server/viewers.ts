import type { Viewer } from '#server/context.ts';
import { type Refusal, refusals } from '#server/errors.ts';

/**
 * The id of the user who asks.
 * @throws `refusal` when it is not a user.
 */
export function requireUser(viewer: Viewer, refusal: () => Refusal): string {
  if (viewer.kind !== 'user') throw refusal();
  return viewer.userId;
}

/**
 * The id of the business whose owner asks.
 * @throws 401 for visitors, 403 for others who are signed in.
 */
export function requireOwner(viewer: Viewer): string {
  if (viewer.kind === 'visitor') throw refusals.notSignedIn();
  if (viewer.kind !== 'contractor') throw refusals.notAllowed();
  return viewer.businessId;
}
