import { showCount } from '#app/components/show-count.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { DayBars } from '#app/features/day-charts/day-bars.tsx';
import type { Measure } from '#app/features/day-charts/day-counts.ts';
import { DayTable } from '#app/features/day-charts/day-table.tsx';
import { periodKind } from '#shared/period.ts';
import { inYears, keptDays } from '#shared/retention.ts';
import type { Figures, GrowthKind } from '#shared/schemas/figures.ts';
import { figuresText } from '#shared/texts.ts';

const measures: Measure<GrowthKind>[] = [
  {
    key: 'businesses',
    get label() {
      return figuresText.newBusinesses;
    },
    colour: 'fill-amber',
  },
  {
    key: 'users',
    get label() {
      return figuresText.newUsers;
    },
    colour: 'fill-brick',
  },
  {
    key: 'reviews',
    get label() {
      return figuresText.newReviews;
    },
    colour: 'fill-ink-soft',
  },
  {
    key: 'enquiries',
    get label() {
      return figuresText.enquiries;
    },
    colour: 'fill-leaf',
  },
];

const enquiriesGone = () => figuresText.enquiriesGone(inYears(keptDays.enquiries));

/** What has come: in all beside the period before, and by day or month as bars and as a table. */
export function Growth({ figures: { growth, hasEnquiries, period } }: { figures: Figures }) {
  const { steps } = growth;
  const kind = periodKind(period);
  const days = steps.map(({ at, ...counts }) => ({ day: at, ...counts }));
  return (
    <section aria-labelledby="growth" className="mb-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="growth" className="font-bold text-lg">
          {figuresText.growth}
        </h2>
        <div className="print:hidden">
          <DownloadList
            list="growth"
            filter={{ period }}
            title={figuresText.downloadOf(figuresText.growth)}
            description={figuresText.whatIsInFile}
            of={figuresText.growth}
          />
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {measures.map(({ key, label, colour }) => (
          <li key={key} className="break-inside-avoid rounded-xl border border-sand-dark bg-paper p-3.5 wrap-anywhere sm:p-5">
            <p className="font-semibold text-ink-soft">{label}</p>
            {key === 'enquiries' && kind === 'day' && !hasEnquiries ? (
              <p className="mt-1 text-ink-soft">{enquiriesGone()}</p>
            ) : (
              <>
                <p className="mt-1 font-extrabold text-3xl tabular-nums">{showCount(growth[key].now)}</p>
                <p className="mb-3 text-ink-soft text-sm tabular-nums">
                  {withParts(
                    figuresText.before,
                    { unseen: (words) => <span className="sr-only">{words}</span> },
                    showCount(growth[key].before),
                  )}
                </p>
              </>
            )}
            {days.length > 1 && <DayBars label={label} colour={colour} days={days.map((step) => ({ day: step.day, count: step[key] }))} />}
          </li>
        ))}
      </ul>
      {days.length > 1 && <DayTable measures={measures} days={days} />}
      {days.length === 1 && kind === 'month' && <p className="mt-3 text-ink-soft">{enquiriesGone()}</p>}
    </section>
  );
}
