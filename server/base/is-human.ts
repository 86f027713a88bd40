import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** What user agents were found to be: looking at one takes longer than sending a page that is kept. */
const known = new LRUCache<string, boolean>({ max: 1_000, maxSize: 200_000, sizeCalculation: (_, userAgent) => userAgent.length + 1 });

/** Whether a request comes from somebody who reads; bots, and programs that do not say what they are, do not. */
export function isHuman(userAgent: string | undefined): userAgent is string {
  if (!userAgent) return false;
  let is = known.get(userAgent);
  if (is === undefined) {
    is = !isbot(userAgent);
    known.set(userAgent, is);
  }
  return is;
}
