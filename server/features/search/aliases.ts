import { isDevanagari } from '#server/base/sound.ts';
import { devanagariPlaces, type NamedInDevanagari } from '#server/features/places/devanagari-places.ts';
import { cityAliases, stateAliases } from '#server/features/places/names.ts';
import { ServiceNames } from '#server/features/search/service-names.ts';
import { soundOfTyped, spokenSound } from '#server/features/search/spoken-words.ts';
import { searchKey } from '#server/features/search/text.ts';
import { tradeAliases } from '#server/features/search/trade-aliases.ts';

/** What a word stands for beside itself: keys of places and services as listings carry them. */
export interface Keys {
  states: string[];
  cities: string[];
  services: string[];
}

export const noKeys: Keys = { states: [], cities: [], services: [] };

/** Words of every day that sound like an alias and are none: 'रेट' is a rate and no sand ('ret'), 'ढीली' is loose and not Delhi. */
export const everydayWords: ReadonlySet<string> = new Set('रेट गया पूरी कमरा भाड़े बड़े ढीली फंस फँस कॉलम जल्ली'.normalize('NFC').split(' '));
/** The longest alias, in words. */
const MOST_WORDS = 4;
const MARK = /[,.;:()]/;

/** The aliases of places and trades, asked by the words of a query. */
export class AliasBook {
  readonly #keys = new Map<string, Keys>();
  /** The same by the sounds of their words, for what is typed in Devanagari: 'प्लंबर' is 'plumber'. */
  readonly #sounds = new Map<string, Keys>();
  readonly #cities: ReadonlyMap<string, string>;
  readonly #states: ReadonlyMap<string, string>;
  readonly #serviceNames: ServiceNames;
  /** Keys with the services as they are called now, as of a version of their names. */
  #renamed = new Map<Keys, Keys>();
  #version = -1;

  /** @param serviceNames what services are called now: aliases go on to stand for a service that was renamed. */
  constructor(serviceNames = new ServiceNames()) {
    this.#serviceNames = serviceNames;
    this.#cities = keyedCities();
    this.#states = keyedStates();
    // A city's own name is an alias as well: it finds those that wrote an old name.
    const namesOf = (alias: string, name: string) => (isDevanagari(alias) ? [alias] : [alias, name]);
    for (const [alias, city] of this.#cities) for (const name of namesOf(alias, city)) this.#add(name, 'cities', city);
    for (const [alias, state] of this.#states) for (const name of namesOf(alias, state)) this.#add(name, 'states', state);
    for (const [service, words] of Object.entries(tradeAliases)) {
      for (const word of [service, ...words.split(',')]) this.#add(searchKey(word), 'services', searchKey(service));
    }
  }

  cityKey(name: string): string {
    const key = searchKey(name);
    return this.#cities.get(key) ?? key;
  }

  stateKey(name: string): string {
    const key = searchKey(name);
    return this.#states.get(key) ?? key;
  }

  /** The services an everyday word stands for: 'lift' → ['elevator']. */
  servicesFor(text: string): string[] {
    return this.keysFor(searchKey(text))?.services ?? [];
  }

  keysFor(word: string): Keys | undefined {
    const isHeard = isDevanagari(word) && !everydayWords.has(word);
    const keys = this.#keys.get(word) ?? (isHeard ? this.#sounds.get(soundsOf(word, soundOfTyped)) : undefined);
    return keys && keys.services.length > 0 ? this.#asCalledNow(keys) : keys;
  }

  #asCalledNow(keys: Keys): Keys {
    const { version } = this.#serviceNames;
    if (version !== this.#version) this.#renamed = new Map();
    this.#version = version;
    let now = this.#renamed.get(keys);
    if (!now) {
      now = { ...keys, services: keys.services.flatMap((key) => this.#serviceNames.keysOf(key)) };
      this.#renamed.set(keys, now);
    }
    return now;
  }

  words(): Iterable<string> {
    return this.#keys.keys();
  }

  /** The longest run of words from `start` that is an alias as a whole; commas and stops around words do not matter. */
  match(words: string[], start: number): { keys: Keys; length: number } | undefined {
    for (let length = Math.min(MOST_WORDS, words.length - start); length > 0; length--) {
      const run = words.slice(start, start + length);
      const text = run.join(' ');
      const keys = this.keysFor(text) ?? (MARK.test(text) ? this.keysFor(run.map(trimMarks).join(' ')) : undefined);
      if (keys) return { keys, length };
    }
    return undefined;
  }

  #add(alias: string, kind: keyof Keys, key: string) {
    note(this.#keys, alias, kind, key);
    note(this.#sounds, soundsOf(alias, spokenSound), kind, key);
  }
}

function note(book: Map<string, Keys>, alias: string, kind: keyof Keys, key: string) {
  const keys = book.get(alias) ?? noKeys;
  // By concat(), and without lists of nothing: what push() makes keeps room for sixteen more.
  if (!keys[kind].includes(key)) book.set(alias, { ...keys, [kind]: keys[kind].concat(key) });
}

function soundsOf(words: string, soundOf: (word: string) => string): string {
  return words.split(' ').map(soundOf).join(' ');
}

/** Other names of cities with the key of the city, as listings and the alias table have them: 'bombay' → 'mumbai'. */
export function keyedCities(): Map<string, string> {
  return withDevanagari(cityAliases(), ({ city }) => city);
}

export function keyedStates(): Map<string, string> {
  return withDevanagari(stateAliases(), ({ city, state }) => (city === undefined ? state : undefined));
}

function withDevanagari(
  aliases: ReadonlyMap<string, string>,
  nameOf: (place: NamedInDevanagari) => string | undefined,
): Map<string, string> {
  const keyed = new Map([...aliases].map(([alias, key]) => [searchKey(alias), searchKey(key)]));
  for (const [alias, place] of devanagariPlaces) {
    const name = nameOf(place);
    if (name !== undefined) keyed.set(searchKey(alias), keyed.get(searchKey(name)) ?? searchKey(name));
  }
  return keyed;
}

function trimMarks(word: string): string {
  return word.replace(/^[,.;:()]+|[,.;:()]+$/g, '');
}
