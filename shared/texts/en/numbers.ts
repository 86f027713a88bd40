/** Counts by day as charts and tables. */

/** What a chart shows, for those who do not see it. */
export const chartOf = ({ label, first, last, total }: { label: string; first: string; last: string; total: string }) =>
  `${label} from ${first} to ${last}: ${total}.`;
/** @param day on which there were most. */
export const mostOnOneDay = (count: string, day: string) => `Most on one day: ${count}, ${day}.`;
export const most = (count: string) => `most ${count}`;
export const showAsTable = 'Show as a table';
export const countsByDay = 'Counts by day';
export const day = 'Day';
