import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';
import { describePerson } from '#server/features/accounts/forgetting/person.ts';
import { hasOtherAccount } from '#server/features/accounts/forgetting/queries.ts';
import { anonymiseComments } from '#server/features/blog/comments/anonymise-comments.ts';
import { anonymiseContactMessages } from '#server/features/contact/anonymise-contact-messages.ts';
import { anonymiseEnquiries } from '#server/features/enquiries/anonymise-enquiries.ts';
import { forgetRows } from '#server/features/imports/forget-rows.ts';
import { forgetSubscription } from '#server/features/newsletter/forget-subscription.ts';
import { anonymiseReports } from '#server/features/reports/anonymise-reports.ts';
import { anonymiseReviews } from '#server/features/reviews/anonymise-reviews.ts';

/**
 * Takes whoever has an account out of all that they leave behind: to be called before the account is deleted, in its transaction.
 * What they wrote while signed in loses its signature; what came without an account loses this e-mail and this number
 * (docs/decisions/040-accounts.md).
 */
export async function forgetPerson(
  transaction: Transaction<DB>,
  account: PublicAccount,
  contact: { email: string | null; phoneNo: string | null },
): Promise<void> {
  const isShared = contact.email !== null && (await hasOtherAccount(transaction, account, contact.email));
  const person = describePerson(account, {
    email: isShared ? undefined : (contact.email ?? undefined),
    phoneNo: contact.phoneNo ?? undefined,
  });
  await anonymiseReviews(transaction, person);
  await anonymiseEnquiries(transaction, person);
  await anonymiseContactMessages(transaction, person);
  await anonymiseComments(transaction, person);
  await anonymiseReports(transaction, person);
  await forgetSubscription(transaction, person);
  await forgetRows(transaction, person);
}
