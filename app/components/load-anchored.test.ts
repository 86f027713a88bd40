import { expect, test } from 'vitest';
import { loadAnchored } from '#app/components/load-anchored.ts';

const SIZE = 4;

/** Scrolls through a list that `change` does something to before each further page. @returns what was shown, each row once. */
async function scroll(list: string[], change: (list: string[], page: number) => void) {
  const load = async (page: number) => ({ page, rows: list.slice((page - 1) * SIZE, page * SIZE) });
  const shown = new Set((await load(1)).rows);
  for (let page = 2; page <= Math.ceil(list.length / SIZE); page += 1) {
    change(list, page);
    const { rows } = await loadAnchored(page, { first: 1, load, rowsOf: (one) => one.rows, isShown: (row) => shown.has(row) });
    for (const row of rows) shown.add(row);
  }
  return [...shown];
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `row ${n}`);

test.each([1, 2, 3, 4, 7, 9])('a list that loses %i rows while it is read skips none', async (lost) => {
  const shown = await scroll(names(40), (list, page) => page === 4 && list.splice(1, lost));
  expect(shown).toEqual(names(40).filter((name) => shown.includes(name)));
  const left = names(40).filter((_, n) => n < 1 || n >= 1 + lost);
  expect(left.filter((name) => !shown.includes(name))).toEqual([]);
});

test('one that loses a row before each page skips none, one that gains rows doubles none', async () => {
  const losing = await scroll(names(40), (list) => list.shift());
  expect(names(40).filter((name) => !losing.includes(name))).toEqual([]);
  const gaining = await scroll(names(20), (list, page) => list.unshift(`new ${page}`));
  expect(gaining.filter((name) => name.startsWith('row'))).toEqual(names(20));
});

test('the first page is loaded alone', async () => {
  const asked: number[] = [];
  const load = async (page: number) => asked.push(page);
  await loadAnchored(3, { first: 3, load, rowsOf: () => [], isShown: () => false });
  expect(asked).toEqual([3]);
});
