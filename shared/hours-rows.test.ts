import { expect, test } from 'vitest';
import { rowsOf, settleRow, weekOf } from '#shared/hours-rows.ts';
import { readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';

test.each([
  ['Mo-Sa 10:00-20:00', ['0,1,2,3,4,5 600-1200']],
  ['Mo-Fr 09:00-18:00, Sa 10:00-14:00', ['0,1,2,3,4 540-1080', '5 600-840']],
  ['Mo-Sa 09:00-13:00, Mo-Sa 16:00-20:00', ['0,1,2,3,4,5 540-780', '0,1,2,3,4,5 960-1200']],
  ['Mo 10:00-20:00, We-Su 10:00-20:00', ['0,2,3,4,5,6 600-1200']],
  ['Fr-Sa 20:00-02:00', ['4,5 1200-1560']],
  ['Mo-Su 00:00-24:00', ['0,1,2,3,4,5,6 0-1440']],
])('%s is asked for in these rows, and they say the same', (hours, expected) => {
  const rows = rowsOf(readOpeningHours(hours) ?? []);
  expect(rows.map(({ days, opens, closes }) => `${days} ${opens}-${closes}`)).toEqual(expected);
  expect(writeOpeningHours(weekOf(rows))).toBe(hours);
});

test.each([
  [{ opens: 600, closes: 1_200 }, 1_200],
  [{ opens: 1_260, closes: 1_200 }, 2_640],
  [{ opens: 1_080, closes: 1_560 }, 1_560],
  // Opening later in the night than it closed: the same day again.
  [{ opens: 60, closes: 1_560 }, 120],
  [{ opens: 600, closes: 1_440 }, 1_440],
  [{ opens: 600, closes: 600 }, 2_040],
])('%j closes at %s', (times, closes) => {
  expect(settleRow({ days: [0], ...times }).closes).toBe(closes);
});
