import { setImmediate } from 'node:timers/promises';
import { NearSounds } from '#server/features/understanding/near-sounds.ts';
import { contentOf, soundAtHand, tokenise } from '#server/features/understanding/tokens.ts';
import {
  type LexiconEntry,
  type LexiconSource,
  type NoiseKind,
  noSource,
  type ShippedLexicon,
} from '#server/features/understanding/understanding.ts';
import { stemsOf } from '#server/features/understanding/word-forms.ts';

/** Something people say, with all that it may mean. */
export interface Saying {
  /** As it was first written. */
  text: string;
  /** Its words in each spelling that it was written in. */
  spellings: Set<string>;
  /** Its words by number, each once, in order. */
  words: number[];
  /** Likelihood by service, as the catalogue names it. */
  trades: Map<string, number>;
  kinds: Set<NoiseKind>;
  place?: { city: string; state: string };
}

/** A word of sayings. */
export interface Word {
  text: string;
  sound: string;
  /** The sayings it stands in, by number. */
  sayings: number[];
  /** The sayings that it is alone, and those of several words of which it is the rarest. */
  alone: number[];
  anchored: number[];
}

/** A known word that a sound is, or is a form of. */
export interface HeardWord {
  word: number;
  isItself: boolean;
}

/** What people say, indexed by the sounds of its words. Read-only once made. */
export interface LexiconBook {
  words: Word[];
  sayings: Saying[];
  bySound: Map<string, number>;
  byStem: Map<string, number[]>;
  /** Sayings of two words by the sound of these written as one. */
  joined: Map<string, number[]>;
  near: NearSounds<number>;
  /** What sounds were heard as, which come again with every letter that is typed. */
  remembered: Map<string, HeardWord[]>;
  /** Words by each spelling that the sayings have. */
  spellings: Map<string, number>;
  /** The same in the order of their letters, for words half typed. */
  sorted: { text: string; word: number }[];
}

/** Longer texts are no sayings. */
const LONGEST = 100;
const MOST_WORDS = 8;
const MOST_REMEMBERED = 20_000;

/** So many sayings are taken in at a stretch: requests are answered between. */
const STRETCH = 400;

/**
 * Makes the book of what the files and the team say, a stretch at a time. A saying without words, of more than 100 letters or of
 * more than eight words is left out: whatever is written in the table, a query is read in the same time.
 * @param services the catalogue's names, each of which is a saying for itself.
 */
export async function createLexiconBook(
  shipped: ShippedLexicon,
  source: LexiconSource = noSource,
  services: string[] = [],
): Promise<LexiconBook> {
  const book: LexiconBook = {
    words: [],
    sayings: [],
    bySound: new Map(),
    byStem: new Map(),
    joined: new Map(),
    near: new NearSounds(),
    remembered: new Map(),
    spellings: new Map(),
    sorted: [],
  };
  const known = new Map<string, Saying>();
  for (const [at, { text, says, mark }] of additionsOf(shipped, source, services).entries()) {
    if (at % STRETCH === STRETCH - 1) await setImmediate();
    const saying = addSaying(book, known, text, says);
    if (saying) mark(saying);
  }
  anchor(book);
  book.sorted = [...book.spellings].map(([text, word]) => ({ text, word })).sort((a, b) => (a.text < b.text ? -1 : 1));
  return book;
}

/** A saying to be taken in, and what it tells. */
interface Addition {
  text: string;
  says: 'trade' | 'noise' | 'place';
  mark(saying: Saying): void;
}

function additionsOf(shipped: ShippedLexicon, source: LexiconSource, services: string[]): Addition[] {
  const isOff = new Set(source.switchedOff);
  return [
    ...services.map((service) => asTrade({ saying: service, service, weight: 1 })),
    ...shipped.entries.filter(({ saying, service }) => !isOff.has(`${saying}\n${service}`)).map(asTrade),
    ...source.entries.map(asTrade),
    ...shipped.noise.map(({ saying, kind }): Addition => ({ text: saying, says: 'noise', mark: ({ kinds }) => kinds.add(kind) })),
    ...source.places.map(({ saying, city, state }): Addition => {
      return { text: saying, says: 'place', mark: (added) => Object.assign(added, { place: { city, state } }) };
    }),
  ];
}

function asTrade({ saying, service, weight }: LexiconEntry): Addition {
  return {
    text: saying,
    says: 'trade',
    mark({ trades }) {
      if (weight > 0) trades.set(service, Math.max(trades.get(service) ?? 0, Math.min(1, weight)));
    },
  };
}

/** What means a trade and what means none may sound alike ('ret' is sand, 'रेट' a rate): they are sayings of their own. */
function addSaying(book: LexiconBook, known: Map<string, Saying>, text: string, says: Addition['says']): Saying | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = contentOf(tokenise(text));
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const key = `${says} ${tokens.map(({ sound }) => sound).join(' ')}`;
  const spelling = tokens.map((token) => token.text).join(' ');
  const same = known.get(key);
  same?.spellings.add(spelling);
  if (same) return same;
  const number = book.sayings.length;
  const words = [...new Set(tokens.map((token) => addWord(book, token.text, token.sound)))];
  const saying: Saying = { text, spellings: new Set([spelling]), words, trades: new Map(), kinds: new Set() };
  known.set(key, saying);
  book.sayings.push(saying);
  for (const word of words) book.words[word]?.sayings.push(number);
  if (tokens.length === 2) push(book.joined, soundAtHand(tokens.map((token) => token.text).join('')), number);
  return saying;
}

function addWord(book: LexiconBook, text: string, sound: string): number {
  const known = book.bySound.get(sound);
  const number = known ?? book.words.length;
  if (known === undefined) {
    book.words.push({ text, sound, sayings: [], alone: [], anchored: [] });
    book.bySound.set(sound, number);
    for (const stem of stemsOf(sound)) push(book.byStem, stem, number);
    book.near.add(sound, number);
  }
  book.spellings.set(text, number);
  return number;
}

/** Each saying is looked for from the word that is in fewest: common words would lead to hundreds. */
function anchor({ words, sayings }: LexiconBook) {
  const rarity = (word: number) => words[word]?.sayings.length ?? 0;
  for (const [number, saying] of sayings.entries()) {
    const [first = 0, ...others] = saying.words;
    const rarest = others.reduce((least, word) => (rarity(word) < rarity(least) ? word : least), first);
    const word = words[rarest];
    if (others.length === 0) word?.alone.push(number);
    else word?.anchored.push(number);
  }
}

/** The known words that a sound is or is a form of. */
export function hearWord(sound: string, { bySound, byStem, remembered }: LexiconBook): HeardWord[] {
  const known = remembered.get(sound);
  if (known) return known;
  const itself = bySound.get(sound);
  const forms = new Set<number>();
  for (const stem of stemsOf(sound)) for (const word of byStem.get(stem) ?? []) if (word !== itself) forms.add(word);
  const heard = [
    ...(itself === undefined ? [] : [{ word: itself, isItself: true }]),
    ...[...forms].map((word) => ({ word, isItself: false })),
  ];
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(sound, heard);
  return heard;
}

function push<Key>(map: Map<Key, number[]>, key: Key, value: number) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
