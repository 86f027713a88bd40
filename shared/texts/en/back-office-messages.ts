/** Texts of the back office alone: other pages do not carry them. */

import { plural } from '#shared/texts/en/grammar.ts';

export const wrongAdminLink = 'This link was used or has expired. A new one: npm run admin, on the server';
export const phoneViewLimitUpdated = 'Phone view limit updated successfully';
export const phoneViewLimitRange = 'Phone view limit must be a whole number from 0 to 1000';
export const tooLateToUndo = 'It is too late to undo this, or somebody has changed it since';
export const undone = 'Undone';
export const checked = 'Marked as verified';
export const notChecked = 'No longer marked as verified';
export const ownerNeedsNumber = 'The owner logs in with this number: it may be changed, not emptied';
export const ownerNeedsEmail = 'The owner gets a new password by this email: it may be changed, not emptied';
export const chooseBusinesses = 'Choose 1 to 100 businesses';
/** Of several decisions at once. */
export const manyDecided = (status: 'approved' | 'rejected', decided: number, { changed, left }: { changed: number; left: number }) =>
  [
    `${decided} ${plural(decided, { one: 'business', other: 'businesses' })} ${status}`,
    ...(changed > 0 ? [`${changed} ${plural(changed, { one: 'was', other: 'were' })} changed by somebody else meanwhile`] : []),
    ...(left > 0 ? [`${left} could not be decided. Try again`] : []),
  ].join('. ');
export const notDecidedYet = 'Could not be decided. Try again';
export const enquiryReleased = 'Enquiry released: the business has it now';
export const enquiryRefused = 'Enquiry refused';
export const nothingToRefund = 'No money has come for this order, or it went back already';
export const refundReferenceRequired = 'Please enter the reference of the refund';
export const refundNoted = 'Refund noted';
export const unreadableMoment = 'Enter a date and a time';
export const dateUnreadable = 'from and to must be days like 2026-01-31';
export const noBlogs = 'No Blog Found.';
export const noComments = 'No Comment Found.';
export const uploadTheImage = 'Please upload the image.';
export const blogAdded = 'Blog added successfully';
export const blogUpdated = 'Blog updated successfully';
export const blogPictureAdded = 'Picture added';
export const blogDeleted = 'Blog deleted successfully';
export const blogEditFailed = 'Failed to edit blog';
export const blogFailed = 'Something went wrong';
export const commentUpdated = 'Comment updated successfully';
export const commentStatusMissing = 'Invalid request. Missing comment ID or status.';
export const commentUpdateFailed = 'Update failed';
export const commentStatusFailed = 'Failed to update comment status.';
export const exportNotFound = 'Download not found';
export const exportTaken = 'This file was downloaded before. Please begin again.';
export const exportStopped = 'Download stopped';
export const tooManyRowsForSheet = 'An Excel file holds 1,048,575 rows at most. Please choose CSV.';
export const blockReasonRequired = 'Please enter the reason';
export const ownAccount = 'This is your own account';
export const alreadyBlocked = 'This account is blocked already';
export const notBlocked = 'This account is not blocked';
export const accountBlocked = 'Account blocked';
export const accountUnblocked = 'Account unblocked';
export const accountSignedOut = 'Signed out everywhere';
export const otherName = 'This is not the name of the account';
export const accountErased = 'Account deleted';
export const noPeriod = 'The period must be a day, a month or a year such as 2026-01-31, 2026-01 or 2026, from 2020 on';
export const periodAhead = 'This period has not begun yet';
export const onOrOff = 'It is either on or off';
export const weeklyFiguresOn = 'The weekly mail is on';
export const weeklyFiguresOff = 'The weekly mail is off';
export const alreadyAdmin = 'This email is in the team already';
export const adminNotFound = 'This person is not in the team';
export const lastAdmin = 'An admin has to be left who can sign in: add another admin first';
export const adminOfSettings = 'The server’s settings name this admin (ADMIN_EMAIL): take the address out there first';
export const ownRole = 'You cannot change your own role: another admin can';
export const roleChanged = 'Role changed';
export const passwordOfSettings = 'The server’s settings say your password (ADMIN_PASSWORD): change it there';
export const passwordIsSet = 'This admin has set a password already';
export const adminAdded = 'Added to the team. The link is on its way';
export const adminLinkSent = 'A new link is on its way';
export const adminRemoved = 'Removed from the team';
export const checkReasonRequired = 'Say why: the owner is told';
export const answerRequired = 'Please write your answer';
export const compareFirst = 'Compare the name and the state first';
export const wayRequired = 'Choose how you looked';
export const checkDateRequired = 'Enter the day';
export const dayCannotBe = 'The day is to come, or so long ago that the check would be over';
export const documentOtherKey =
  'This document was sealed by another key: set DOCUMENTS_KEY as it was. After an open backup was put back, ask the owner to send it again';
export const documentDamaged = 'This document is damaged in the store: ask the owner to send it again';
export const checkNotFound = 'This check is not there any more: the owner has sent another number';
export const checkDecided = 'Somebody has decided this already';
export const checkConfirmed = 'Confirmed. The owner is told';
export const checkRefused = 'Refused. The owner is told';
export const checkEnded = 'Check ended. The owner is told';
export const addressNoted = 'Address check noted';
export const letterMade = 'Letter made. Its code is shown this once';
export const noAddress = 'This listing has no address to send a letter to';
export const waitsNoMore = 'This waits no more: somebody has decided on it';
export const queuedIsAnothers = 'Somebody else has it by now. Look again';
export const memberDoesNotDecide = 'Choose somebody of the team who decides on this';
export const queuedGivenBack = 'Given back';
export const queuedHandedOver = 'Done';
export const claimNotFound = 'Claim not found';
export const claimDecidedAlready = 'This claim is decided already';
export const claimantGone = 'The account that asks is gone, or its email is not confirmed any more';
export const claimNotTaken = 'This claim has not given the business to anybody';
export const claimAccepted = 'The business is theirs now. They are told';
export const claimRefused = 'Refused. They are told';
export const claimTakenBack = 'Nobody owns the business any more. They are told';
export const chooseChanges = 'Choose what you decide first';
export const notListedNow = 'This business is not listed at the moment. Its changes wait until it is';
export const changesDecided = (accepted: number, refused: number) => `Accepted: ${accepted}. Refused: ${refused}. The owner is told`;
export const correctionOfOnlyWayIn =
  'The owner logs in by a code to the present number alone. Call it first; then change the number with Edit';
export const correctionWithOwner = 'The owner has time to answer first';
export const correctionAccepted = 'Accepted. Everybody sees it now';
export const correctionRefused = 'Refused. Whoever suggested it is told';
