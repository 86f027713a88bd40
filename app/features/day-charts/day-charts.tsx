import { showCount } from '#app/components/show-count.ts';
import { DayBars } from '#app/features/day-charts/day-bars.tsx';
import type { DayCounts, Measure } from '#app/features/day-charts/day-counts.ts';
import { DayTable } from '#app/features/day-charts/day-table.tsx';

interface DayChartsProps<Key extends string> {
  measures: readonly Measure<Key>[];
  /** Oldest first. */
  days: readonly DayCounts<Key>[];
}

/** Counts by day: totals, bars, and the same as a table. */
export function DayCharts<Key extends string>({ measures, days }: DayChartsProps<Key>) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {measures.map(({ key, label, colour }) => (
          <li key={key} className="rounded-xl border border-sand-dark bg-paper p-3.5 sm:p-5">
            <p className="font-semibold text-ink-soft">{label}</p>
            <p className="mt-1 mb-3 font-extrabold text-3xl tabular-nums">{showCount(days.reduce((sum, day) => sum + day[key], 0))}</p>
            <DayBars label={label} colour={colour} days={days.map((day) => ({ day: day.day, count: day[key] }))} />
          </li>
        ))}
      </ul>
      <DayTable measures={measures} days={days} />
    </>
  );
}
