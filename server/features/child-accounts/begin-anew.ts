import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { nameParent, requireOther } from '#server/features/child-accounts/name-parent.ts';
import { deleteChild, findUnprovenChild, lockUnprovenChild } from '#server/features/child-accounts/queries.ts';
import { agree, endConsent } from '#server/features/consents/keep-consent.ts';
import type { AgeSaid } from '#shared/schemas/child-accounts.ts';
import { childrenText } from '#shared/texts.ts';

const ageWanted = () => new Refusal(400, 'age_wanted', childrenText.ageWanted, { errors: { adult: childrenText.ageWanted } });

/** Whether an address is that of a child's account for which nobody has proven it: anybody may have registered it, and named any parent. */
export async function isUnprovenChild(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await findUnprovenChild(db, email)) !== undefined;
}

/**
 * Lets whoever holds the mailbox of such an account say that they are 18, or name a parent, before their new password proves the address: whom somebody else has
 * named agrees to nothing and ends nothing any more. Of all other accounts it changes nothing.
 * @throws 400 'age_wanted' where nothing is said; what `requireOther` and `nameParent` throw.
 */
export async function beginAnew(context: Context, transaction: Transaction<DB>, email: string, said: AgeSaid): Promise<void> {
  const userId = await lockUnprovenChild(transaction, email);
  if (!userId) return;
  if (!said.adult && !said.parentEmail && !said.parentPhone) throw ageWanted();
  const account = { kind: 'user', userId } as const;
  await deleteChild(transaction, userId);
  await endConsent(transaction, account, 'account');
  if (said.adult) return agree(transaction, account, 'account', 'form');
  requireOther(email, said);
  await nameParent(context, transaction, userId, said);
}
