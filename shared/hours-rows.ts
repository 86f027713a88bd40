import type { OpeningHours } from '#shared/opening-hours.ts';

const DAY = 1_440;

/** Days that have the same times, as a form asks for them; what closes after midnight closes beyond 1440. */
export interface HoursRow {
  /** Monday as 0. */
  days: readonly number[];
  opens: number;
  closes: number;
}

/** A week as rows, in the order of the week; a lunch break makes two of the same days. */
export function rowsOf(week: OpeningHours): HoursRow[] {
  const rows = new Map<string, HoursRow>();
  for (const [day, periods] of week.entries()) {
    for (const { opens, closes } of periods) {
      const key = `${opens}-${closes}`;
      rows.set(key, { days: [...(rows.get(key)?.days ?? []), day], opens, closes });
    }
  }
  return [...rows.values()];
}

/** Rows as a week, each day's times in their order; times that overlap stay as they are. */
export function weekOf(rows: readonly HoursRow[]): OpeningHours {
  return Array.from({ length: 7 }, (_, day) =>
    rows
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((one, other) => one.opens - other.opens),
  );
}

/** Times as a row keeps them: what does not close later that day closes on the next. */
export function settleRow({ opens, closes, days }: HoursRow): HoursRow {
  const end = closes > DAY ? closes - DAY : closes;
  return { days, opens, closes: end > opens ? end : end + DAY };
}
