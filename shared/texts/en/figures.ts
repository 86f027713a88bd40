/** What happened in a day, a month or a year, on the team's page and in its weekly mail. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const pageTitle = 'Numbers by period · Back office';
export const whichNumbers = 'Which numbers';
export const lastDays = 'Last days';
export const byPeriod = 'Day, month, year';
export const period = 'Period';
export const day = 'Day';
export const month = 'Month';
export const year = 'Year';
export const show = 'Show';
export const neighbours = 'Earlier and later';
/** @param period such as 'October 2026'. */
export const earlier = (period: string) => `← ${period}`;
export const later = (period: string) => `${period} →`;
export const besideIs = (period: string) => `The smaller numbers are those of the period before: ${period}.`;
export const notOver = 'This period is not over yet; the one before is whole.';
export const whatIsCounted =
  'Days begin and end at midnight in India. Only sums are kept: nobody who visits is known, and search engines and other robots are left out.';
export const before = (value: string) => `<unseen>before: </unseen>${value}`;
/** Beside 'Download', for those who do not see the table under it. */
export const downloadOf = (table: string) => `Download: ${table}`;
export const whatIsInFile = 'All rows of this table for the period, with the period before beside it.';

// Searches.
export const searchesByTrade = 'Searches by trade';
export const searchesByCity = 'Searches by city';
export const searchesByTradeAndCity = 'Searches by trade and city';
export const foundNothing = 'Searches that found nothing';
export const noSearches = 'No such searches.';
export const searchesGone = (days: number) =>
  `Searches of single days are kept for ${number(days)} days. Those of the month and the year stay.`;
export const whichWords = (visits: number) =>
  `Words that at least ${number(visits)} different visits have typed, without phone numbers and e-mail addresses.`;
export const trade = 'Trade';
export const city = 'City';
export const tradeInCity = (trade: string, city: string) => `${trade}, ${city}`;
export const words = 'Words';
export const searches = 'Searches';

// Enquiries.
export const answersByTrade = 'Enquiries and answers by trade';
export const whatIsAnswered =
  'Of the enquiries sent in this period: how many have an answer by now, and the middle one of the times until then. Spam and what waits in quarantine are left out.';
export const noEnquiries = 'No enquiries.';
export const enquiriesGone = (years: number) =>
  `Enquiries are kept for ${plural(years, { one: '1 year', other: `${number(years)} years` })}. After that only the sums of months and years stay.`;
export const allTrades = 'All trades';
export const otherTrades = 'Other';
export const sent = 'Sent';
export const answered = 'Answered';
/** A part of all, such as 40. */
export const share = (percent: number) => `${percent}%`;
export const answeredOf = (answered: string, share: string) => `${answered} (${share})`;
export const medianTime = 'Median time';
export const minutes = (count: number) => `${count} min`;
export const hours = (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`);
export const days = (days: number, hours: number) =>
  [plural(days, { one: '1 day', other: `${days} days` }), ...(hours === 0 ? [] : [`${hours} h`])].join(' ');

// Who does not answer.
export const doNotAnswer = 'Businesses that do not answer';
export const waitsSince = (days: number) =>
  `Enquiries of this period that have had no answer for more than ${plural(days, { one: '1 day', other: `${number(days)} days` })}, without those that the business closed or that whoever asked has ended.`;
export const everybodyAnswers = 'Every enquiry has an answer, or is younger than that.';
export const business = 'Business';
export const waiting = 'Waiting';
export const lastAnswer = 'Last answer';
export const never = 'Never';

// Growth and money.
export const growth = 'Growth';
export const newBusinesses = 'Businesses approved';
export const newUsers = 'New users';
export const newReviews = 'Reviews';
export const enquiries = 'Enquiries';
export const money = 'Money';
export const plan = 'Plan';
export const planOfUsers = 'Paid plan of users';
export const planOfBusinesses = 'Paid plan of businesses';
export const planOfDeleted = 'Paid plan of deleted accounts';
export const paid = 'Paid';
export const refunded = 'Refunded';
/** @param rupees with their sign. */
export const ordersOver = (orders: number, rupees: string) =>
  `${plural(orders, { one: '1 order', other: `${number(orders)} orders` })}, ${rupees}`;

// The weekly mail.
export const weeklyMail = 'Weekly mail';
export const whatIsMailed = 'On Monday morning the team is mailed the figures of the week, beside those of the week before.';
export const isOn = 'The mail is on.';
export const isOff = 'The mail is off.';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
/** @param days such as '23 Nov 2026 to 29 Nov 2026'. */
export const weekOf = (days: string, enquiries: number) =>
  `Week ${days}: ${plural(enquiries, { one: '1 enquiry', other: `${number(enquiries)} enquiries` })}`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const dateOf = ({ day, month, year }: { day: number; month: string; year: string }) => `${day} ${month} ${year}`;
export const weekBefore = (value: string) => `week before: ${value}`;
export const answeredInAll = 'Enquiries answered';
export const searchesForTrade = 'Searches for a trade';
export const none = 'none';
export const openFigures = 'Open the numbers';
