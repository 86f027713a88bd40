import type { Measure } from '#app/features/day-charts/day-charts.tsx';
import type { Activity } from '#shared/schemas/activity.ts';

/** What is counted around a business, with its name and its colour in the charts. */
export const measures: Measure<keyof Activity['totals']>[] = [
  { key: 'views', label: 'Profile views', colour: 'fill-ink-soft' },
  { key: 'phoneViews', label: 'Phone number shown', colour: 'fill-amber' },
  { key: 'likes', label: 'Likes', colour: 'fill-brick' },
  { key: 'enquiries', label: 'Enquiries', colour: 'fill-leaf' },
];
