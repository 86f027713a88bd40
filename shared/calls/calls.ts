import { activity } from '#shared/calls/activity.ts';
import { admins } from '#shared/calls/admins.ts';
import { apiKeys } from '#shared/calls/api-keys.ts';
import { audit } from '#shared/calls/audit.ts';
import { badLeads } from '#shared/calls/bad-leads.ts';
import { blog } from '#shared/calls/blog.ts';
import { businessPeople } from '#shared/calls/business-people.ts';
import { businesses } from '#shared/calls/businesses.ts';
import { chat } from '#shared/calls/chat.ts';
import { checks } from '#shared/calls/checks.ts';
import { childAccounts } from '#shared/calls/child-accounts.ts';
import { claims } from '#shared/calls/claims.ts';
import { comments } from '#shared/calls/comments.ts';
import { consents } from '#shared/calls/consents.ts';
import { contact } from '#shared/calls/contact.ts';
import { contractors } from '#shared/calls/contractors.ts';
import { corrections } from '#shared/calls/corrections.ts';
import { data } from '#shared/calls/data.ts';
import { dataContent } from '#shared/calls/data-content.ts';
import { duplicates } from '#shared/calls/duplicates.ts';
import { embed } from '#shared/calls/embed.ts';
import { enquiries } from '#shared/calls/enquiries.ts';
import { exports } from '#shared/calls/exports.ts';
import { figures } from '#shared/calls/figures.ts';
import { grievances } from '#shared/calls/grievances.ts';
import { health } from '#shared/calls/health.ts';
import { imports } from '#shared/calls/imports.ts';
import { inbox } from '#shared/calls/inbox.ts';
import { likes } from '#shared/calls/likes.ts';
import { mailings } from '#shared/calls/mailings.ts';
import { messageChoices } from '#shared/calls/message-choices.ts';
import { moderation } from '#shared/calls/moderation.ts';
import { newsletter } from '#shared/calls/newsletter.ts';
import { nominees } from '#shared/calls/nominees.ts';
import { officeSearch } from '#shared/calls/office-search.ts';
import { ownAccess } from '#shared/calls/own-access.ts';
import { pageViews } from '#shared/calls/page-views.ts';
import { passwordReset } from '#shared/calls/password-reset.ts';
import { payments } from '#shared/calls/payments.ts';
import { phoneCodes } from '#shared/calls/phone-codes.ts';
import { places } from '#shared/calls/places.ts';
import { posters } from '#shared/calls/posters.ts';
import { prices } from '#shared/calls/prices.ts';
import { privatePictures } from '#shared/calls/private-pictures.ts';
import { removedThings } from '#shared/calls/removed-things.ts';
import { reports } from '#shared/calls/reports.ts';
import { requirements } from '#shared/calls/requirements.ts';
import { reviews } from '#shared/calls/reviews.ts';
import { savedSearches } from '#shared/calls/saved-searches.ts';
import { sayings } from '#shared/calls/sayings.ts';
import { services } from '#shared/calls/services.ts';
import { settings } from '#shared/calls/settings.ts';
import { shortMessages } from '#shared/calls/short-messages.ts';
import { subscribers } from '#shared/calls/subscribers.ts';
import { teamAccounts } from '#shared/calls/team-accounts.ts';
import { threads } from '#shared/calls/threads.ts';
import { users } from '#shared/calls/users.ts';
import { waitingChanges } from '#shared/calls/waiting-changes.ts';
import { webPush } from '#shared/calls/web-push.ts';
import { webhooks } from '#shared/calls/webhooks.ts';
import { whatWaits } from '#shared/calls/what-waits.ts';
import { workDone } from '#shared/calls/work-done.ts';

/**
 * Every call of /api/v1, by method and path: its input and its answer. The server serves them by this table, the browser knows them
 * by its types alone.
 */
export const calls = {
  ...activity,
  ...admins,
  ...apiKeys,
  ...audit,
  ...badLeads,
  ...blog,
  ...businesses,
  ...businessPeople,
  ...checks,
  ...childAccounts,
  ...comments,
  ...consents,
  ...contact,
  ...contractors,
  ...corrections,
  ...data,
  ...dataContent,
  ...embed,
  ...enquiries,
  ...exports,
  ...figures,
  ...claims,
  ...grievances,
  ...health,
  ...imports,
  ...inbox,
  ...likes,
  ...mailings,
  ...moderation,
  ...messageChoices,
  ...officeSearch,
  ...ownAccess,
  ...newsletter,
  ...nominees,
  ...pageViews,
  ...passwordReset,
  ...payments,
  ...phoneCodes,
  ...places,
  ...posters,
  ...prices,
  ...privatePictures,
  ...duplicates,
  ...removedThings,
  ...reports,
  ...requirements,
  ...reviews,
  ...savedSearches,
  ...sayings,
  ...services,
  ...settings,
  ...shortMessages,
  ...chat,
  ...subscribers,
  ...teamAccounts,
  ...threads,
  ...users,
  ...waitingChanges,
  ...webhooks,
  ...webPush,
  ...workDone,
  ...whatWaits,
};

export type Calls = typeof calls;
