/**
 * Where texts from `start` on begin in a list.
 * @param sorted in the order of what `textOf` gives (UTF-16 code units, as `<` compares).
 * @returns the length of the list where all come before it.
 */
export function lowerBound<Item>(sorted: readonly Item[], start: string, textOf: (item: Item) => string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textOf(sorted[middle] as Item) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
