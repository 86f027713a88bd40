import { isDiskFull } from '#server/base/disk-full.ts';
import {
  backOfficeMessages,
  catalogueMessages,
  messages,
  newsletterMessages,
  paymentMessages,
  requirementMessages,
  savedSearchMessages,
  sayingMessages,
  threadMessages,
} from '#shared/texts.ts';

/** A refusal that the caller is told of, in the one form of docs/product/calls.md. */
export class Refusal extends Error {
  readonly status: number;
  /** snake_case name that programs compare. */
  readonly code: string;
  /** All failing fields with their texts. */
  readonly errors: Record<string, string> | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, more: { errors?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** Why nothing more can be written to an enquiry, as it is said. */
export const threadClosures = {
  endedByAsker: () => threadMessages.endedByAsker,
  endedAsChosen: () => threadMessages.endedAsChosen,
  endedByYou: () => threadMessages.endedByYou,
  notPassedOn: () => threadMessages.notPassedOn,
  askerLeft: () => threadMessages.askerLeft,
  businessLeft: () => threadMessages.businessLeft,
  businessNotPublic: () => threadMessages.businessNotPublic,
  full: () => threadMessages.conversationFull,
};
export type ThreadClosure = keyof typeof threadClosures;

/** Why nobody is asked instead of a business. */
const notReplaced = (message: string) => new Refusal(409, 'not_replaced', message);

/** What is wrong with a file of businesses as a whole. */
const unreadableImport = (message: string) => new Refusal(400, 'unreadable_import', message, { errors: { file: message } });

/** What is wrong with a saying that has the right letters. */
const wrongSaying = (status: number, code: string, message: string) => new Refusal(status, code, message, { errors: { saying: message } });

/** Every refusal that is not a failing field, by name. */
export const refusals = {
  malformedJson: () => new Refusal(400, 'malformed_json', messages.malformedJson),
  invalidRequest: () => new Refusal(400, 'invalid_request', messages.invalidRequest),
  notSignedIn: () => new Refusal(401, 'not_signed_in', messages.pleaseLogin),
  loginToLike: () => new Refusal(401, 'not_signed_in', messages.pleaseLoginToLike),
  loginToVote: () => new Refusal(401, 'not_signed_in', messages.loginToVote),
  ownReviewVote: () => new Refusal(403, 'own_review', messages.ownReviewVote),
  ownBusinessVote: () => new Refusal(403, 'own_business', messages.ownBusinessVote),
  reviewNotHeld: () => new Refusal(409, 'review_not_held', messages.reviewNotHeld),
  replyNotFound: () => new Refusal(404, 'reply_not_found', messages.replyNotFound),
  removalReasonNeeded: () => new Refusal(400, 'invalid_input', messages.chooseReason, { errors: { reason: messages.chooseReason } }),
  createAccountToReview: () => new Refusal(401, 'not_signed_in', messages.createAccountToReview),
  notAllowed: () => new Refusal(403, 'not_allowed', messages.notAllowed),
  unknownCall: () => new Refusal(404, 'unknown_call', messages.unknownCall),
  businessNotFound: () => new Refusal(404, 'business_not_found', messages.businessNotFound),
  serviceNotFound: () => new Refusal(404, 'service_not_found', messages.serviceNotFound),
  serviceInUse: (businesses: number) => new Refusal(409, 'service_in_use', catalogueMessages.serviceInUse(businesses)),
  sayingNotFound: () => new Refusal(404, 'saying_not_found', sayingMessages.sayingNotFound),
  sayingKnown: () => wrongSaying(409, 'already_taken', sayingMessages.sayingKnown),
  sayingIsService: (service: string) => wrongSaying(409, 'saying_is_service', sayingMessages.sayingIsService(service)),
  sayingIsPlace: (place: string) => wrongSaying(409, 'saying_is_place', sayingMessages.sayingIsPlace(place)),
  sayingIsName: (name: string) => new Refusal(409, 'saying_is_name', sayingMessages.sayingIsName(name)),
  sayingSaysNothing: () => wrongSaying(400, 'saying_says_nothing', sayingMessages.sayingSaysNothing),
  sayingPlaceUnknown: () =>
    new Refusal(400, 'place_unknown', sayingMessages.placeUnknown, { errors: { city: sayingMessages.placeUnknown } }),
  tooManySayings: () => new Refusal(409, 'too_many_sayings', sayingMessages.tooManySayings),
  posterNotFound: () => new Refusal(404, 'poster_not_found', catalogueMessages.posterNotFound),
  priceNotFound: () => new Refusal(404, 'price_not_found', catalogueMessages.priceNotFound),
  pictureNotFound: () => new Refusal(404, 'picture_not_found', messages.pictureNotFound),
  placeNotFound: () => new Refusal(404, 'place_not_found', messages.placeNotFound),
  blogNotFound: () => new Refusal(404, 'blog_not_found', messages.blogNotFound),
  commentNotFound: () => new Refusal(404, 'comment_not_found', messages.commentNotFound),
  deviceNotFound: () => new Refusal(404, 'device_not_found', messages.deviceNotFound),
  deviceBeforeApproval: () => new Refusal(409, 'device_before_approval', messages.deviceBeforeApproval),
  noPushService: () => new Refusal(400, 'no_push_service', messages.noPushService, { errors: { endpoint: messages.noPushService } }),
  enquiryNotFound: () => new Refusal(404, 'enquiry_not_found', messages.enquiryNotFound),
  deadThreadLink: () => new Refusal(404, 'dead_thread_link', threadMessages.deadLink),
  threadClosed: (why: ThreadClosure) => new Refusal(409, 'thread_closed', threadClosures[why]()),
  requirementNotFound: () => new Refusal(404, 'requirement_not_found', requirementMessages.notFound),
  deadRequirementLink: () => new Refusal(404, 'dead_requirement_link', requirementMessages.deadLink),
  requirementClosed: () => new Refusal(409, 'requirement_closed', requirementMessages.closedAlready),
  notAsked: () => new Refusal(400, 'not_asked', requirementMessages.notAsked, { errors: { business: requirementMessages.notAsked } }),
  askedBefore: () =>
    new Refusal(409, 'asked_before', requirementMessages.askedBefore, { errors: { business: requirementMessages.askedBefore } }),
  replacedIsOver: () => notReplaced(requirementMessages.isOver),
  replacedHasAnswered: () => notReplaced(requirementMessages.hasAnswered),
  replacedStillHasTime: () => notReplaced(requirementMessages.stillHasTime),
  requirementPlaceUnknown: () =>
    new Refusal(400, 'place_unknown', requirementMessages.placeUnknown, { errors: { place: requirementMessages.placeUnknown } }),
  ownBusinessAsked: () =>
    new Refusal(400, 'own_business', requirementMessages.ownBusiness, { errors: { businesses: requirementMessages.ownBusiness } }),
  messageNotFound: () => new Refusal(404, 'message_not_found', messages.messageNotFound),
  reviewNotFound: () => new Refusal(404, 'review_not_found', messages.reviewNotFound),
  reportNotFound: () => new Refusal(404, 'report_not_found', messages.reportNotFound),
  ownerEditNotFound: () => new Refusal(404, 'owner_edit_not_found', messages.ownerEditNotFound),
  notRejected: () => new Refusal(409, 'not_rejected', messages.notRejected),
  editConflict: () => new Refusal(409, 'edit_conflict', messages.editConflict),
  newsletterNotFound: () => new Refusal(404, 'newsletter_not_found', newsletterMessages.newsletterNotFound),
  subscriberNotFound: () => new Refusal(404, 'subscriber_not_found', newsletterMessages.subscriberNotFound),
  newsletterSent: () => new Refusal(409, 'newsletter_sent', newsletterMessages.newsletterSent),
  newsletterNotTested: () => new Refusal(409, 'newsletter_not_tested', newsletterMessages.notTested),
  nobodyConfirmed: () => new Refusal(409, 'nobody_confirmed', newsletterMessages.nobodyConfirmed),
  deadSubscriptionLink: () => new Refusal(400, 'dead_subscription_link', newsletterMessages.deadLink),
  savedSearchNotFound: () => new Refusal(404, 'saved_search_not_found', savedSearchMessages.notFound),
  deadSearchLink: () => new Refusal(400, 'dead_search_link', savedSearchMessages.deadLink),
  brokenSearchLink: () => new Refusal(400, 'broken_search_link', savedSearchMessages.brokenLink),
  tooManySavedSearches: () => new Refusal(409, 'too_many_saved_searches', savedSearchMessages.tooMany),
  unknownSearchPlace: () =>
    new Refusal(400, 'place_unknown', savedSearchMessages.unknownPlace, { errors: { city: savedSearchMessages.unknownPlace } }),
  unknownSearchService: () =>
    new Refusal(400, 'service_unknown', savedSearchMessages.unknownService, { errors: { service: savedSearchMessages.unknownService } }),
  brokenSubscriptionLink: () => new Refusal(400, 'broken_subscription_link', newsletterMessages.brokenLink),
  nothingToRefund: () => new Refusal(409, 'nothing_to_refund', backOfficeMessages.nothingToRefund),
  tooLateToUndo: () => new Refusal(409, 'too_late_to_undo', backOfficeMessages.tooLateToUndo),
  importNotFound: () => new Refusal(404, 'import_not_found', messages.importNotFound),
  importStarted: () => new Refusal(409, 'import_started', messages.importStarted),
  importNothingNew: () => new Refusal(409, 'import_nothing_new', messages.importNothingNew),
  importTooLarge: () => new Refusal(413, 'import_too_large', messages.importTooLarge, { errors: { file: messages.importTooLarge } }),
  importTooManyRows: () =>
    new Refusal(413, 'import_too_large', messages.importTooManyRows, { errors: { file: messages.importTooManyRows } }),
  importFileMissing: () => unreadableImport(messages.importChooseFile),
  importNotTable: () => unreadableImport(messages.importNotTable),
  importBrokenLetters: (line: number) => unreadableImport(messages.importBrokenLetters(line)),
  importOldWorkbook: () => unreadableImport(messages.importOldWorkbook),
  importOtherWorkbook: (ending: string) => unreadableImport(messages.importOtherWorkbook(ending)),
  importPage: () => unreadableImport(messages.importPage),
  importDamaged: () => unreadableImport(messages.importDamaged),
  importUnpacksTooLarge: () => unreadableImport(messages.importUnpacksTooLarge),
  importSeveralSheets: (names: string[]) => unreadableImport(messages.importSeveralSheets(names.join(', '))),
  importEmpty: () => unreadableImport(messages.importEmpty),
  importNoRows: () => unreadableImport(messages.importNoRows),
  importNoColumn: (names: string) => unreadableImport(messages.importNoColumn(names)),
  importColumnTwice: (names: string) => unreadableImport(messages.importColumnTwice(names)),
  importTooManyColumns: () => unreadableImport(messages.importTooManyColumns),
  importTooManyCells: () => unreadableImport(messages.importTooManyCells),
  importRowTooLong: (line: number) => unreadableImport(messages.importRowTooLong(line)),
  importQuoteOpen: (line: number) => unreadableImport(messages.importQuoteOpen(line)),
  importQuoteMisplaced: (line: number) => unreadableImport(messages.importQuoteMisplaced(line)),
  methodNotAllowed: () => new Refusal(405, 'method_not_allowed', messages.methodNotAllowed),
  proofNeeded: () => new Refusal(403, 'proof_needed', messages.proofNeeded),
  otherAccount: () => new Refusal(409, 'other_account', messages.otherAccount),
  wrongPassword: () => new Refusal(403, 'wrong_password', messages.wrongPassword, { errors: { password: messages.wrongPassword } }),
  invalidCredentials: () => new Refusal(401, 'invalid_credentials', messages.invalidCredentials),
  crossSite: () => new Refusal(403, 'cross_site', messages.crossSite),
  wrongResetCode: () => new Refusal(400, 'wrong_reset_code', messages.wrongResetCode, { errors: { otp: messages.wrongResetCode } }),
  resetCodeUsedUp: () => new Refusal(400, 'reset_code_used_up', messages.resetCodeUsedUp, { errors: { otp: messages.resetCodeUsedUp } }),
  wrongResetLink: () => new Refusal(400, 'wrong_reset_link', messages.wrongResetLink),
  wrongAdminLink: () => new Refusal(400, 'wrong_admin_link', backOfficeMessages.wrongAdminLink),
  wrongEmailLink: () => new Refusal(400, 'wrong_email_link', messages.wrongEmailLink),
  nameReserved: () => new Refusal(400, 'name_reserved', messages.nameReserved, { errors: { userName: messages.nameReserved } }),
  wrongProofLink: () => new Refusal(400, 'wrong_proof_link', messages.wrongProofLink),
  wrongTakeBackLink: () => new Refusal(400, 'wrong_take_back_link', messages.wrongTakeBackLink),
  emailTaken: () => new Refusal(409, 'already_taken', messages.emailTaken, { errors: { email: messages.emailTaken } }),
  resetNotVerified: () => new Refusal(403, 'reset_not_verified', messages.resetNotVerified),
  tooManyResetCodes: (retryAfter: number) => new Refusal(429, 'too_many_reset_codes', messages.tooManyResetCodes, { retryAfter }),
  tooManyResetTries: (retryAfter: number) => new Refusal(429, 'too_many_reset_tries', messages.tooManyResetTries, { retryAfter }),
  tooManyLogins: (retryAfter: number) => new Refusal(429, 'too_many_logins', messages.tooManyLogins, { retryAfter }),
  unreadablePicture: () => new Refusal(400, 'unreadable_picture', messages.imageUnreadable),
  tooManyPictures: () => new Refusal(400, 'too_many_pictures', messages.tooManyImages),
  pictureTooLarge: () => new Refusal(413, 'picture_too_large', messages.imageTooLarge),
  tooManyPixels: () => new Refusal(413, 'too_many_pixels', messages.imageTooManyPixels),
  notAPicture: () => new Refusal(415, 'not_a_picture', messages.imageNeitherJpegNorPng),
  tooLarge: () => new Refusal(413, 'too_large', messages.tooLarge),
  unsupportedType: () => new Refusal(415, 'unsupported_type', messages.unsupportedType),
  tooManyRequests: (retryAfter: number) => new Refusal(429, 'too_many_requests', messages.tooManyRequests, { retryAfter }),
  notAuthorized: () => new Refusal(401, 'not_authorized', paymentMessages.notAuthorized),
  orderNotFound: () => new Refusal(404, 'order_not_found', paymentMessages.orderNotFound),
  planNotSold: () => new Refusal(403, 'plan_not_sold', paymentMessages.planNotSold),
  planOwned: () => new Refusal(409, 'plan_owned', paymentMessages.planOwned),
  wrongSignature: () => new Refusal(401, 'wrong_signature', paymentMessages.wrongSignature),
  paymentUnavailable: () => new Refusal(503, 'payment_unavailable', paymentMessages.initiationFailed, { retryAfter: 30 }),
  headersTooLarge: () => new Refusal(431, 'headers_too_large', messages.headersTooLarge),
  tooSlow: () => new Refusal(408, 'too_slow', messages.tooSlow),
  tooBusy: () => new Refusal(503, 'too_busy', messages.tooBusy, { retryAfter: 3 }),
  picturesBusy: (retryAfter: number) => new Refusal(503, 'too_busy', messages.tooBusy, { retryAfter }),
  diskFull: () => new Refusal(503, 'disk_full', messages.unavailable, { retryAfter: 60 }),
  unavailable: () => new Refusal(503, 'unavailable', messages.unavailable, { retryAfter: 5 }),
};

/** Unique constraints, with the field that the caller is told of. */
const TAKEN: Record<string, { field: string; message: () => string }> = {
  users__user_name: { field: 'userName', message: () => messages.userNameTaken },
  users__email: { field: 'email', message: () => messages.emailTaken },
  services__name: { field: 'name', message: () => catalogueMessages.serviceTaken },
  sayings__saying_service_id: { field: 'saying', message: () => sayingMessages.sayingKnown },
  sayings__saying_city_state: { field: 'saying', message: () => sayingMessages.sayingKnown },
  businesses__phone_no: { field: 'phoneNo', message: () => messages.phoneNumberTaken },
};

const alreadyTaken = (field: string, message: string) => new Refusal(409, 'already_taken', message, { errors: { [field]: message } });

/** Foreign keys that fail when what is referred to was deleted after it had been looked at. */
const GONE: Record<string, () => Refusal> = {
  sayings__service_id_fkey: refusals.serviceNotFound,
  refused_proposals__service_id_fkey: refusals.serviceNotFound,
  likes__business_id_fkey: refusals.businessNotFound,
  reviews__business_id_fkey: refusals.businessNotFound,
  enquiries__business_id_fkey: refusals.businessNotFound,
  enquiry_messages__enquiry_id_fkey: refusals.enquiryNotFound,
  phone_views__business_id_fkey: refusals.businessNotFound,
  business_phone_views__business_id_fkey: refusals.businessNotFound,
  reports__business_id_fkey: refusals.businessNotFound,
  reports__review_id_fkey: refusals.reviewNotFound,
  comments__blog_id_fkey: refusals.blogNotFound,
  review_replies__review_id_fkey: refusals.reviewNotFound,
  review_votes__review_id_fkey: refusals.reviewNotFound,
  review_votes__user_id_fkey: refusals.notSignedIn,
  review_votes__business_id_fkey: refusals.notSignedIn,
  reviews__user_id_fkey: refusals.notSignedIn,
  comments__user_id_fkey: refusals.notSignedIn,
  comments__business_id_fkey: refusals.notSignedIn,
  enquiries__user_id_fkey: refusals.notSignedIn,
  contact_messages__user_id_fkey: refusals.notSignedIn,
  contact_messages__business_id_fkey: refusals.notSignedIn,
  reports__user_id_fkey: refusals.notSignedIn,
  reports__reporter_business_id_fkey: refusals.notSignedIn,
  sessions__user_id_fkey: refusals.invalidCredentials,
  sessions__business_id_fkey: refusals.invalidCredentials,
};

/** Errors of Fastify's own that say what the caller did wrong, by Fastify's code. */
const FASTIFY_ERRORS: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: refusals.malformedJson,
  FST_ERR_CTP_BODY_TOO_LARGE: refusals.tooLarge,
  FST_REQ_FILE_TOO_LARGE: refusals.pictureTooLarge,
  FST_FILES_LIMIT: refusals.tooManyPictures,
  FST_FIELDS_LIMIT: refusals.tooLarge,
  FST_PARTS_LIMIT: refusals.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusals.unsupportedType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refusals.invalidRequest,
};

/** The database is away, starting, stopping, too busy, or has no connection to give; it takes no writes, or lets this account not in. */
const UNAVAILABLE =
  /^(DATABASE_AWAY|57P0[1-3]|57014|55P03|40001|40P01|08...|25006|28(?:000|P01)|3D000|53300|ECONN(REFUSED|RESET)|E(NOENT|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT))$/;

/** A character that PostgreSQL cannot keep (U+0000). */
const UNREADABLE_TEXT = '22021';

/**
 * What the caller is told of any error: refusals as they are, Fastify's and the database's by name, the rest as nothing but
 * 'Something Went Wrong'.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, constraint, statusCode, message } = error as { code?: string; constraint?: string; statusCode?: number; message?: string };
  const taken = constraint === undefined ? undefined : TAKEN[constraint];
  if (taken) return alreadyTaken(taken.field, taken.message());
  const gone = constraint === undefined ? undefined : GONE[constraint];
  if (gone) return gone();
  const known = code === undefined ? undefined : FASTIFY_ERRORS[code];
  if (known) return known();
  if (isDiskFull(error)) return refusals.diskFull();
  if (code === UNREADABLE_TEXT) return refusals.invalidRequest();
  if ((code && UNAVAILABLE.test(code)) || isLostConnection(message)) return refusals.unavailable();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refusals.invalidRequest();
  return new Refusal(500, 'internal_error', messages.somethingWentWrong);
}

/** pg tells of a connection that ended or never came by text alone. */
function isLostConnection(message: string | undefined) {
  return (
    message !== undefined &&
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/.test(
      message,
    )
  );
}
