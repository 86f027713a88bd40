/** What stands in lists to choose from, and measures: units of prices, distances, days, languages that people speak. */

import { number, plural } from '#shared/texts/en/grammar.ts';

/** @param unit as prices have it (shared/price-units.ts). */
export const unitName = (unit: string) => unit;
/** @param amount such as '₹450'. @param unit its name. */
export const pricePer = (amount: string, unit: string) => `${amount} per ${unit}`;
export const priceRangePer = (from: string, to: string, unit: string) => `${from} to ${to} per ${unit}`;
export const priceFromPer = (amount: string, unit: string) => `from ${amount} per ${unit}`;

/** @param shown the number as it is written, such as '3.2' or '1,433'. */
export const kilometres = (shown: string) => `${shown} km`;
export const lessThanKilometres = (shown: string) => `less than ${shown} km`;

const DAYS: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

/** @param day as opening hours have it: 'Mo'. */
export const dayShortly = (day: string) => DAYS[day] ?? day;
export const openingHours = 'Opening hours';
export const openNow = 'Open now';
export const closedNow = 'Closed now';

/** @param language its English name, as businesses have it (shared/languages.ts). */
export const languageName = (language: string) => language;

/** How many businesses there are. */
export const businesses = (count: number) => `${number(count)} ${plural(count, { one: 'business', other: 'businesses' })}`;
