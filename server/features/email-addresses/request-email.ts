import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { mailConfirmation } from '#server/features/email-addresses/mail-confirmation.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { deleteWaitingEmail, findWaitingEmail, replaceWaitingEmail } from '#server/features/email-addresses/queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Seconds. */
const LIFETIME = 86_400;

/**
 * Lets a new address of an account wait until its owner confirms it by the link in one mail; until then the account keeps the one it
 * has, which is told. Asking again for what waits already mails nothing, and asking for the present one forgets what waits. To be called with the
 * account's row locked.
 * @returns whether the address has to be confirmed.
 * @throws 429 when the account, or the receiver, had too many mails.
 */
export async function requestEmail(
  context: Pick<Context, 'config' | 'jobs'>,
  transaction: Transaction<DB>,
  account: PublicAccount,
  { email: present, phone_no, wanted }: { email: string | null; phone_no: string | null; wanted: string },
): Promise<boolean> {
  if (isSameAddress(present, wanted)) {
    await deleteWaitingEmail(transaction, account);
    return false;
  }
  if (isSameAddress((await findWaitingEmail(transaction, account)) ?? null, wanted)) return true;
  await countMail(context, transaction, { by: { viewer: account, doing: 'edits' }, to: { person: wanted } });
  const changeId = await replaceWaitingEmail(transaction, account, wanted, LIFETIME);
  await context.jobs.enqueue(transaction, mailConfirmation, { changeId });
  await keepAndTell(context, transaction, account, { email: present, phone_no }, 'email_asked');
  return true;
}

/** What waits to be confirmed is taken no more; its link is dead. */
export function forgetWaitingEmail(transaction: Transaction<DB>, account: PublicAccount): Promise<void> {
  return deleteWaitingEmail(transaction, account);
}
