import { nameOf, type Target } from '#server/features/search/targets.ts';
import type { WidenedTargets } from '#server/features/search/widen.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
import type { Meaning, Understood } from '#shared/schemas/understanding.ts';

const MOST_MEANINGS = 6;

/** What a list was taken for, and what else the words may mean. */
export function presentUnderstood(
  { intents }: Understanding,
  { targets, totals, inState, widened }: WidenedTargets,
  { written, dropped }: Pick<Understood, 'written' | 'dropped'>,
): Understood | undefined {
  const [first] = targets;
  if (!first) return undefined;
  const meanings = targets.map((target, at) => presentMeaning(target, totals[at] ?? 0, target.isWider ? widened?.to : undefined));
  const wide = !widened && inState !== undefined && inState > (totals[0] ?? 0) && first.place?.state ? [inAllOf(first, inState)] : [];
  return {
    label: meanings[0]?.label ?? '',
    meanings: [...meanings.slice(0, MOST_MEANINGS - wide.length), ...wide],
    ...(widened ? { widened } : {}),
    written,
    dropped,
    intents,
  };
}

function presentMeaning({ service, place }: Target, total: number, widenedTo: string | undefined): Meaning {
  const what = service ?? 'Businesses';
  if (widenedTo !== undefined) {
    const isNear = widenedTo.startsWith('near ');
    const state = widenedTo === 'India' ? undefined : place?.state;
    return { label: `${what} ${isNear ? '' : 'in '}${widenedTo}`, ...keys(service, undefined, state), total };
  }
  return { label: place ? `${what} in ${nameOf(place)}` : what, ...keys(service, place?.city, place?.state), total };
}

function inAllOf({ service, place }: Target, total: number): Meaning {
  return { label: `${service ?? 'Businesses'} in all of ${place?.state}`, ...keys(service, undefined, place?.state), total };
}

function keys(service: string | undefined, city: string | undefined, state: string | undefined) {
  return {
    ...(service === undefined ? {} : { service }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
  };
}
