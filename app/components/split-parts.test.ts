import { expect, test } from 'vitest';
import { splitParts } from '#app/components/split-parts.ts';

test('a text falls into its marked parts, wherever its language has them', () => {
  expect(splitParts('Read <terms>our terms</terms>.', [])).toEqual([
    { words: 'Read ' },
    { mark: 'terms', words: 'our terms' },
    { words: '.' },
  ]);
  const counted = (name: string, n: number) => `<name>${name}</name>${n > 1 ? `: ${n}` : ''}`;
  expect(splitParts(counted, ['Asha', 2])).toEqual([{ mark: 'name', words: 'Asha' }, { words: ': 2' }]);
});

test.each(['<terms>free</terms>', '</name>x<name>', '<name>', '</terms>', 'a < b'])('a name %j is words, and no mark', (name) => {
  const text = (name: string) => `By ${name}, <name>${name}</name>, see <terms>terms</terms>`;
  expect(splitParts(text, [name])).toEqual([
    { words: `By ${name}, ` },
    { mark: 'name', words: name },
    { words: ', see ' },
    { mark: 'terms', words: 'terms' },
  ]);
});
