const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** A moment as India's clocks show it: '21 Nov 2026, 14:05'. */
export function showMoment(moment: string): string {
  return format.format(new Date(moment));
}
