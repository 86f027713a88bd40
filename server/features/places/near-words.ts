import { editDistance } from '#server/features/places/edit-distance.ts';

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
