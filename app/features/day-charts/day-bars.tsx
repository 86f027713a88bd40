import { showCount } from '#app/components/show-count.ts';
import { isMonth, showDay } from '#app/features/day-charts/show-day.ts';
import { numbersText } from '#shared/texts.ts';

const HEIGHT = 60;
const STEP = 10;
const BAR = 7;
/** A day without anything is still a mark on the line. */
const LOWEST = 1.5;

interface DayBarsProps {
  label: string;
  colour: string;
  days: readonly { day: string; count: number }[];
}

/** One count by day, or by month, as bars; for those who do not see them the same in a sentence. */
export function DayBars({ label, colour, days }: DayBarsProps) {
  const most = days.reduce((best, next) => (next.count > best.count ? next : best), { day: '', count: 0 });
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const chart = numbersText.chartOf({ label, first: showDay(first.day), last: showDay(last.day), total: showCount(total) });
  const tellMost = isMonth(first.day) ? numbersText.mostInOneMonth : numbersText.mostOnOneDay;
  const peak = most.count > 0 ? tellMost(showCount(most.count), showDay(most.day)) : '';
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${chart} ${peak}`.trim()}
        viewBox={`0 0 ${days.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-14 w-full sm:h-20"
      >
        {days.map(({ day, count }, index) => {
          const height = most.count > 0 ? Math.max(LOWEST, (count / most.count) * HEIGHT) : LOWEST;
          return (
            <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} className={count > 0 ? colour : 'fill-cement'}>
              <title>{`${showDay(day)}: ${showCount(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption aria-hidden className="mt-1.5 flex flex-wrap justify-between gap-x-1 text-ink-soft text-xs">
        <span className="whitespace-nowrap">{showDay(first.day)}</span>
        {most.count > 0 && <span>{numbersText.most(showCount(most.count))}</span>}
        <span className="ml-auto whitespace-nowrap">{showDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}
