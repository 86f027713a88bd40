import { firstDayOf, type PeriodKind, periodKind, shiftPeriod } from '#shared/period.ts';

/** A period and the one before it, which ends where it begins. Days of India. */
export interface Span {
  of: PeriodKind | 'week';
  before: string;
  since: string;
  /** The first day that does not belong to it any more. */
  until: string;
}

export function spanOf(period: string): Span {
  const [before, since, until] = [-1, 0, 1].map((by) => firstDayOf(shiftPeriod(period, by))) as [string, string, string];
  return { of: periodKind(period), before, since, until };
}

/** The week that ended with the last Sunday before a day, or on it. */
export function weekBefore(day: string): Span {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const until = shiftPeriod(day, -sinceMonday);
  return { of: 'week', before: shiftPeriod(until, -14), since: shiftPeriod(until, -7), until };
}
