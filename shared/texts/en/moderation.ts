/** What the team decides on: businesses, what owners change of them, and reviews. */

import { number, plural } from '#shared/texts/en/grammar.ts';

// The page of businesses.
export const pendingBusiness = 'Pending Business';
export const business = 'Business';
export const recentEdits = 'Recent edits';
export const businesses = 'Businesses';
export const registrationsArriveHere = 'New registrations arrive here.';
export const allBusinesses = 'All businesses';
export const searchIn = 'Name, service, city, phone or email';
export const byStatus = 'Businesses by status';
export const approved = 'Approved';
export const pending = 'Pending';
export const rejected = 'Rejected';
/** The moment stands where the mark is. @param file the name of an import's file. */
export const ofImport = (file: string) => `Only from the import <file>${file}</file>, <when></when>`;
export const ofAllImports = 'Show all businesses';
export const ofImportForgotten = (days: number) =>
  `Which businesses an import has added or changed is known for ${days} days. What was taken back is not listed.`;

// One business. The name that is read out with a button is always its own.
export const accept = (name: string) => `Accept<hidden> ${name}</hidden>`;
export const reject = (name: string) => `Reject<hidden> ${name}</hidden>`;
export const takeThisBack = (name: string) => `Take back<hidden> ${name}</hidden>`;
export const editThis = (name: string) => `Edit<hidden> ${name}</hidden>`;
export const choose = (name: string) => `Choose ${name}`;
export const since = (date: string) => `since ${date}`;
export const checked = 'verified';
/** @param reason what the team wrote when it rejected the business. */
export const sentAgain = (reason: string) => `Sent again. You had asked for: ${reason}`;
export const reasonIs = (reason: string) => `Reason: ${reason}`;
export const editBusiness = 'Edit business';

// Others that may be the same one; these words follow a name.
export const possibleDuplicate = 'Possible duplicate';
export const possibleDuplicates = 'Possible duplicates';
export const sameEmail = 'same email';
export const sameNameAndCity = 'same name and city';
export const isApproved = 'approved';
export const isPending = 'pending';
export const isRejected = 'rejected';

// Several at once.
export const severalAtOnce = 'Several at once';
export const chooseAllShown = (shown: number) => `Choose all ${shown} shown`;
export const chosen = (count: number) => `${count} chosen`;
export const acceptChosen = 'Accept chosen';
export const rejectChosen = 'Reject chosen';

// The question before a decision.
export const manyBusinesses = (count: number) => `${count} businesses`;
export const considerMany = (count: number) => `Are you sure you want to consider these ${count} businesses?`;
export const rejectMany = (count: number) => `Are you sure you want to reject these ${count} businesses?`;
export const reasonOptional = 'Reason (optional)';
export const ownerReadsReason = 'The owner reads it in a mail and on their own page.';
export const takeBack = 'Take back';

// What owners changed.
export const edits = 'Edits';
export const toCheck = 'To check';
export const noEdits = 'No edits yet';
export const nothingToCheck = 'Nothing to check';
export const editsArriveHere = 'What owners change of their businesses arrives here.';
export const before = 'Before';
export const after = 'After';
export const photo = (at: number) => `Photo ${at}`;
export const photosGone = (count: number) =>
  plural(count, { one: `${number(count)} photo no longer kept`, other: `${number(count)} photos no longer kept` });
export const checkedOn = (moment: string) => `Checked on ${moment}`;
export const markEditAsChecked = (name: string) => `Mark as checked<hidden>: ${name}</hidden>`;
export const markChosenAsChecked = 'Mark chosen as checked';
// What owners change beside the form.
export const comesTo = 'Comes to';
/** @param name of somebody who works for the business. */
export const editedBy = (name: string) => `By ${name}`;
export const comesWithinKm = 'Comes within km';

// Reviews.
export const whichReviews = 'Which reviews';
export const held = 'Held';
export const notShown = 'Not shown';
export const searchReviewsIn = 'Words, writer or business';
/** @param writer of the review. @param business its name. */
export const reviewOn = (writer: string, business: string) => `${writer}<on> on </on><business>${business}</business>`;
/** @param reasons one or more of those below. */
export const heldFor = (reasons: string) => `<strong>Held: </strong>${reasons}`;
export const notShownFor = (reasons: string) => `<strong>Not shown: </strong>${reasons}`;
export const sameEmailAsBusiness = 'same email as the business';
export const samePhoneAsBusiness = 'same phone number as the business';
export const sameBrowserAsBusiness = 'same browser as the business';
export const sameNetworkAsBusiness = 'same network as the business within a day of registering';
export const unconfirmed = '<strong>Not shown yet: </strong>its writer has not confirmed their email';
export const newAccountNeverAsked = 'account younger than a day that never asked this business anything';
export const manyAtOnce = 'many reviews of this business within a day';
export const refusedBefore = 'an earlier review of this writer was not shown';
