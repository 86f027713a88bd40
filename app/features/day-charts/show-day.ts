const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-11-20' as '20 Nov'. */
export function showDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
