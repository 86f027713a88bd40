import { refusals } from '#server/base/errors.ts';
import { accessCalls } from '#server/features/accounts/access/api.ts';
import { adminCalls } from '#server/features/accounts/admins/api.ts';
import { businessAccountCalls } from '#server/features/accounts/businesses/api.ts';
import { languageCalls } from '#server/features/accounts/language/api.ts';
import { ownAccessCalls } from '#server/features/accounts/own-access/api.ts';
import { userCalls } from '#server/features/accounts/users/api.ts';
import { activityCalls } from '#server/features/activity/api.ts';
import { consentCalls } from '#server/features/agreements/api.ts';
import { apiKeyCalls } from '#server/features/api-keys/api.ts';
import { auditCalls } from '#server/features/audit/api.ts';
import { blogCalls } from '#server/features/blog/api.ts';
import { commentCalls } from '#server/features/blog/comments/api.ts';
import { businessPeopleCalls } from '#server/features/business-people/api.ts';
import { businessCalls } from '#server/features/businesses/api.ts';
import { moderationCalls } from '#server/features/businesses/moderation/api.ts';
import { profileCalls } from '#server/features/businesses/profile/api.ts';
import { servedPlacesCalls } from '#server/features/businesses/served-places/api.ts';
import { waitingChangeCalls } from '#server/features/businesses/waiting-changes/api.ts';
import { chatCalls } from '#server/features/chat/api.ts';
import { checkCalls } from '#server/features/checks/api.ts';
import { documentCalls } from '#server/features/checks/documents/api.ts';
import { childAccountCalls } from '#server/features/child-accounts/api.ts';
import { claimCalls } from '#server/features/claims/api.ts';
import { ownClaimCalls } from '#server/features/claims/own/api.ts';
import { contactCalls } from '#server/features/contact/api.ts';
import { correctionCalls } from '#server/features/corrections/api.ts';
import { dataCalls } from '#server/features/data-feed/api.ts';
import { contentCalls } from '#server/features/data-feed/content/api.ts';
import { duplicateCalls } from '#server/features/duplicates/api.ts';
import { emailAddressCalls } from '#server/features/email-addresses/api.ts';
import { embedCalls } from '#server/features/embed/api.ts';
import { enquiryCalls } from '#server/features/enquiries/api.ts';
import { quarantineCalls } from '#server/features/enquiries/quarantine/api.ts';
import { quickReplyCalls } from '#server/features/enquiries/quick-replies/api.ts';
import { threadCalls } from '#server/features/enquiries/threads/api.ts';
import { exportCalls } from '#server/features/exports/api.ts';
import { figureCalls } from '#server/features/figures/api.ts';
import { grievanceCalls } from '#server/features/grievances/api.ts';
import { healthCalls } from '#server/features/health/api.ts';
import { importCalls } from '#server/features/imports/api.ts';
import { inboxCalls } from '#server/features/inbox/api.ts';
import { sayingCalls } from '#server/features/lexicon-upkeep/api.ts';
import { likeCalls } from '#server/features/likes/api.ts';
import { messageChoiceCalls } from '#server/features/message-choices/api.ts';
import { newsletterCalls } from '#server/features/newsletter/api.ts';
import { mailingCalls } from '#server/features/newsletter/mailings/api.ts';
import { subscriberCalls } from '#server/features/newsletter/subscribers/api.ts';
import { nomineeCalls } from '#server/features/nominees/api.ts';
import { officeSearchCalls } from '#server/features/office-search/api.ts';
import { pageViewCalls } from '#server/features/page-views/api.ts';
import { passwordResetCalls } from '#server/features/password-reset/api.ts';
import { paymentCalls } from '#server/features/payments/api.ts';
import { personalDataCalls } from '#server/features/personal-data/api.ts';
import { phoneCodeCalls } from '#server/features/phone-codes/api.ts';
import { placeCalls } from '#server/features/places/api.ts';
import { posterCalls } from '#server/features/posters/api.ts';
import { priceCalls } from '#server/features/prices/api.ts';
import { privatePictureCalls } from '#server/features/private-pictures/api.ts';
import { removedThingCalls } from '#server/features/removed-things/api.ts';
import { reportCalls } from '#server/features/reports/api.ts';
import { requirementCalls } from '#server/features/requirements/api.ts';
import { reviewCalls } from '#server/features/reviews/api.ts';
import { savedSearchCalls } from '#server/features/saved-searches/api.ts';
import { serviceCalls } from '#server/features/services/api.ts';
import { settingsCalls } from '#server/features/settings/api.ts';
import { brandCalls } from '#server/features/settings/brand/api.ts';
import { shortMessageCalls } from '#server/features/short-messages/api.ts';
import { teamAccountCalls } from '#server/features/team-accounts/api.ts';
import { webPushCalls } from '#server/features/web-push/api.ts';
import { webhookCalls } from '#server/features/webhooks/api.ts';
import { whatWaitsCalls } from '#server/features/what-waits/api.ts';
import { workDoneCalls } from '#server/features/work-done/api.ts';
import { METHODS } from '#server/http/answers.ts';
import { recentWriters } from '#server/routes/recent-writers.ts';
import type { App } from '#server/routes/zod-schemas.ts';

/** The calls of every feature. */
const FEATURES = [
  businessCalls,
  profileCalls,
  waitingChangeCalls,
  moderationCalls,
  checkCalls,
  documentCalls,
  serviceCalls,
  posterCalls,
  priceCalls,
  settingsCalls,
  brandCalls,
  reviewCalls,
  likeCalls,
  embedCalls,
  enquiryCalls,
  privatePictureCalls,
  quarantineCalls,
  webPushCalls,
  threadCalls,
  quickReplyCalls,
  requirementCalls,
  workDoneCalls,
  activityCalls,
  pageViewCalls,
  figureCalls,
  sayingCalls,
  placeCalls,
  blogCalls,
  commentCalls,
  newsletterCalls,
  savedSearchCalls,
  subscriberCalls,
  mailingCalls,
  contactCalls,
  inboxCalls,
  whatWaitsCalls,
  officeSearchCalls,
  duplicateCalls,
  removedThingCalls,
  grievanceCalls,
  businessPeopleCalls,
  claimCalls,
  ownClaimCalls,
  correctionCalls,
  reportCalls,
  passwordResetCalls,
  phoneCodeCalls,
  paymentCalls,
  userCalls,
  accessCalls,
  languageCalls,
  emailAddressCalls,
  businessAccountCalls,
  servedPlacesCalls,
  adminCalls,
  ownAccessCalls,
  teamAccountCalls,
  personalDataCalls,
  messageChoiceCalls,
  consentCalls,
  nomineeCalls,
  childAccountCalls,
  shortMessageCalls,
  chatCalls,
  auditCalls,
  apiKeyCalls,
  webhookCalls,
  dataCalls,
  contentCalls,
  importCalls,
  exportCalls,
  healthCalls,
];

/** All calls of /api/v1; a path below it that is none of them is refused in their form. */
export async function calls(app: App) {
  await app.register(
    (versioned) =>
      refuseOtherMethods(versioned, async () => {
        await versioned.register(recentWriters);
        for (const feature of FEATURES) await versioned.register(feature);
      }),
    { prefix: '/v1' },
  );
  app.all('/*', { schema: { hide: true } }, async () => {
    throw refusals.unknownCall();
  });
}

/** Answers 405 where a path exists and its method does not. Ends with what `register` declares. */
async function refuseOtherMethods(app: App, register: () => Promise<unknown>) {
  const declared = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = declared.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    declared.set(url, methods);
  });
  await register();
  const prefix = app.prefix.length;
  const taken = [...declared].map(([url, methods]) => ({ url, methods: [...methods] }));
  for (const { url, methods } of taken) {
    const others = [...METHODS, 'OPTIONS', 'TRACE'].filter((method) => !methods.includes(method));
    app.route({
      method: others,
      url: url.slice(prefix),
      schema: { hide: true },
      handler: async (_request, reply) => {
        reply.header('allow', methods.join(', '));
        throw refusals.methodNotAllowed();
      },
    });
  }
}
