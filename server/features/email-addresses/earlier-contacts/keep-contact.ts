import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailContactChange } from '#server/features/email-addresses/earlier-contacts/mail-contact-change.ts';
import { deleteEndedContacts, keepContact } from '#server/features/email-addresses/earlier-contacts/queries.ts';
import { TAKE_BACK_DAYS } from '#server/features/email-addresses/earlier-contacts/take-back-link.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ContactChange } from '#server/mail/templates/contact-changed.ts';

/**
 * Tells the address that an account has of a change of how it is reached, with a link that takes the account back to it for seven days. The
 * limits of mails to an address do not apply: whoever fills them up with others would keep the owner from learning of it. To be called
 * with the account's row locked, before the change.
 */
export async function keepAndTell(
  { jobs }: Pick<Context, 'jobs'>,
  transaction: Transaction<DB>,
  account: PublicAccount,
  { email, phone_no }: { email: string | null; phone_no: string | null },
  change: ContactChange,
): Promise<void> {
  if (email === null) return;
  const earlierContactId = await keepContact(transaction, account, { email, phone_no }, TAKE_BACK_DAYS * 86_400);
  await jobs.enqueue(transaction, mailContactChange, { earlierContactId, change });
}

/** Forgets what can no longer be taken back. */
export function forgetEndedContacts(db: Kysely<DB>): Promise<void> {
  return deleteEndedContacts(db);
}
