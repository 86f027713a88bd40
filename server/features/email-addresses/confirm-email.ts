import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { refusals } from '#server/errors.ts';
import { deleteEndedEmailChanges, findEmailChange, setEmail, takeEmailChange } from '#server/features/email-addresses/queries.ts';
import { readSignedId } from '#server/signed-id.ts';

/**
 * The address that a link asks to confirm, while it can; opening its page confirms nothing. One whose time is over is gone then, though
 * the clock be put back.
 */
export async function findEmailToConfirm({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<string | undefined> {
  const changeId = readSignedId(signer, 'email-change', token);
  if (!changeId) return undefined;
  await deleteEndedEmailChanges(db);
  return (await findEmailChange(db, changeId))?.email;
}

/**
 * Gives an account the address that its link was mailed to, in place of the one it had. Whoever has the link reads that mailbox, so
 * no session is asked for.
 * @throws 400 when the link was used, has expired, or another address was asked for since; 409 when another user has the address by now.
 */
export async function confirmEmail({ db, signer }: Context, token: string): Promise<void> {
  const changeId = readSignedId(signer, 'email-change', token);
  if (!changeId) throw refusals.wrongEmailLink();
  await deleteEndedEmailChanges(db);
  await db.transaction().execute(async (transaction) => {
    const change = await findEmailChange(transaction, changeId);
    if (!change || !(await takeEmailChange(transaction, changeId))) throw refusals.wrongEmailLink();
    await setEmail(transaction, change.account, change.email);
  });
}

/** Removes the addresses that waited too long. */
export function forgetEndedEmailChanges(db: Kysely<DB>): Promise<void> {
  return deleteEndedEmailChanges(db);
}
