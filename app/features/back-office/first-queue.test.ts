import { expect, test } from 'vitest';
import { firstQueue } from '#app/features/back-office/first-queue.ts';

const nothing = {
  businesses: 0,
  edits: 0,
  reports: 0,
  comments: 0,
  reviews: 0,
  quarantined: 0,
  checks: 0,
  changes: 0,
  corrections: 0,
  duplicates: 0,
  grievances: 0,
  claims: 0,
  messages: 0,
};
const pages = [
  { to: '/admin/business', waits: 'businesses' },
  { to: '/admin/posters' },
  { to: '/admin/inbox', waits: 'messages' },
  { to: '/admin/reports', waits: 'reports' },
] as const;

test.each([
  [{}, '/admin/business'],
  [{ businesses: 3, messages: 9 }, '/admin/business'],
  [{ messages: 1, reports: 2 }, '/admin/inbox'],
  [{ reports: 1000 }, '/admin/reports'],
  [{ quarantined: 1 }, '/admin/business'],
])('with %o the back office opens at %s', (waiting, page) => expect(firstQueue(pages, { ...nothing, ...waiting })).toBe(page));
