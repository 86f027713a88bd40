import { expect, test } from 'vitest';
import { closingAt, isOpenAt, readOpeningHours, writeOpeningHours } from '#shared/opening-hours.ts';

const kept = (text: string) => {
  const week = readOpeningHours(text);
  return week && writeOpeningHours(week);
};

test.each([
  ['Mo-Fr 09:00-18:00, Sa 10:00-14:00', 'Mo-Fr 09:00-18:00, Sa 10:00-14:00'],
  ['mon to fri 9am - 6pm; sat 10am-2pm', 'Mo-Fr 09:00-18:00, Sa 10:00-14:00'],
  ['Monday – Saturday 9:30 – 19.00', 'Mo-Sa 09:30-19:00'],
  ['daily 9-6pm', 'Mo-Su 09:00-18:00'],
  ['Mo, We, Fr 2-6pm', 'Mo 14:00-18:00, We 14:00-18:00, Fr 14:00-18:00'],
  ['Mo-Fr 09:00-12:00, 14:00-18:00', 'Mo-Fr 09:00-12:00, Mo-Fr 14:00-18:00'],
  ['Mo-Fr 14:00-18:00, Mo-Fr 09:00-12:00', 'Mo-Fr 09:00-12:00, Mo-Fr 14:00-18:00'],
  ['Fr-Mo 10:00-12:00', 'Mo 10:00-12:00, Fr-Su 10:00-12:00'],
  ['Sa 18:00-02:00', 'Sa 18:00-02:00'],
  ['Mo-Su 00:00-24:00', 'Mo-Su 00:00-24:00'],
  ['thurs 12am-12pm', 'Th 00:00-12:00'],
])('%j is kept as %j, and that as itself', (text, canonical) => {
  expect(kept(text)).toBe(canonical);
  expect(kept(canonical)).toBe(canonical);
});

test.each([
  '',
  'always',
  'Mo',
  'Mo-Fr',
  '09:00-18:00',
  'Mo 9-6',
  'Mo 25:00-26:00',
  'Mo 09:60-10:00',
  'Mo 13pm-14pm',
  'Mo 09:00-09:00',
  'Mo 24:00-02:00',
  'Xx 09:00-18:00',
  'M 09:00-18:00',
  'Mo 09:00-18:00, Mo 17:00-20:00',
  'Mo 09:00-08:00, Tu 07:00-09:00',
  'Mo 01:00-02:00, 03:00-04:00, 05:00-06:00, 07:00-08:00',
  'Mo 09:00-18:00, Tu',
  'Mo 09:00-18:00!',
  'सोमवार 09:00-18:00',
])('%j is refused', (text) => {
  expect(kept(text)).toBeUndefined();
});

test.each([
  ['Mo 09:00-18:00', '2026-11-23T03:29:59Z', false],
  ['Mo 09:00-18:00', '2026-11-23T03:30:00Z', true],
  ['Mo 09:00-18:00', '2026-11-23T12:29:59Z', true],
  ['Mo 09:00-18:00', '2026-11-23T12:30:00Z', false],
  ['Mo 09:00-18:00', '2026-11-24T05:00:00Z', false],
  ['Su 18:00-02:00', '2026-11-22T20:00:00Z', true],
  ['Su 18:00-02:00', '2026-11-22T20:30:00Z', false],
  ['Mo-Su 00:00-24:00', '2026-11-22T18:30:00Z', true],
])('%s at %s: %s, by the clocks of India', (text, moment, isOpen) => {
  expect(isOpenAt(readOpeningHours(text) ?? [], new Date(moment))).toBe(isOpen);
});

test.each([
  ['Mo 09:00-18:30', '2026-11-23T03:30:00Z', 1_110],
  ['Mo 09:00-13:00, Mo 14:00-18:00', '2026-11-23T10:00:00Z', 1_080],
  ['Mo 09:00-13:00, Mo 14:00-18:00', '2026-11-23T08:00:00Z', undefined],
  ['Su 18:00-02:00', '2026-11-22T15:00:00Z', 120],
  ['Su 18:00-02:00', '2026-11-22T20:00:00Z', 120],
  ['Mo-Su 00:00-24:00', '2026-11-22T18:30:00Z', 1_440],
])('%s at %s closes at minute %s', (text, moment, minute) => {
  expect(closingAt(readOpeningHours(text) ?? [], new Date(moment))).toBe(minute);
});
