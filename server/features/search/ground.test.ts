import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { cellsAround, haversineOf, toMap } from '#server/features/search/ground.ts';
import { kilometresBetween } from '#shared/distance.ts';

const cellOf = (lat: number, lng: number) => Math.floor((lat + 90) * 20) * 7200 + Math.floor((lng + 180) * 20);

test('the cells around a point have every place within the distance, at the poles and the date line too', () => {
  const random = createRandom('cells');
  for (let n = 0; n < 60_000; n++) {
    const point = {
      lat: random.float(-90, 90),
      lng: random.chance(0.2) ? random.pick([-180, 180, 179.99, -179.99]) : random.float(-180, 180),
    };
    const radius = random.pick([2, 5, 10, 25, 50]);
    const lat = Math.max(-90, Math.min(90, point.lat + random.float(-0.6, 0.6)));
    const turned = point.lng + random.float(-0.9, 0.9);
    const lng = turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
    if (kilometresBetween(point, { lat, lng }) > radius) continue;
    const { from, to } = cellsAround(point, radius);
    const cell = cellOf(lat, lng);
    expect(
      from.some((first, at) => first <= cell && cell <= (to[at] as number)),
      JSON.stringify({ point, lat, lng, radius }),
    ).toBe(true);
  }
});

test('few cells are looked at beside those', () => {
  const { from, to } = cellsAround({ lat: 19, lng: 73 }, 10);
  expect(from.length).toBeLessThanOrEqual(5);
  expect(from.reduce((sum, first, at) => sum + (to[at] as number) - first + 1, 0)).toBeLessThanOrEqual(24);
});

test('what SQL compares is the distance along the ground', () => {
  const a = { lat: 18.52, lng: 73.86 };
  const b = { lat: 19.08, lng: 72.88 };
  const [from, to] = [toMap(a), toMap(b)];
  const half = (Math.sinh((to.y - from.y) / 2) ** 2 + Math.sin((to.x - from.x) / 2) ** 2) / (Math.cosh(to.y) * Math.cosh(from.y));
  expect(half).toBeCloseTo(haversineOf(kilometresBetween(a, b)), 12);
  expect(kilometresBetween(a, b)).toBeCloseTo(120.3, 0);
});
