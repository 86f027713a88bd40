import type { Context } from '#server/context.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import type { PublicAccount, Session } from '#server/features/sessions/session.ts';

/**
 * What is kept of a password that an account is to have, for who has just proven who they are, as often as the account may be mailed of its
 * changes: whoever else asked for such work would keep all who sign in waiting (docs/decisions/100-nothing-stops-the-site.md). The proof is to
 * be asked for again under the lock of the account's row.
 * @throws what `requireFreshProof` throws; 429 after too many changes; 503 while too many wait.
 */
export async function hashNewPassword(
  context: Pick<Context, 'config' | 'db'>,
  account: PublicAccount,
  newPassword: string,
  session: Session | undefined,
): Promise<string> {
  const { db } = context;
  await requireFreshProof(db, session);
  requirePasswordTurn();
  // It stays counted, whatever becomes of the change: the work is done.
  await db.transaction().execute((transaction) => countMail(context, transaction, { by: { viewer: account, doing: 'edits' } }));
  return hashPassword(newPassword);
}
