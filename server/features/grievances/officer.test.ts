import { expect, test } from 'vitest';
import { findExampleOfficer } from '#server/features/grievances/officer.ts';

test.each([
  ['https://directory.example.in', undefined, true],
  ['https://directory.example.in', 'officer@directory.in', false],
  ['http://localhost:3000', undefined, false],
  ['https://localhost:3000', undefined, false],
])('at %s with the officer %s the start warns: %s', (PUBLIC_URL, shown, warns) => {
  expect(findExampleOfficer({ PUBLIC_URL }, shown) !== undefined).toBe(warns);
});
