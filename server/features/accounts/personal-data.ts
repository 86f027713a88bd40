import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { getLanguage } from '#server/features/accounts/language/get-language.ts';
import { deleteUser, findUserById } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { findNewEmail } from '#server/features/email-addresses/find-new-email.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * An account's language, and a user's account itself, for the download of its own data.
 * @throws 401 when it is gone.
 */
export async function collect(context: Context, account: PublicAccount) {
  const language = await getLanguage(context, account);
  if (account.kind !== 'user') return { language };
  const [row, likedBusinesses, newEmail, emailProven] = await Promise.all([
    findUserById(context.db, account.userId),
    listLikedBusinesses(context, account.userId),
    findNewEmail(context, account),
    isProven(context, account),
  ]);
  if (!row) throw refusals.notSignedIn();
  return {
    language,
    user: { ...presentUser(row, likedBusinesses), createdAt: row.created_at.toISOString(), ...(newEmail && { newEmail }), emailProven },
  };
}

/** Deletes a user; likes and sessions go with them. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  if (account.kind === 'user') await deleteUser(transaction, account.userId);
}
