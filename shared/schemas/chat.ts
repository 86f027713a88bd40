import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';

/** An answer from WhatsApp of which nobody could tell to which request it belongs. */
export const leftOverView = z.object({
  _id: z.string(),
  body: z.string(),
  hasPhoto: z.boolean(),
  writtenAt: z.string(),
  /** Why it was not sent, in words, where that is so. */
  reason: z.nullable(z.string()),
});
export type LeftOverMessage = z.infer<typeof leftOverView>;

/** What of such answers waits, the oldest first, and the requests that they may belong to, the newest first. */
export const leftOver = z.object({
  messages: z.array(leftOverView),
  requests: z.array(z.object({ _id: z.string(), name: z.string(), message: z.string() })),
});
export type LeftOver = z.infer<typeof leftOver>;
export const leftOverAnswer = successView(leftOver.shape);

export const chatPlaceInput = z.object({ enquiryId: z.string() });
