import { loadLexicon } from '#server/features/understanding/load-lexicon.ts';
import type { LexiconEntry } from '#server/features/understanding/understanding.ts';

/** A neighbour shares sayings of this weight together, at least: two that mean it half each are a coincidence. */
const LEAST_SHARED = 1;

let shipped: Map<string, string[]> | undefined;

/** The trades that the same words are said of, the closest first: Plumbing Contractors for Sanitary/bath Fittings. */
export function neighbouringTrades(service: string): string[] {
  shipped ??= findNeighbours(loadLexicon().entries);
  return shipped.get(service.toLowerCase()) ?? [];
}

/** Every trade's neighbours by its name in lower case. */
export function findNeighbours(entries: LexiconEntry[]): Map<string, string[]> {
  const bySaying = Map.groupBy(entries, ({ saying }) => saying);
  const shared = new Map<string, Map<string, number>>();
  for (const same of bySaying.values()) {
    for (const one of same) {
      const neighbours = shared.get(one.service.toLowerCase()) ?? new Map<string, number>();
      shared.set(one.service.toLowerCase(), neighbours);
      for (const other of same) {
        if (other.service === one.service) continue;
        neighbours.set(other.service, (neighbours.get(other.service) ?? 0) + one.weight * other.weight);
      }
    }
  }
  return new Map(
    [...shared].map(([service, neighbours]) => [
      service,
      [...neighbours]
        .filter(([, weight]) => weight >= LEAST_SHARED)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name),
    ]),
  );
}
