import { enquiriesText } from '#shared/texts.ts';

/** 'an hour', '5 hours', '2 days': within which a business usually answers. */
export function describeMinutes(minutes: number): string {
  if (minutes <= 60) return enquiriesText.anHour;
  const hours = Math.ceil(minutes / 60);
  return hours < 24 ? enquiriesText.hours(hours) : enquiriesText.days(Math.ceil(hours / 24));
}
