import { Form } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { FilterLinks } from '#app/components/filter-links.tsx';
import { Link } from '#app/components/link.tsx';
import { figuresAddress, showPeriod } from '#app/features/figures/show-period.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import { firstDayOf, isPeriod, type PeriodKind, periodKind, shiftPeriod } from '#shared/period.ts';
import { figuresText } from '#shared/texts.ts';

interface PeriodChooserProps {
  period: string;
  /** In India. */
  today: string;
}

const LENGTHS: Record<PeriodKind, number> = { day: 10, month: 7, year: 4 };

/** Which period is shown: its kind, the ones beside it, and any other. */
export function PeriodChooser({ period, today }: PeriodChooserProps) {
  const kind = periodKind(period);
  const earlier = shiftPeriod(period, -1);
  const later = shiftPeriod(period, 1);
  const kinds = [
    { kind: 'day', label: figuresText.day },
    { kind: 'month', label: figuresText.month },
    { kind: 'year', label: figuresText.year },
  ] as const;
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      <FilterLinks
        label={figuresText.period}
        choices={kinds.map(({ kind: one, label }) => ({
          to: figuresAddress(one === kind ? period : nearest(period, LENGTHS[one], today)),
          label,
          isChosen: one === kind,
        }))}
      />
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-64">
          <Field label={figuresText.period}>
            {(attributes) =>
              kind === 'day' ? (
                <input
                  {...attributes}
                  key={period}
                  type="date"
                  name="period"
                  required
                  min={`${figureLimits.firstYear}-01-01`}
                  max={today}
                  defaultValue={period}
                  className={inputClass}
                />
              ) : (
                <select {...attributes} key={period} name="period" defaultValue={period} className={inputClass}>
                  {periodsUntil(today.slice(0, period.length)).map((one) => (
                    <option key={one} value={one}>
                      {showPeriod(one)}
                    </option>
                  ))}
                </select>
              )
            }
          </Field>
        </div>
        <Button type="submit" variant="secondary">
          {figuresText.show}
        </Button>
      </Form>
      <nav aria-label={figuresText.neighbours} className="flex flex-wrap justify-between gap-x-6">
        {isPeriod(earlier) ? <Neighbour period={earlier} label={figuresText.earlier(showPeriod(earlier))} /> : <span />}
        {firstDayOf(later) <= today && <Neighbour period={later} label={figuresText.later(showPeriod(later))} />}
      </nav>
    </div>
  );
}

function Neighbour({ period, label }: { period: string; label: string }) {
  return (
    <Link
      to={figuresAddress(period)}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
    >
      {label}
    </Link>
  );
}

/** The period of another length that a period begins in, or of a shorter one its last that has begun. */
function nearest(period: string, length: number, today: string): string {
  if (length <= period.length) return period.slice(0, length);
  const last = shiftPeriod(firstDayOf(shiftPeriod(period, 1)), -1);
  return (last < today ? last : today).slice(0, length);
}

/** Periods from the first year on, the latest first. */
function periodsUntil(last: string): string[] {
  const periods: string[] = [];
  for (let next = last; isPeriod(next); next = shiftPeriod(next, -1)) periods.push(next);
  return periods;
}
