import { setImmediate } from 'node:timers/promises';
import { NearSounds } from '#server/features/understanding/near-sounds.ts';
import { addKind, addSpelling, addTrade, createSaying, type Saying } from '#server/features/understanding/saying.ts';
import { contentOf, soundAtHand, tokenise } from '#server/features/understanding/tokens.ts';
import { type LexiconEntry, type LexiconSource, noSource, type ShippedLexicon } from '#server/features/understanding/understanding.ts';
import { stemsOf } from '#server/features/understanding/word-forms.ts';

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

/** A book to which more can be added, which leaves this one as it is. */
export interface OpenBook {
  book: LexiconBook;
  /** Sayings by what they are known by. */
  known: ReadonlyMap<string, number>;
}

/** A book that is being made. What it has of the one before it is copied when it is changed. */
interface Draft extends OpenBook {
  known: Map<string, number>;
  before: ReadonlyMap<string, number>;
  /** Sayings, words and lists that are this book's own; without it all are. */
  own: WeakSet<object> | undefined;
}

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
  return addTeamsWords(await createShippedBook(shipped, source.switchedOff), source, services);
}

/**
 * The book of the files alone, which takes most of the work and seldom changes.
 * @param switchedOff what of it is left out: 'saying\nservice'.
 */
export async function createShippedBook(shipped: ShippedLexicon, switchedOff: string[]): Promise<OpenBook> {
  const isOff = new Set(switchedOff);
  const empty: LexiconBook = {
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
  return extend({ book: empty, known: new Map() }, [
    ...shipped.entries.filter(({ saying, service }) => !isOff.has(`${saying}\n${service}`)).map(asTrade),
    ...shipped.noise.map(({ saying, kind }): Addition => ({ text: saying, says: 'noise', mark: (added) => addKind(added, kind) })),
  ]);
}

/**
 * The book with the team's own sayings and the names of the services added, in both languages; what both have is shared, so it takes
 * a twentieth of the time.
 */
export async function addTeamsWords(
  shipped: OpenBook,
  { entries, places, serviceNames }: LexiconSource,
  services: string[],
): Promise<LexiconBook> {
  const { book } = await extend(shipped, [
    ...services.map((service) => asTrade({ saying: service, service, weight: 1 })),
    ...serviceNames.flatMap(({ name, service }) => name.split('/').map((saying) => asTrade({ saying, service, weight: 1 }))),
    ...entries.map(asTrade),
    ...places.map(({ saying, city, state }): Addition => {
      return { text: saying, says: 'place', mark: (added) => Object.assign(added, { place: { city, state } }) };
    }),
  ]);
  return book;
}

async function extend({ book: before, known }: OpenBook, additions: Addition[]): Promise<OpenBook> {
  const own = before.sayings.length > 0 ? new WeakSet() : undefined;
  const draft: Draft = { book: copyOf(before), known: new Map(), before: known, own };
  const { book } = draft;
  for (const [at, { text, says, mark }] of additions.entries()) {
    if (at % STRETCH === STRETCH - 1) await setImmediate();
    const saying = addSaying(draft, text, says);
    if (saying) mark(saying);
  }
  anchor(draft, before.sayings.length);
  for (const word of book.words) if (owns(own, word)) trim(word);
  const added = [...book.spellings].slice(before.spellings.size).map(([text, word]) => ({ text, word }));
  book.sorted = [...before.sorted, ...added].sort((a, b) => (a.text < b.text ? -1 : 1));
  return { book, known: draft.known };
}

function copyOf({ words, sayings, bySound, byStem, joined, near, spellings }: LexiconBook): LexiconBook {
  return {
    words: [...words],
    sayings: [...sayings],
    bySound: new Map(bySound),
    byStem: new Map(byStem),
    joined: new Map(joined),
    near: near.copy(),
    remembered: new Map(),
    spellings: new Map(spellings),
    sorted: [],
  };
}

/** A saying to be taken in, and what it tells. */
interface Addition {
  text: string;
  says: 'trade' | 'noise' | 'place';
  mark(saying: Saying): void;
}

function asTrade({ saying, service, weight }: LexiconEntry): Addition {
  return {
    text: saying,
    says: 'trade',
    mark(saying) {
      if (weight > 0) addTrade(saying, { service, weight: Math.min(1, weight) });
    },
  };
}

/** What means a trade and what means none may sound alike ('ret' is sand, 'रेट' a rate): they are sayings of their own. */
function addSaying(draft: Draft, text: string, says: Addition['says']): Saying | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = contentOf(tokenise(text));
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const { book, known, before, own } = draft;
  const key = `${says} ${tokens.map(({ sound }) => sound).join(' ')}`;
  const spelling = tokens.map((token) => token.text).join(' ');
  const same = known.get(key) ?? before.get(key);
  if (same !== undefined) {
    const saying = ownSaying(draft, same);
    addSpelling(saying, spelling);
    return saying;
  }
  const number = book.sayings.length;
  const words = [...new Set(tokens.map((token) => addWord(draft, token.text, token.sound)))];
  const saying = createSaying(text, words, spelling);
  own?.add(saying);
  known.set(key, number);
  book.sayings.push(saying);
  for (const word of words) ownWord(draft, word).sayings.push(number);
  if (tokens.length === 2) push(draft, book.joined, soundAtHand(tokens.map((token) => token.text).join('')), number);
  return saying;
}

function addWord(draft: Draft, text: string, sound: string): number {
  const { book, own } = draft;
  const known = book.bySound.get(sound);
  const number = known ?? book.words.length;
  if (known === undefined) {
    const word: Word = { text, sound, sayings: [], alone: [], anchored: [] };
    own?.add(word);
    book.words.push(word);
    book.bySound.set(sound, number);
    for (const stem of stemsOf(sound)) push(draft, book.byStem, stem, number);
    book.near.add(sound, number);
  }
  book.spellings.set(text, number);
  return number;
}

function owns(own: Draft['own'], part: object): boolean {
  return own?.has(part) ?? true;
}

function ownSaying({ book, own }: Draft, number: number): Saying {
  const saying = book.sayings[number] as Saying;
  if (owns(own, saying)) return saying;
  const copy: Saying = { ...saying };
  own?.add(copy);
  book.sayings[number] = copy;
  return copy;
}

function ownWord({ book, own }: Draft, number: number): Word {
  const word = book.words[number] as Word;
  if (owns(own, word)) return word;
  const { sayings, alone, anchored } = word;
  const copy: Word = { ...word, sayings: [...sayings], alone: [...alone], anchored: [...anchored] };
  own?.add(copy);
  book.words[number] = copy;
  return copy;
}

/** Lists that grew keep room for sixteen more: of tens of thousands of words that is megabytes. */
function trim(word: Word) {
  Object.assign(word, { sayings: word.sayings.slice(), alone: word.alone.slice(), anchored: word.anchored.slice() });
}

/** Each saying is looked for from the word that is in fewest: common words would lead to hundreds. */
function anchor(draft: Draft, from: number) {
  const { words, sayings } = draft.book;
  const rarity = (word: number) => words[word]?.sayings.length ?? 0;
  for (let number = from; number < sayings.length; number++) {
    const [first = 0, ...others] = (sayings[number] as Saying).words;
    const rarest = others.reduce((least, word) => (rarity(word) < rarity(least) ? word : least), first);
    const word = ownWord(draft, rarest);
    (others.length === 0 ? word.alone : word.anchored).push(number);
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

function push<Key>({ own }: Draft, map: Map<Key, number[]>, key: Key, value: number) {
  const values = map.get(key);
  if (values && owns(own, values)) {
    values.push(value);
    return;
  }
  const copy = [...(values ?? []), value];
  own?.add(copy);
  map.set(key, copy);
}
