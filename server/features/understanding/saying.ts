import { isDevanagari } from '#server/base/sound.ts';
import type { NoiseKind } from '#server/features/understanding/understanding.ts';

/** A trade that a saying means, with its likelihood from 0 to 1. */
export interface MeantTrade {
  /** As the catalogue names it. */
  service: string;
  weight: number;
}

/** How a word was written, and the service that it was written so for, if it means one. */
export interface WrittenWord {
  text: string;
  service?: string;
}

/** Something people say, with all that it may mean. */
export interface Saying {
  /** As it was first written. */
  text: string;
  /** How it was written, where it is one word: of several it is never asked. */
  spellings: readonly WrittenWord[];
  /** Its words by number, each once, in order. */
  words: number[];
  trades: readonly MeantTrade[];
  kinds: readonly NoiseKind[];
  place?: { city: string; state: string };
}

/** What most sayings have alike is one list for all: tens of thousands are held. Lists grow by concat(): what is spread keeps room for sixteen more. */
const NONE: readonly never[] = [];

/** A saying that means nothing yet. @param words by number, each once, in order. */
export function createSaying(text: string, words: number[]): Saying {
  return { text, spellings: NONE, words, trades: NONE, kinds: NONE };
}

/** What thousands of sayings mean alike, one trade and no other, is one list for all of them. */
const single = new Map<string, readonly MeantTrade[]>();

function meaningOnly(trade: MeantTrade): readonly MeantTrade[] {
  const key = `${trade.weight} ${trade.service}`;
  const known = single.get(key) ?? [trade];
  single.set(key, known);
  return known;
}

/** A trade that is meant twice has the greater likelihood, in the place of the first; one of no likelihood is not meant. */
export function addTrade(saying: Saying, { service, weight: given }: MeantTrade) {
  if (given <= 0) return;
  const weight = Math.min(1, given);
  const at = saying.trades.findIndex((trade) => trade.service === service);
  const before = saying.trades[at];
  if (!before) saying.trades = saying.trades.length === 0 ? meaningOnly({ service, weight }) : saying.trades.concat({ service, weight });
  else if (before.weight < weight) saying.trades = saying.trades.with(at, { service, weight });
}

/** Notes what kind of word it is that names no trade. */
export function addKind(saying: Saying, kind: NoiseKind) {
  if (!saying.kinds.includes(kind)) saying.kinds = saying.kinds.concat(kind);
}

/** Notes how it was written too, and for which service. */
export function addSpelling(saying: Saying, text: string, service?: string) {
  if (saying.words.length !== 1 || saying.spellings.some((known) => known.text === text && known.service === service)) return;
  saying.spellings = saying.spellings.concat({ text, service });
}

/** Whether a saying is one word that was written so. */
export function isWrittenSo({ spellings }: Saying, text: string): boolean {
  return spellings.some((spelling) => spelling.text === text);
}

/**
 * The trades that a saying means where it is spelt so. Spellings that share a trade are of one word ('sariya', 'saria'). Others are another
 * word that only sounds so, whose trades are not meant ('ac', 'aac', 'acc'). A trade that only the other script has is kept: few words
 * are listed in both for each of their trades. A spelling that is not listed may be any of them.
 */
export function tradesSpelt(saying: Saying, text: string): readonly MeantTrade[] {
  const { spellings, trades } = saying;
  if (trades.length < 2 || !isWrittenSo(saying, text)) return trades;
  const isOwn = ({ service }: WrittenWord) => spellings.some((own) => own.text === text && own.service === service);
  const isSameWord = (word: WrittenWord) => spellings.some((other) => other.text === word.text && isOwn(other));
  return trades.filter(({ service }) => {
    const written = spellings.filter((spelling) => spelling.service === service);
    return written.some(isSameWord) || !written.some((word) => isDevanagari(word.text) === isDevanagari(text));
  });
}
