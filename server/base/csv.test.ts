import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { guardCell, unguardCell, writeCsv } from '#server/base/csv.ts';
import { createRandom } from '#server/demo/random.ts';

const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const SIGNS = [...'=+-@＝＋－＠﹦﹢﹣﹫−'];
const columns = ['one', 'two', 'three'].map((name) => ({ key: name, header: name }));

test.each(SIGNS)('no line begins with %s, at the start of a cell or after any line break', (sign) => {
  expect(guardCell(`${sign}1+1`)).toBe(`'${sign}1+1`);
  for (const before of [...BREAKS, ...BREAKS.map((end) => `${end} `), ...BREAKS.map((end) => `${end}\u200b`)])
    expect(guardCell(`Roof${before}${sign}1`)).toBe(`Roof${before.replace(/( |\u200b)?$/, "'$1")}${sign}1`);
});

test.each(['\tcmd', '\rcmd', ' =1', '\u200b=1', '\ufeff@x', 'a\n\t=1'])('%j is guarded', (cell) => {
  expect(guardCell(cell)).not.toBe(cell);
  expect(unguardCell(guardCell(cell))).toBe(cell);
});

test('what is no formula stays as it is', () => {
  for (const cell of ['', 'Roof', 'a=b', 'x - y', 'a\nb', "O'Brien", "'70s Tiles", '(022) 2550', 'नल = पानी'])
    expect(guardCell(cell)).toBe(cell);
});

const random = createRandom('csv');
const PIECES = [...SIGNS, ...BREAKS, '\t', ' ', "'", '"', ',', ';', 'a', '1', 'नल', '\u200b', '🏠'];

test('2,000 random cells come back as they were, each row in one row, and no line of any begins as a formula', async () => {
  const cell = () => Array.from({ length: random.int(0, 7) }, () => random.pick(PIECES)).join('');
  const rows = Array.from({ length: 700 }, () => ({ one: cell(), two: cell(), three: 'end' }));
  const csv = await text(writeCsv(columns, rows));
  const read = parse(csv, { bom: true, record_delimiter: '\r\n' }) as string[][];
  expect(read.map((cells) => cells.map(unguardCell))).toEqual([['one', 'two', 'three'], ...rows.map((row) => Object.values(row))]);
  for (const line of read.flat().flatMap((cell) => cell.split(/[\r\n\v\f\u0085\u2028\u2029]/))) {
    expect(line.replace(/^[\s\p{Cf}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫−]/u);
  }
});
