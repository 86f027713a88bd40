/** Counts by day as charts and tables, and what the back office counts. */

import { number } from '#shared/texts/en/grammar.ts';

/** What a chart shows, for those who do not see it. */
export const chartOf = ({ label, first, last, total }: { label: string; first: string; last: string; total: string }) =>
  `${label} from ${first} to ${last}: ${total}.`;
/** @param day on which there were most. */
export const mostOnOneDay = (count: string, day: string) => `Most on one day: ${count}, ${day}.`;
export const mostInOneMonth = (count: string, month: string) => `Most in one month: ${count}, ${month}.`;
export const most = (count: string) => `most ${count}`;
export const showAsTable = 'Show as a table';
export const countsByDay = 'Counts by day';
export const day = 'Day';
export const month = 'Month';

// The back office.
export const numbers = 'Numbers';
export const tabTitle = 'Numbers · Back office';
export const period = 'Period';
export const lastDays = (days: number) => `${days} days`;
export const whoIsLeftOut = 'Visits by search engines and other robots, and those of the back office, are left out.';
export const pageViews = 'Page views';
export const enquiries = 'Enquiries';
export const newUsers = 'New users';
export const newBusinesses = 'New businesses';
/** @param cost with its sign. */
export const messagesSent = ({ sent, arrived, failed, cost }: { sent: number; arrived: number; failed: number; cost: string }) =>
  `SMS and WhatsApp: ${number(sent)} sent, ${number(arrived)} arrived, ${number(failed)} failed, ${cost}.`;
export const servicesSearchedFor = 'Services searched for';
export const noSearchesForService = 'No searches for a service yet.';
export const citiesSearchedIn = 'Cities searched in';
export const noSearchesInCity = 'No searches in a city yet.';
export const foundNothing = 'Searches that found nothing';
export const everySearchFound = 'Every search found something.';
export const pages = 'Pages';
export const noPageViews = 'No page views yet.';
export const sayWhatTheyMean = 'Say what they mean';
