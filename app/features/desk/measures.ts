import type { Activity } from '#shared/schemas/activity.ts';

export type Measure = keyof Activity['totals'];

/** What is counted around a business, with its name and its colour in the charts. */
export const measures: { key: Measure; label: string; colour: string }[] = [
  { key: 'views', label: 'Profile views', colour: 'fill-ink-soft' },
  { key: 'phoneViews', label: 'Phone number shown', colour: 'fill-amber' },
  { key: 'likes', label: 'Likes', colour: 'fill-brick' },
  { key: 'enquiries', label: 'Enquiries', colour: 'fill-leaf' },
];

const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-11-20' as '20 Nov'. */
export function showDay(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

export function showNumber(count: number): string {
  return count.toLocaleString('en-IN');
}
