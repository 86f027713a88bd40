import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { searchedListQuery } from '#shared/schemas/back-office-lists.ts';
import { pagingQuery } from '#shared/schemas/paging.ts';
import { requiredText } from '#shared/schemas/text.ts';
import { formMessages as messages, newsletterMessages } from '#shared/texts.ts';

const place = { total: z.int(), totalPages: z.int(), currentPage: z.int() };

/** `waiting`: asked by mail, and not confirmed yet. */
export const subscriberState = z.enum(['waiting', 'confirmed'], { error: () => newsletterMessages.unknownSubscriberState });
export type SubscriberState = z.infer<typeof subscriberState>;

export const subscriberFilter = z.object({ q: searchedListQuery.shape.q, state: z.optional(subscriberState) });
export type SubscriberFilter = z.infer<typeof subscriberFilter>;
export const subscriberListQuery = z.extend(searchedListQuery, { state: z.optional(subscriberState) });
export type SubscriberListQuery = z.infer<typeof subscriberListQuery>;

export const subscriberListView = z.object({
  subscribers: z.array(
    z.object({ _id: z.string(), email: z.string(), state: subscriberState, createdAt: z.string(), confirmedAt: z.nullable(z.string()) }),
  ),
  /** How many the next newsletter goes to. */
  confirmed: z.int(),
  ...place,
});
export type SubscriberList = z.infer<typeof subscriberListView>;
export const subscriberListAnswer = successView(subscriberListView.shape);

/** What a newsletter says; `version` is what the admin saw of it. */
export const newsletterText = z.object({
  subject: requiredText(() => messages.fillInAllTheFields),
  text: requiredText(() => messages.fillInAllTheFields, limits.newsletterText),
  version: z.optional(z.int({ error: () => messages.invalidRequest })),
});
export type NewsletterText = z.infer<typeof newsletterText>;

/** Which version of the text is meant. */
export const newsletterVersion = z.object({ version: z.optional(z.int({ error: () => messages.invalidRequest })) });

export const newsletterView = z.object({
  _id: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(['draft', 'sending', 'sent']),
  version: z.int(),
  /** Whether this text was mailed to an admin as a test. */
  isTested: z.boolean(),
  /** Whom it went to when it was sent, and how many of them the mail server has taken, or refused for good. */
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type Newsletter = z.infer<typeof newsletterView>;
export const newsletterAnswer = successView({ message: z.optional(z.string()), newsletter: newsletterView });

export const newsletterListQuery = z.object(pagingQuery());
export const newsletterListView = z.object({ newsletters: z.array(newsletterView), confirmed: z.int(), ...place });
export type NewsletterList = z.infer<typeof newsletterListView>;
export const newsletterListAnswer = successView(newsletterListView.shape);
