import { isDevanagari, phoneticKey } from '#server/base/sound.ts';
import { stateInDevanagari } from '#server/features/places/devanagari-places.ts';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import type { GazetteerEntry } from '#server/features/places/gazetteer-entry.ts';
import { foldText, states } from '#server/features/places/names.ts';
import { NearSounds } from '#server/features/understanding/near-sounds.ts';
import { tokenise } from '#server/features/understanding/tokens.ts';

/** A place that a name may stand for. */
export interface NamedPlace {
  kind: 'state' | 'city' | 'locality';
  /** None for a state. */
  city: string | undefined;
  state: string;
  locality?: string;
  /** The population, or what stands in for it. */
  rank: number;
}

/** Names of places as they are looked up in words. Read-only once made. */
export interface PlaceBook {
  /** Every name by its words in lower case: 'navi mumbai'. */
  byText: Map<string, NamedPlace[]>;
  /** Cities that many know, and states, by the sounds of their words: 'मुंबई'. */
  bySound: Map<string, NamedPlace[]>;
  /** The sounds that names of several words begin with. */
  starts: Set<string>;
  /** The names of one word that many know, for misspellings. */
  near: NearSounds<NamedPlace[]>;
  /** Localities that are known without their city, by the sounds of all their words, for misspellings too. */
  nearLocality: NearSounds<NamedPlace[]>;
  /** Names of cities and states in the order of their letters, for those half typed. */
  sorted: { text: string; place: NamedPlace }[];
  gazetteer: Gazetteer;
}

/** A city of so many is known by its sound, one of so many by a misspelling, one of so many when half typed. */
const LEAST = { bySound: 50_000, near: 100_000, halfTyped: 20_000 };
const STATE_RANK = 10_000_000;
/** A locality of this rank is known without its city. */
export const KNOWN_LOCALITY = 20_000;

const books = new WeakMap<Gazetteer, PlaceBook>();

/** The names of the gazetteer's places, made once for each gazetteer. */
export function placeBookOf(gazetteer: Gazetteer): PlaceBook {
  let book = books.get(gazetteer);
  if (!book) {
    book = createPlaceBook(gazetteer);
    books.set(gazetteer, book);
  }
  return book;
}

function createPlaceBook(gazetteer: Gazetteer): PlaceBook {
  const book: PlaceBook = {
    byText: new Map(),
    bySound: new Map(),
    starts: new Set(),
    near: new NearSounds(),
    nearLocality: new NearSounds(),
    sorted: [],
    gazetteer,
  };
  for (const state of states) {
    const isCity = gazetteer.cityByAddress.has(`${state.name}, ${state.name}`);
    const place: NamedPlace = { kind: 'state', city: undefined, state: state.name, rank: STATE_RANK };
    if (!isCity) addNames(book, place, [state.name, ...state.aliases, ...stateInDevanagari(state.name)].map(foldText));
  }
  for (const entry of gazetteer.cities) addNames(book, toCity(entry), namesOf(entry));
  const known = new Map<string, NamedPlace[]>();
  for (const localities of gazetteer.localitiesByCity.values()) {
    for (const [name, { place, rank }] of localities) {
      const { city, state } = place;
      const locality: NamedPlace = { kind: 'locality', city, state, locality: place.name, rank };
      pushText(book, name, locality);
      if (rank >= KNOWN_LOCALITY) push(known, soundOf(name), locality);
    }
  }
  for (const [sound, places] of known) book.nearLocality.add(sound, places);
  book.sorted.sort((a, b) => (a.text < b.text ? -1 : 1));
  return book;
}

function toCity({ place, rank }: GazetteerEntry): NamedPlace {
  return { kind: 'city', city: place.city, state: place.state, rank };
}

/** Its own name and other ones, and its spellings in Latin letters and in Devanagari. */
function namesOf({ names, nameText }: GazetteerEntry): string[] {
  const spellings = nameText.split(' | ').filter((name) => name !== '' && (/^[\0-\x7f]*$/.test(name) || isDevanagari(name)));
  return [...new Set([...names, ...spellings])];
}

function addNames(book: PlaceBook, place: NamedPlace, names: string[]) {
  for (const name of names) {
    pushText(book, name, place);
    if (place.rank >= LEAST.halfTyped) book.sorted.push({ text: name, place });
    if (place.rank < LEAST.bySound) continue;
    const sound = soundOf(name);
    const places = push(book.bySound, sound, place);
    if (!sound.includes(' ') && place.rank >= LEAST.near && places.length === 1) book.near.add(sound, places);
  }
}

function soundOf(name: string): string {
  return tokenise(name)
    .map(({ sound }) => sound)
    .join(' ');
}

function pushText(book: PlaceBook, name: string, place: NamedPlace) {
  const space = name.indexOf(' ');
  if (space > 0) book.starts.add(phoneticKey(name.slice(0, space)));
  push(book.byText, name, place);
}

function push(map: Map<string, NamedPlace[]>, key: string, place: NamedPlace): NamedPlace[] {
  const places = map.get(key);
  if (!places) {
    const added = [place];
    map.set(key, added);
    return added;
  }
  if (!places.some((other) => isSame(other, place))) places.push(place);
  return places;
}

function isSame(a: NamedPlace, b: NamedPlace): boolean {
  return a.city === b.city && a.state === b.state && a.locality === b.locality;
}
