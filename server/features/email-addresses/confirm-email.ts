import type { Kysely } from 'kysely';
import { readSignedId } from '#server/base/signed-id.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { findOfAddress, lockContact, takeFrom } from '#server/features/email-addresses/earlier-contacts/queries.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { deleteEndedEmailChanges, findEmailChange, setEmail, takeEmailChange } from '#server/features/email-addresses/queries.ts';
import { emailRefusals } from '#server/features/email-addresses/refusals.ts';
import { type AddressAsked, mayConfirm, requireAccount } from '#server/features/email-addresses/who-confirms.ts';

/**
 * The address that a link asks to confirm, while it can; opening its page confirms nothing. One whose time is over is gone then, though
 * the clock be put back.
 */
export async function findEmailToConfirm(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  viewer: Viewer,
  token: string,
): Promise<AddressAsked | undefined> {
  const changeId = readSignedId(signer, 'email-change', token);
  if (!changeId) return undefined;
  await deleteEndedEmailChanges(db);
  const change = await findEmailChange(db, changeId);
  const addressee = change && (await findAddressee(db, change.account));
  if (!addressee) return undefined;
  const { account, email } = change;
  return { email, kind: account.kind, name: addressee.name, isOpen: await mayConfirm(db, viewer, account) };
}

/**
 * Gives an account the address that its link was mailed to, in place of the one it had, which is told and can take it back. An address
 * that could take the account back itself has done so by this: nothing is left to those between. It is for who is signed in to the account.
 * @throws 400 when the link was used, has expired, or another address was asked for since; 409 when another user has the address by now; what
 *   `requireAccount` throws.
 */
export async function confirmEmail(context: Pick<Context, 'db' | 'signer' | 'jobs'>, viewer: Viewer, token: string): Promise<void> {
  const { db, signer } = context;
  const changeId = readSignedId(signer, 'email-change', token);
  if (!changeId) throw emailRefusals.wrongEmailLink();
  await deleteEndedEmailChanges(db);
  await db.transaction().execute(async (transaction) => {
    const change = await findEmailChange(transaction, changeId);
    // A new password ends what waits under the same lock: it is taken before or not at all.
    const present = change && (await lockContact(transaction, change.account));
    if (!present) throw emailRefusals.wrongEmailLink();
    const { account, email } = change;
    await requireAccount(transaction, viewer, account);
    if (!(await takeEmailChange(transaction, changeId))) throw emailRefusals.wrongEmailLink();
    const back = await findOfAddress(transaction, account, email);
    if (back) await takeFrom(transaction, account, back.place);
    else await keepAndTell(context, transaction, account, present, 'email_changed');
    await setEmail(transaction, account, email);
  });
}

/** Removes the addresses that waited too long. */
export function forgetEndedEmailChanges(db: Kysely<DB>): Promise<void> {
  return deleteEndedEmailChanges(db);
}
