import { type OpeningHours, type Period, readOpeningHours } from '#shared/opening-hours.ts';
import { choicesText } from '#shared/texts.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Opening hours as people say them, a line for each part of the week: 'Mo-Fr 09:00-18:00' as 'Mon–Fri 9 am to 6 pm'. */
export function showHours(hours: string): string[] {
  const week = readOpeningHours(hours);
  return week ? showWeek(week) : [hours];
}

/** The same of a week. What is shown can be typed (shared/typed-hours.ts). */
export function showWeek(week: OpeningHours): string[] {
  const times = week.map((periods) => periods.map(showPeriod).join(', '));
  const lines: string[] = [];
  for (let day = 0; day < times.length; ) {
    let last = day;
    while (last + 1 < times.length && times[last + 1] === times[day]) last += 1;
    if (times[day]) lines.push(`${showDays(day, last)} ${times[day]}`);
    day = last + 1;
  }
  return lines;
}

/** @param day Monday as 0. */
export function showDay(day: number): string {
  return choicesText.dayShortly(DAYS[day] ?? '');
}

function showDays(first: number, last: number) {
  if (first === 0 && last === 6) return choicesText.everyDay;
  return first === last ? showDay(first) : `${showDay(first)}–${showDay(last)}`;
}

function showPeriod({ opens, closes }: Period) {
  if (opens === 0 && closes === 1_440) return choicesText.allDayLong;
  return choicesText.fromTo(choicesText.clock(opens), choicesText.clock(closes));
}
