import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';
import { successView } from '#shared/schemas/answers.ts';
import { personNameText } from '#shared/schemas/name-text.ts';
import { optionalPage, pagingQuery, placeAfter } from '#shared/schemas/paging.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';
import { pictureUpload } from '#shared/schemas/uploads.ts';
import { seenVersion } from '#shared/schemas/version.ts';
import { formMessages as messages } from '#shared/texts.ts';

const required = () => messages.fillInAllFields;

/**
 * Photos of a review in their order: new ones and the addresses of those that stay; without the list all stay. Browsers send an empty
 * file where none was chosen.
 */
const pictureList = z.pipe(
  z.transform((value: unknown) => [value].flat().filter((picture) => !(picture instanceof Uint8Array && picture.length === 0))),
  z
    .array(pictureUpload(() => messages.uploadImage))
    .check(z.maxLength(limits.reviewPictures, { error: () => messages.tooManyReviewImages })),
);

/** The review popup (docs/product/forms.md). A rating of 0 is one that was not chosen. */
export const reviewInput = z.object({
  name: personNameText(required),
  email: emailText(required, () => messages.invalidEmail),
  description: requiredText(required, limits.longText),
  rating: z
    .number({ error: required })
    .check(
      z.minimum(1, { error: required }),
      z.maximum(5, { error: () => messages.ratingOutOfRange }),
      z.multipleOf(0.5, { error: () => messages.ratingOutOfRange }),
    ),
  business: requiredText(required),
  images: z.optional(pictureList),
  /** It comes by an address with which the business asks for reviews. */
  askedFor: z.optional(z.boolean({ error: () => messages.invalidRequest })),
});
export type ReviewInput = z.infer<typeof reviewInput>;

/** In which order reviews come; `proven`: first those whose work was done, then those who dealt with the business, each the newest first. */
export const reviewOrder = z.enum(['newest', 'highest', 'lowest', 'proven'], { error: () => messages.unknownReviewOrder });
export type ReviewOrder = z.infer<typeof reviewOrder>;

/** Whoever asks for a page or an order gets a page; without, all of them come, newest first. */
export const reviewsQuery = z.object({
  page: optionalPage(),
  after: placeAfter(),
  limit: pagingQuery().limit,
  sort: z.optional(reviewOrder),
});
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

/** A review as everyone sees it: without the writer's e-mail (docs/product/calls.md). `own` marks the one that the viewer wrote. */
export const reviewView = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  rating: z.number(),
  business: z.string(),
  createdAt: z.string(),
  /** Addresses of its photos. */
  image: z.array(z.string()),
  /** Its writer got an answer to an enquiry there, or saw the number there. */
  contacted: z.boolean(),
  /** Its writer chose the business for a request, and says that the work was done. */
  workDone: z.boolean(),
  /** The business asked for it. */
  askedFor: z.boolean(),
  /** How many accounts found it helpful; `voted` says that the viewer did. */
  helpful: z.int(),
  /** What the business says to it. */
  reply: z.nullable(z.object({ text: z.string(), createdAt: z.string(), editedAt: z.nullable(z.string()) })),
  own: z.optional(z.boolean()),
  /** Its writer alone sees a review that waits for the team or for their e-mail to be confirmed, or that the team does not show. */
  state: z.optional(z.enum(['held', 'refused', 'unconfirmed'])),
  voted: z.optional(z.boolean()),
});
export type Review = z.infer<typeof reviewView>;

export const reviewState = z.enum(['shown', 'held', 'refused', 'unconfirmed'], { error: () => messages.invalidRequest });
export type ReviewState = z.infer<typeof reviewState>;

/** What tells that a business may have written a review of itself, or that it was made in numbers. */
export const holdReason = z.enum(['email', 'phone', 'browser', 'network', 'refused', 'newAccount', 'burst']);
export type HoldReason = z.infer<typeof holdReason>;

/** What the team decides on a review that was held; the same holds for its writer's next review there. */
export const reviewDecision = z.object({
  decision: z.enum(['released', 'refused'], { error: () => messages.unknownReviewDecision }),
  version: seenVersion,
});
export type ReviewDecision = z.infer<typeof reviewDecision>;

export const removalReason = z.enum(Object.keys(removalReasons) as [RemovalReason, ...RemovalReason[]], {
  error: () => messages.chooseReason,
});

/** How many reviews the team took down in a month for one reason. */
export const removedReviewsView = z.object({ reason: removalReason, month: z.string(), count: z.int() });
export type RemovedReviews = z.infer<typeof removedReviewsView>;

export const reviewPageView = z.object({
  reviews: z.array(reviewView),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** Where to go on; nothing behind the last. */
  next: z.optional(z.string()),
  sort: reviewOrder,
  /** The viewer's own, on whatever page it stands. */
  own: z.nullable(reviewView),
  removed: z.array(removedReviewsView),
  /** When the first of those was written that the average counts; null while there is none. */
  since: z.nullable(z.string()),
});
export type ReviewPage = z.infer<typeof reviewPageView>;

export const reviewsAnswer = successView({ reviews: z.array(reviewView), ...z.partial(z.omit(reviewPageView, { reviews: true })).shape });
export const reviewAnswer = successView({ message: z.string(), review: reviewView });

export const replyInput = z.object({ text: requiredText(() => messages.writeReply, limits.replyText) });
export type ReplyInput = z.infer<typeof replyInput>;

export const voteInput = z.object({ helpful: z.boolean({ error: () => messages.invalidRequest }) });
export type VoteInput = z.infer<typeof voteInput>;
export const voteAnswer = successView({ helpful: z.int(), voted: z.boolean() });

/** Why the team takes a review down; a writer needs none to take back their own. */
export const reviewRemoval = z.object({
  reason: z.optional(removalReason),
  /** Whoever wrote it is told only when the back office offers no more to take it back. */
  undoable: z.optional(z.boolean({ error: () => messages.invalidRequest })),
});
export type ReviewRemoval = z.infer<typeof reviewRemoval>;
