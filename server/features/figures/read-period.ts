import { indiaDay } from '#server/base/india-day.ts';
import { figureRefusals } from '#server/features/figures/refusals.ts';
import { firstDayOf } from '#shared/period.ts';

/**
 * The period that is asked for; without one, this month.
 * @throws 400 for one that has not begun in India.
 */
export function readPeriod(period: string | undefined): string {
  const today = indiaDay();
  const asked = period ?? today.slice(0, 7);
  if (firstDayOf(asked) > today) throw figureRefusals.periodAhead();
  return asked;
}
