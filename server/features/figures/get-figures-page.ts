import { indiaDay } from '#server/base/india-day.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getFigures } from '#server/features/figures/get-figures.ts';
import { firstDayOf, isPeriod } from '#shared/period.ts';
import type { Figures } from '#shared/schemas/figures.ts';

/**
 * The figures of the period that an address names, or of this month where it names none that has begun, and which day it is in India.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function getFiguresPage(context: Context, viewer: Viewer, asked: string): Promise<{ today: string; figures: Figures }> {
  const today = indiaDay();
  const period = isPeriod(asked) && firstDayOf(asked) <= today ? asked : undefined;
  return { today, figures: await getFigures(context, viewer, period) };
}
