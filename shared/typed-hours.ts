import { type OpeningHours, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';
import { readItems } from '#shared/typed-hours-items.ts';
import { arrange, takeClosed } from '#shared/typed-hours-week.ts';
import { inPlainWords, inReadWords } from '#shared/typed-hours-words.ts';

/** '8-10pm', which the stricter reader takes for two hours. */
const SHORTLY = /\d\s*(?:[‐–—-]|\bto\b)\s*\d[\d:.]*\s*[ap]m/;

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
  if (!week) return SHORTLY.test(plain) ? undefined : strict;
  // One check for all: in order, without two things of one time.
  return readOpeningHours(writeOpeningHours(week.map((day) => day.toSorted((one, other) => one.opens - other.opens))));
}

/**
 * The days that a text says to be closed, where it says nothing else: 'Sunday closed', 'इतवार बंद'.
 * @returns nothing for any other text.
 */
export function readClosedDays(text: string): number[] | undefined {
  const items = readItems(inReadWords(inPlainWords(text)));
  const closed = new Set<number>();
  const left = items && takeClosed(items, closed);
  return closed.size > 0 && left?.every(({ kind }) => kind === 'comma') ? [...closed].sort() : undefined;
}
