import { expect, test } from 'vitest';
import { firstQueue } from '#app/features/back-office/first-queue.ts';

const nothing = { businesses: 0, reports: 0, comments: 0, reviews: 0, quarantined: 0, messages: 0 };

test.each([
  [{}, '/admin/business'],
  [{ businesses: 3, messages: 9 }, '/admin/business'],
  [{ messages: 1, reports: 2 }, '/admin/inbox'],
  [{ reports: 1 }, '/admin/reports'],
  [{ quarantined: 1 }, '/admin/quarantine'],
  [{ reviews: 1000 }, '/admin/reviews'],
  [{ comments: 1 }, '/admin/blogs'],
])('with %o the back office opens at %s', (waiting, page) => expect(firstQueue({ ...nothing, ...waiting })).toBe(page));
