import { isReader } from '#server/base/is-reader.ts';
import type { Context, Viewer } from '#server/context.ts';
import { listAdmins } from '#server/features/accounts/admins/list-admins.ts';
import { findLinkedAdmin } from '#server/features/accounts/admins/set-password-by-link.ts';
import { getAccount } from '#server/features/accounts/get-account.ts';
import { listUsers } from '#server/features/accounts/users/list-users.ts';
import { getActivity } from '#server/features/activity/get-activity.ts';
import { listAuditEntries } from '#server/features/audit/list-audit-entries.ts';
import { listShownComments } from '#server/features/blog/comments/list-comments.ts';
import { listBlogsForAdmin } from '#server/features/blog/list-blogs.ts';
import { listEntries } from '#server/features/blog/list-entries.ts';
import { readArticle, readBlog } from '#server/features/blog/read-blog.ts';
import { compareBusinesses } from '#server/features/businesses/compare-businesses.ts';
import { getBusinessProfile } from '#server/features/businesses/get-business.ts';
import { type ListInput, listBusinesses } from '#server/features/businesses/list-businesses.ts';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import { listNearby, type NearbyInput } from '#server/features/businesses/list-nearby.ts';
import { countWaitingBusinesses } from '#server/features/businesses/moderation/count-waiting.ts';
import { listOwnerEdits, type OwnerEditsInput } from '#server/features/businesses/moderation/list-owner-edits.ts';
import { listUnlisted, type UnlistedInput } from '#server/features/businesses/moderation/list-unlisted.ts';
import { searchAll } from '#server/features/businesses/moderation/search-all.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import {
  countFilters,
  findBusinessesByFilter,
  findBusinessesByKeyword,
  type KeywordInput,
  type ListMeant,
} from '#server/features/businesses/search-businesses.ts';
import { getServedPlaces } from '#server/features/businesses/served-places/get-served-places.ts';
import { suggestInstead } from '#server/features/businesses/suggest-instead.ts';
import { confirmEmail, findEmailToConfirm } from '#server/features/email-addresses/confirm-email.ts';
import { findAddressToTakeBack } from '#server/features/email-addresses/earlier-contacts/take-back.ts';
import { disownEmail, findEmailToProve, proveEmail } from '#server/features/email-addresses/prove-email.ts';
import { listEnquiries } from '#server/features/enquiries/list-enquiries.ts';
import { listQuarantine } from '#server/features/enquiries/quarantine/list-quarantine.ts';
import { listQuickReplies } from '#server/features/enquiries/quick-replies/quick-replies.ts';
import { listAsked, readAskedThread, readReceivedThread } from '#server/features/enquiries/threads/read-thread.ts';
import { findMailTrouble } from '#server/features/health/find-mail-trouble.ts';
import { getHealth } from '#server/features/health/get-health.ts';
import { getImport } from '#server/features/imports/get-import.ts';
import { listImports } from '#server/features/imports/list-imports.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { findCityPage } from '#server/features/landing-pages/find-city-page.ts';
import { findLandingPage, listLandingLinks } from '#server/features/landing-pages/find-landing-page.ts';
import { findCityPath, findLandingPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { listTopCities } from '#server/features/landing-pages/list-top-cities.ts';
import { explainQuery } from '#server/features/lexicon-upkeep/explain-query.ts';
import { listProposals } from '#server/features/lexicon-upkeep/list-proposals.ts';
import { listSayings } from '#server/features/lexicon-upkeep/list-sayings.ts';
import { listUnanswered } from '#server/features/lexicon-upkeep/list-unanswered.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import { listShortlist } from '#server/features/likes/list-shortlist.ts';
import { confirmSubscription, findSubscriptionToConfirm } from '#server/features/newsletter/confirm-subscription.ts';
import { listNewsletters } from '#server/features/newsletter/mailings/list-newsletters.ts';
import { listSubscribers } from '#server/features/newsletter/subscribers/list-subscribers.ts';
import { findSubscriptionToLeave, unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { countSearch, type Searched } from '#server/features/page-views/count-search.ts';
import { getSiteNumbers } from '#server/features/page-views/get-site-numbers.ts';
import type { ResetTokens } from '#server/features/password-reset/cookies.ts';
import { findLinkedAddress, getResetProgress } from '#server/features/password-reset/get-reset-progress.ts';
import { listOrders } from '#server/features/payments/back-office/list-orders.ts';
import { getPlanOffer } from '#server/features/payments/get-plan-offer.ts';
import { getSandboxCheckout, leaveSandboxCheckout } from '#server/features/payments/sandbox/checkout.ts';
import { verifyOrder } from '#server/features/payments/verify-order.ts';
import { namesToKeep } from '#server/features/places/place-names.ts';
import { listEditablePosters, listPosters } from '#server/features/posters/list-posters.ts';
import { listEditablePrices, listPrices } from '#server/features/prices/list-prices.ts';
import { listReports } from '#server/features/reports/list-reports.ts';
import { askInstead } from '#server/features/requirements/closing/ask-instead.ts';
import { closeRequirement } from '#server/features/requirements/closing/close-requirement.ts';
import { endRequirementLink } from '#server/features/requirements/closing/end-link.ts';
import { getRequirementForm } from '#server/features/requirements/get-requirement-form.ts';
import { listRequirements } from '#server/features/requirements/list-requirements.ts';
import { readRequirement } from '#server/features/requirements/read-requirement.ts';
import { sendRequirement } from '#server/features/requirements/send-requirement.ts';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listReviewPage } from '#server/features/reviews/list-reviews.ts';
import { confirmSearch, findSearchToConfirm } from '#server/features/saved-searches/confirm-search.ts';
import { endSearchByLink, findSearchToEnd } from '#server/features/saved-searches/end-search.ts';
import { listSavedSearches } from '#server/features/saved-searches/list-searches.ts';
import type { FilterSearch } from '#server/features/search/filter-search.ts';
import { isNarrowed } from '#server/features/search/narrow-search.ts';
import { listEditableServices, listServices } from '#server/features/services/list-services.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { getEditableBrand } from '#server/features/settings/brand/get-brand.ts';
import { getEditablePhoneViewLimit } from '#server/features/settings/get-editable-phone-view-limit.ts';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import type { ResetKind } from '#shared/schemas/password-reset.ts';
import type { SandboxChoice } from '#shared/schemas/payments.ts';

/** Who asks for a page, and what the browser says of itself. */
export interface PageAsker {
  viewer: Viewer;
  userAgent?: string | undefined;
  /** How far the browser is with a forgotten password. */
  resetTokens?: ResetTokens;
  /** Where the browser's last write ended (recent-writers.ts). */
  lastWriteLsn?: string | undefined;
  /** Where the request comes from. */
  caller?: Caller;
  /** The comments that the browser has written (features/blog/comments/cookie.ts). */
  ownCommentIds?: string[];
}

/** For readings that no request asks for. */
const NOWHERE: Caller = { ip: '', browser: undefined };

/** What page loaders may call, in the same process and for the page's viewer: the same use cases that the calls of /api/v1 run. */
export function createUseCases(context: Context, asker: PageAsker) {
  const { viewer, userAgent, resetTokens = {}, lastWriteLsn, caller = NOWHERE, ownCommentIds = [] } = asker;
  const counted = async (search: Searched, found: BusinessPage) => {
    if (isReader(userAgent)) await countSearch(context, search, found.totalContractors);
    return found;
  };
  return {
    explainQuery: (q: string) => explainQuery(context, viewer, q),
    findCityPage: (slug: string) => findCityPage(context, slug),
    findCityPath: async (city: Parameters<typeof findCityPath>[1]) => findCityPath(context, city),
    findLandingPage: (slugs: { city: string; service: string }) => findLandingPage(context, slugs),
    findLandingPath: (search: Parameters<typeof findLandingPath>[1]) => findLandingPath(context, search),
    findAddressToTakeBack: (token: string) => findAddressToTakeBack(context, token),
    confirmEmail: (token: string) => confirmEmail(context, token),
    findEmailToConfirm: (token: string) => findEmailToConfirm(context, token),
    proveEmail: (token: string) => proveEmail(context, token),
    disownEmail: (token: string) => disownEmail(context, token),
    findEmailToProve: (token: string) => findEmailToProve(context, token),
    confirmSubscription: (token: string) => confirmSubscription(context, token),
    findSubscriptionToConfirm: (token: string) => findSubscriptionToConfirm(context, token),
    findSubscriptionToLeave: (token: string) => findSubscriptionToLeave(context, token),
    confirmSearch: (token: string) => confirmSearch(context, viewer, token),
    findSearchToConfirm: (token: string) => findSearchToConfirm(context, token),
    endSearchByLink: (token: string) => endSearchByLink(context, token),
    findSearchToEnd: (token: string) => findSearchToEnd(context, token),
    unsubscribe: (token: string) => unsubscribe(context, token),
    listNewsletters: (input: Parameters<typeof listNewsletters>[2]) => listNewsletters(context, viewer, input),
    listSubscribers: (input: Parameters<typeof listSubscribers>[2]) => listSubscribers(context, viewer, input),
    compareBusinesses: (ids: string[]) => compareBusinesses(context, ids),
    countWaitingBusinesses: () => countWaitingBusinesses(context, viewer),
    countWhatWaits: () => countWhatWaits(context, viewer),
    getAccount: () => getAccount(context, viewer),
    getActivity: () => getActivity(context, viewer),
    getBusiness: (businessId: string) => getBusinessProfile(context, viewer, businessId, userAgent),
    getImport: (importId: string, input: Parameters<typeof getImport>[3]) => getImport(context, viewer, importId, input),
    getEditableBrand: () => getEditableBrand(context, viewer),
    getEditablePhoneViewLimit: () => getEditablePhoneViewLimit(context, viewer),
    getOwnBusiness: () => getOwnBusiness(context, viewer),
    getPlanOffer: () => getPlanOffer(context, viewer),
    getSandboxCheckout: (sessionId: string) => getSandboxCheckout(context, sessionId),
    getResetProgress: (kind: ResetKind) => getResetProgress(context, kind, resetTokens),
    findLinkedAdmin: (link: string) => findLinkedAdmin(context, link),
    findLinkedAddress: (kind: ResetKind, token: string) => findLinkedAddress(context, kind, token),
    listAdmins: () => listAdmins(context, viewer),
    listAuditEntries: (input: Parameters<typeof listAuditEntries>[2]) => listAuditEntries(context, viewer, input),
    listBlogEntries: (page: number) => listEntries(context, page),
    listBlogsForAdmin: () => listBlogsForAdmin(context, viewer),
    leaveSandboxCheckout: (sessionId: string, choice: SandboxChoice) => leaveSandboxCheckout(context, sessionId, choice),
    getRequirementForm: (query: Parameters<typeof getRequirementForm>[2]) => getRequirementForm(context, viewer, query, lastWriteLsn),
    readRequirement: (key: string) => readRequirement(context, viewer, key, lastWriteLsn),
    listRequirements: (input: Parameters<typeof listRequirements>[2]) => listRequirements(context, viewer, input),
    closeRequirement: (key: string, input: Parameters<typeof closeRequirement>[3]) => closeRequirement(context, viewer, key, input),
    askInstead: (key: string, input: Parameters<typeof askInstead>[3]) => askInstead(context, { viewer, caller }, key, input),
    endRequirementLink: (key: string) => endRequirementLink(context, viewer, key),
    sendRequirement: (input: Parameters<typeof sendRequirement>[2]) => sendRequirement(context, { viewer, caller }, input),
    getHealth: () => getHealth(context, viewer),
    findMailTrouble: () => findMailTrouble(context, viewer),
    getSiteNumbers: (days: number) => getSiteNumbers(context, viewer, days),
    listBusinesses: (input: ListInput) => listBusinesses(context, viewer, input, lastWriteLsn),
    listEditablePrices: () => listEditablePrices(context, viewer),
    listEditableServices: () => listEditableServices(context, viewer),
    listComments: (blog: string, place: { page: number; after?: string | undefined }) =>
      listShownComments(context, viewer, { blog, ...place, ownIds: ownCommentIds }),
    listEnquiries: (input: Parameters<typeof listEnquiries>[2]) => listEnquiries(context, viewer, input),
    listQuarantine: (input: Parameters<typeof listQuarantine>[2]) => listQuarantine(context, viewer, input),
    listAsked: (input: Parameters<typeof listAsked>[2]) => listAsked(context, viewer, input),
    listQuickReplies: () => listQuickReplies(context, viewer),
    readAskedThread: (thread: string) => readAskedThread(context, viewer, thread),
    readReceivedThread: (enquiryId: string) => readReceivedThread(context, viewer, enquiryId),
    listInbox: (input: Parameters<typeof listInbox>[2]) => listInbox(context, viewer, input),
    listImports: (input: Parameters<typeof listImports>[2]) => listImports(context, viewer, input),
    listLandingLinks: (most: number) => listLandingLinks(context, most),
    getServedPlaces: () => getServedPlaces(context, viewer),
    listTopCities: (most: number) => listTopCities(context, most),
    listLikedBusinesses: async () => (viewer.kind === 'user' ? listLikedBusinesses(context, viewer.userId) : []),
    listShortlist: (place: { page: number; after?: string | undefined }) => listShortlist(context, viewer, place),
    listMostLiked: () => listMostLiked(context),
    listNearby: (input: NearbyInput) => listNearby(context, input, lastWriteLsn),
    listOwnerEdits: (input: OwnerEditsInput) => listOwnerEdits(context, viewer, input),
    listPosters: () => listPosters(context),
    listEditablePosters: () => listEditablePosters(context, viewer),
    listPrices: () => listPrices(context),
    listProposals: () => listProposals(context, viewer),
    listSayings: (input: Parameters<typeof listSayings>[2]) => listSayings(context, viewer, input),
    listUnanswered: (input: Parameters<typeof listUnanswered>[2]) => listUnanswered(context, viewer, input),
    listReports: (input: Parameters<typeof listReports>[2]) => listReports(context, viewer, input),
    listReviewPage: (businessId: string, query: Parameters<typeof listReviewPage>[3]) => listReviewPage(context, viewer, businessId, query),
    listSavedSearches: () => listSavedSearches(context, viewer),
    listServices: () => listServices(context),
    namePlace: async (place: Parameters<typeof namesToKeep>[0]) => namesToKeep(place),
    readArticle: (slug: string) => readArticle(slug),
    readBlog: (id: string) => readBlog(context, viewer, id),
    listUsers: (input: Parameters<typeof listUsers>[2]) => listUsers(context, viewer, input),
    listOrders: (input: Parameters<typeof listOrders>[2]) => listOrders(context, viewer, input),
    listAllReviews: (input: Parameters<typeof listAllReviews>[2]) => listAllReviews(context, viewer, input),
    listUnlisted: (input: UnlistedInput) => listUnlisted(context, viewer, input),
    searchAllBusinesses: (input: Parameters<typeof searchAll>[2]) => searchAll(context, viewer, input, lastWriteLsn),
    findBusinessesByFilter: async (input: FilterSearch) =>
      counted({ ...input, isNarrowed: isNarrowed(input) }, await findBusinessesByFilter(context, input, lastWriteLsn)),
    findBusinessesByKeyword: async (input: KeywordInput) => counted(input, await findBusinessesByKeyword(context, input, lastWriteLsn)),
    countFilters: (list: ListMeant) => countFilters(context, list, lastWriteLsn),
    suggestInstead: (sought: Parameters<typeof suggestInstead>[1]) => suggestInstead(context, sought, lastWriteLsn),
    verifyOrder: (orderId: string) => verifyOrder(context, viewer, orderId),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;

type Run = (...input: unknown[]) => Promise<unknown>;

/** The use cases with something around each, which is made when one is asked for: a page calls a few of more than a hundred. */
export function aroundUseCases(useCases: UseCases, around: (run: Run, name: keyof UseCases) => Run): UseCases {
  return new Proxy(useCases, {
    get: (all, name: keyof UseCases) => (Object.hasOwn(all, name) ? around(all[name] as Run, name) : undefined),
  });
}
