import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import { eraseContact } from '#server/db/erase-contact.ts';
import type { DB } from '#server/db/types.ts';
import { forgetMessageSender, selectSentMessages } from '#server/features/contact/queries.ts';
import { FORGOTTEN, FORMER_USER, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The messages to the team that an account has sent, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const sender = account.kind === 'user' ? { userId: account.userId } : { businessId: account.businessId };
  const rows = await selectSentMessages(db, sender);
  return { contactMessages: rows.map(({ created_at, ...message }) => ({ ...message, sentAt: created_at.toISOString() })) };
}

/**
 * Takes name, phone, e-mail and words out of the messages that an account has sent to the team, and its proven e-mail
 * out of those that came without an account.
 */
export async function forget(transaction: Transaction<DB>, { account, email, phoneNo, traces }: Person): Promise<void> {
  await forgetMessageSender(transaction, account, FORMER_USER);
  await eraseContact(transaction, { table: 'contact_messages', phone: 'phone' }, { email, phoneNo, traces, by: FORGOTTEN });
}
