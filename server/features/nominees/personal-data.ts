import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findNominee } from '#server/features/nominees/find-nominee.ts';
import { forgetNominee } from '#server/features/nominees/remove-nominee.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whom an account has named, for the download of its own data. */
export async function collect(context: Pick<Context, 'db'>, account: PublicAccount) {
  return { nominee: await findNominee(context, account) };
}

/** Forgets whom somebody has named. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  await forgetNominee(transaction, account);
}
