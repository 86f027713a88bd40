import { type OpeningHours, type Period, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { AFTERNOON, readItems } from '#shared/typed-hours-items.ts';
import { arrange, closedDaysOf } from '#shared/typed-hours-week.ts';
import { inPlainWords, inReadWords } from '#shared/typed-hours-words.ts';

const CLOCK_OF_DAY = /\b(?:1[3-9]|2[0-3])[:.]\d\d/;
const endsInTime = ({ opens, closes }: Period) => closes <= 1_440 || opens >= AFTERNOON;

/**
 * Reads opening hours as people type them: 'Mon-Sat: 10am-8pm', '10 to 8, Sunday closed', '24x7', 'Daily 9-6', '9am-1pm & 4pm-8pm', 'lunch
 * 1-2pm', in English and in Hindi in either script (docs/product/forms.md), and what is kept as itself.
 * @returns nothing for what says no times, says two things of one time, or leaves open which half of the day is meant.
 */
export function readTypedHours(text: string): OpeningHours | undefined {
  const plain = inPlainWords(text);
  const strict = readOpeningHours(plain);
  // What is kept comes back from the form, where a week that ends past midnight is no shorthand.
  if (strict && writeOpeningHours(strict) === text.trim()) return strict;
  const items = readItems(inReadWords(plain));
  const week = items && arrange(items);
  // Who writes 18:30 writes all hours by that clock: 'Mon-Fri 9:00-18:30, Sat 9:00-11:00'.
  return week ?? (CLOCK_OF_DAY.test(plain) && strict?.every((day) => day.every(endsInTime)) ? strict : undefined);
}

/**
 * The days that a text says to be closed, where it says nothing else: 'Sunday closed', 'इतवार बंद'.
 * @returns nothing for any other text.
 */
export function readClosedDays(text: string): number[] | undefined {
  const items = readItems(inReadWords(inPlainWords(text)));
  return items && closedDaysOf(items);
}
