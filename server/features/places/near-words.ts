const SHORTEST_CORRECTED = 4;
const TWO_EDITS_FROM = 6;

/**
 * The known word nearest to a misspelt one: one edit away, or two from six letters on, the highest-ranked among equally near ones.
 * A word that begins a known one, or that nothing is near to, is returned as it is.
 */
export function correctWord(known: Map<string, number>, word: string): string {
  if (word.length < SHORTEST_CORRECTED || word.length > 30) return word;
  const allowed = word.length >= TWO_EDITS_FROM ? 2 : 1;
  let nearest = word;
  let least = allowed + 1;
  let highest = -1;
  for (const [candidate, rank] of known) {
    if (candidate.startsWith(word)) return word;
    if (candidate.length < word.length - allowed || !sharesStart(candidate, word)) continue;
    if (least === 0 || (least === 1 && rank <= highest && candidate.length !== word.length)) continue;
    const distance = editDistance(candidate.slice(0, word.length + allowed), word, allowed);
    if (distance < least || (distance === least && distance <= allowed && rank > highest))
      [nearest, least, highest] = [candidate, distance, rank];
  }
  return nearest;
}

/** Misspellings rarely touch both of the first two letters. */
function sharesStart(a: string, b: string): boolean {
  return a[0] === b[0] || a[1] === b[1] || a[0] === b[1];
}

/** Edits (insert, delete, replace, swap neighbours) from one word to the other, or `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replace = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replace);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}
