import type { Measure } from '#app/features/day-charts/day-counts.ts';
import type { Activity } from '#shared/schemas/activity.ts';
import { deskText } from '#shared/texts.ts';

/** What is counted around a business, with its name and its colour in the charts. */
export const measures: Measure<keyof Activity['totals']>[] = [
  {
    key: 'views',
    get label() {
      return deskText.profileViews;
    },
    colour: 'fill-ink-soft',
  },
  {
    key: 'phoneViews',
    get label() {
      return deskText.phoneNumberShown;
    },
    colour: 'fill-amber',
  },
  {
    key: 'likes',
    get label() {
      return deskText.likes;
    },
    colour: 'fill-brick',
  },
  {
    key: 'enquiries',
    get label() {
      return deskText.enquiries;
    },
    colour: 'fill-leaf',
  },
];
