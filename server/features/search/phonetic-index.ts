import { setImmediate } from 'node:timers/promises';
import { bare, scriptOf, soundOfTyped, spokenSound } from '#server/features/search/spoken-words.ts';
import { WordsByKey } from '#server/features/search/words-by-key.ts';
import { NearSounds } from '#server/features/understanding/near-sounds.ts';

const SHORTEST = 2;
/** More words that begin with one sound are not looked for: each is compared with every listing that is read. */
const MOST_BEGUN = 12;
/** So many letters of a sound tell which words begin with it; fewer would be the start of thousands. */
const START = 3;
const VOWEL = /^[aeiou]/;
/** What is hardly heard before a last r may come to stand there: 'कुमा' is on its way to 'kumar'. */
const LAST_VOWEL = /(?<=..)[aeo]$/;
/** So many words are heard at a stretch: requests are answered between. */
const STRETCH = 500;

/** The words of one script by their sounds. */
class Sounds {
  /** By the first letters: one list of them all would be moved with each that comes in. */
  readonly #words = new Map<string, WordsByKey>();
  /** By the first letter, all vowels as one: a misspelling seldom changes how a word begins. */
  readonly #near = new Map<string, NearSounds<string>>();

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  add(word: string): void {
    const sound = spokenSound(word);
    if (sound.length < SHORTEST) return;
    const start = sound.slice(0, START);
    const words = this.#words.get(start) ?? new WordsByKey();
    this.#words.set(start, words);
    if (words.add(sound, word)) this.#nearOf(sound).add(sound, sound);
  }

  of(sound: string): readonly string[] {
    return this.#words.get(sound.slice(0, START))?.of(sound) ?? [];
  }

  from(beginning: string): readonly string[] {
    if (beginning.length < START) return this.of(beginning);
    return this.#words.get(beginning.slice(0, START))?.from(beginning) ?? [];
  }

  near(sound: string): { word: string; cost: number }[] {
    const found = this.#nearOf(sound).near(sound);
    return found.flatMap(({ value, cost }) => this.of(value).map((word) => ({ word, cost })));
  }

  #nearOf(sound: string): NearSounds<string> {
    const letter = VOWEL.test(sound) ? '' : sound.charAt(0);
    const known = this.#near.get(letter);
    if (known) return known;
    const near = new NearSounds<string>();
    this.#near.set(letter, near);
    return near;
  }
}

/**
 * The words of all listings by their sounds, for those that are written in another script than they are typed in, or otherwise in
 * Devanagari: 'शर्मा' and 'sharma', 'माँग' and 'मांग'. Where nobody wrote or typed Devanagari it does nothing: Latin words are heard
 * when they are first asked for, or after the start.
 */
export class PhoneticIndex {
  readonly #latin = new Sounds();
  readonly #devanagari = new Sounds();
  #unheard: string[] = [];

  add(word: string): void {
    const script = scriptOf(word);
    if (script === 'devanagari') this.#devanagari.add(word);
    else if (script === 'latin') this.#unheard.push(word);
  }

  /** Hears the words that wait, a stretch at a time. */
  async prepare(): Promise<void> {
    while (this.#unheard.length > 0) {
      this.#hear(this.#unheard.splice(-STRETCH));
      await setImmediate();
    }
  }

  /** The words that sound as a typed one does, where it or they are in Devanagari. */
  alike(typed: string): string[] {
    return this.#find(typed, (sounds, sound) => sounds.of(sound));
  }

  /** The words that begin with the sound of one half typed, those that it is among them; the commonest. */
  beginning(typed: string, countOf: (word: string) => number): string[] {
    const words = this.#find(typed, (sounds, sound) => {
      const start = sound.replace(LAST_VOWEL, '');
      return sounds.from(start.length < START ? sound : start);
    });
    if (words.length <= MOST_BEGUN) return words;
    const counted = words.map((word) => ({ word, n: countOf(word) })).sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1));
    return counted.slice(0, MOST_BEGUN).map(({ word }) => word);
  }

  /** The words nearest to a typed one by sound, and how far they are. */
  near(typed: string): { word: string; cost: number }[] {
    const words: { word: string; cost: number }[] = [];
    this.#find(typed, (sounds, sound) => {
      words.push(...sounds.near(sound));
      return [];
    });
    return words;
  }

  #find(typed: string, find: (sounds: Sounds, sound: string) => readonly string[]): string[] {
    const word = bare(typed);
    const script = scriptOf(word);
    if (script === undefined || (script === 'latin' && this.#devanagari.isEmpty)) return [];
    const sound = soundOfTyped(word);
    if (sound.length < SHORTEST) return [];
    if (script === 'devanagari') this.#hear(this.#unheard.splice(0));
    const found = [...(script === 'devanagari' ? find(this.#latin, sound) : []), ...find(this.#devanagari, sound)];
    return found.filter((other) => other !== typed);
  }

  #hear(words: string[]) {
    for (const word of words) this.#latin.add(word);
  }
}
