import { inStretches } from '#server/features/understanding/in-stretches.ts';
import {
  addTo,
  type Draft,
  draftOver,
  finishDraft,
  joinedSound,
  keyOf,
  type OpenBook,
  ownWord,
  spellingOf,
  takeFrom,
  wordsOfSaying,
} from '#server/features/understanding/lexicon-draft.ts';
import { addSpelling, addTrade, createSaying, type Saying } from '#server/features/understanding/saying.ts';
import type { Token } from '#server/features/understanding/tokens.ts';
import type { LexiconEntry, ShippedLexicon } from '#server/features/understanding/understanding.ts';
import { stemsOf } from '#server/features/understanding/word-forms.ts';

/** The book of the files, with the number of the saying that each of the entries and then of the noise was taken in as (-1: none). */
export interface ShippedBook extends OpenBook, ShippedLexicon {
  numbers: Int32Array;
}

/** What of the files is switched off: services by saying. */
type SwitchedOff = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The files' book as it would be had what is switched off never stood in them. It is laid over that book: made anew it would take
 * half a second and 20 MB, at each switch.
 * @param switchedOff each 'saying\nservice'.
 */
export async function withoutSwitchedOff(shipped: ShippedBook, switchedOff: string[]): Promise<OpenBook> {
  if (switchedOff.length === 0) return shipped;
  const off = byServices(switchedOff);
  const gone = shipped.entries.filter((entry) => isOff(entry, off));
  const left = readLeft(shipped, off);
  const draft = draftOver(shipped);
  const words = new Set([...left.keys()].flatMap((number) => (draft.book.sayings[number] as Saying).words));
  const written = await readWritten(shipped, words, off);
  await inStretches(left, ([number, rest]) => {
    if (rest.length > 0) rewrite(draft, number, rest);
    else takeOut(draft, number);
  });
  for (const word of words) mendWord(draft, word, written);
  await inStretches(gone, ({ saying }) => {
    for (const { text } of tokensOf(saying)) if (!written.texts.has(text)) draft.book.spellings.delete(text);
  });
  return finishDraft(draft);
}

function byServices(switchedOff: string[]): SwitchedOff {
  const off = new Map<string, Set<string>>();
  for (const one of switchedOff) {
    const [saying = '', service = ''] = one.split('\n');
    off.set(saying, (off.get(saying) ?? new Set()).add(service));
  }
  return off;
}

function isOff({ saying, service }: LexiconEntry, off: SwitchedOff): boolean {
  return off.get(saying)?.has(service) ?? false;
}

/** The sayings that are touched, by number, each with the entries that still say it. Without a pair for each entry: there are 20,000. */
function readLeft({ entries, numbers }: ShippedBook, off: SwitchedOff): Map<number, LexiconEntry[]> {
  const left = new Map<number, LexiconEntry[]>();
  entries.forEach((entry, at) => {
    if (isOff(entry, off)) left.set(numbers[at] as number, []);
  });
  left.delete(-1);
  entries.forEach((entry, at) => {
    if (!isOff(entry, off)) left.get(numbers[at] as number)?.push(entry);
  });
  return left;
}

/** How words are still written. */
interface Written {
  texts: Set<string>;
  /** As the first saying of the files that has the word writes it, by sound. */
  firsts: Map<string, string>;
}

/** Reads the sayings in which these words stand: each as its first entry that is not switched off writes it. */
async function readWritten({ book, entries, noise, numbers }: ShippedBook, words: Set<number>, off: SwitchedOff): Promise<Written> {
  const toRead = new Set([...words].flatMap((word) => book.words[word]?.sayings ?? []));
  const read: string[] = [];
  numbers.forEach((number, at) => {
    const entry = entries[at];
    if (!toRead.has(number) || (entry && isOff(entry, off))) return;
    toRead.delete(number);
    read.push((entry ?? noise[at - entries.length])?.saying ?? '');
  });
  const written: Written = { texts: new Set(), firsts: new Map() };
  await inStretches(read, (saying) => {
    for (const { text, sound } of tokensOf(saying)) {
      written.texts.add(text);
      if (!written.firsts.has(sound)) written.firsts.set(sound, text);
    }
  });
  return written;
}

/** Another entry still says it: it means what that says. */
function rewrite(draft: Draft, number: number, entries: LexiconEntry[]) {
  const { book } = draft;
  const before = book.sayings[number] as Saying;
  const [first] = entries as [LexiconEntry, ...LexiconEntry[]];
  const tokens = tokensOf(first.saying);
  const saying = createSaying(first.saying, before.words);
  for (const entry of entries) {
    addSpelling(saying, spellingOf(tokensOf(entry.saying)), entry.service);
    addTrade(saying, entry);
  }
  book.sayings[number] = saying;
  for (const { text, sound } of tokens) book.spellings.set(text, book.bySound.get(sound) as number);
  if (tokens.length !== 2) return;
  takeFrom(book.joined, joinedSound(tokensOf(before.text)), number);
  addTo(book.joined, joinedSound(tokens), number);
}

/** Nothing says it any more: it is not found. */
function takeOut(draft: Draft, number: number) {
  const { book, known } = draft;
  const { text, words } = book.sayings[number] as Saying;
  const tokens = tokensOf(text);
  known.delete(keyOf('trade', tokens));
  if (tokens.length === 2) takeFrom(book.joined, joinedSound(tokens), number);
  for (const word of words) {
    const own = ownWord(draft, word);
    for (const list of ['sayings', 'alone', 'anchored'] as const) own[list] = own[list].filter((other) => other !== number);
  }
}

/** A word that no saying has is not heard; others are written as their first saying writes them. */
function mendWord(draft: Draft, number: number, { firsts }: Written) {
  const { book } = draft;
  const word = ownWord(draft, number);
  if (word.sayings.length > 0) {
    word.text = firsts.get(word.sound) ?? word.text;
    return;
  }
  book.bySound.delete(word.sound);
  book.near.leaveOut(number);
  for (const stem of stemsOf(word.sound)) takeFrom(book.byStem, stem, number);
}

/** Of what is a saying of the book, which has words. */
function tokensOf(saying: string): Token[] {
  return wordsOfSaying(saying) ?? [];
}
