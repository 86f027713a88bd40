import { inStretches } from '#server/features/understanding/in-stretches.ts';
import type { LexiconBook } from '#server/features/understanding/lexicon-book.ts';
import {
  type Draft,
  draftOver,
  finishDraft,
  indexSaying,
  type OpenBook,
  ownSaying,
  type Says,
} from '#server/features/understanding/lexicon-draft.ts';
import { addKind, addTrade, type Saying } from '#server/features/understanding/saying.ts';
import { type ShippedBook, withoutSwitchedOff } from '#server/features/understanding/switched-off.ts';
import { type LexiconEntry, type LexiconSource, noSource, type ShippedLexicon } from '#server/features/understanding/understanding.ts';

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
  return addTeamsWords(await withoutSwitchedOff(await createShippedBook(shipped), source.switchedOff), source, services);
}

/** The book of the files alone, which takes most of the work and is made once: what changes is laid over it. */
export async function createShippedBook({ entries, noise }: ShippedLexicon): Promise<ShippedBook> {
  const draft = draftOver();
  const numbers = await addAll(draft, [
    ...entries.map(asTrade),
    ...noise.map(({ saying, kind }): Addition => ({ text: saying, says: 'noise', mark: (added) => addKind(added, kind) })),
  ]);
  return { ...finishDraft(draft), entries, noise, numbers };
}

/**
 * The book with the team's own sayings and the names of the services added, in both languages; all else is shared with the one below,
 * so it takes a fiftieth of the time.
 */
export async function addTeamsWords(
  below: OpenBook,
  { entries, places, serviceNames }: LexiconSource,
  services: string[],
): Promise<LexiconBook> {
  const draft = draftOver(below);
  await addAll(draft, [
    ...services.map((service) => asTrade({ saying: service, service, weight: 1 })),
    ...serviceNames.flatMap(({ name, service }) => name.split('/').map((saying) => asTrade({ saying, service, weight: 1 }))),
    ...entries.map(asTrade),
    ...places.map(({ saying, city, state }): Addition => {
      return { text: saying, says: 'place', mark: (added) => Object.assign(added, { place: { city, state } }) };
    }),
  ]);
  return finishDraft(draft).book;
}

/** A saying to be taken in, and what it tells. */
interface Addition {
  text: string;
  says: Says;
  /** What it means, if that is a trade. */
  service?: string;
  mark(saying: Saying): void;
}

function asTrade({ saying, service, weight }: LexiconEntry): Addition {
  return { text: saying, says: 'trade', service, mark: (added) => addTrade(added, { service, weight }) };
}

/** @returns the number that each saying has, -1 for what is none. */
async function addAll(draft: Draft, additions: Addition[]): Promise<Int32Array> {
  const numbers = new Int32Array(additions.length).fill(-1);
  await inStretches(additions.entries(), ([at, { text, says, service, mark }]) => {
    const number = indexSaying(draft, text, says, service);
    if (number === undefined) return;
    numbers[at] = number;
    mark(ownSaying(draft, number));
  });
  return numbers;
}
