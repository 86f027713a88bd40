import type { Pool } from 'pg';
import { isDevanagari } from '#server/base/sound.ts';
import { devanagariPlaces } from '#server/features/places/devanagari-places.ts';
import { cityAliases, stateAliases } from '#server/features/places/names.ts';
import { everydayWords } from '#server/features/search/aliases.ts';
import { nameKey, nameWords } from '#server/features/search/name-words.ts';
import { scriptOf, spokenSound } from '#server/features/search/spoken-words.ts';
import { asTyped, splitWords } from '#server/features/search/text.ts';
import { tradeAliases } from '#server/features/search/trade-aliases.ts';

/** An approved business as the rules of search see it. */
export interface Listed {
  id: string;
  pop: number;
  name: string;
  service: string;
  address: string;
  city: string;
  state: string;
  lat: number | null;
  lng: number | null;
  nameHindi: string | null;
}

const key = (text: string) => text.toLowerCase().trim().replace(/\s+/g, ' ');
const cities = new Map([...cityAliases()].map(([alias, name]) => [key(alias), key(name)]));
const states = new Map([...stateAliases()].map(([alias, name]) => [key(alias), key(name)]));
export const cityOf = (text: string) => cities.get(key(text)) ?? key(text);
export const stateOf = (text: string) => states.get(key(text)) ?? key(text);

for (const [name, { city, state }] of devanagariPlaces) {
  if (city !== undefined) cities.set(key(name), cityOf(city));
  else if (state !== undefined) states.set(key(name), stateOf(state));
}

interface Meaning {
  cities: Set<string>;
  states: Set<string>;
  services: Set<string>;
}

const meanings = new Map<string, Meaning>();
const meaningsBySound = new Map<string, Meaning>();
const soundsOf = (text: string) => text.split(' ').map(spokenSound).join(' ');
const mean = (alias: string, kind: keyof Meaning, name: string) => {
  const books: [Map<string, Meaning>, string][] = [
    [meanings, alias],
    [meaningsBySound, soundsOf(alias)],
  ];
  for (const [book, word] of books) {
    const meaning = book.get(word) ?? { cities: new Set(), states: new Set(), services: new Set() };
    meaning[kind].add(name);
    book.set(word, meaning);
  }
};
const meaningOf = (words: string) =>
  meanings.get(words) ?? (isDevanagari(words) && !everydayWords.has(words) ? meaningsBySound.get(soundsOf(words)) : undefined);
const namesOf = (alias: string, name: string) => (isDevanagari(alias) ? [alias] : [alias, name]);
for (const [alias, city] of cities) for (const name of namesOf(alias, city)) mean(name, 'cities', city);
for (const [alias, state] of states) for (const name of namesOf(alias, state)) mean(name, 'states', state);
for (const [service, words] of Object.entries(tradeAliases)) {
  for (const word of [service, ...words.split(',')]) mean(key(word), 'services', key(service));
}

export async function readListed(pool: Pool): Promise<Listed[]> {
  const { rows } = await pool.query<Listed>(
    `select business_id as id, popularity(rating_sum, review_count, like_count) as pop, name, service, address, city, state, lat, lng,
        name_hi as "nameHindi"
      from businesses left join business_stats using (business_id) where status = 'approved'`,
  );
  return rows;
}

export const byPopularity = (a: Listed, b: Listed) => b.pop - a.pop || (a.id < b.id ? -1 : 1);

/** Asks `make` once of each business: it is looked at by thousands of searches. */
function onceFor<Value>(make: (business: Listed) => Value): (business: Listed) => Value {
  const made = new WeakMap<Listed, { value: Value }>();
  return (business) => {
    const known = made.get(business) ?? { value: make(business) };
    made.set(business, known);
    return known.value;
  };
}

/**
 * The text of a business (docs/product/rules.md, 'Keyword search'): a word must stand within one field, or in 'city, state', or in the name as
 * it is read out. The name in Hindi is in the form that queries are brought to.
 */
export const textOf = onceFor(({ name, service, address, city, state, nameHindi }) => {
  const hindi = nameHindi === null ? '' : `\n${asTyped(nameHindi)}`;
  const written = [name, service, address, `${city}, ${state}`].join('\n').toLowerCase();
  const folded = nameWords(name);
  return written + hindi + (folded.every((word) => written.includes(word)) ? '' : `\n${folded.join(' ')}`);
});

/** The letters and digits of a business's name. */
const keyOf = onceFor(({ name }) => nameKey(nameWords(name)));

/** The sounds of the words of a business. */
const spokenIn = onceFor((business) => {
  const words = textOf(business).match(/[0-9a-z\u{80}-\u{10ffff}]+/gu) ?? [];
  return words
    .filter((word) => scriptOf(word) !== undefined)
    .map((word) => ({ sound: spokenSound(word), isInDevanagari: isDevanagari(word) }));
});

/** What its filters compare. */
const placedIn = onceFor(({ city, state, service }) => ({ city: cityOf(city), state: stateOf(state), service: key(service) }));

/** Says of businesses whether a word is written in them, or one that sounds the same where either is in Devanagari; `isStart`: or begins so. */
function listenFor(word: string, isStart: boolean): (business: Listed) => boolean {
  const isWritten = (business: Listed) => textOf(business).includes(word);
  const bare = word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  const typed = spokenSound(word);
  if (scriptOf(bare) === undefined || typed.length < 2) return isWritten;
  const start = typed.length > 3 ? typed.replace(/[aeo]$/, '') : typed;
  const isInEither = isDevanagari(bare);
  const sounds = (sound: string) => (isStart && start.length > 2 ? sound.startsWith(start) : sound === typed);
  return (business) =>
    isWritten(business) || spokenIn(business).some(({ sound, isInDevanagari }) => (isInDevanagari || isInEither) && sounds(sound));
}

/**
 * Every business that matches q by that rule, in its order, found by looking at each. Phrases count among the
 * `phraseWindow` most popular businesses; with `isHalfTyped` the last word may be the start of one.
 */
export function findByKeyword(all: Listed[], q: string, phraseWindow = all.length, isHalfTyped = false): string[] {
  const words = splitWords(q);
  // A trade or a place alone is no name; a trade and a place are that of who does this work.
  const groups = groupWords(words);
  const isWorded = groups.some(({ meaning }) => meaning === undefined);
  const trades = new Set(groups.flatMap(({ meaning }) => [...(meaning?.services ?? [])]));
  const called = isWorded || groups.length > 1 ? nameKey(nameWords(q)) : '';
  const isNamed = (business: Listed) => keyOf(business) === called && (isWorded || trades.has(placedIn(business).service));
  const named = called === '' ? [] : all.filter(isNamed);
  const isTyped = (business: Listed) => Number(textOf(business).startsWith(`${words.join(' ')}\n`));
  named.sort((a, b) => isTyped(b) - isTyped(a) || byPopularity(a, b));
  return without(findByWords(all, words, phraseWindow, isHalfTyped), named);
}

function without(others: Listed[], first: Listed[]): string[] {
  const known = new Set(first);
  return [...first, ...others.filter((business) => !known.has(business))].map(({ id }) => id);
}

const LEGAL_FORMS = 'ltd limited llp pvt private co company sons bros brothers'.split(' ');

/**
 * What follows where those that findByKeyword() finds, `found`, do not fill a page: without any, the names that begin with the letters of q,
 * then, where they do not either, the businesses that have the words of q as a name is read out.
 */
export function findByName(
  all: Listed[],
  q: string,
  found: string[],
  limit: number,
  phraseWindow = all.length,
  isHalfTyped = false,
): string[] {
  const words = nameWords(q);
  const key = nameKey(words);
  const isOpen = isHalfTyped && words.length > 1 && LEGAL_FORMS.some((form) => form.startsWith(words.at(-1) as string));
  const whole = [key, ...(isOpen ? [nameKey(words.slice(0, -1))] : [])];
  const isWhole = (business: Listed) => Number(whole.includes(keyOf(business)));
  const shown = new Set(found);
  const left = all.filter(({ id }) => !shown.has(id));
  const begins = (business: Listed) => key.length >= 3 && keyOf(business).startsWith(key);
  const begun = key === '' || found.length > 0 ? [] : left.filter((business) => begins(business) || isWhole(business));
  begun.sort((a, b) => isWhole(b) - isWhole(a) || byPopularity(a, b));
  if (found.length + begun.length >= limit || words.length === 0 || words.join(' ') === splitWords(q).join(' '))
    return begun.map(({ id }) => id);
  return without(
    findByWords(all, words, phraseWindow, isHalfTyped).filter(({ id }) => !shown.has(id)),
    begun,
  );
}

function findByWords(all: Listed[], words: string[], phraseWindow: number, isHalfTyped: boolean): Listed[] {
  const window = phraseWindow < all.length ? new Set([...all].sort(byPopularity).slice(0, phraseWindow)) : undefined;
  const last = isHalfTyped ? words.at(-1) : undefined;
  const groups = groupWords(words).map(({ texts, meaning }) => ({
    meaning,
    isSpoken: texts.map((word) => listenFor(word, word === last)),
  }));
  const tierOf = (business: Listed): number | undefined => {
    const text = textOf(business);
    const hits = groups.map(({ isSpoken, meaning }) => ({
      spelled: isSpoken.every((isIn) => isIn(business)),
      meant: meaning !== undefined && isMeant(business, meaning),
      isAlias: meaning !== undefined,
    }));
    if (!hits.every(({ spelled, meant }) => spelled || meant)) return undefined;
    if (hits.some(({ isAlias }) => isAlias) && hits.every(({ spelled, meant, isAlias }) => (isAlias ? meant : spelled))) return 0;
    return words.length > 1 && (window?.has(business) ?? true) && text.includes(words.join(' ')) ? 1 : 2;
  };
  return all
    .flatMap((business) => {
      const tier = tierOf(business);
      return tier === undefined ? [] : [{ business, tier }];
    })
    .sort((a, b) => a.tier - b.tier || byPopularity(a.business, b.business))
    .map(({ business }) => business);
}

function groupWords(words: string[]): { texts: string[]; meaning: Meaning | undefined }[] {
  const groups: { texts: string[]; meaning: Meaning | undefined }[] = [];
  for (let at = 0; at < words.length; ) {
    let texts = words.slice(at, at + 1);
    let meaning: Meaning | undefined;
    for (let length = Math.min(4, words.length - at); length > 0 && groups.filter((group) => group.meaning).length < 3; length--) {
      const run = words.slice(at, at + length);
      meaning = meaningOf(run.join(' ')) ?? meaningOf(run.map((word) => word.replace(/^[,.;:()]+|[,.;:()]+$/g, '')).join(' '));
      if (!meaning) continue;
      texts = run;
      break;
    }
    groups.push({ texts, meaning });
    at += texts.length;
  }
  return groups;
}

function isMeant(business: Listed, meaning: Meaning): boolean {
  const { city, state, service } = placedIn(business);
  return meaning.cities.has(city) || meaning.states.has(state) || meaning.services.has(service);
}

export interface Filters {
  city?: string;
  state?: string;
  service?: string;
}

/** The businesses that pass filters by the rule (docs/product/rules.md, 'Filtered search'); `catalogue` are the services that are exact. */
export function passFilters(all: Listed[], { city, state, service }: Filters, catalogue: ReadonlySet<string>): Listed[] {
  return all.filter(
    (business) =>
      (city === undefined || placedIn(business).city === cityOf(city)) &&
      (state === undefined || placedIn(business).state === stateOf(state)) &&
      (service === undefined || offers(business, service, catalogue)),
  );
}

function offers(business: Listed, service: string, catalogue: ReadonlySet<string>): boolean {
  if (catalogue.has(key(service))) return placedIn(business).service === key(service);
  const text = `${business.name}\n${business.service}\n${asTyped(business.nameHindi ?? '')}`.toLowerCase();
  const spelled = key(service)
    .split(' ')
    .every((word) => text.includes(word));
  return spelled || (meanings.get(key(service))?.services.has(placedIn(business).service) ?? false);
}

/** Metres between two points of the globe. */
export function haversine(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h = Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}
