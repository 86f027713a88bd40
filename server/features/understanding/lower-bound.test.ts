import { expect, test } from 'vitest';
import { lowerBound } from '#server/features/understanding/lower-bound.ts';

const itself = (text: string) => text;

test.each([
  ['', 0],
  ['a', 0],
  ['b', 0],
  ['ba', 1],
  ['bhopal', 1],
  ['bhopala', 2],
  ['pune', 2],
  ['पुणे', 4],
])('texts from %j on begin at %i', (start, at) => {
  expect(lowerBound(['b', 'bhopal', 'pune', 'pune'], start, itself)).toBe(at);
});

test('in a list without any, at its end', () => {
  expect(lowerBound([], 'pune', itself)).toBe(0);
});
