import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAddressee } from '#server/features/email-addresses/find-addressee.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { DAYS_TO_CONFIRM } from '#server/features/saved-searches/bounds.ts';
import { mailSearchConfirmation } from '#server/features/saved-searches/mail-confirmation.ts';
import { insertSearch, lockConfirmed } from '#server/features/saved-searches/queries.ts';
import { readCriteria } from '#server/features/saved-searches/read-criteria.ts';
import { savedSearchRefusals } from '#server/features/saved-searches/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { SavedSearchInput } from '#shared/schemas/saved-searches.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Asks an address by one mail whether it wants to be told of new businesses of a service in a city. What is saved, or was asked and has
 * time left, is not mailed again, gets the same answer and counts like a mail: whether somebody has saved a search is nobody's business, and
 * who has registered with an address without proving it is nobody either.
 * @throws 400 for a place or service that nobody knows; 409 when the asker's own address has 20; 429 when the address, or the account, had
 * too many mails.
 */
export async function saveSearch(context: Context, viewer: Viewer, { email, often, website, ...given }: SavedSearchInput): Promise<void> {
  if (website) return;
  const criteria = await readCriteria(context, given);
  await context.db.transaction().execute(async (transaction) => {
    const owner = await findOwner(transaction, viewer, email);
    const account = owner && (await isProven({ db: transaction }, owner)) ? owner : undefined;
    if (account && (await lockConfirmed(transaction, email, null)) >= limits.savedSearches)
      throw savedSearchRefusals.tooManySavedSearches();
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to: { follower: email } });
    const savedSearchId = await insertSearch(
      transaction,
      { email, often, language: currentLanguage(), ...criteria },
      account,
      DAYS_TO_CONFIRM,
    );
    if (savedSearchId) await context.jobs.enqueue(transaction, mailSearchConfirmation, { savedSearchId });
  });
}

/** The account that asks, when it names the address as its own: searches for others are nobody's until their reader claims them. */
export async function findOwner(transaction: Transaction<DB>, viewer: Viewer, email: string): Promise<PublicAccount | undefined> {
  if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return undefined;
  const addressee = await findAddressee(transaction, viewer);
  return isSameAddress(addressee?.email ?? null, email) ? viewer : undefined;
}
