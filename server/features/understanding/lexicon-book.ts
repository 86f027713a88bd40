import { LayeredMap } from '#server/features/understanding/layered-map.ts';
import { NearSounds } from '#server/features/understanding/near-sounds.ts';
import type { Saying } from '#server/features/understanding/saying.ts';
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

/** A spelling, and the word that it is one of. */
export interface Spelling {
  text: string;
  word: number;
}

/** What people say, indexed by the sounds of its words. Read-only once made; what it has of the one below it is shared. */
export interface LexiconBook {
  words: Word[];
  sayings: Saying[];
  bySound: LayeredMap<string, number>;
  byStem: LayeredMap<string, number[]>;
  /** Sayings of two words by the sound of these written as one. */
  joined: LayeredMap<string, number[]>;
  near: NearSounds<number>;
  /** What sounds were heard as, which come again with every letter that is typed. */
  remembered: Map<string, HeardWord[]>;
  /** Words by each spelling that the sayings have. */
  spellings: LayeredMap<string, number>;
  /** The same in the order of their letters, for words half typed. */
  sorted: Spelling[];
}

const MOST_REMEMBERED = 20_000;

/** A book that can be changed without a change of the one below it. */
export function bookOver(below?: LexiconBook): LexiconBook {
  return {
    words: below?.words.slice() ?? [],
    sayings: below?.sayings.slice() ?? [],
    bySound: new LayeredMap(below?.bySound),
    byStem: new LayeredMap(below?.byStem),
    joined: new LayeredMap(below?.joined),
    near: new NearSounds(below?.near),
    remembered: new Map(),
    spellings: new LayeredMap(below?.spellings),
    sorted: below?.sorted ?? [],
  };
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
