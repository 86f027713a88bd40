import { foldText } from '#server/features/places/names.ts';
import { type FormerName, spellFormer } from '#server/features/services/find-by-former-name.ts';
import { spellService } from '#server/features/services/spell-service.ts';
import type { NamedService } from '#shared/service-name.ts';

/** How many are offered. */
const OFFERED = 3;

/** Pairs of neighbouring letters: words that share many of them look alike. */
function pairsOf(text: string): Set<string> {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

function shared(one: Set<string>, other: Set<string>) {
  return [...one].filter((pair) => other.has(pair)).length;
}

/** Of some names those that are most like a text, the likest first; none when nothing is like it. */
export function nearestOf(names: readonly string[]): (text: string) => string[] {
  const known = names.map((name) => ({ name, pairs: pairsOf(name) }));
  return (text) => {
    const pairs = pairsOf(text.slice(0, 200));
    return known
      .map((other) => ({ name: other.name, likeness: shared(pairs, other.pairs) / Math.min(pairs.size, other.pairs.size) }))
      .filter(({ likeness }) => likeness >= 0.4)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, OFFERED)
      .map((each) => each.name);
  };
}

/** Finds a service by its name as a file has it. */
export function createServiceFinder(services: readonly NamedService[], former: readonly FormerName[] = []) {
  // Many rows of a file have the same.
  const spelled = new Map<string, string | undefined>();
  return {
    /** The service as the catalogue spells it, by a name that it has or had; nothing when it has none of that name. */
    find(name: string): string | undefined {
      if (!spelled.has(name)) spelled.set(name, spellService(services, name) ?? spellFormer(former, name));
      return spelled.get(name);
    },
    /** Those whose names are most like it, the likest first; none when nothing is like it. */
    nearest: nearestOf(services.map(({ name }) => name)),
  };
}

export type ServiceFinder = ReturnType<typeof createServiceFinder>;
