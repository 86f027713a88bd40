import { expect, test } from 'vitest';
import { withoutPersonalData } from '#server/features/audit/mask-personal-data.ts';
import { limits } from '#shared/limits.ts';

test.each([
  ['asha.rao@builders.example.in', 'a…@….in'],
  ['Write to asha@builders.example, or to josé@x.co.', 'Write to a…@….example, or to j…@….co.'],
  ['9876543210', '…10'],
  ['+91 98765-43210', '…10'],
  ['(022) 2765 4321', '(…21'],
  ['Call 98765 43210 or 98765.43211', 'Call …10 or …11'],
  ['९८७६५४३२१०', '…१०'],
  ['Cement, 395 a bag, PIN 411038', 'Cement, 395 a bag, PIN 411038'],
  ['2026-01-31T10:30:00.000Z', '2026-01-31T10:30:00.000Z'],
  ['0190a0a0-0000-7000-8000-000000000012', '0190a0a0-0000-7000-8000-000000000012'],
  ['one@example.in,two@example.in', 'o…@….in,t…@….in'],
  ['one@example.in_two@example.in', 'o…@….in_…@….in'],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

test('texts are found wherever they stand; what is no text stays as it is', () => {
  const at = new Date(0);
  const given = { phone_no: { before: null, after: '9876543210' }, tags: ['a@b.in', 7, true], at, count: 12 };
  const kept = { phone_no: { before: null, after: '…10' }, tags: ['a…@….in', 7, true], at, count: 12 };
  expect(withoutPersonalData(given)).toEqual(kept);
});

test('a text as long as an entry of the blog holds nobody up', () => {
  const word = 'अ'.repeat(limits.blogText);
  expect(withoutPersonalData(word)).toBe(word);
  expect(withoutPersonalData(`${word} a@b.in`)).toBe(`${word} a…@….in`);
});
