import { indiaDay } from '#server/base/india-day.ts';
import { isHuman } from '#server/base/is-human.ts';
import type { Context } from '#server/context.ts';

/** Counts that somebody looked at a business; bots, and programs that do not say what they are, are left out. */
export function countView({ views }: Context, businessId: string, userAgent: string | undefined): void {
  if (isHuman(userAgent)) views.count({ businessId, day: indiaDay() });
}
