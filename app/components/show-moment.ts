const india = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
const moment = new Intl.DateTimeFormat('en-IN', { ...india, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en-IN', india);
const longDate = new Intl.DateTimeFormat('en-IN', { ...india, month: 'long' });

/** A moment as India's clocks show it: '21 Nov 2026, 14:05'. */
export function showMoment(at: string): string {
  return moment.format(new Date(at));
}

/** The day of a moment in India: '21 Nov 2026'. */
export function showDate(at: string): string {
  return date.format(new Date(at));
}

/** The same for reading: '21 November 2026'. */
export function showLongDate(at: string): string {
  return longDate.format(new Date(at));
}
