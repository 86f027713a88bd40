import { showLongDate, showMonth } from '#app/components/show-moment.ts';
import { periodKind } from '#shared/period.ts';

/** '2026-11-29' as '29 November 2026', '2026-11' as 'November 2026', '2026' as it is. */
export function showPeriod(period: string): string {
  const kind = periodKind(period);
  return kind === 'day' ? showLongDate(period) : kind === 'month' ? showMonth(period) : period;
}

/** The address of a period's figures. */
export function figuresAddress(period: string): string {
  return `/admin/numbers/period?period=${period}`;
}
