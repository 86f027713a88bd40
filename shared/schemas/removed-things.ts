import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What the team can bring back once it has removed it; each is named as in the audit. */
export const removedKind = z.enum(['review', 'poster', 'blog', 'service', 'price_ticker'], { error: () => messages.invalidRequest });
export type RemovedKind = z.infer<typeof removedKind>;

export const removedPath = z.object({ kind: removedKind, id: z.string() });
export type RemovedPath = z.infer<typeof removedPath>;

export const removedQuery = z.object({ kind: z.optional(removedKind), ...pagingQuery() });
export type RemovedQuery = z.infer<typeof removedQuery>;

export const removedThingView = z.object({
  /** The id that it had, and has again when it is back. */
  _id: z.string(),
  kind: removedKind,
  /** What people call it; of a review its business's name. */
  name: z.string(),
  /** What it is known again by: the words of a review, a price with its unit and city. */
  text: z.string(),
  /** The signature of a review. */
  writer: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** How many pictures it shows. */
  pictures: z.int(),
  /** The admin's e-mail address, or the key by which a program did it: 'key: Partner'; nobody's once the admin or the key is gone. */
  by: z.nullable(z.string()),
  removedAt: z.string(),
  /** Until when it can be brought back. */
  until: z.string(),
});
export type RemovedThing = z.infer<typeof removedThingView>;

export const removedListView = z.object({
  removed: z.array(removedThingView),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
});
export type RemovedList = z.infer<typeof removedListView>;
export const removedListAnswer = successView(removedListView.shape);
