import type { Context } from '#server/context.ts';
import type { AccountOfNumber } from '#server/features/phone-codes/queries.ts';
import { isKnownTo, type KnownBrowser } from '#server/features/sessions/known-browsers.ts';

/** What is asked for beside a right code before it opens an account. */
export type SecondFact = 'none' | 'password' | 'user_name' | 'mail' | 'team';

/**
 * What a right code needs beside it (docs/decisions/211-sign-in-by-code.md). In a browser that has signed in to the account before, with the
 * password that it has now, nothing. Elsewhere its password, where it has one: whoever got a second SIM of the number has no more than the code. Where it has none, a number that was
 * proven in the last 90 days is still its owner's; an older one may have been given to somebody else, and so may one that was typed for an
 * account which proves itself by mail. A business that nobody has come in to yet is its number's.
 */
export function secondFactOf(context: Pick<Context, 'signer'>, account: AccountOfNumber, browser: KnownBrowser | undefined): SecondFact {
  const isSomebodys = account.is_proven || account.password_hash !== null;
  if (isSomebodys && isKnownTo(context, browser, account)) return 'none';
  if (account.password_hash !== null) return 'password';
  const isFresh = account.is_proven ? !account.may_be_anothers : !account.has_proven_email;
  if (isFresh) return 'none';
  if (account.has_proven_email) return 'mail';
  // The name of a business stands beside its number.
  return account.kind === 'user' ? 'user_name' : 'team';
}
