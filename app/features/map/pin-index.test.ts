import { expect, test } from 'vitest';
import { createPinIndex } from '#app/features/map/pin-index.ts';

const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
const PUNE = { lat: 18.5204, lng: 73.8567 };
const BANER = { lat: 18.559, lng: 73.787 };
const DELHI = { lat: 28.6139, lng: 77.209 };

const idsOf = (groups: { ids: string[] }[]) => groups.map(({ ids }) => ids.toSorted().join('+')).toSorted();

test('pins that are close stand as one, and come apart nearer by', () => {
  const index = createPinIndex([
    { id: 'pune', ...PUNE },
    { id: 'baner', ...BANER },
    { id: 'delhi', ...DELHI },
  ]);
  expect(idsOf(index.within(WORLD, 4))).toEqual(['baner+pune', 'delhi']);
  const [group] = index.within(WORLD, 4).filter(({ ids }) => ids.length === 2);
  const opensAt = group?.opensAt ?? 0;
  expect(idsOf(index.within(WORLD, opensAt))).toEqual(['baner', 'delhi', 'pune']);
  expect(idsOf(index.within(WORLD, opensAt - 1))).toEqual(['baner+pune', 'delhi']);
  expect(idsOf(index.within([73, 18, 74, 19], 12))).toEqual(['baner', 'pune']);
});

test('pins at one point never come apart: who is pressed is asked', () => {
  const index = createPinIndex([
    { id: 'one', ...PUNE },
    { id: 'two', ...PUNE },
  ]);
  const [group, ...others] = index.within(WORLD, 17);
  expect(others).toEqual([]);
  expect(group?.ids.toSorted()).toEqual(['one', 'two']);
  expect(group?.opensAt).toBeGreaterThan(17);
});

test('of nothing it shows nothing', () => {
  expect(createPinIndex([]).within(WORLD, 4)).toEqual([]);
});
