import type { Random } from '#server/demo/random.ts';

/** Picks in proportion to weights by bisection. */
export function picker<T>(items: readonly T[], weight: (item: T, rank: number) => number): (random: Random) => T {
  let sum = 0;
  const bounds = items.map((item, rank) => (sum += weight(item, rank)));
  return (random) => {
    const at = random.next() * sum;
    let low = 0;
    for (let high = bounds.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] as number) > at) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}
