import type { Refusal } from '#server/base/errors.ts';
import type { Viewer } from '#server/context.ts';

/**
 * The id of the user who asks.
 * @throws `refusal` when it is not a user: visitors and other accounts are told the same.
 */
export function requireUser(viewer: Viewer, refusal: () => Refusal): string {
  if (viewer.kind !== 'user') throw refusal();
  return viewer.userId;
}

/** The id of the account that asks; a visitor has none. */
export function accountOf(viewer: Viewer): string | undefined {
  switch (viewer.kind) {
    case 'user':
      return viewer.userId;
    case 'contractor':
      return viewer.businessId;
    case 'admin':
      return viewer.adminId;
    case 'key':
      return viewer.keyId;
    default:
      return undefined;
  }
}
