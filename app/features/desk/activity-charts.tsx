import { DayCharts } from '#app/features/day-charts/day-charts.tsx';
import { measures } from '#app/features/desk/measures.ts';
import type { Activity } from '#shared/schemas/activity.ts';
import { deskText } from '#shared/texts.ts';

/** What happened around the business in the last 30 days. */
export function ActivityCharts({ activity: { days } }: { activity: Activity }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">{deskText.lastThirtyDays}</p>
      <DayCharts measures={measures} days={days} />
    </>
  );
}
