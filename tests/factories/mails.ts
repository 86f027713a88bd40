import { accountTakenBackMail } from '#server/mail/templates/account-taken-back.ts';
import { adminLinkMail } from '#server/mail/templates/admin-link.ts';
import { businessChangedMail } from '#server/mail/templates/business-changed.ts';
import { businessDecidedMail } from '#server/mail/templates/business-decided.ts';
import { businessImportedMail } from '#server/mail/templates/business-imported.ts';
import { invitationMail, personJoinedMail } from '#server/mail/templates/business-people.ts';
import { changesDecidedMail } from '#server/mail/templates/changes-decided.ts';
import { checkDecidedMail } from '#server/mail/templates/check-decided.ts';
import { checkEndsMail } from '#server/mail/templates/check-ends.ts';
import { claimDecidedMail, claimLinkMail, takenOverMail } from '#server/mail/templates/claims.ts';
import { confirmEmailMail } from '#server/mail/templates/confirm-email.ts';
import { confirmSavedSearchMail } from '#server/mail/templates/confirm-saved-search.ts';
import { confirmSubscriptionMail } from '#server/mail/templates/confirm-subscription.ts';
import { contactChangedMail } from '#server/mail/templates/contact-changed.ts';
import { correctionDecidedMail, correctionLinkMail, correctionSuggestedMail } from '#server/mail/templates/corrections.ts';
import { enquiryAskedMail } from '#server/mail/templates/enquiry-asked.ts';
import { enquiryReceivedMail } from '#server/mail/templates/enquiry-received.ts';
import { enquiryUnansweredMail } from '#server/mail/templates/enquiry-unanswered.ts';
import { enquiryWaitsMail } from '#server/mail/templates/enquiry-waits.ts';
import { factorChangedMail } from '#server/mail/templates/factor-changed.ts';
import { farewellMail } from '#server/mail/templates/farewell.ts';
import {
  grievanceDecidedMail,
  grievanceForOfficerMail,
  grievanceReceivedMail,
  requestProofMail,
} from '#server/mail/templates/grievances.ts';
import { grownUpMail } from '#server/mail/templates/grown-up.ts';
import { healthMail } from '#server/mail/templates/health.ts';
import { importSourceMail } from '#server/mail/templates/import-source.ts';
import { keyRefusedMail } from '#server/mail/templates/key-refused.ts';
import { letterMadeMail } from '#server/mail/templates/letter-made.ts';
import { makersGoneMail } from '#server/mail/templates/makers-gone.ts';
import { mergeMail } from '#server/mail/templates/merge.ts';
import { newBusinessesMail } from '#server/mail/templates/new-businesses.ts';
import { newsletterMail } from '#server/mail/templates/newsletter.ts';
import { nomineeNamedMail } from '#server/mail/templates/nominee-named.ts';
import { noticeMail } from '#server/mail/templates/notice.ts';
import { openedMail } from '#server/mail/templates/opened.ts';
import { parentAskedMail } from '#server/mail/templates/parent-asked.ts';
import { parentLinksMail } from '#server/mail/templates/parent-links.ts';
import { passwordChangedMail } from '#server/mail/templates/password-changed.ts';
import { planReceiptMail } from '#server/mail/templates/plan-receipt.ts';
import { proveEmailMail } from '#server/mail/templates/prove-email.ts';
import { requirementSentMail } from '#server/mail/templates/requirement-sent.ts';
import { resetCodeMail } from '#server/mail/templates/reset-code.ts';
import { reviewReceivedMail } from '#server/mail/templates/review-received.ts';
import { reviewRepliedMail } from '#server/mail/templates/review-replied.ts';
import { rulesMail } from '#server/mail/templates/rules.ts';
import { teamAnswerMail } from '#server/mail/templates/team-answer.ts';
import { teamDecidedMail } from '#server/mail/templates/team-decided.ts';
import { threadNewsMail } from '#server/mail/templates/thread-news.ts';
import { webhookOffMail } from '#server/mail/templates/webhook-off.ts';
import { weekMail } from '#server/mail/templates/week.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';
import { whatWaitsMail } from '#server/mail/templates/what-waits.ts';
import { reviewWantedMail, workDoneMail } from '#server/mail/templates/work-done.ts';
import { noFacts } from '#tests/factories/enquiry.ts';

/** Where the site of the mails is. */
export const publicUrl = 'https://nirmaan.example';
/** What somebody typed who means harm. */
export const evil = '<img src=x onerror="alert(1)">\r\nBcc: all@example.in & \'more\'';

const decided = { name: evil, reason: evil, wasListed: false, businessId: 'b', publicUrl };

const checked = { name: evil, kind: 'gstin' as const, reason: evil, endsOn: '2027-11-29', publicUrl };

const claimed = { name: evil, reason: evil, publicUrl };

const suggested = { name: evil, field: 'place' as const, reason: '', list: '/user/corrections', publicUrl };

const searched = { service: evil, city: evil, state: evil } as const;

const complaint = {
  ...{ number: 7, kind: 'unlawful' as const, page: evil, message: evil, publicUrl },
  dueAt: new Date('2026-11-29T06:30:00Z'),
};

const waiting = {
  businesses: 1,
  reports: 2,
  comments: 1,
  quarantined: 2,
  checks: 1,
  changes: 1,
  corrections: 1,
  duplicates: 2,
  edits: 2,
  reviews: 1,
  grievances: 1,
  claims: 1,
  messages: 2,
};

const ended = {
  side: 'owner' as const,
  ...{ name: evil, businessName: evil, messages: [], mayQuote: true, isLink: false, isReopened: false },
  url: `${publicUrl}/profilesupplier/enquiries/e`,
};

const written = { businessName: evil, businessId: 'b', publicUrl };

const nobody = { name: undefined, businessName: undefined, mayQuote: false };
const message = { body: evil, ...{ price_from: 1, price_to: null, price_unit: 'bag', ready_on: '2027-01-31', photos: 2 } };

const figure = { now: 1_234, before: 1 };
const moneyFigure = { now: { orders: 1, rupees: 99 }, before: { orders: 2, rupees: 198 } };

/** Every mail, as it is in the language that is spoken. */
export const composeAll = () => ({
  search: confirmSavedSearchMail({ ...searched, often: 'weekly', url: `${publicUrl}/saved-search/confirm?search=s`, days: 3 }),
  found: newBusinessesMail({
    ...searched,
    shown: searched,
    often: 'at_once',
    businesses: [{ business_id: 'b', name: evil, address: evil, city: evil, price: evil }],
    publicUrl,
    unsubscribeUrl: `${publicUrl}/saved-search/end?search=s`,
  }),
  email_asked: contactChangedMail({ change: 'email_asked', url: `${publicUrl}/take-back?contact=c`, days: 7 }),
  email_changed: contactChangedMail({ change: 'email_changed', url: `${publicUrl}/take-back?contact=c`, days: 7 }),
  phone_changed: contactChangedMail({ change: 'phone_changed', url: `${publicUrl}/take-back?contact=c`, days: 7 }),
  taken_back: accountTakenBackMail({ contactUrl: `${publicUrl}/contact` }),
  imported: businessImportedMail({ businessId: 'b', isListed: true, publicUrl }),
  imported_unseen: businessImportedMail({ businessId: 'b', isListed: false, publicUrl }),
  work_done: workDoneMail({ businessName: evil, url: `${publicUrl}/work-done/t` }),
  review_wanted: reviewWantedMail({ businessName: undefined, url: `${publicUrl}/viewdetails/b/review` }),
  invitation: invitationMail({ url: `${publicUrl}/user/invitations`, until: '2026-12-06' }),
  person_joined: personJoinedMail({ name: evil, business: evil, url: `${publicUrl}/profilesupplier/people` }),
  claim_link: claimLinkMail({ url: `${publicUrl}/claim-link?claim=c` }),
  claim_taken: claimDecidedMail({ ...claimed, state: 'taken', reason: '' }),
  claim_refused: claimDecidedMail({ ...claimed, state: 'refused' }),
  claim_ended: claimDecidedMail({ ...claimed, state: 'ended', reason: '' }),
  claim_taken_back: claimDecidedMail({ ...claimed, state: 'taken_back' }),
  taken_over_by_phone: takenOverMail({ way: 'phone', businessId: 'b', publicUrl }),
  taken_over_by_mail: takenOverMail({ way: 'mail', businessId: 'b', publicUrl }),
  taken_over_by_team: takenOverMail({ way: 'team', businessId: 'b', publicUrl }),
  check_confirmed: checkDecidedMail({ ...checked, state: 'standing', reason: '' }),
  check_refused: checkDecidedMail({ ...checked, state: 'refused' }),
  check_ends: checkEndsMail(checked),
  letter_made: letterMadeMail(checked),
  check_ended: checkDecidedMail({ ...checked, state: 'ended' }),
  changes_decided: changesDecidedMail({ name: evil, accepted: ['name', 'photo'], refused: [{ field: 'city', reason: evil }], publicUrl }),
  correction_link: correctionLinkMail({ url: `${publicUrl}/correction-link?correction=c`, days: 3 }),
  correction_suggested: correctionSuggestedMail({ ...suggested, until: '2026-12-06' }),
  correction_accepted: correctionDecidedMail({ ...suggested, outcome: 'accepted' }),
  correction_refused: correctionDecidedMail({ ...suggested, outcome: 'refused', reason: evil }),
  correction_same: correctionDecidedMail({ ...suggested, outcome: 'same' }),
  correction_changed: correctionDecidedMail({ ...suggested, outcome: 'changed' }),
  correction_unlisted: correctionDecidedMail({ ...suggested, outcome: 'unlisted' }),
  merged_into: mergeMail({ name: evil, other: evil, stays: true, isUndone: false, publicUrl }),
  merged_away: mergeMail({ name: evil, other: evil, stays: false, isUndone: false, publicUrl }),
  merge_undone: mergeMail({ name: evil, other: evil, stays: false, isUndone: true, publicUrl }),
  notice: noticeMail({ purpose: 'account', url: `${publicUrl}/user/told#agreed` }),
  grown_up: grownUpMail({ publicUrl }),
  parent_asked: parentAskedMail({ url: `${publicUrl}/parent?child=x`, again: `${publicUrl}/parent`, days: 7 }),
  parent_links: parentLinksMail({ urls: [`${publicUrl}/parent?child=x`, `${publicUrl}/parent?child=y`] }),
  team_answer: teamAnswerMail({ body: evil, askedOn: '2026-11-29', publicUrl }),
  rules: rulesMail({ terms: `${publicUrl}/terms-and-conditions`, privacy: `${publicUrl}/privacy-policy` }),
  approved: businessDecidedMail({ ...decided, status: 'approved' }),
  rejected: businessDecidedMail({ ...decided, status: 'rejected' }),
  enquiry: enquiryReceivedMail({
    businessName: evil,
    name: evil,
    phoneNo: '9876543210',
    email: 'a@example.in',
    message: evil,
    ...{ ...noFacts, service: evil, place: evil, timing: 'month', budget: 'to_50000', photos: 2 },
    language: 'hi',
    publicUrl,
  }),
  asked: enquiryAskedMail({ businessName: evil, isWithheld: false, url: `${publicUrl}/enquiry/t` }),
  asked_of_team: enquiryAskedMail({ businessName: evil, isWithheld: true, url: `${publicUrl}/enquiry/t` }),
  unanswered: enquiryUnansweredMail({ businessName: evil, url: `${publicUrl}/enquiry/t` }),
  answered: threadNewsMail({
    side: 'asker',
    name: evil,
    businessName: evil,
    messages: Array.from({ length: 7 }, () => ({
      body: evil,
      ...{ price_from: 1, price_to: null, price_unit: 'bag', ready_on: '2027-01-31', photos: 2 },
    })),
    mayQuote: true,
    endedAs: null,
    isReopened: false,
    url: `${publicUrl}/enquiry/t`,
    isLink: true,
  }),
  ended: threadNewsMail({ ...ended, endedAs: 'not_needed' }),
  ended_found: threadNewsMail({ ...ended, endedAs: 'found' }),
  ended_chosen: threadNewsMail({ ...ended, endedAs: 'chosen' }),
  reopened: threadNewsMail({ ...ended, endedAs: null, isReopened: true }),
  ended_replaced: threadNewsMail({ ...ended, endedAs: 'replaced' }),
  welcome: welcomeMail({ kind: 'contractor', url: `${publicUrl}/prove-email?proof=p`, days: 7 }),
  welcome_user: welcomeMail({ kind: 'user', url: `${publicUrl}/prove-email?proof=p`, days: 7 }),
  prove: proveEmailMail({ kind: 'user', url: `${publicUrl}/prove-email?proof=p`, days: 7 }),
  prove_business: proveEmailMail({ kind: 'contractor', url: `${publicUrl}/prove-email?proof=p`, days: 7 }),
  admin_link: adminLinkMail({ url: `${publicUrl}/admin/set-password?link=l`, hours: 24 }),
  factor_off: factorChangedMail({ change: 'off', url: `${publicUrl}/admin/my-account` }),
  factor_changed: factorChangedMail({ change: 'passkey_added', url: `${publicUrl}/admin/my-account` }),
  changed: passwordChangedMail({ name: evil, resetUrl: `${publicUrl}/user/forgot-password/verify-email` }),
  nominee: nomineeNamedMail({ url: `${publicUrl}/user/told#nominee` }),
  receipt: planReceiptMail({ name: evil, kind: 'user', orderId: 'o1', amount: 99, paidAt: new Date(0), isRefunded: false, publicUrl }),
  confirm: confirmEmailMail({ url: `${publicUrl}/confirm-email?change=c` }),
  subscription: confirmSubscriptionMail({ url: `${publicUrl}/newsletter/confirm?subscription=s`, days: 3 }),
  newsletter: newsletterMail({
    subject: evil,
    text: `${evil}\n\nhttps://e.example/"onerror="alert(1)`,
    unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?subscription=s`,
  }),
  review: reviewReceivedMail({ businessId: 'b', rating: 4.5, words: { businessName: evil, name: evil, description: evil }, publicUrl }),
  reply: reviewRepliedMail({ businessId: 'b', words: { businessName: evil, writer: evil, reply: evil }, publicUrl }),
  review_removed: teamDecidedMail({ ...written, decided: 'review_removed', reason: evil }),
  review_refused: teamDecidedMail({ ...written, decided: 'review_refused' }),
  reply_removed: teamDecidedMail({ ...written, decided: 'reply_removed' }),
  report_upheld: teamDecidedMail({ ...written, decided: 'report_upheld' }),
  report_dismissed: teamDecidedMail({ ...written, decided: 'report_dismissed' }),
  requirement: requirementSentMail({ businesses: [evil, 'Deccan Roofs'], isWithheld: false, url: `${publicUrl}/user/requirements/r` }),
  requirement_of_team: requirementSentMail({ businesses: [evil], isWithheld: true, url: `${publicUrl}/user/requirements/r` }),
  changed_by_team: businessChangedMail({ businessId: 'b', name: evil, fields: ['Photos'], publicUrl }),
  taken_off: businessDecidedMail({ ...decided, status: 'rejected', wasListed: true }),
  refunded: planReceiptMail({ name: evil, kind: 'user', orderId: 'o1', amount: 99, paidAt: new Date(0), isRefunded: true, publicUrl }),
  waits: whatWaitsMail({ come: waiting, waiting, publicUrl }),
  week: weekMail({
    ...{ since: '2026-11-23', until: '2026-11-30', publicUrl },
    figures: {
      growth: { businesses: figure, users: figure, reviews: figure, enquiries: figure },
      answering: { now: { sent: 4, answered: 2, medianMinutes: 3_000 }, before: { sent: 0, answered: 0, medianMinutes: null } },
      searches: figure,
      services: [{ ...figure, service: evil }],
      nothingFound: [{ ...figure, words: evil }],
      unanswered: [{ ...figure, name: evil }],
      money: { paid: moneyFigure, refunded: moneyFigure },
    },
  }),
  to_do: healthMail({ acts: ['refunds_due', 'backup_old'], over: ['disk'], machine: 'web-2', publicUrl }),
  well_again: healthMail({ acts: [], over: ['disk', 'certificate'], publicUrl }),
  request_proof: requestProofMail({ url: `${publicUrl}/data-request?request=r`, days: 3 }),
  request_received: grievanceReceivedMail({ number: 7, kind: 'erase', dueAt: new Date('2026-11-29T06:30:00Z'), publicUrl }),
  request_decided: grievanceDecidedMail({ number: 7, kind: 'erase', action: 'removed', outcome: evil, publicUrl }),
  request_for_officer: grievanceForOfficerMail({ ...complaint, kind: 'see', isReminder: false }),
  grievance_received: grievanceReceivedMail({ number: 7, kind: 'other', dueAt: new Date('2026-11-29T06:30:00Z'), publicUrl }),
  grievance_decided: grievanceDecidedMail({ number: 7, kind: 'data', action: 'corrected', outcome: evil, publicUrl }),
  grievance_for_officer: grievanceForOfficerMail({ ...complaint, isReminder: false }),
  grievance_reminder: grievanceForOfficerMail({ ...complaint, isReminder: true }),
  key_refused: keyRefusedMail({ name: evil, address: '203.0.113.7', publicUrl }),
  key_made: openedMail({ what: 'key', name: evil, by: evil, publicUrl }),
  webhook_added: openedMail({ what: 'webhook', name: evil, by: undefined, publicUrl }),
  webhook_changed: openedMail({ what: 'webhook_changed', name: evil, by: evil, publicUrl }),
  source_added: openedMail({ what: 'source', name: evil, by: evil, publicUrl }),
  makers_gone: makersGoneMail({ makers: [evil, evil], publicUrl }),
  webhook_off: webhookOffMail({ host: evil, publicUrl }),
  source_waits: importSourceMail({ host: evil, result: 'fewer', fault: '', importId: 'one', publicUrl }),
  source_fails: importSourceMail({ host: evil, result: 'failed', fault: evil, importId: null, publicUrl }),
  farewell_business: farewellMail({ name: evil, kind: 'contractor', publicUrl }),
  farewell: farewellMail({ name: evil, kind: 'user', publicUrl }),
  code: resetCodeMail({ userName: evil, code: '0427', linkUrl: `${publicUrl}/user/forgot-password/link?reset=r`, minutes: 10 }),
});

/** Every mail to an address that nobody has proven to read: nothing that was typed can come into one, as it is given none. */
export const composeForUnproven = () => ({
  ...{ imported: businessImportedMail({ businessId: 'b', isListed: true, publicUrl }), confirm: confirmEmailMail({ url: publicUrl }) },
  check_ends: checkEndsMail({ ...checked, name: undefined }),
  letter_made: letterMadeMail({ ...checked, name: undefined }),
  changes_decided: changesDecidedMail({ name: undefined, accepted: ['service'], refused: [], publicUrl }),
  correction_suggested: correctionSuggestedMail({ ...suggested, name: undefined, until: '2026-12-06' }),
  correction_refused: correctionDecidedMail({ ...suggested, name: undefined, outcome: 'refused' }),
  check_refused: checkDecidedMail({ ...checked, name: undefined, reason: '', state: 'refused' }),
  merged_away: mergeMail({ name: undefined, other: undefined, stays: false, isUndone: false, publicUrl }),
  approved: businessDecidedMail({ ...decided, name: undefined, reason: '', status: 'approved' }),
  rejected: businessDecidedMail({ ...decided, name: undefined, reason: '', status: 'rejected' }),
  taken_off: businessDecidedMail({ ...decided, name: undefined, reason: '', status: 'rejected', wasListed: true }),
  changed_by_team: businessChangedMail({ businessId: 'b', name: undefined, fields: ['Photos'], publicUrl }),
  waits: enquiryWaitsMail({
    language: 'hi',
    url: `${publicUrl}/profilesupplier/enquiries/e`,
    proofUrl: `${publicUrl}/prove-email?proof=p`,
  }),
  asked: enquiryAskedMail({ businessName: undefined, isWithheld: false, url: `${publicUrl}/enquiry/t` }),
  unanswered: enquiryUnansweredMail({ businessName: undefined, url: `${publicUrl}/enquiry/t` }),
  answered: threadNewsMail({ ...ended, side: 'asker', ...nobody, messages: [message], endedAs: null, isLink: true }),
  written: threadNewsMail({ ...ended, ...nobody, messages: [message], endedAs: 'chosen' }),
  ended: threadNewsMail({ ...ended, ...nobody, endedAs: 'not_needed' }),
  changed: passwordChangedMail({ name: undefined, resetUrl: publicUrl }),
  receipt: planReceiptMail({ name: undefined, kind: 'user', orderId: 'o1', amount: 99, paidAt: new Date(0), isRefunded: false, publicUrl }),
  review: reviewReceivedMail({ businessId: 'b', rating: 1, words: undefined, publicUrl }),
  reply: reviewRepliedMail({ businessId: 'b', words: undefined, publicUrl }),
  review_removed: teamDecidedMail({ ...written, businessName: undefined, decided: 'review_removed', reason: 'fake' }),
  review_refused: teamDecidedMail({ ...written, businessName: undefined, decided: 'review_refused' }),
  reply_removed: teamDecidedMail({ ...written, businessName: undefined, decided: 'reply_removed' }),
  report_upheld: teamDecidedMail({ ...written, businessName: undefined, decided: 'report_upheld' }),
  requirement: requirementSentMail({ businesses: undefined, isWithheld: false, url: `${publicUrl}/user/requirements/r` }),
  farewell: farewellMail({ name: undefined, kind: 'user', publicUrl }),
  code: resetCodeMail({ userName: undefined, code: '0427', linkUrl: publicUrl, minutes: 10 }),
});
