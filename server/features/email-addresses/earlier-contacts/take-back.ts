import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import {
  type Contact,
  deleteEndedContacts,
  findEarlierContact,
  lockContact,
  restoreContact,
  takeFrom,
} from '#server/features/email-addresses/earlier-contacts/queries.ts';
import { readTakeBackLink } from '#server/features/email-addresses/earlier-contacts/take-back-link.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { emailRefusals } from '#server/features/email-addresses/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What an account was taken back to. */
export interface TakenBack {
  account: PublicAccount;
  email: string;
  /** The number that an owner logs in with from now on. */
  phoneNo: string | null;
  /** Who loses the account by it, if somebody does. */
  loser: Pick<Contact, 'email' | 'language'> | undefined;
}

/** The address to which a link takes an account back, while it can; opening its page takes nothing back, as programs open links too. */
export async function findAddressToTakeBack(context: Pick<Context, 'db' | 'signer'>, token: string): Promise<string | undefined> {
  const earlierContactId = readTakeBackLink(context, token);
  if (!earlierContactId) return undefined;
  await deleteEndedContacts(context.db);
  return (await findEarlierContact(context.db, earlierContactId))?.email;
}

/** Forgets links whose time is over for good: one that was shown then is not good again when the clock is put back. */
export async function forgetEndedLinks({ db }: Pick<Context, 'db'>): Promise<void> {
  await deleteEndedContacts(db);
}

/**
 * Gives an account back to an address that it had, by the link that was mailed there: once, whatever was changed since. The links of
 * addresses that came later die with it; those of earlier ones stay, as who had the account first has it before all others.
 * @throws 400 when the link was used, has expired, or an earlier address has taken the account back.
 */
export async function restoreEarlier(context: Pick<Context, 'signer'>, transaction: Transaction<DB>, token: string): Promise<TakenBack> {
  const earlierContactId = readTakeBackLink(context, token);
  const earlier = earlierContactId ? await findEarlierContact(transaction, earlierContactId) : undefined;
  if (!earlier) throw emailRefusals.wrongTakeBackLink();
  const { account, email, phone_no, place } = earlier;
  const present = await lockContact(transaction, account);
  if (!present || !(await takeFrom(transaction, account, place))) throw emailRefusals.wrongTakeBackLink();
  const phoneNo = await restoreContact(transaction, account, { email, phone_no });
  return { account, email, phoneNo, loser: isSameAddress(present.email, email) ? undefined : present };
}
