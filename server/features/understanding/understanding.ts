import type { Intent } from '#shared/schemas/understanding.ts';

/** What people say for a service of the catalogue, as the files or the team's table have it. */
export interface LexiconEntry {
  saying: string;
  /** The service's name in the catalogue. */
  service: string;
  /** How likely the saying means this service: above 0, at most 1. */
  weight: number;
}

/** Words that name no trade, by what they tell: nothing, an intent, 'near me', a size, a brand. */
export type NoiseKind = 'filler' | Intent | 'near' | 'size' | 'brand';

/** A saying that names no trade. */
export interface NoiseEntry {
  saying: string;
  kind: NoiseKind;
}

/** What the files of lexicon/ say. */
export interface ShippedLexicon {
  entries: LexiconEntry[];
  noise: NoiseEntry[];
}

/** What the team says beside the files. */
export interface LexiconSource {
  /** Another text after every change: a book is made anew only then. */
  version: string;
  entries: LexiconEntry[];
  /** Sayings of shipped entries that the team switched off: 'saying\nservice'. */
  switchedOff: string[];
  /** The team's own words for places. */
  places: { saying: string; city: string; state: string }[];
  /** What services are called in Hindi; several names for one stand with '/'. */
  serviceNames: { name: string; service: string }[];
}

export const noSource: LexiconSource = { version: '', entries: [], switchedOff: [], places: [], serviceNames: [] };

/** A place that words named; a state alone has no city. */
export interface UnderstoodPlace {
  city?: string;
  state: string;
  locality?: string;
  pincode?: string;
}

/** How a run of words was read; whoever shows it makes the text. */
export interface Step {
  words: string;
  as: 'trade' | 'place' | 'filler' | 'brand' | 'intent' | 'near' | 'size' | 'rest';
  /** The trades that they mean; of words that nothing is known of, those that they may mean. */
  trades?: { service: string; weight: number }[];
  /** The saying that they were taken for, where they are not quite it. */
  saying?: string;
  place?: UnderstoodPlace;
  isMisspelt?: boolean;
  intent?: Intent;
}

/** What words mean. */
export interface Understanding {
  /** Likeliest first; weights are shares of the likeliest. */
  trades: { service: string; weight: number }[];
  /** Likeliest first; several when the words name several. */
  places: UnderstoodPlace[];
  /** Whether the only place is what the last word, half typed, may become: the words may go on otherwise. */
  isPlaceCompleted: boolean;
  nearMe: boolean;
  intents: Intent[];
  /** Words that are none of these, in lower case. */
  rest: string[];
  /** Whether every word was recognised just as it is spelt: then none is a misspelling of another. */
  isSure: boolean;
  /** Whether every word is known just as it is spelt, whether it names anything or not. */
  isKnown: boolean;
  /** The words, in lower case, that people say for something just as they are spelt. */
  known: ReadonlySet<string>;
  /** Those that say 'near me': no business has them written for that. */
  unwritten: ReadonlySet<string>;
  /** How each run of words was read; empty unless it was asked for. */
  steps: Step[];
}
