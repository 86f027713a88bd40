import { setImmediate } from 'node:timers/promises';

/** So many sayings are read at a stretch: requests are answered between. */
const STRETCH = 400;

/** Goes through as many things as there are, a stretch at a time. */
export async function inStretches<Thing>(things: Iterable<Thing>, take: (thing: Thing) => void): Promise<void> {
  let taken = 0;
  for (const thing of things) {
    take(thing);
    taken += 1;
    if (taken % STRETCH === 0) await setImmediate();
  }
}
