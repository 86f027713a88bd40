import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { Lexicon } from '#server/features/search/lexicon.ts';

const random = createRandom('lexicon');
const letters = 'abcdeक';
const draw = () =>
  Array.from({ length: 2 + Math.floor(random.next() * 5) }, () => letters[Math.floor(random.next() * letters.length)]).join('');
const words = [...new Set(Array.from({ length: 4_000 }, draw))];
const fragments = ['a', 'ab', 'abc', 'abcd', '\nab', 'de\n', '\nabc\n', 'क', 'bकa', 'eeee', 'x'];

test('finds the same words whether they are packed, packed again after more were learnt, or not', () => {
  const [plain, packed] = [new Lexicon(), new Lexicon()];
  for (const [at, word] of words.entries()) {
    plain.set(word, at % 7);
    packed.set(word, at % 7);
    if (at === 1_500 || at === 2_500) packed.pack();
  }
  for (const fragment of fragments) expect(packed.expand(fragment, 5_000)).toEqual(plain.expand(fragment, 5_000));
  // Those that begin with it are told by what they begin with.
  const having = words.filter((word) => word.indexOf('bक') > 0);
  expect(having.length).toBeGreaterThan(100);
  const { words: found = [], beginning } = packed.expand('bक', 5_000);
  expect([beginning, found.toSorted()]).toEqual(['bक', having.toSorted()]);
});
