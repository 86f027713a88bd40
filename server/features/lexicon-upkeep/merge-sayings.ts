import { lower } from '#server/features/search/text.ts';
import type { LexiconEntry } from '#server/features/understanding/understanding.ts';
import type { Saying } from '#shared/schemas/sayings.ts';

/**
 * The first sayings by the alphabet, of the team's and the program's.
 * @param most so many at most.
 * @param shipped in order already.
 */
export function mergeUpTo(most: number, team: Saying[], shipped: LexiconEntry[]): (Saying | LexiconEntry)[] {
  const ordered = team.map((saying) => ({ saying, key: lower(saying.saying) })).sort((a, b) => compare(a, b));
  const merged: (Saying | LexiconEntry)[] = [];
  let at = 0;
  for (const entry of shipped) {
    for (let own = ordered[at]; own && isBefore(own, entry); own = ordered[++at]) merged.push(own.saying);
    if (merged.length >= most) break;
    merged.push(entry);
  }
  return [...merged, ...ordered.slice(at).map(({ saying }) => saying)].slice(0, most);
}

interface Ordered {
  saying: Saying;
  key: string;
}

const meaningOf = ({ service, city, state }: Saying) => service ?? `${city}, ${state}`;

function compare(a: Ordered, b: Ordered): number {
  return (
    compareTexts(a.key, b.key) ||
    compareTexts(meaningOf(a.saying), meaningOf(b.saying)) ||
    compareTexts(a.saying._id ?? '', b.saying._id ?? '')
  );
}

/** Of two that are said alike the program's comes first. */
function isBefore({ key }: Ordered, { saying }: LexiconEntry): boolean {
  return key < saying;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
