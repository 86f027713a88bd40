import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { holdReason, reviewState } from '#shared/schemas/reviews.ts';
import { queryText, requiredText } from '#shared/schemas/text.ts';
import { backOfficeMessages, formMessages as messages } from '#shared/texts.ts';

/** How many match, counted up to ten thousand, and where in them a page is. */
const place = { total: z.int(), totalPages: z.int(), currentPage: z.int() };

export const searchedListQuery = z.object({ q: queryText(), ...pagingQuery() });
export type SearchedListQuery = z.infer<typeof searchedListQuery>;

export const listedUserView = z.object({
  _id: z.string(),
  userName: z.string(),
  email: z.nullable(z.string()),
  phoneNo: z.nullable(z.string()),
  plan: z.string(),
  reviews: z.int(),
  createdAt: z.string(),
});
export type ListedUser = z.infer<typeof listedUserView>;
export const userListView = z.object({ users: z.array(listedUserView), ...place });
export type UserList = z.infer<typeof userListView>;
export const userListAnswer = successView(userListView.shape);

/** `state`: those alone that wait, or that the team did not show. */
export const listedReviewsQuery = z.extend(searchedListQuery, { state: z.optional(reviewState) });
export type ListedReviewsQuery = z.infer<typeof listedReviewsQuery>;

export const listedReviewView = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  rating: z.number(),
  business: z.object({ _id: z.string(), name: z.string() }),
  state: reviewState,
  heldFor: z.array(holdReason),
  image: z.array(z.string()),
  reply: z.nullable(z.string()),
  version: z.int(),
  createdAt: z.string(),
});
/** A review as the team sees it. */
export type ReviewOfTeam = z.infer<typeof listedReviewView>;
export const reviewListView = z.object({ reviews: z.array(listedReviewView), held: z.int(), ...place });
export type ReviewList = z.infer<typeof reviewListView>;
export const reviewListAnswer = successView(reviewListView.shape);

/** `refund_due`: money has come that bought nothing, so it has to go back. */
export const orderState = z.enum(['created', 'paid', 'failed', 'expired', 'refund_due', 'refunded'], {
  error: () => messages.invalidRequest,
});
export type OrderState = z.infer<typeof orderState>;
export const orderListQuery = z.extend(searchedListQuery, { state: z.optional(orderState) });
export const listedOrderView = z.object({
  _id: z.string(),
  state: orderState,
  gateway: z.enum(['sandbox', 'cashfree']),
  /** What was ordered, in rupees. */
  amount: z.number(),
  /** What came in place of it, as text with its currency; empty when it is what was ordered, or nothing came. */
  received: z.string(),
  /** Whose order it is; nobody's once the account is gone. */
  account: z.nullable(z.object({ kind: z.enum(['user', 'contractor']), _id: z.string(), name: z.string(), email: z.string() })),
  refundReference: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
});
export type ListedOrder = z.infer<typeof listedOrderView>;
export const orderListView = z.object({ orders: z.array(listedOrderView), refundsDue: z.int(), ...place });
export type OrderList = z.infer<typeof orderListView>;
export const orderListAnswer = successView(orderListView.shape);

/** What the provider's dashboard calls the refund that was made there. */
export const refundInput = z.object({
  reference: requiredText(() => backOfficeMessages.refundReferenceRequired, limits.shortText),
  endsPlan: z._default(z.boolean({ error: () => messages.invalidRequest }), false),
});
export type Refund = z.infer<typeof refundInput>;
