import { expect, test } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { shippedLexicon } from '#server/features/search/query-reader.ts';
import { addTeamsWords, createShippedBook } from '#server/features/understanding/create-lexicon-book.ts';
import type { LexiconBook } from '#server/features/understanding/lexicon-book.ts';
import { placeBookOf } from '#server/features/understanding/place-book.ts';
import { withoutSwitchedOff } from '#server/features/understanding/switched-off.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { type LexiconEntry, noSource } from '#server/features/understanding/understanding.ts';

const places = placeBookOf(loadGazetteer());
const lexicon = shippedLexicon();
const shipped = await createShippedBook(lexicon);
const keyOf = ({ saying, service }: LexiconEntry) => `${saying}\n${service}`;

/** Words that are near to what was switched off, and others. */
function questions(off: LexiconEntry[]): string[] {
  const others = lexicon.entries.filter((_, at) => at % 61 === 0);
  return [...off.slice(0, 150), ...others].flatMap(({ saying }) => [
    saying,
    saying.slice(0, -1),
    `${saying.slice(0, 2)}${saying.slice(3)}`,
    saying.split(' ')[0] ?? '',
  ]);
}

function read(book: LexiconBook, q: string) {
  const { steps, ...typed } = understand(q, { book, places, isExplained: true });
  const told = steps.map((step) => JSON.stringify(step)).sort();
  return { q, ...typed, told, completed: understand(q, { book, places, isHalfTyped: true }) };
}

test.each([
  ['one', 5_001, 3],
  ['some', 997, 11],
  ['hundreds', 41, 5],
  ['half', 2, 1],
])('%s switched off: words are read as if these had never stood in the files', async (_, step, from) => {
  const off = lexicon.entries.filter((_, at) => at % step === from);
  const isOff = new Set(off.map(keyOf));
  const never = await createShippedBook({ ...lexicon, entries: lexicon.entries.filter((entry) => !isOff.has(keyOf(entry))) });
  const without = await withoutSwitchedOff(shipped, [...isOff]);
  const [expected, book] = await Promise.all([never, without].map((below) => addTeamsWords(below, noSource, ['Water tanks'])));
  expect(book?.sorted.map(({ text }) => text)).toEqual(expected?.sorted.map(({ text }) => text));
  for (const q of questions(off)) expect(read(book as LexiconBook, q)).toEqual(read(expected as LexiconBook, q));
});

test('what is switched off is unknown, then added by the team is known anew, and the files’ own book stays as it is', async () => {
  const q = 'roof leaking';
  const isOff = lexicon.entries
    .filter(({ saying }) => saying.split(' ').some((word) => /^(roofs?|leak(s|ing|age)?)$/.test(word)))
    .map(keyOf);
  const without = await withoutSwitchedOff(shipped, isOff);
  const meaning = async (below: typeof without, entries: LexiconEntry[] = []) =>
    understand(q, { book: await addTeamsWords(below, { ...noSource, entries }, []), places }).trades[0]?.service;
  const before = await meaning(shipped);
  expect(before).toBe('Waterproofing');
  expect(await meaning(without, [{ saying: q, service: 'Glass', weight: 1 }])).toBe('Glass');
  expect(await meaning(shipped)).toBe(before);
});

test('what no file has may be switched off', async () => {
  const without = await withoutSwitchedOff(shipped, ['never said\nGlass', 'no service', '']);
  expect(without.book.sorted).toEqual(shipped.book.sorted);
});
