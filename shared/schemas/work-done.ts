import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { requirementMessages as messages } from '#shared/texts.ts';

/** Whether the work of a request was done. */
export const WORK_ANSWERS = ['done', 'not_done', 'not_yet'] as const;
export const workAnswer = z.enum(WORK_ANSWERS, { error: () => messages.sayWhetherDone });
export type WorkAnswer = z.infer<typeof workAnswer>;

export const workDoneInput = z.object({ as: workAnswer });

/** What whoever was asked about their work is shown. */
export interface AskedWork {
  /** The listed business that they chose. */
  business: { id: string; name: string };
  service: string;
  /** What they have said. */
  answer: WorkAnswer | null;
}

/** How an owner asks for reviews: by one address for everybody, and by asking all whose work was done. */
export const reviewAsksView = z.object({
  /** The page that asks for a review of the business. */
  address: z.string(),
  /** How many people say that its work was done. */
  done: z.int(),
  /** How many of them can be asked: they have neither written a review nor been asked before. */
  waiting: z.int(),
});
export type ReviewAsks = z.infer<typeof reviewAsksView>;
export const reviewAsksAnswer = successView(reviewAsksView.shape);
export const reviewsAskedAnswer = successView({ message: z.string(), asked: z.int() });
