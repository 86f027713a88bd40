import * as accounts from '#server/features/accounts/personal-data.ts';
import * as activity from '#server/features/activity/personal-data.ts';
import * as blog from '#server/features/blog/personal-data.ts';
import * as businessPeople from '#server/features/business-people/personal-data.ts';
import * as businesses from '#server/features/businesses/personal-data.ts';
import * as chat from '#server/features/chat/personal-data.ts';
import * as checks from '#server/features/checks/personal-data.ts';
import * as childAccounts from '#server/features/child-accounts/personal-data.ts';
import * as claims from '#server/features/claims/personal-data.ts';
import * as consents from '#server/features/consents/personal-data.ts';
import * as contact from '#server/features/contact/personal-data.ts';
import * as corrections from '#server/features/corrections/personal-data.ts';
import * as duplicates from '#server/features/duplicates/personal-data.ts';
import * as emailAddresses from '#server/features/email-addresses/personal-data.ts';
import * as enquiries from '#server/features/enquiries/personal-data.ts';
import * as grievances from '#server/features/grievances/personal-data.ts';
import * as imports from '#server/features/imports/personal-data.ts';
import * as inbox from '#server/features/inbox/personal-data.ts';
import * as likes from '#server/features/likes/personal-data.ts';
import * as messageChoices from '#server/features/message-choices/personal-data.ts';
import * as newsletter from '#server/features/newsletter/personal-data.ts';
import * as nominees from '#server/features/nominees/personal-data.ts';
import * as passwordReset from '#server/features/password-reset/personal-data.ts';
import * as payments from '#server/features/payments/personal-data.ts';
import * as phoneCodes from '#server/features/phone-codes/personal-data.ts';
import * as phoneViews from '#server/features/phone-views/personal-data.ts';
import * as removedThings from '#server/features/removed-things/personal-data.ts';
import * as reports from '#server/features/reports/personal-data.ts';
import * as requirements from '#server/features/requirements/personal-data.ts';
import * as reviews from '#server/features/reviews/personal-data.ts';
import * as savedSearches from '#server/features/saved-searches/personal-data.ts';
import type { KeepsPersonalData } from '#server/features/sessions/data-subject.ts';
import * as sessions from '#server/features/sessions/personal-data.ts';
import * as shortMessages from '#server/features/short-messages/personal-data.ts';
import * as signInLinks from '#server/features/sign-in-links/personal-data.ts';
import * as webPush from '#server/features/web-push/personal-data.ts';

/**
 * Every feature that keeps something about people, in the order in which an account is taken out of them: what people leave behind
 * first, then the account itself, then what may go only without it.
 */
export const KEEPERS: KeepsPersonalData[] = [
  removedThings,
  duplicates,
  likes,
  reviews,
  chat,
  enquiries,
  requirements,
  contact,
  inbox,
  grievances,
  claims,
  businessPeople,
  corrections,
  blog,
  reports,
  newsletter,
  savedSearches,
  imports,
  phoneViews,
  activity,
  payments,
  webPush,
  shortMessages,
  signInLinks,
  messageChoices,
  checks,
  consents,
  nominees,
  childAccounts,
  emailAddresses,
  sessions,
  phoneCodes,
  accounts,
  businesses,
  passwordReset,
];
