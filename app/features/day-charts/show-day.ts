import { showDate } from '#app/components/show-moment.ts';

/** Whether counts are by month and not by day: '2026-11'. */
export function isMonth(day: string): boolean {
  return day.length === 7;
}

/** '2026-11-20' as '20 Nov', and a month '2026-11' as 'Nov 2026'. */
export function showDay(day: string): string {
  return isMonth(day) ? showDate(`${day}-01T00:00:00Z`, 0).slice(2) : showDate(`${day}T00:00:00Z`, 0).slice(0, -5);
}
