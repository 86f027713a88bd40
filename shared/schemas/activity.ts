import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';

const counts = { views: z.int(), phoneViews: z.int(), likes: z.int(), enquiries: z.int() };

/** What happened around a business on each of the last 30 days of India, oldest first, and altogether. */
export const activityView = z.object({
  days: z.array(z.object({ day: z.string(), ...counts })),
  totals: z.object(counts),
});
export type Activity = z.infer<typeof activityView>;

export const activityAnswer = successView(activityView.shape);
