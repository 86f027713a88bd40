import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';

/** A review as everyone sees it: without the writer's e-mail (contract §4). */
export const reviewView = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  rating: z.number(),
  business: z.string(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof reviewView>;
export const reviewsAnswer = successView({ reviews: z.array(reviewView) });
