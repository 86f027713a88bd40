import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { insertUser } from '#server/features/accounts/users/queries.ts';
import { requireFreeName } from '#server/features/accounts/users/require-free-name.ts';
import { currentLanguage } from '#shared/site-language.ts';

interface NewUser {
  userName: string;
  email: string;
  passwordHash: string;
}

/**
 * Makes a user's account with an address and a password, in the language of the page; nobody is signed in.
 * @throws 400 when the name is an address of the team's, 409 when the user name or the e-mail has an account.
 */
export async function makeUser(context: Pick<Context, 'config'>, transaction: Transaction<DB>, { userName, email, passwordHash }: NewUser) {
  await requireFreeName(context, transaction, userName);
  return insertUser(transaction, { user_name: userName, email, password_hash: passwordHash, language: currentLanguage() });
}
