import { LayeredMap } from '#server/features/understanding/layered-map.ts';
import { bookOver, type LexiconBook, type Spelling, type Word } from '#server/features/understanding/lexicon-book.ts';
import { addSpelling, createSaying, type Saying } from '#server/features/understanding/saying.ts';
import { contentOf, soundAtHand, type Token, tokenise } from '#server/features/understanding/tokens.ts';
import { stemsOf } from '#server/features/understanding/word-forms.ts';

/** Longer texts are no sayings. */
const LONGEST = 100;
const MOST_WORDS = 8;

/** What a saying says: one text may be a saying of each. */
export type Says = 'trade' | 'noise' | 'place';

/** A book over which others can be laid, which leave this one as it is. */
export interface OpenBook {
  book: LexiconBook;
  /** Sayings by what they are known by. */
  known: LayeredMap<string, number>;
}

/** A book that is being made over another. What it has of the other is copied when it is changed. */
export interface Draft extends OpenBook {
  below: LexiconBook | undefined;
  /** Sayings and words that are this book's own. */
  own: Set<object>;
}

/** A book to be made over another, or from nothing. */
export function draftOver(below?: OpenBook): Draft {
  return { book: bookOver(below?.book), known: new LayeredMap(below?.known), below: below?.book, own: new Set() };
}

/** Ends a book: its new sayings are found from one of their words, its spellings are in order. */
export function finishDraft(draft: Draft): OpenBook {
  const { book, known, below, own } = draft;
  anchor(draft, below?.sayings.length ?? 0);
  for (const word of book.words) if (own.has(word)) trim(word);
  book.sorted = sortedAnew(draft);
  return { book, known };
}

/** The words by which a saying is known; undefined for a text that is none. */
export function wordsOfSaying(text: string): Token[] | undefined {
  if (text.length > LONGEST) return undefined;
  const tokens = contentOf(tokenise(text));
  return tokens.length === 0 || tokens.length > MOST_WORDS ? undefined : tokens;
}

/** What a saying is known by: what means a trade and what means none may sound alike ('ret' is sand, 'रेट' a rate). */
export function keyOf(says: Says, tokens: Token[]): string {
  return `${says} ${tokens.map(({ sound }) => sound).join(' ')}`;
}

export function spellingOf(tokens: Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** The sound of two words written as one. */
export function joinedSound(tokens: Token[]): string {
  return soundAtHand(tokens.map(({ text }) => text).join(''));
}

/** Takes a saying in, of a service if it means one. @returns its number, undefined for a text that is no saying. */
export function indexSaying(draft: Draft, text: string, says: Says, service?: string): number | undefined {
  const tokens = wordsOfSaying(text);
  if (!tokens) return undefined;
  const { book, known } = draft;
  const key = keyOf(says, tokens);
  const same = known.get(key);
  if (same !== undefined) {
    addSpelling(ownSaying(draft, same), spellingOf(tokens), service);
    return same;
  }
  const number = book.sayings.length;
  const words = [...new Set(tokens.map((token) => addWord(draft, token)))];
  const saying = createSaying(text, words);
  addSpelling(saying, spellingOf(tokens), service);
  draft.own.add(saying);
  known.set(key, number);
  book.sayings.push(saying);
  for (const word of words) ownWord(draft, word).sayings.push(number);
  if (tokens.length === 2) addTo(book.joined, joinedSound(tokens), number);
  return number;
}

function addWord(draft: Draft, { text, sound }: Token): number {
  const { book, own } = draft;
  const known = book.bySound.get(sound);
  const number = known ?? book.words.length;
  if (known === undefined) {
    const word: Word = { text, sound, sayings: [], alone: [], anchored: [] };
    own.add(word);
    book.words.push(word);
    book.bySound.set(sound, number);
    for (const stem of stemsOf(sound)) addTo(book.byStem, stem, number);
    book.near.add(sound, number);
  }
  book.spellings.set(text, number);
  return number;
}

/** A saying of the draft's own, to be changed. */
export function ownSaying({ book, own }: Draft, number: number): Saying {
  const saying = book.sayings[number] as Saying;
  if (own.has(saying)) return saying;
  const copy: Saying = { ...saying };
  own.add(copy);
  book.sayings[number] = copy;
  return copy;
}

/** A word of the draft's own, to be changed. */
export function ownWord({ book, own }: Draft, number: number): Word {
  const word = book.words[number] as Word;
  if (own.has(word)) return word;
  const { sayings, alone, anchored } = word;
  const copy: Word = { ...word, sayings: sayings.slice(), alone: alone.slice(), anchored: anchored.slice() };
  own.add(copy);
  book.words[number] = copy;
  return copy;
}

/** Adds to a list of one of the book's maps. Most have one value: concat() makes room for no more, push() for sixteen. */
export function addTo<Key>(map: LayeredMap<Key, number[]>, key: Key, value: number) {
  map.set(key, (map.get(key) ?? []).concat(value));
}

/** Takes out of a list of one of the book's maps. */
export function takeFrom<Key>(map: LayeredMap<Key, number[]>, key: Key, value: number) {
  const left = map.get(key)?.filter((other) => other !== value) ?? [];
  if (left.length === 0) map.delete(key);
  else map.set(key, left);
}

/** Lists that grew keep room for sixteen more: of thousands of words that is megabytes. */
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

/** The spellings in the order of their letters: few are new, so the order of the others is taken over. */
function sortedAnew({ book: { spellings, sorted: before } }: Draft): Spelling[] {
  const { added, deleted } = spellings.difference();
  const isGone = new Set(deleted);
  const fresh = added.map(([text, word]) => ({ text, word })).sort((a, b) => (a.text < b.text ? -1 : 1));
  const sorted: Spelling[] = [];
  let at = 0;
  for (const spelling of before) {
    for (let next = fresh[at]; next && next.text < spelling.text; next = fresh[++at]) sorted.push(next);
    if (!isGone.has(spelling.text)) sorted.push(spelling);
  }
  return [...sorted, ...fresh.slice(at)];
}
