import { figureLimits } from '#shared/figure-limits.ts';

/** A day '2026-11-29', a month '2026-11' or a year '2026', of India. */
export type PeriodKind = 'day' | 'month' | 'year';

const FORM = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

export function periodKind(period: string): PeriodKind {
  return period.length === 4 ? 'year' : period.length === 7 ? 'month' : 'day';
}

/** '2026' → '2026-01-01'. */
export function firstDayOf(period: string): string {
  return `${period}-01-01`.slice(0, 10);
}

/** Whether a text is a period of the calendar that figures may exist for. */
export function isPeriod(text: string): boolean {
  const first = FORM.test(text) ? firstDayOf(text) : '';
  const moment = Date.parse(first);
  return !Number.isNaN(moment) && isoDay(new Date(moment)) === first && Number(text.slice(0, 4)) >= figureLimits.firstYear;
}

/** The period of the same kind that comes so many after another, or before it. */
export function shiftPeriod(period: string, by: number): string {
  const moment = new Date(firstDayOf(period));
  if (period.length === 4) moment.setUTCFullYear(moment.getUTCFullYear() + by);
  else if (period.length === 7) moment.setUTCMonth(moment.getUTCMonth() + by);
  else moment.setUTCDate(moment.getUTCDate() + by);
  return isoDay(moment).slice(0, period.length);
}

/** The days, or of a year the months, of a period of more than a day, in order. */
export function stepsOf(since: string, until: string, step: 'day' | 'month'): string[] {
  const length = step === 'day' ? 10 : 7;
  const steps: string[] = [];
  for (let next = since.slice(0, length); firstDayOf(next) < until; next = shiftPeriod(next, 1)) steps.push(next);
  return steps;
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
