import { type AliasBook, type Keys, noKeys } from '#server/features/search/aliases.ts';

/** A word or several that a business matches by its text or by what it stands for. */
export interface Term {
  /** All of these must stand in the text, or any of them. */
  texts: string[];
  join: 'all' | 'any';
  /** Or one of these must be the listing's own. */
  keys: Keys;
  /** The likeliest meaning: those who match it come first. */
  best: { texts: string[]; keys: Keys };
}

/** What a query asks for: every plain word in the text, and every term. */
export interface Reading {
  words: string[];
  /** Words of listings that sound as a typed one does, by that: they stand for it where they are a whole word of the text. */
  alike: ReadonlyMap<string, string[]>;
  terms: Term[];
  /** The query as it was typed, when that says more than its words. */
  phrase: string | undefined;
  /** Businesses that are called just so match too, and come first (name-words.ts). */
  named?: Named | undefined;
  /** Businesses that are already shown. */
  except: string[];
}

/** Businesses by the letters and digits of their names. */
export interface Named {
  key: string;
  /** The typed words: who has them in just this way comes first. */
  typed: string;
  /** Whether those match too whose names begin so. */
  begins?: boolean;
  /** Only those of these services: the words are a trade and a place, which a name of those who do something else is no matter for. */
  services?: string[] | undefined;
  /** Other keys of whole names that match. */
  others?: string[];
}

export const noneAlike: Reading['alike'] = new Map();

/** More aliases in one query are read as plain words: each makes the statement longer. */
const MOST_TERMS = 3;

/**
 * Reads a query by the rule (docs/product/rules.md, 'Keyword search'): each word as it is typed, aliases of places and trades also as what
 * they stand for.
 * @param alike what sounds as a word does.
 */
export function readQuery(words: string[], aliases: AliasBook, alike: Reading['alike'] = noneAlike): Reading {
  const plain: string[] = [];
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const alias = terms.length < MOST_TERMS ? aliases.match(words, at) : undefined;
    const texts = words.slice(at, at + (alias?.length ?? 1));
    if (alias) terms.push({ texts, join: 'all', keys: alias.keys, best: { texts: [], keys: alias.keys } });
    else plain.push(...texts);
    at += texts.length;
  }
  return { words: plain, alike, terms, phrase: words.length > 1 ? words.join(' ') : undefined, except: [] };
}

/** The same of one place alone. */
export function within<Some extends Reading>(reading: Some, place: Keys): Some {
  return { ...reading, terms: [...reading.terms, { texts: [], join: 'any', keys: place, best: { texts: [], keys: place } }] };
}

/** One word and its near spellings, the likeliest first. */
export function nearTerm(spellings: string[], aliases: AliasBook): Term {
  const meanings = spellings.map((word) => aliases.keysFor(word) ?? noKeys);
  return {
    texts: spellings,
    join: 'any',
    keys: {
      states: meanings.flatMap(({ states }) => states),
      cities: meanings.flatMap(({ cities }) => cities),
      services: meanings.flatMap(({ services }) => services),
    },
    best: meanings[0] === noKeys ? { texts: spellings.slice(0, 1), keys: noKeys } : { texts: [], keys: meanings[0] ?? noKeys },
  };
}
