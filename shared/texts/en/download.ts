/** Downloading a list of the back office. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const download = 'Download';
export const downloadList = 'Download this list';
export const whatIsInIt = 'All that the list holds, on all pages, as it is searched and filtered now.';
export const downloadEnquiries = 'Download all enquiries';
export const withoutWhoWrote = 'For which business, when, and how it went on: not who wrote, and not what.';
export const excel = 'Excel file (.xlsx)';
export const csv = 'CSV file, for other programs';
export const comesBack = 'Changed in a spreadsheet, the file of businesses can be imported again.';
export const stop = 'Stop';
/** @param count rows that are in the file. */
export const soFar = (count: number) => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} so far`;
export const done = (count: number) => `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} downloaded.`;
export const stopped = 'The download was stopped. The file is not whole.';
export const failed = 'The download failed. The file is not whole: please begin again.';
