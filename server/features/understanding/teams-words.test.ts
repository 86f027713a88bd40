import { describe, expect, test } from 'vitest';
import { addTeamsWords, createLexiconBook, createShippedBook } from '#server/features/understanding/create-lexicon-book.ts';
import type { LexiconBook } from '#server/features/understanding/lexicon-book.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { type LexiconSource, noSource } from '#server/features/understanding/understanding.ts';
import { places, say, shipped } from '#tests/helpers/small-lexicon.ts';

const book = await createLexiconBook(shipped, undefined, ['Water tanks']);

describe("the team's words", () => {
  const source = (more: Partial<LexiconSource>): LexiconSource => ({
    version: '1',
    entries: [],
    switchedOff: [],
    places: [],
    serviceNames: [],
    ...more,
  });

  test('are added, and shipped ones switched off', async () => {
    const own = await createLexiconBook(
      shipped,
      source({
        entries: say('Glass', 1, 'chamkila'),
        switchedOff: ['plumber\nPlumbing Contractors'],
        places: [{ saying: 'wahan', city: 'Pune', state: 'Maharashtra' }],
      }),
    );
    const understood = understand('chamkila wahan', { book: own, places });
    expect(understood).toMatchObject({ trades: [{ service: 'Glass' }], places: [{ city: 'Pune' }] });
    expect(understand('plumber', { book: own, places }).trades).toEqual([]);
  });

  test.each(['%', '_', '<script>alert(1)</script>', 'x'.repeat(10_000), 'very '.repeat(200), '', '   ', '\0', '(((', '*'])(
    'may be anything: %j',
    async (saying) => {
      const own = await createLexiconBook(
        shipped,
        source({ entries: say('Glass', 1, saying), places: [{ saying, city: 'Pune', state: 'Maharashtra' }] }),
      );
      expect(understand('roof leaking delhi', { book: own, places })).toMatchObject({
        trades: [{ service: 'Waterproofing' }],
        places: [{ city: 'Delhi' }],
      });
      expect(() => understand(saying, { book: own, places, isExplained: true })).not.toThrow();
    },
  );
});

test('the team’s words are added beside those of the files, which stay as they are', async () => {
  const files = await createShippedBook(shipped);
  const source: LexiconSource = {
    ...noSource,
    entries: [...say('Glass', 1, 'leak', 'glass leak wala'), ...say('Iron', 0.5, 'jugaad patti')],
    places: [{ saying: 'cyber city', city: 'Gurugram', state: 'Haryana' }],
  };
  const withTeams = await addTeamsWords(files, source, ['Water tanks']);
  const tradesIn = (book: LexiconBook, q: string) => understand(q, { book, places }).trades.map(({ service }) => service);
  expect(tradesIn(withTeams, 'leak')).toEqual(['Glass', 'Waterproofing', 'Plumbing Contractors']);
  expect(tradesIn(withTeams, 'jugad pati')).toEqual(['Iron']);
  expect(tradesIn(withTeams, 'roof leaking')[0]).toBe('Waterproofing');
  expect(understand('cyber city', { book: withTeams, places }).places[0]).toEqual({ city: 'Gurugram', state: 'Haryana' });
  expect(understand('jugaad pat', { book: withTeams, places, isHalfTyped: true }).trades[0]?.service).toBe('Iron');
  for (const q of ['leak', 'jugaad patti', 'glass leak wala', 'cyber city', 'roof leaking']) {
    expect(understand(q, { book: await addTeamsWords(files, noSource, ['Water tanks']), places })).toEqual(understand(q, { book, places }));
  }
});
