import type { Context, Viewer } from '#server/context.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { deleteNominee } from '#server/features/nominees/queries.ts';

/**
 * Takes back whom whoever asks has named; who has named nobody stays so.
 * @throws 401 for visitors, 403 for admins.
 */
export async function removeNominee({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<void> {
  await deleteNominee(db, requireAccount(viewer));
}
