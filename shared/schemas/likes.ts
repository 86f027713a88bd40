import * as z from 'zod/mini';
import { formMessages as messages } from '#shared/form-messages.ts';
import { successView } from '#shared/schemas/answers.ts';

export const likeInput = z.object({ businessId: z.string(messages.invalidRequest) });

/** What the heart shows after the toggle. */
export const likeView = z.object({ liked: z.boolean(), totalLikes: z.int() });
export type Like = z.infer<typeof likeView>;

export const likeAnswer = successView({ message: z.string(), ...likeView.shape });
