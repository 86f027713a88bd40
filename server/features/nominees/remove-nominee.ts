import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireAccount } from '#server/features/message-choices/require-account.ts';
import { deleteNominee } from '#server/features/nominees/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Takes back whom whoever asks has named; who has named nobody stays so.
 * @throws 401 for visitors, 403 for admins.
 */
export async function removeNominee({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<void> {
  await deleteNominee(db, requireAccount(viewer));
}

/** Forgets whom an account has named: there is nothing left to act for, or it has passed into other hands. */
export async function forgetNominee(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  await deleteNominee(transaction, account);
}
