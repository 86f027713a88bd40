import { ActivityTable } from '#app/features/desk/activity-table.tsx';
import { DayBars } from '#app/features/desk/day-bars.tsx';
import { measures, showNumber } from '#app/features/desk/measures.ts';
import type { Activity } from '#shared/schemas/activity.ts';

/** What happened around the business in the last 30 days: totals, bars by day, and the same as a table. */
export function ActivityCharts({ activity: { days, totals } }: { activity: Activity }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">The last 30 days. Visits by search engines and other robots are left out.</p>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {measures.map(({ key, label, colour }) => (
          <li key={key} className="rounded-xl border border-sand-dark bg-paper p-3.5 sm:p-5">
            <p className="font-semibold text-ink-soft">{label}</p>
            <p className="mt-1 mb-3 font-extrabold text-3xl tabular-nums">{showNumber(totals[key])}</p>
            <DayBars label={label} colour={colour} days={days.map((day) => ({ day: day.day, count: day[key] }))} />
          </li>
        ))}
      </ul>
      <ActivityTable days={days} />
    </>
  );
}
