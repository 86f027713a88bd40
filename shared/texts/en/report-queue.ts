/** What visitors have reported, and what the team decides of it and of reviews. */

import { plural } from '#shared/texts/en/grammar.ts';

export const reports = 'Reports';
export const tabTitle = 'Reports · Back office';
export const byStatus = 'Reports by status';
export const noOpenReports = 'No open reports';
export const reportsWaitHere = 'What visitors report waits here.';
export const all = 'All';
export const open = 'Open';
export const upheld = 'Upheld';
export const dismissed = 'Dismissed';

// A report.
/** @param reason such as 'Wrong number'. */
export const ofBusiness = (reason: string, business: string) => `${reason}: <business>${business}</business>`;
export const ofReview = (reason: string, business: string) => `${reason}: review of <business>${business}</business>`;
export const byVisitor = 'Reported by a visitor';
export const byUser = (name: string) => `Reported by the user ${name}`;
export const byBusiness = (name: string) => `Reported by the business ${name}`;
export const reviewGone = 'The review is gone.';
/** Before what was found out. @param status 'Upheld' or 'Dismissed'. */
export const decidedOn = (status: string, moment: string) => `${status} on ${moment}`;
export const openInBusiness = 'Open in Business';

// What becomes of it.
export const uphold = 'Uphold';
export const upholdInstead = 'Uphold instead';
export const dismiss = 'Dismiss';
export const dismissInstead = 'Dismiss instead';
export const upholdReport = 'Uphold report';
export const dismissReport = 'Dismiss report';
export const itIsRight = 'It is right. Keep what was found out; put the business or the review right by itself.';
export const itIsNotRight = 'It is not right. Keep what was found out; nothing changes.';
export const outcome = 'Outcome';
export const reporterIsTold = 'Who reported it is told whether it was upheld or dismissed, not these words.';

// Reviews.
export const showReview = (name: string) => `Show<hidden> the review by ${name}</hidden>`;
export const doNotShowReview = (name: string) => `Do not show<hidden> the review by ${name}</hidden>`;
export const writerChangedIt = 'Its writer has changed it: reload';
export const removeReply = (name: string) => `Remove reply<hidden> to the review by ${name}</hidden>`;
export const removeReview = 'Remove review';
export const askRemoveReview = (name: string) =>
  `Are you sure you want to remove the review by ${name}? The business's rating changes. You can bring it back for 30 days, under Removed.`;
export const remove = 'Remove';
export const why = 'Why';
export const profileSaysWhy = 'The profile says so, with the month.';
export const reviewBy = (name: string, business: string) => `Review of ${business} by ${name}`;
export const showChosen = 'Show chosen';
export const doNotShowChosen = 'Do not show chosen';
export const removeChosen = 'Remove chosen';
export const askRemoveMany = (reviews: number) =>
  `Are you sure you want to remove ${reviews} ${plural(reviews, { one: 'review', other: 'reviews' })}? The businesses' ratings change. You can bring them back for 30 days, under Removed.`;
/** @param reason such as 'Wrong number'. */
export const reportOf = (reason: string, business: string) => `${reason}: ${business}`;
export const upholdChosen = 'Uphold chosen';
export const dismissChosen = 'Dismiss chosen';
export const upholdMany = (reports: number) => `Uphold ${reports} ${plural(reports, { one: 'report', other: 'reports' })}`;
export const dismissMany = (reports: number) => `Dismiss ${reports} ${plural(reports, { one: 'report', other: 'reports' })}`;
export const chooseReason = 'Choose a reason';
