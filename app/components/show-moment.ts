import { commonText } from '#shared/texts.ts';

/** Minutes that India's clocks are ahead. */
const INDIA = 5 * 60 + 30;

// Our own, not Intl's: its first format keeps a slow phone busy for 100 ms, and browsers disagree with the server on 'Sep' or 'Sept'.
function partsOf(at: string, ahead = INDIA) {
  const moment = new Date(Date.parse(at) + ahead * 60_000).toISOString();
  const [year = '', month, day] = moment.slice(0, 10).split('-');
  return { year, month: Number(month), day: Number(day), time: moment.slice(11, 16) };
}

/** The day of a moment in India, or where clocks are so many minutes ahead: '21 Nov 2026'. */
export function showDate(at: string, ahead?: number): string {
  const { day, month, year } = partsOf(at, ahead);
  return `${day} ${commonText.shortMonthName(month)} ${year}`;
}

/** The same for reading: '21 November 2026'. */
export function showLongDate(at: string): string {
  const { day, month, year } = partsOf(at);
  return `${day} ${commonText.monthName(month)} ${year}`;
}

/** A month such as '2026-11': 'November 2026'. */
export function showMonth(month: string): string {
  const parts = partsOf(`${month}-15`);
  return `${commonText.monthName(parts.month)} ${parts.year}`;
}

/** A moment as India's clocks show it, or others: '21 Nov 2026, 14:05'. */
export function showMoment(at: string, ahead?: number): string {
  return `${showDate(at, ahead)}, ${partsOf(at, ahead).time}`;
}
