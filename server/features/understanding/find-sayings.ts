import { isDevanagari } from '#server/base/sound.ts';
import { hasNoVowel, mayAbbreviate } from '#server/features/understanding/abbreviation.ts';
import { hearWord, type LexiconBook, type Word } from '#server/features/understanding/lexicon-book.ts';
import { lowerBound } from '#server/features/understanding/lower-bound.ts';
import { distance } from '#server/features/understanding/near-sounds.ts';
import { isWrittenSo, type Saying, tradesSpelt } from '#server/features/understanding/saying.ts';
import { soundAtHand, type Token } from '#server/features/understanding/tokens.ts';

/** A saying all of whose words were said. */
export interface SayingMatch {
  saying: Saying;
  /** The words' positions, as bits. */
  mask: number;
  /** How well they fit: 1 for the saying itself, less for other forms, misspellings and another order. */
  quality: number;
  /** Whether it is also spelt so. */
  isSpelt: boolean;
}

/** A known word that a typed one may be. */
interface Heard {
  word: number;
  text: string;
  mask: number;
  quality: number;
}

/** What another form, a misspelling and the rest of a half typed word are worth beside the word itself. */
const QUALITY = { form: 0.9, misspelt: 0.7, halfTyped: 0.8, gap: 0.9, otherOrder: 0.85 };
/** So many words are thought of for one half typed. */
const MOST_COMPLETED = 30;
const SHORTEST_COMPLETED = 3;
const MOST_EDITS = 4;

export interface Hearing {
  matches: SayingMatch[];
  /** Positions of words that no saying has, not even misspelt. */
  unheard: number;
  /** Positions of words that were only heard by correcting or completing them. */
  guessed: number;
  /** Positions of words that sound like a known one and are spelt otherwise. */
  respelt: number;
  heard: Heard[];
}

/** Which typed words may be corrected or completed. */
export interface HearingOptions {
  /** Positions that name a place, as bits. */
  places: number;
  /** Whether a word stands in some business: then it is no misspelling. */
  isWritten: (text: string) => boolean;
  /** Whether the last word may be the start of one. */
  isHalfTyped: boolean;
}

/** The sayings all of whose words stand among the typed ones, in whatever order and form. */
export function findSayings(tokens: Token[], book: LexiconBook, options: HearingOptions): Hearing {
  const hearing: Hearing = { matches: [], unheard: 0, guessed: 0, respelt: 0, heard: [] };
  for (const [at, token] of tokens.entries()) hear(token, at, tokens, book, options, hearing);
  const matches = gather(hearing.heard, book, grammarOf(tokens));
  for (const [at, token] of tokens.entries()) {
    for (const number of hasNoVowel(token.text) ? [] : (book.joined.get(token.sound) ?? [])) {
      const saying = book.sayings[number] as Saying;
      const isOtherWord = (match: SayingMatch) => match.isSpelt && match.mask === 1 << at && isUnlike(match.saying, saying);
      // 'ss sheet' sounds like 'seat'.
      if (saying.text.replaceAll(' ', '') !== token.text && matches.some(isOtherWord)) continue;
      matches.push({ saying, mask: 1 << at, quality: 1, isSpelt: false });
      hearing.unheard &= ~(1 << at);
    }
  }
  return { ...hearing, matches };
}

function hear(token: Token, at: number, tokens: Token[], book: LexiconBook, options: HearingOptions, hearing: Hearing) {
  const { heard } = hearing;
  const mask = 1 << at;
  const before = heard.length;
  const isGrammar = token.isParticle || token.isSize;
  for (const { word, isItself } of hearWord(token.sound, book)) {
    if (!isHeard(token.text, word, book)) continue;
    if (isItself && !isGrammar && !book.spellings.has(token.text)) hearing.respelt |= mask;
    if (isItself || !isGrammar) heard.push({ word, text: token.text, mask, quality: isItself ? 1 : QUALITY.form });
  }
  const next = tokens[at + 1];
  // Grammar is no half of a word: 'in the' is not 'eent', 'ka taar' no cutter.
  if (next && !isGrammar && !next.isSize && !next.isParticle) {
    const text = token.text + next.text;
    const together = book.bySound.get(soundAtHand(text));
    if (together !== undefined && isHeard(text, together, book))
      heard.push({ word: together, text, mask: mask | (1 << (at + 1)), quality: 1 });
  }
  if (isGrammar || heard.length > before) return;
  hearing.unheard |= mask;
  if (options.places & mask) return;
  if (options.isHalfTyped && at === tokens.length - 1) complete(token, mask, book, hearing);
  if (hearing.unheard & mask && !options.isWritten(token.text)) correct(token, mask, book, hearing);
}

/** Whether a word that a typed one sounds like is meant: one without vowels sounds like many. */
function isHeard(text: string, word: number, { spellings, words }: LexiconBook): boolean {
  if (!hasNoVowel(text) || spellings.get(text) === word) return true;
  const { text: spelt, sound } = words[word] as Word;
  return mayAbbreviate(text, isDevanagari(spelt) ? sound : spelt);
}

function complete({ text }: Token, mask: number, { sorted }: LexiconBook, hearing: Hearing) {
  if (text.length < SHORTEST_COMPLETED) return;
  const from = lowerBound(sorted, text, (saying) => saying.text);
  for (let at = from; at < from + MOST_COMPLETED && sorted[at]?.text.startsWith(text); at++) {
    hearing.heard.push({ word: sorted[at]?.word as number, text, mask, quality: QUALITY.halfTyped });
    hearing.unheard &= ~mask;
    hearing.guessed |= mask;
  }
}

/** The known words nearest by sound; of these, those nearest by letters. */
function correct(token: Token, mask: number, book: LexiconBook, hearing: Hearing) {
  const { text } = token;
  const found = book.near
    .near(token.sound)
    .filter(({ value }) => isHeard(text, value, book))
    .map(({ value, cost }) => ({ value, cost, edits: distance(text, book.words[value]?.text ?? '', MOST_EDITS) }));
  const least = Math.min(...found.map(({ edits }) => edits));
  for (const { value, cost, edits } of found) {
    if (edits > least) continue;
    hearing.heard.push({ word: value, text, mask, quality: QUALITY.misspelt * (1 - cost / 10) });
    hearing.unheard &= ~mask;
    hearing.guessed |= mask;
  }
}

/** The sayings whose every word was heard. */
function gather(heard: Heard[], { words, sayings }: LexiconBook, grammar: number): SayingMatch[] {
  const best = new Map<number, Heard>();
  for (const one of heard) {
    const known = best.get(one.word);
    if (!known || known.quality < one.quality) best.set(one.word, one);
  }
  const matches: SayingMatch[] = [];
  for (const { word, text, mask, quality } of best.values()) {
    const { alone, anchored } = words[word] as Word;
    for (const number of alone) {
      const saying = sayings[number] as Saying;
      matches.push({ saying: { ...saying, trades: tradesSpelt(saying, text) }, mask, quality, isSpelt: isWrittenSo(saying, text) });
    }
    for (const number of anchored) {
      const saying = sayings[number] as Saying;
      const match = matchAll(saying, best, grammar);
      if (match) matches.push(match);
    }
  }
  return matches;
}

function matchAll(saying: Saying, best: Map<number, Heard>, grammar: number): SayingMatch | undefined {
  let all = 0;
  let least = 1;
  let isInOrder = true;
  for (const word of saying.words) {
    const one = best.get(word);
    if (!one || all & one.mask) return undefined;
    isInOrder &&= one.mask > all;
    all |= one.mask;
    least = Math.min(least, one.quality);
  }
  const isTogether = bitSpan(all, grammar) <= saying.words.length + 1;
  const quality = least * (isInOrder ? 1 : QUALITY.otherOrder) * (isTogether ? 1 : QUALITY.gap);
  return { saying, mask: all, quality, isSpelt: quality === 1 };
}

/** Whether two sayings mean trades, and none that the other means. */
function isUnlike({ trades }: Saying, { trades: others }: Saying): boolean {
  return trades.length > 0 && others.length > 0 && !trades.some(({ service }) => others.some((other) => other.service === service));
}

/** Positions of words that only hold others together. */
function grammarOf(tokens: Token[]): number {
  return tokens.reduce((mask, { isParticle, isSize }, at) => (isParticle || isSize ? mask | (1 << at) : mask), 0);
}

/** Over how many words the bits stretch, without those that only hold others together. */
function bitSpan(mask: number, grammar: number): number {
  const first = 31 - Math.clz32(mask & -mask);
  const end = 32 - Math.clz32(mask);
  let span = 0;
  for (let at = first; at < end; at++) if (mask & (1 << at) || !(grammar & (1 << at))) span += 1;
  return span;
}
