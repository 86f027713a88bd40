import { currentLocale } from '#shared/site-language.ts';

const PARTS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day as mails say it: '29 November 2027' for 2027-11-29. */
export function showDay(day: string): string {
  return new Intl.DateTimeFormat(currentLocale(), PARTS).format(new Date(day));
}
