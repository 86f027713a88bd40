import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { shippedLexicon } from '#server/features/search/query-reader.ts';
import { createLexiconBook } from '#server/features/understanding/create-lexicon-book.ts';
import { placeBookOf } from '#server/features/understanding/place-book.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { noSource } from '#server/features/understanding/understanding.ts';
import { catalogue } from '#shared/catalogue.ts';
import { hear, say, places as smallPlaces } from '#tests/helpers/small-lexicon.ts';

const services = [...catalogue.contractor, ...catalogue.supplier];
const places = placeBookOf(loadGazetteer());
const book = await createLexiconBook(shippedLexicon(), noSource, services);
const read = (q: string) => understand(q, { book, places });
const trades = (q: string) => read(q).trades.map(({ service }) => service);

describe('a word that is spelt as people say it means nothing that only sounds so', () => {
  test.each([
    ['ac', 'Air conditioning'],
    ['AC', 'Air conditioning'],
    ['a/c', 'Air conditioning'],
    ['ac wala', 'Air conditioning'],
    ['ac chahiye', 'Air conditioning'],
    ['need ac', 'Air conditioning'],
    ['ac wanted', 'Air conditioning'],
    ['ac price', 'Air conditioning'],
    ['aac', 'Bricks/sand'],
    ['aac wala', 'Bricks/sand'],
    ['acc', 'Cement'],
    ['acc ka rate', 'Cement'],
    ['ro', 'Water purifier'],
    ['upvc', 'Upvc Fittings'],
    ['cctv', 'Cctv/security system'],
    ['tmt', 'Iron'],
    ['mdf', 'Wood work'],
    ['ply', 'Wood work'],
    ['shutter', 'Gates/grills/railings'],
    ['sutar', 'Carpenter'],
    ['seat', 'Sanitary/bath Fittings'],
    ['seats', 'Sanitary/bath Fittings'],
    ['सीट', 'Sanitary/bath Fittings'],
    ['sheet', 'Iron'],
    ['sheets', 'Iron'],
    ['shor', 'Upvc Fittings'],
    ['jali', 'Gates/grills/railings'],
    ['जाली', 'Gates/grills/railings'],
    ['khat', 'Carpenter'],
  ])('%s is %s alone', (q, service) => expect(trades(q)).toEqual([service]));

  test.each([
    ['toti', 'Water tanks', ['Sanitary/bath Fittings', 'Plumbing Contractors']],
    ['balli', 'Bricks/sand', ['Shuttering', 'Wood work']],
  ])('%s is none of %s', (q, _, expected) => expect(trades(q)).toEqual(expected));

  test.each([
    ['darwaja', ['Carpenter', 'Wood work']],
    ['zatka', ['Electric Contractors', 'Solar pannels']],
    ['jhatka', ['Electric Contractors', 'Solar pannels']],
    ['parde', ['Interior Designers', 'Wallpaper/pvc/vinee']],
    ['परदे', ['Interior Designers', 'Wallpaper/pvc/vinee']],
    ['gizer', ['Electrical/lightings', 'Plumbing Contractors', 'Sanitary/bath Fittings']],
    ['switchboard', ['Electric Contractors', 'Electrical/lightings']],
    ['borewell', ['Plumbing Contractors', 'Jcb Movers']],
    ['dampproof', ['Waterproofing']],
  ])('spellings of one word mean what each of them does: %s', (q, expected) => expect(trades(q)).toEqual(expected));

  test.each([
    ['paintar', 'Paint Contractors'],
    ['plamber', 'Plumbing Contractors'],
    ['tyles', 'Tiles/flooring'],
    ['karpenter', 'Carpenter'],
    ['electrishan', 'Electric Contractors'],
    ['simant', 'Cement'],
    ['saria', 'Iron'],
    ['rait', 'Bricks/sand'],
    ['m send', 'Bricks/sand'],
    ['सैण्ड', 'Bricks/sand'],
    ['rajgar', 'Construction Contractors'],
    ['tin seat', 'Iron'],
    ['acs', 'Air conditioning'],
    ['rolling shuter', 'Gates/grills/railings'],
  ])('what is spelt by ear is found by its sound: %s is %s', (q, service) => expect(trades(q)[0]).toBe(service));

  test('a spelling that nobody listed is all that sounds so', () => {
    expect(trades('shuter')).toEqual(['Gates/grills/railings', 'Carpenter']);
    expect(trades('akk')).toEqual(expect.arrayContaining(['Air conditioning', 'Bricks/sand', 'Cement']));
  });

  test('that holds of what the team says, too', async () => {
    const own = await createLexiconBook(
      { entries: say('Iron', 1, 'sariya'), noise: hear('filler', 'best') },
      { ...noSource, entries: say('Glass', 1, 'saria') },
    );
    const read = (q: string) => understand(q, { book: own, places: smallPlaces }).trades.map(({ service }) => service);
    expect([read('sariya'), read('saria'), read('sarya')]).toEqual([['Iron'], ['Glass'], ['Glass', 'Iron']]);
  });
});

describe('words around a trade are no other trade and no place', () => {
  test.each([
    'pls send plumber',
    'please send a plumber',
    'need plumber',
    'plumber wanted',
    'plumber job',
    'plumber vacancy',
    'plumber vacancies',
    'vacancy for plumber',
    'plumber career',
    'fresher plumber',
    'plumber interview',
    'plumber salary',
    'plumber naukri',
    'plumber opening',
    'plumber enquiry',
    'plumber with warranty',
    'plumber on sunday',
    'plumber timings',
    'compare plumber',
    'plumber payment',
    'plumber training',
    'प्लंबर वैकेंसी',
  ])('%s', (q) => {
    expect(read(q)).toMatchObject({ trades: [{ service: 'Plumbing Contractors', weight: 1 }], places: [], rest: [] });
    const inPune = read(`${q} in pune`);
    expect(inPune).toMatchObject({ trades: [{ service: 'Plumbing Contractors' }], places: [{ city: 'Pune' }], rest: [] });
    expect([inPune.trades.length, inPune.places.length]).toEqual([1, 1]);
  });
});
