import { backUpNightly } from '#server/backup/nightly-backup.ts';
import { renewDemo } from '#server/demo/renew-demo.ts';
import { mailAdminLink } from '#server/features/accounts/admins/mail-admin-link.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { mailWelcome } from '#server/features/accounts/mail-welcome.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { mailNotice, tellOfNotices } from '#server/features/agreements/telling/tell-of-notices.ts';
import { mailRules, tellOfRules } from '#server/features/agreements/telling/tell-of-rules.ts';
import { mailKeyRefused } from '#server/features/api-keys/mail-key-refused.ts';
import { mailMakersGone, tellMakersGone } from '#server/features/api-keys/mail-makers-gone.ts';
import { mailOpened, tellOpened } from '#server/features/api-keys/mail-opened.ts';
import { sweepKeyCalls } from '#server/features/api-keys/sweep-calls.ts';
import { publishDue } from '#server/features/blog/publish-due.ts';
import { mailInvitation } from '#server/features/business-people/mail-invitation.ts';
import { mailJoined } from '#server/features/business-people/mail-joined.ts';
import { sweepInvitations } from '#server/features/business-people/sweep-invitations.ts';
import { mailChange } from '#server/features/businesses/moderation/mail-change.ts';
import { mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { mailChangesDecided } from '#server/features/businesses/waiting-changes/mail-changes-decided.ts';
import { placeChatMessage } from '#server/features/chat/place-job.ts';
import { sweepChat } from '#server/features/chat/sweep-chat.ts';
import { removeDocuments } from '#server/features/checks/documents/remove-documents.ts';
import { endChecks } from '#server/features/checks/end-checks.ts';
import { mailLetterMade } from '#server/features/checks/letters/mail-letter-made.ts';
import { mailCheckDecided } from '#server/features/checks/mail-check-decided.ts';
import { lookUpGstin } from '#server/features/checks/register/look-up-gstin.ts';
import { mailCheckEnds, remindOfEnds } from '#server/features/checks/remind-of-ends.ts';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { mailParentLinks } from '#server/features/child-accounts/mail-parent-links.ts';
import { mailClaimDecided, mailClaimLink, mailTakenOver, tellEndedClaims } from '#server/features/claims/mail-claim.ts';
import { sweepClaims } from '#server/features/claims/sweep-claims.ts';
import { sweepConsents } from '#server/features/consents/sweep-consents.ts';
import { mailContactMessage } from '#server/features/contact/mail-contact-message.ts';
import { followCorrections } from '#server/features/corrections/follow-corrections.ts';
import { mailCorrectionDecided, mailCorrectionLink, mailSuggested } from '#server/features/corrections/mail-corrections.ts';
import { sweepRemovals } from '#server/features/data-feed/sweep-removals.ts';
import { lookForDuplicates } from '#server/features/duplicates/look-for-duplicates.ts';
import { mailMerge } from '#server/features/duplicates/mail-merge.ts';
import { sweepMerges } from '#server/features/duplicates/sweep-merges.ts';
import { mailContactChange } from '#server/features/email-addresses/earlier-contacts/mail-contact-change.ts';
import { mailConfirmation } from '#server/features/email-addresses/mail-confirmation.ts';
import { mailProof } from '#server/features/email-addresses/mail-proof.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { mailAsked, mailUnanswered } from '#server/features/enquiries/threads/mail-asked.ts';
import { mailThread, mailUntold } from '#server/features/enquiries/threads/mail-thread.ts';
import { pushMessage } from '#server/features/enquiries/threads/push-message.ts';
import { tellUnanswered } from '#server/features/enquiries/threads/tell-asker.ts';
import { sweepExports } from '#server/features/exports/sweep-exports.ts';
import { lookAtWeek, mailWeek } from '#server/features/figures/mail-week.ts';
import {
  mailDecided,
  mailReceipt as mailGrievanceReceipt,
  mailRequestProof,
  mailToOfficer,
} from '#server/features/grievances/mail-grievance.ts';
import { remindOfficer, sweepGrievances } from '#server/features/grievances/remind-officer.ts';
import { lookAtHealth, mailHealth } from '#server/features/health/look-at-health.ts';
import { checkLong } from '#server/features/imports/long/check-later.ts';
import { mailImportedOwner } from '#server/features/imports/mail-imported-owner.ts';
import { fetchPhotos } from '#server/features/imports/photos/fetch-photos.ts';
import { continueImports, runImport, sweepImports } from '#server/features/imports/run-import.ts';
import { fetchDueSources, fetchSource } from '#server/features/imports/sources/fetch-source.ts';
import { mailSource } from '#server/features/imports/sources/mail-source.ts';
import { continueUndos, runUndo } from '#server/features/imports/updates/undo-import.ts';
import { mailAnswer } from '#server/features/inbox/mail-answer.ts';
import { sweepMailCounts } from '#server/features/mail-limits/sweep-mail-counts.ts';
import { sweepPictures } from '#server/features/media/sweep-pictures.ts';
import { mailSubscription } from '#server/features/newsletter/mail-subscription.ts';
import { mailNewsletter } from '#server/features/newsletter/mailings/mail-newsletter.ts';
import { mailTest } from '#server/features/newsletter/mailings/mail-test.ts';
import { spreadNewsletter } from '#server/features/newsletter/mailings/spread-newsletter.ts';
import { sweepNewsletters } from '#server/features/newsletter/mailings/sweep-newsletters.ts';
import { sweepSubscriptions } from '#server/features/newsletter/sweep-subscriptions.ts';
import { mailNomineeNamed } from '#server/features/nominees/mail-nominee.ts';
import { sweepCounts } from '#server/features/page-views/sweep-counts.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { sweepResets } from '#server/features/password-reset/sweep-resets.ts';
import { mailReceipt } from '#server/features/payments/mail-receipt.ts';
import { reconcileOrders } from '#server/features/payments/reconcile-orders.ts';
import { sendSandboxWebhook } from '#server/features/payments/sandbox/send-webhook.ts';
import { endUnanswered } from '#server/features/personal-data/end-child-account.ts';
import { sweepPhoneCodes } from '#server/features/phone-codes/sweep-codes.ts';
import { sweepRemoved } from '#server/features/removed-things/sweep-removed.ts';
import { mailOutcome } from '#server/features/reports/mail-outcome.ts';
import { mailRequirement } from '#server/features/requirements/mail-requirement.ts';
import { followAnswers } from '#server/features/response-times/follow-answers.ts';
import { sweepSilent } from '#server/features/retention/sweep-silent.ts';
import { mailAwaitedReviews } from '#server/features/reviews/mail-awaited-reviews.ts';
import { mailRefusal, mailRemoval, mailReplyRemoval } from '#server/features/reviews/mail-removal.ts';
import { mailReply } from '#server/features/reviews/mail-reply.ts';
import { mailReview } from '#server/features/reviews/mail-review.ts';
import { mailSearchConfirmation } from '#server/features/saved-searches/mail-confirmation.ts';
import { sweepSearches } from '#server/features/saved-searches/sweep-searches.ts';
import { followNewListings } from '#server/features/saved-searches/telling/follow-new-listings.ts';
import { mailFinds } from '#server/features/saved-searches/telling/mail-finds.ts';
import { followPopularity, followWords } from '#server/features/search/refresh-jobs.ts';
import { sweepSentOnce } from '#server/features/sent-once/sweep-sent-once.ts';
import { sendMessage } from '#server/features/short-messages/send-message.ts';
import { sweepMessages } from '#server/features/short-messages/sweep-messages.ts';
import { pushToDevice } from '#server/features/web-push/push-to-device.ts';
import { mailWebhookOff } from '#server/features/webhooks/mail-webhook-off.ts';
import { sendWebhooks, sweepWebhooks } from '#server/features/webhooks/send-due.ts';
import { forgetTakers } from '#server/features/what-waits/forget-takers.ts';
import { lookWhatWaits, mailWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import { askAboutWork, mailWorkDone, tellWorkDone } from '#server/features/work-done/ask-about-work.ts';
import { mailReviewWanted, tellReviewWanted } from '#server/features/work-done/ask-for-reviews.ts';
import type { Job } from '#server/jobs/define-job.ts';
import { sweepMailFolder } from '#server/jobs/sweep-mail-folder.ts';

/** Every job of the site: a queue that is not named here is made by nobody, and what is put into it is refused. */
export const ALL_JOBS = [
  mailAnswer,
  mailContactMessage,
  mailGrievanceReceipt,
  mailRequestProof,
  mailDecided,
  mailToOfficer,
  remindOfficer,
  sweepGrievances,
  sweepSilent,
  mailClaimLink,
  mailClaimDecided,
  mailInvitation,
  mailJoined,
  sweepInvitations,
  mailTakenOver,
  tellEndedClaims,
  sweepClaims,
  mailParent,
  mailParentLinks,
  endUnanswered,
  tellOfNotices,
  mailNotice,
  tellOfRules,
  mailRules,
  sweepConsents,
  mailCorrectionLink,
  mailSuggested,
  mailCorrectionDecided,
  followCorrections,
  mailSubscription,
  sweepSubscriptions,
  mailTest,
  spreadNewsletter,
  mailNewsletter,
  sweepNewsletters,
  mailSearchConfirmation,
  sweepSearches,
  followNewListings,
  mailFinds,
  mailEnquiry,
  pushToDevice,
  sendMessage,
  sweepMessages,
  placeChatMessage,
  sweepChat,
  mailAsked,
  mailUnanswered,
  tellUnanswered,
  mailThread,
  mailUntold,
  pushMessage,
  mailRequirement,
  askAboutWork,
  tellWorkDone,
  mailWorkDone,
  tellReviewWanted,
  mailReviewWanted,
  mailChange,
  mailDecision,
  mailChangesDecided,
  mailCheckDecided,
  lookUpGstin,
  endChecks,
  removeDocuments,
  remindOfEnds,
  mailCheckEnds,
  mailLetterMade,
  mailReview,
  mailAwaitedReviews,
  mailReply,
  mailRemoval,
  mailRefusal,
  mailReplyRemoval,
  mailOutcome,
  mailWelcome,
  mailWhatWaits,
  lookWhatWaits,
  forgetTakers,
  lookAtWeek,
  mailWeek,
  lookAtHealth,
  mailHealth,
  mailImportedOwner,
  publishDue,
  mailConfirmation,
  mailContactChange,
  mailProof,
  sweepMailCounts,
  sweepMailFolder,
  sweepSentOnce,
  mailKeyRefused,
  mailOpened,
  tellOpened,
  mailMakersGone,
  tellMakersGone,
  sendWebhooks,
  sweepWebhooks,
  mailWebhookOff,
  sweepKeyCalls,
  sweepRemovals,
  sweepSessions,
  lookForDuplicates,
  mailMerge,
  sweepMerges,
  sweepRemoved,
  sweepPictures,
  mailResetCode,
  mailPasswordChanged,
  mailNomineeNamed,
  mailAdminLink,
  mailFactorChanged,
  sweepResets,
  sweepPhoneCodes,
  mailReceipt,
  reconcileOrders,
  sendSandboxWebhook,
  followAnswers,
  followPopularity,
  followWords,
  checkLong,
  fetchSource,
  fetchDueSources,
  mailSource,
  runImport,
  fetchPhotos,
  continueImports,
  sweepImports,
  sweepExports,
  runUndo,
  continueUndos,
  renewDemo,
  sweepCounts,
  backUpNightly,
] as Job<object>[];
