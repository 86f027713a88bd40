import { expect, test } from 'vitest';
import { kilometresBetween } from '#shared/distance.ts';

const PUNE = { lat: 18.5204, lng: 73.8567 };

test.each([
  ['itself', PUNE, 0],
  ['Mumbai', { lat: 19.076, lng: 72.8777 }, 120.15],
  ['Delhi', { lat: 28.6139, lng: 77.209 }, 1173],
])('Pune and %s', (_name, other, kilometres) => {
  expect(kilometresBetween(PUNE, other)).toBeCloseTo(kilometres, 0);
  expect(kilometresBetween(other, PUNE)).toBe(kilometresBetween(PUNE, other));
});
