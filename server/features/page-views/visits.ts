import { createHash, randomBytes } from 'node:crypto';

export interface Visits {
  /** Whether this is the first time on a day that a network does this. */
  isFirst(day: string, network: string, what: readonly unknown[]): boolean;
}

/** Different visits of a day that are remembered; beyond them none is counted. About 8 MB. */
const MOST_VISITS = 100_000;

/**
 * Tells visits apart for a day, and nobody: of each it remembers a hash with a salt that is made anew every day, both in memory alone.
 * Nothing of a network is written anywhere.
 */
export function createVisits(): Visits {
  let today = { day: '', salt: randomBytes(16), seen: new Set<string>() };
  return {
    isFirst(day, network, what) {
      if (today.day !== day) today = { day, salt: randomBytes(16), seen: new Set() };
      const { salt, seen } = today;
      const visit = JSON.stringify([network, ...what]);
      const mark = createHash('sha256').update(salt).update(visit).digest('base64url').slice(0, 22);
      if (seen.has(mark) || seen.size >= MOST_VISITS) return false;
      seen.add(mark);
      return true;
    },
  };
}
