import type { Viewer } from '#server/context.ts';
import type { Refusal } from '#server/errors.ts';

/**
 * The id of the user who asks.
 * @throws `refusal` when it is not a user: visitors and other accounts are told the same.
 */
export function requireUser(viewer: Viewer, refusal: () => Refusal): string {
  if (viewer.kind !== 'user') throw refusal();
  return viewer.userId;
}
