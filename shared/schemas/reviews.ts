import * as z from 'zod/mini';
import { formMessages as messages } from '#shared/form-messages.ts';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { emailText, requiredText } from '#shared/schemas/text.ts';

const required = messages.fillInAllFields;

/** The review popup (docs/product/forms.md). A rating of 0 is one that was not chosen. */
export const reviewInput = z.object({
  name: requiredText(required),
  email: emailText(required, messages.invalidEmail),
  description: requiredText(required, limits.longText),
  rating: z
    .number(required)
    .check(z.minimum(1, required), z.maximum(5, messages.ratingOutOfRange), z.multipleOf(0.5, messages.ratingOutOfRange)),
  business: requiredText(required),
});
export type ReviewInput = z.infer<typeof reviewInput>;

/** A review as everyone sees it: without the writer's e-mail (docs/product/calls.md). `own` marks the one that the viewer wrote. */
export const reviewView = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  rating: z.number(),
  business: z.string(),
  createdAt: z.string(),
  own: z.optional(z.boolean()),
});
export type Review = z.infer<typeof reviewView>;
export const reviewsAnswer = successView({ reviews: z.array(reviewView) });
export const reviewAnswer = successView({ message: z.string(), review: reviewView });
