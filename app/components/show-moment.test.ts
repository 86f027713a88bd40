import { expect, test } from 'vitest';
import { showDate, showLongDate, showMoment } from '#app/components/show-moment.ts';

test.each([
  ['2026-11-21T08:35:00.000Z', '21 Nov 2026, 14:05'],
  ['2026-12-31T18:29:59.999Z', '31 Dec 2026, 23:59'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 00:00'],
  ['2026-09-01T00:00:00+05:30', '1 Sep 2026, 00:00'],
])('%s is %s in India', (at, shown) => {
  expect(showMoment(at)).toBe(shown);
  expect(showDate(at)).toBe(shown.split(',')[0]);
});

test('elsewhere', () => {
  expect(showMoment('2026-11-21T00:35:00Z', -5 * 60)).toBe('20 Nov 2026, 19:35');
  expect(showMoment('2026-11-21T00:35:00Z', 0)).toBe('21 Nov 2026, 00:35');
});

test('a day for reading', () => {
  expect(showLongDate('2026-08-31T18:30:00Z')).toBe('1 September 2026');
});
