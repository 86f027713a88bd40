import { describe, expect, test } from 'vitest';
import { createLexiconBook } from '#server/features/understanding/create-lexicon-book.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { hear, places, say, shipped } from '#tests/helpers/small-lexicon.ts';

const book = await createLexiconBook(shipped, undefined, ['Water tanks']);
const shortBook = await createLexiconBook({
  ...shipped,
  entries: [
    ...shipped.entries,
    ...say('Construction Contractors', 1, 'rcc'),
    ...say('Cctv/security system', 1, 'cctv'),
    ...say('Wallpaper/pvc/vinee', 1, 'pvc'),
    ...say('Shuttering', 1, 'jacks', 'c channel'),
    ...say('Iron', 1, 'g sheet', 'j'),
  ],
});

const read = (q: string, more = {}) => understand(q, { book, places, ...more });
const trades = (q: string) => read(q).trades.map(({ service }) => service);
const cities = (q: string) => read(q).places.map(({ city, state }) => city ?? state);

describe('a word without vowels', () => {
  const short = { book: shortBook };
  const shortTrades = (q: string) => read(q, short).trades.map(({ service }) => service);

  test.each([
    ['rcc', 'Construction Contractors'],
    ['r.c.c.', 'Construction Contractors'],
    ['rrcc', 'Construction Contractors'],
    ['cctv', 'Cctv/security system'],
    ['CCTVV', 'Cctv/security system'],
    ['cctb', 'Cctv/security system'],
    ['cc tv', 'Cctv/security system'],
    ['pvc', 'Wallpaper/pvc/vinee'],
    ['plmbr', 'Plumbing Contractors'],
    ['plmmbr', 'Plumbing Contractors'],
    ['wtrprfng', 'Waterproofing'],
  ])('is an abbreviation, or one whose vowels were left out: %s is %s', (q, service) => {
    expect(shortTrades(q)).toEqual([service]);
  });

  test.each(['zzqx', 'zz', 'qq', 'kk', 'kkk', 'jks', 'qkr', 'rkk rkr', 'ctf', 'pvk', 'jcc', 'xqzj', 'bb cc'])(
    'is none that only sounds so: %s means nothing',
    (q) => {
      for (const isHalfTyped of [false, true]) expect(read(q, { ...short, isHalfTyped })).toMatchObject({ trades: [], places: [] });
    },
  );
});

describe('trades', () => {
  test('come from sayings by their weights, the likeliest first', () => {
    expect(read('leak').trades).toEqual([
      { service: 'Waterproofing', weight: 1 },
      { service: 'Plumbing Contractors', weight: 0.6 },
    ]);
  });

  test.each([
    ['roof leaking', 'Waterproofing'],
    ['my roof is leaking', 'Waterproofing'],
    ['leaking roof', 'Waterproofing'],
    ['roofs leaked', 'Waterproofing'],
    ['छत टपक रही है', 'Waterproofing'],
    ['chhat se pani tapak raha hai', 'Waterproofing'],
    ['pipe leaking', 'Plumbing Contractors'],
    ['nal wala', 'Plumbing Contractors'],
    ['plumbers', 'Plumbing Contractors'],
    ['plumbr', 'Plumbing Contractors'],
    ['plubmer', 'Plumbing Contractors'],
    ['सरिया', 'Iron'],
    ['saria', 'Iron'],
    ['rajmistri', 'Construction Contractors'],
    ['बढ़ई', 'Carpenter'],
    ['water proofing', 'Waterproofing'],
    ['wooden door', 'Carpenter'],
    ['water tank', 'Water tanks'],
  ])('%s: %s', (q, service) => {
    expect(trades(q)[0]).toBe(service);
  });

  test('longer sayings win over the words in them', () => {
    expect(trades('pipe leak')).toEqual(['Plumbing Contractors']);
    expect(trades('kota stone')).toEqual(['Marbles and stone']);
    expect(trades('roof of the world')).toEqual([]);
  });

  test('what is spelt so wins over what only sounds so', () => {
    expect(trades('ret')).toEqual(['Bricks/sand']);
    expect(read('सरिया रेट')).toMatchObject({ trades: [{ service: 'Iron' }], intents: ['price'] });
  });

  test('a word of a business is no misspelling', () => {
    expect(read('plumbur', { isWritten: (word: string) => word === 'plumbur' })).toMatchObject({ trades: [], rest: ['plumbur'] });
  });
});

describe('places', () => {
  test.each([
    ['plumber in pune', ['Pune']],
    ['plumber poona', ['Pune']],
    ['plumber bangalore', ['Bengaluru']],
    ['प्लंबर मुंबई में', ['Mumbai']],
    ['plumber navi mumbai', ['Navi Mumbai']],
    ['plumber maharashtra', ['Maharashtra']],
    ['plumber pune maharashtra', ['Pune']],
    ['plumber aurangabad bihar', ['Aurangabad']],
    ['plumber 411038', ['Pune']],
    ['plumber kothrud', ['Pune']],
    ['plumber kothrud pune', ['Pune']],
    ['plumber kothrood', ['Pune']],
    ['plumber hydrabad', ['Hyderabad']],
    ['plumber delhi pune', ['Delhi', 'Pune']],
    ['plumber kota', ['Kota']],
    ['kota stone', []],
    ['plumber', []],
  ])('%s: %j', (q, expected) => {
    expect(cities(q)).toEqual(expected);
  });

  test('keep their state, locality and PIN code', () => {
    expect(read('plumber aurangabad bihar').places).toEqual([{ city: 'Aurangabad', state: 'Bihar' }]);
    expect(read('plumber kothrud').places).toEqual([{ city: 'Pune', state: 'Maharashtra', locality: 'Kothrud' }]);
    expect(read('plumber 411038 pune').places).toEqual([{ city: 'Pune', state: 'Maharashtra', pincode: '411038' }]);
  });

  test.each([
    ['plumber kothrood', 'Pune', 'Kothrud'],
    ['plumber kotrud', 'Pune', 'Kothrud'],
    ['kothroodh me plumber', 'Pune', 'Kothrud'],
    ['plumber kothrood pune maharashtra', 'Pune', 'Kothrud'],
    ['tiles hadapsur', 'Pune', 'Hadapsar'],
    ['painter viman ngar pune', 'Pune', 'Viman Nagar'],
    ['carpenter andhery west', 'Mumbai', 'Andheri West'],
    ['plumber koramangla', 'Bengaluru', 'Koramangala'],
    ['waterproofing indranagar bangalore', 'Bengaluru', 'Indiranagar'],
    ['plumber gachibowly', 'Hyderabad', 'Gachibowli'],
    ['plumber ghatkoper', 'Mumbai', 'Ghatkopar'],
    ['plumber lajpat ngr', 'Delhi', 'Lajpat Nagar'],
  ])('%s: in %s, %s', (q, city, locality) => {
    expect(read(q).places).toMatchObject([{ city, locality }]);
    expect(read(q).isSure).toBe(false);
  });

  test('a word that stands in some business is no misspelt locality', () => {
    expect(read('plumber kothrood', { isWritten: (word: string) => word === 'kothrood' })).toMatchObject({
      places: [],
      rest: ['kothrood'],
    });
  });

  test('near me is no place, and no word of an address', () => {
    expect(read('plumber near me')).toMatchObject({ nearMe: true, places: [], rest: [], unwritten: new Set(['near', 'me']) });
    expect(read('mere paas plumber').unwritten).toEqual(new Set(['mere', 'paas']));
    expect(read('near me')).toMatchObject({ nearMe: true, unwritten: new Set(['near', 'me']) });
    expect(read('plumber near kothrud')).toMatchObject({ nearMe: false, places: [{ locality: 'Kothrud' }], unwritten: new Set(['near']) });
    expect(read('near zubizarreta stand')).toMatchObject({ unwritten: new Set() });
  });

  test('a word that is spelt as something else is no town that sounds so', async () => {
    const own = await createLexiconBook({ ...shipped, noise: [...shipped.noise, ...hear('filler', 'thanda')] });
    const readIn = (q: string) => understand(q, { book: own, places }).places.map(({ city }) => city);
    expect(readIn('pipe leak thanda')).toEqual([]);
    expect(readIn('pipe leak in thanda')).toEqual(['Tanda']);
    expect(readIn('pipe leak tanda')).toEqual(['Tanda']);
  });
});

describe('the rest', () => {
  test('is what is neither trade, place nor noise', () => {
    const { intents, rest, trades: meant } = read('best zubizarreta plumber price on rent in pune 20 mm');
    expect({ intents, rest, meant }).toEqual({
      intents: ['price', 'rent'],
      rest: ['zubizarreta'],
      meant: [{ service: 'Plumbing Contractors', weight: 1 }],
    });
  });

  test.each(['', '   ', 'best good', 'in for the', 'price', '🏠🏠', '%%%', '20 mm', '\u0001', "';--"])('of %j is nothing', (q) => {
    expect(read(q)).toMatchObject({ trades: [], places: [], rest: [] });
  });

  test('a key that was held down is no word, and a word whose last letter was is that word', () => {
    for (const q of ['qqqq', 'zzzz', 'bbbb', 'zzzzqqqq']) expect(read(q), q).toMatchObject({ trades: [], places: [], rest: [q] });
    expect(trades('plumberrrr')).toEqual(['Plumbing Contractors']);
  });

  test('has no trade by a number or a unit alone', () => {
    for (const q of ['asdf 1', '1', 'asdf 2 ton']) expect(read(q).trades, q).toEqual([]);
    expect(trades('asdf 1 ton')).toEqual(['Air conditioning']);
  });

  test('is sure only when every word is known as it is spelt', () => {
    expect(read('roof leaking in pune').isSure).toBe(true);
    for (const q of ['plumbr pune', 'plumber jaipr', 'plumber zubizarreta', 'zubizarreta', '']) expect(read(q).isSure, q).toBe(false);
  });
});

describe('half typed', () => {
  const typed = (q: string) => read(q, { isHalfTyped: true });

  test('a place is completed', () => {
    expect(typed('waterproofing pun')).toMatchObject({ places: [{ city: 'Pune', state: 'Maharashtra' }], isPlaceCompleted: true });
    expect(typed('plumber in navi mum').places).toEqual([{ city: 'Navi Mumbai', state: 'Maharashtra' }]);
    expect(read('waterproofing pun')).toMatchObject({ places: [], isPlaceCompleted: false });
    expect(typed('waterproofing pune').isPlaceCompleted).toBe(false);
  });

  test.each([
    'waterproofing pu',
    'roof leaking b',
    'roof leaking h',
    'chhat tapak rahi hai',
    'chhat tapak rahi h',
    'roof leaking me',
    'roof leaking ka',
    'छत टपक रही है',
    'sariya chahiye',
    'plumber good',
    'plumber 41',
    'plumber kg',
  ])('no place is completed from too little, or from a word that is part of a saying: %s', (q) => {
    expect(typed(q)).toMatchObject({ places: [], isPlaceCompleted: false });
    expect(typed(q).trades).not.toEqual([]);
  });

  test('a saying is completed', () => {
    expect(typed('roof lea').trades[0]?.service).toBe('Waterproofing');
    expect(typed('plum').trades[0]?.service).toBe('Plumbing Contractors');
    expect(typed('plum').isSure).toBe(false);
  });
});

test('long and repeated words are read in no time to speak of', () => {
  for (const q of [Array(500).fill('leak').join(' '), Array(200).fill('zubizarreta roof').join(' '), 'x'.repeat(100_000)]) {
    expect(() => read(q, { isExplained: true })).not.toThrow();
  }
  expect(trades(Array(500).fill('leak').join(' '))[0]).toBe('Waterproofing');
});

test('says how it read the words', () => {
  expect(read('best plumbr in poona', { isExplained: true }).steps).toEqual([
    { words: 'best', as: 'filler' },
    { words: 'plumbr', as: 'trade', trades: [{ service: 'Plumbing Contractors', weight: 1 }] },
    { words: 'in', as: 'filler' },
    { words: 'poona', as: 'place', place: { city: 'Pune', state: 'Maharashtra' } },
  ]);
  expect(read('best').steps).toEqual([]);
});
