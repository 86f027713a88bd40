import { expect, test } from 'vitest';
import { findExampleOfficer } from '#server/start/example-officer.ts';
import { operator } from '#shared/brand/operator.ts';

const { email } = operator.grievanceOfficer;

test.each([
  ['https://directory.example.in', email, true],
  ['https://directory.example.in', 'officer@directory.in', false],
  ['http://localhost:3000', email, false],
  ['https://localhost:3000', email, false],
])('at %s with the officer %s the start warns: %s', (PUBLIC_URL, shown, warns) => {
  expect(findExampleOfficer({ PUBLIC_URL }, shown) !== undefined).toBe(warns);
});
