const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

const MINUTE = 60_000;

/** The day of the minute that was asked for last: days begin with a minute, and each page that is given asks. */
let last = { minute: Number.NaN, day: '' };

/** The day in India at a moment, as 2026-01-31. */
export function indiaDay(moment: Date = new Date()): string {
  const minute = Math.floor(moment.getTime() / MINUTE);
  if (minute !== last.minute) last = { minute, day: format.format(moment) };
  return last.day;
}
