import { showDate } from '#app/components/show-moment.ts';

/** '2026-11-20' as '20 Nov'. */
export function showDay(day: string): string {
  return showDate(`${day}T00:00:00Z`, 0).slice(0, -5);
}
