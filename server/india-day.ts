const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in India at a moment, as 2026-01-31. */
export function indiaDay(moment: Date = new Date()): string {
  return format.format(moment);
}
