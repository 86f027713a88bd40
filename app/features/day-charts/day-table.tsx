import { showCount } from '#app/components/show-count.ts';
import type { DayCounts, Measure } from '#app/features/day-charts/day-counts.ts';
import { isMonth, showDay } from '#app/features/day-charts/show-day.ts';
import { numbersText } from '#shared/texts.ts';

interface DayTableProps<Key extends string> {
  measures: readonly Measure<Key>[];
  days: readonly DayCounts<Key>[];
}

/** The counts of the charts as numbers, newest day first. */
export function DayTable<Key extends string>({ measures, days }: DayTableProps<Key>) {
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 w-fit items-center font-semibold text-brick underline-offset-4 hover:underline">
        {numbersText.showAsTable}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={numbersText.countsByDay} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-sand-dark">
        <table className="w-full text-right text-sm">
          <thead className="sticky top-0 bg-sand">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-semibold">
                {days.some(({ day }) => isMonth(day)) ? numbersText.month : numbersText.day}
              </th>
              {measures.map(({ key, label }) => (
                <th key={key} scope="col" className="px-3 py-2 font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-sand-dark">
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-medium">
                  {showDay(day.day)}
                </th>
                {measures.map(({ key }) => (
                  <td key={key} className="px-3 py-2 tabular-nums">
                    {showCount(day[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
