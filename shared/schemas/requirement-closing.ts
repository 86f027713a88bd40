import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { pagingQuery, placeAfter } from '#shared/schemas/paging.ts';
import { requirementMessages as messages } from '#shared/texts.ts';

/** Whom whoever asked has found, where it is none of the businesses that they asked. */
export const SOMEONE_ELSE = 'other';

const end = z.enum(['found', 'not_needed'], { error: () => messages.chooseEnd });

/** How a request ends: with one of the businesses that were asked, with somebody else, or without anybody. */
export const requirementClosing = z
  .object({
    as: end,
    business: z.optional(
      z.union([z.literal(SOMEONE_ELSE), z.uuid({ error: () => messages.chooseWhom })], { error: () => messages.chooseWhom }),
    ),
  })
  .check(
    z.refine(({ as, business }) => as !== 'found' || business !== undefined, { error: () => messages.chooseWhom, path: ['business'] }),
  );
export type RequirementClosing = z.infer<typeof requirementClosing>;

/** Which of the businesses that have not answered is replaced, by its enquiry, and who is asked instead. */
export const askInsteadInput = z.object({
  enquiry: z.uuid({ error: () => messages.chooseUnanswered }),
  business: z.uuid({ error: () => messages.chooseInstead }),
});
export type AskInstead = z.infer<typeof askInsteadInput>;

/** A request in the list of whoever sent it. */
export const sentRequestView = z.object({
  _id: z.string(),
  service: z.string(),
  place: z.string(),
  sentAt: z.string(),
  /** Whom it was sent to, 'Former user' for who has left. */
  businesses: z.array(z.string()),
  /** How many of them have answered. */
  answers: z.int(),
  /** Messages of theirs that were not read. */
  unread: z.int(),
  closedAt: z.nullable(z.string()),
  closedAs: z.nullable(end),
  /** Who was chosen in the end; none where it was somebody else. */
  chosen: z.nullable(z.string()),
});
export type SentRequest = z.infer<typeof sentRequestView>;

export const sentRequestsView = z.object({
  requests: z.array(sentRequestView),
  totalRequests: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  /** Where to go on; nothing behind the last. */
  next: z.optional(z.string()),
});
export type SentRequestsPage = z.infer<typeof sentRequestsView>;
export const sentRequestsQuery = z.object({ ...pagingQuery(), after: placeAfter() });
export const sentRequestsAnswer = successView(sentRequestsView.shape);
