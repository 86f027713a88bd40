import { DayCharts } from '#app/features/day-charts/day-charts.tsx';
import { measures } from '#app/features/desk/measures.ts';
import type { Activity } from '#shared/schemas/activity.ts';

/** What happened around the business in the last 30 days. */
export function ActivityCharts({ activity: { days } }: { activity: Activity }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">The last 30 days. Visits by search engines and other robots are left out.</p>
      <DayCharts measures={measures} days={days} />
    </>
  );
}
