import * as z from 'zod/mini';
import { type MergeChoice, mergeChoices } from '#shared/merge-choices.ts';
import { successView } from '#shared/schemas/answers.ts';
import { businessStatus } from '#shared/schemas/own-business.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** Why two entries may be the same: a number that one has and the other had, an e-mail, a GSTIN, one name nearby, near names at one address. */
export const duplicateReason = z.enum(['phone', 'email', 'gstin', 'name', 'address']);
export type DuplicateReason = z.infer<typeof duplicateReason>;

const count = z.int();
const paging = { total: count, totalPages: count, currentPage: count };

const pairedBusinessView = z.object({
  _id: z.string(),
  name: z.string(),
  service: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  status: businessStatus,
});

export const duplicateView = z.object({
  _id: z.string(),
  reasons: z.array(duplicateReason),
  foundAt: z.string(),
  businesses: z.array(pairedBusinessView),
});
export type DuplicatePair = z.infer<typeof duplicateView>;

export const duplicatesQuery = z.object(pagingQuery());
export const duplicatesAnswer = successView({ duplicates: z.array(duplicateView), ...paging });

export const comparedPath = z.object({ one: z.string(), other: z.string() });
export type ComparedPath = z.infer<typeof comparedPath>;

const mergeChoice = z.enum(mergeChoices as [MergeChoice, ...MergeChoice[]], { error: () => messages.invalidRequest });

/** One of two entries that are looked at side by side. */
export const comparedBusinessView = z.object({
  _id: z.string(),
  name: z.string(),
  status: businessStatus,
  version: z.int(),
  createdAt: z.string(),
  /** Somebody logs in to it, or has proven its number or its address. */
  hasOwner: z.boolean(),
  /** Of each field what it says, empty where it says nothing. */
  fields: z.record(z.string(), z.string()),
  image: z.array(z.string()),
  reviews: count,
  likes: count,
  enquiries: count,
});
export type ComparedBusiness = z.infer<typeof comparedBusinessView>;

export const comparedView = z.object({
  businesses: z.array(comparedBusinessView),
  /** How many users like both, or wrote of both: each counts once afterwards. */
  sameLikes: count,
  sameReviews: count,
});
export type Compared = z.infer<typeof comparedView>;
export const comparedAnswer = successView(comparedView.shape);

const version = z.optional(z.int({ error: () => messages.invalidRequest }));
const businessId = z.string({ error: () => messages.invalidRequest }).check(z.maxLength(36, { error: () => messages.invalidRequest }));

export const mergeInput = z.object({
  /** The entry that stays, and whose account owns it. */
  keep: businessId,
  /** The one that goes. */
  merge: businessId,
  /** Where both have an account: the one that owns what stays, said by the team. */
  owner: z.optional(businessId),
  /** Fields of which the one that goes has the better value; without it, those that the one that stays has empty. */
  take: z.optional(z.array(mergeChoice).check(z.maxLength(mergeChoices.length, { error: () => messages.invalidRequest }))),
  keepVersion: version,
  mergeVersion: version,
});
export type MergeInput = z.infer<typeof mergeInput>;

export const mergeView = z.object({
  /** The entry that was merged. */
  _id: z.string(),
  /** None once it was erased. */
  name: z.nullable(z.string()),
  into: z.object({ _id: z.string(), name: z.string() }),
  mergedAt: z.string(),
  by: z.nullable(z.string()),
  /** Until when it can be undone. */
  until: z.string(),
});
export type Merge = z.infer<typeof mergeView>;
export const mergesAnswer = successView({ merges: z.array(mergeView), ...paging });

/** What was changed since and stays as it is. */
export const undoneAnswer = successView({ message: z.string(), left: z.array(z.string()) });
