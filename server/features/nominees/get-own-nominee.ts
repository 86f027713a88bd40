import type { Context, Viewer } from '#server/context.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { findNominee } from '#server/features/nominees/find-nominee.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';

/**
 * Whom whoever asks has named.
 * @throws 401 for visitors, 403 for admins.
 */
export async function getOwnNominee(context: Pick<Context, 'db'>, viewer: Viewer): Promise<Nominee | null> {
  return findNominee(context, requireAccount(viewer));
}
