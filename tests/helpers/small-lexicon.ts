import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { placeBookOf } from '#server/features/understanding/place-book.ts';
import type { NoiseKind, ShippedLexicon } from '#server/features/understanding/understanding.ts';

export const places = placeBookOf(loadGazetteer());

/** Enough of a lexicon to show the rules; the real one is measured by `npm run bench -- sayings`. */
export const shipped: ShippedLexicon = {
  entries: [
    ...say('Waterproofing', 1, 'roof leaking', 'seelan', 'leak', 'waterproofing', 'chhat tapak'),
    ...say('Plumbing Contractors', 0.6, 'leak'),
    ...say('Plumbing Contractors', 1, 'plumber', 'pipe leak', 'नल'),
    ...say('Glass', 1, 'mirror'),
    ...say('Air conditioning', 1, '1 ton'),
    ...say('Marbles and stone', 1, 'kota stone', 'kota', 'stone'),
    ...say('Carpenter', 1, 'badhai', 'wood door'),
    ...say('Bricks/sand', 1, 'ret'),
    ...say('Iron', 1, 'sariya'),
    ...say('Construction Contractors', 1, 'raj mistri'),
  ],
  noise: [
    ...hear('filler', 'best', 'good', 'who can fix my', 'chahiye', 'roof of the world'),
    ...hear('price', 'price', 'rate', 'रेट', 'ka bhav', 'bhav'),
    ...hear('rent', 'on rent', 'rent'),
    ...hear('near', 'near me', 'mere paas'),
    ...hear('brand', 'somefamous'),
  ],
};

/** Sayings of a service, each of this weight. */
export function say(service: string, weight: number, ...sayings: string[]) {
  return sayings.map((saying) => ({ saying, service, weight }));
}

/** Words that name no trade and no place. */
export function hear(kind: NoiseKind, ...sayings: string[]) {
  return sayings.map((saying) => ({ saying, kind }));
}
