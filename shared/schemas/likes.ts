import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { successView } from '#shared/schemas/answers.ts';
import { formMessages as messages } from '#shared/texts.ts';

export const likeInput = z.object({ businessId: z.string({ error: () => messages.invalidRequest }) });

/** What the heart shows after the toggle. */
export const likeView = z.object({ liked: z.boolean(), totalLikes: z.int() });
export type Like = z.infer<typeof likeView>;

export const likeAnswer = successView({ message: z.string(), ...likeView.shape });

/** What a browser has kept for somebody who has an account now. */
export const takeOverInput = z.object({
  businessIds: z
    .array(z.string({ error: () => messages.invalidRequest }), { error: () => messages.invalidRequest })
    .check(z.maxLength(limits.shortlist, { error: () => messages.invalidRequest })),
});

/** All that the user likes then. */
export const takenOverAnswer = successView({ message: z.string(), likedBusinesses: z.array(z.string()) });
