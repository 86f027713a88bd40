import { expect, test } from 'vitest';
import { adminLinks } from '#app/features/back-office/admin-links.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';
import { areaOfCall, areaOfList, areaOfPage, homeOf, worksIn } from '#shared/team-areas.ts';

test.each(['POST /admin/not-written-yet', 'GET /', '', 'constructor', '__proto__', 'toString'])(
  '%j names no area: it is for admins alone',
  (name) => {
    expect([areaOfCall(name), areaOfPage(name), areaOfList(name as 'users')]).toEqual(['system', 'system', 'system']);
    expect(teamRole.options.filter((role) => worksIn(role, areaOfCall(name)))).toEqual(['admin']);
  },
);

test('every role has a page to begin with, and an admin has all of them', () => {
  for (const role of teamRole.options) expect(adminLinks.some(({ to }) => worksIn(role, areaOfPage(to)))).toBe(true);
  expect(adminLinks.filter(({ to }) => !worksIn('admin', areaOfPage(to)))).toEqual([]);
  expect(teamRole.options.map(homeOf)).toEqual(['/admin/business', '/admin', '/admin', '/admin/business']);
});

test("people's addresses and numbers are downloaded by admins alone, but for the orders of whoever accounts for them", () => {
  const lists = ['businesses', 'users', 'enquiries', 'reviews', 'subscribers'] as const;
  expect(lists.map(areaOfList)).toEqual(lists.map(() => 'system'));
  expect(areaOfList('orders')).toBe('money');
});
