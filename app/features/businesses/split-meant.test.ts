import { expect, test } from 'vitest';
import { splitMeant } from '#app/features/businesses/split-meant.ts';
import type { Business, BusinessPage } from '#shared/schemas/businesses.ts';

/** A page of businesses with these numbers as ids; `written` where it says what was understood. */
function page(currentPage: number, ids: number[], written?: number, totalContractors = 99): BusinessPage {
  const businesses = ids.map((id) => ({ _id: String(id) }) as Business);
  const understood = { label: 'Glass', meanings: [], written: written ?? 0, named: 0, dropped: [], intents: [] };
  return {
    businesses,
    totalContractors,
    totalPages: Math.ceil(totalContractors / 8),
    currentPage,
    ...(written === undefined ? {} : { understood }),
  };
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

function split(...pages: BusinessPage[]) {
  const shown = [...new Map(pages.flatMap(({ businesses }) => businesses).map((business) => [business._id, business])).values()];
  const { written, meant } = splitMeant(pages, shown);
  return [written.map(({ _id }) => Number(_id)), meant.map(({ _id }) => Number(_id))];
}

test('a list is parted behind its last business with the words, on whichever page that stands', () => {
  expect(split(page(1, from(1, 8), 3))).toEqual([from(1, 3), from(4, 8)]);
  expect(split(page(1, from(1, 8), 10), page(2, from(9, 16)))).toEqual([from(1, 10), from(11, 16)]);
  expect(split(page(1, from(1, 8), 8), page(2, from(9, 16)))).toEqual([from(1, 8), from(9, 16)]);
  expect(split(page(1, from(1, 8), 8))).toEqual([from(1, 8), []]);
});

test('a list that begins behind them is meant as a whole, one that begins among them is parted', () => {
  expect(split(page(3, from(17, 24), 5))).toEqual([[], from(17, 24)]);
  expect(split(page(2, from(9, 16), 11))).toEqual([from(9, 11), from(12, 16)]);
});

test('a business that stands on two pages moves no bound', () => {
  expect(split(page(1, from(1, 8), 9), page(2, [8, 9, 10, 11, 12, 13, 14, 15]))).toEqual([from(1, 8), from(9, 15)]);
});

test('a later page that begins with the page before, read once more, moves no bound', () => {
  expect(split(page(1, from(1, 8), 13), page(2, from(1, 16)))).toEqual([from(1, 13), from(14, 16)]);
  expect(split(page(1, from(1, 8), 10, 11), page(2, from(1, 11), undefined, 11))).toEqual([from(1, 10), [11]]);
  expect(split(page(1, from(1, 8), 5), page(2, from(1, 16)), page(3, from(9, 24)))).toEqual([from(1, 5), from(6, 24)]);
});

test('it stays whole where only words were searched, and where all are meant', () => {
  expect(split(page(1, from(1, 8)))).toEqual([from(1, 8), []]);
  expect(split(page(1, from(1, 8), 0))).toEqual([from(1, 8), []]);
  expect(split(page(1, [], 4))).toEqual([[], []]);
});
