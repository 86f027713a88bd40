/** What stands in lists to choose from, and measures: units of prices, distances, days, languages that people speak. */

import { number, plural } from '#shared/texts/en/grammar.ts';

/** @param unit as prices have it (shared/price-units.ts). */
export const unitName = (unit: string) => unit;
/** @param amount such as 'Rs 450'. @param unit its name. */
export const pricePer = (amount: string, unit: string) => `${amount} per ${unit}`;
export const priceRangePer = (from: string, to: string, unit: string) => `${from} to ${to} per ${unit}`;
/** @param price as it was typed. */
export const startingFrom = (price: string) => `from ${price}`;
export const priceFromPer = (amount: string, unit: string) => `from ${amount} per ${unit}`;

/** @param shown the number as it is written, such as '3.2' or '1,433'. */
export const kilometres = (shown: string) => `${shown} km`;
export const lessThanKilometres = (shown: string) => `less than ${shown} km`;

const DAYS: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

/** @param day as opening hours have it: 'Mo'. */
export const dayShortly = (day: string) => DAYS[day] ?? day;
export const everyDay = 'Every day';
/** @param minute of the day, 1440 at its end. */
export const clock = (minute: number) => {
  const [hour, past] = [Math.floor(minute / 60) % 24, minute % 60];
  if (past === 0 && hour % 12 === 0) return hour === 0 ? '12 midnight' : '12 noon';
  return `${hour % 12 || 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
};
/** @param opens and `closes`: times of a day. */
export const fromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const allDayLong = '24 hours';
export const openingHours = 'Opening hours';
export const openNow = 'Open now';
export const closedNow = 'Closed now';
/** @param hour of the day, 24 at midnight. */
export const openTill = (hour: number, minute: number) =>
  hour === 24
    ? 'Open till midnight'
    : `Open till ${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;

/** @param language its English name, as businesses have it (shared/languages.ts). */
export const languageName = (language: string) => language;

/** How many businesses there are. */
export const businesses = (count: number) => `${number(count)} ${plural(count, { one: 'business', other: 'businesses' })}`;

// When work is to be done, and what it may cost.
export const asSoonAsPossible = 'As soon as possible';
export const withinAMonth = 'Within a month';
export const withinThreeMonths = 'Within three months';
export const laterOnlyAsking = 'Later, I am only asking';
export const upTo10000 = 'Up to Rs 10,000';
export const from10000To50000 = 'Rs 10,000 to Rs 50,000';
export const from50000To200000 = 'Rs 50,000 to Rs 2,00,000';
export const from200000To1000000 = 'Rs 2,00,000 to Rs 10,00,000';
export const moreThan1000000 = 'More than Rs 10,00,000';

// For what the team takes a review down, within a sentence.
export const abusiveLanguage = 'abusive language';
export const advertising = 'advertising';
export const personalDetails = 'personal details of somebody';
export const offTopic = 'not about this business';
export const notByCustomer = 'not by a customer';
export const unlawful = 'against the law';

// For what a business or a review is reported.
export const closedBusiness = 'Closed';
export const closedBusinessHint = 'The business does not exist any more';
export const wrongNumber = 'Wrong number';
export const wrongNumberHint = 'Nobody answers, or somebody else does';
export const moved = 'Moved';
export const movedHint = 'The address is not right any more';
export const abusive = 'Abusive';
export const abusiveHint = 'It insults, threatens, cheats or is indecent';
export const fake = 'Fake';
export const fakeHint = 'The writer was not a customer';
export const somethingElse = 'Something else';
export const somethingElseHint = 'Please say what, below';

// Why an enquiry is none.
export const wrongContact = 'Wrong number';
export const wrongContactHint = 'The number or email is not theirs';
export const spam = 'Spam';
export const spamHint = 'An ad, a scam or no real question';
export const notMyTrade = 'Not my trade';
export const notMyTradeHint = 'A real enquiry, but not my work';
export const outOfArea = 'Out of area';
export const outOfAreaHint = 'A real enquiry, but too far away';
