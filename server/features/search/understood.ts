import { nameOf, type Target } from '#server/features/search/targets.ts';
import type { WidenedTargets, WiderPlace } from '#server/features/search/widen.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
import type { Meaning, Understood } from '#shared/schemas/understanding.ts';
import { searchText } from '#shared/texts.ts';

const MOST_MEANINGS = 6;

/** What a list was taken for, and what else the words may mean. */
export function presentUnderstood(
  { intents }: Understanding,
  { targets, totals, inState, widened }: WidenedTargets,
  { written, named, dropped }: Pick<Understood, 'written' | 'named' | 'dropped'>,
): Understood | undefined {
  const [first] = targets;
  if (!first) return undefined;
  const meanings = targets.map((target, at) => presentMeaning(target, totals[at] ?? 0, target.isWider ? widened?.to : undefined));
  const wide = !widened && inState !== undefined && inState > (totals[0] ?? 0) && first.place?.state ? [inAllOf(first, inState)] : [];
  return {
    label: meanings[0]?.label ?? '',
    meanings: [...meanings.slice(0, MOST_MEANINGS - wide.length), ...wide],
    // Whoever is called so is not missed for their trade.
    ...(widened && named === 0 ? { widened: { from: widened.from, to: nameWider(widened.to) } } : {}),
    written,
    named,
    dropped,
    intents,
  };
}

function presentMeaning(target: Target, total: number, wider: WiderPlace | undefined): Meaning {
  const { service, place } = target;
  const what = service ?? searchText.businesses;
  if (wider) {
    const label = wider.near === undefined ? searchText.inPlace(what, nameWider(wider)) : searchText.nearCity(what, wider.near);
    const isIndia = wider.near === undefined && wider.state === undefined;
    return { label, ...keys(service, undefined, isIndia ? undefined : place?.state), total };
  }
  const label = place ? searchText.inPlace(what, nameOf(place)) : what;
  return { label, ...keys(service, place?.city, place?.state), ...spot(target), total };
}

/** 'near Lonavala', 'Maharashtra', 'India'. */
function nameWider({ near, state }: WiderPlace): string {
  return near === undefined ? (state ?? searchText.india) : searchText.near(near);
}

function inAllOf({ service, place }: Target, total: number): Meaning {
  const label = searchText.inAllOf(service ?? searchText.businesses, place?.state ?? '');
  return { label, ...keys(service, undefined, place?.state), total };
}

function spot({ place, near }: Target): Pick<Meaning, 'locality' | 'address' | 'lat' | 'lng'> {
  const { locality, address } = place ?? {};
  return { ...(locality && { locality }), ...(address && { address, ...(near && { lat: near.lat, lng: near.lng }) }) };
}

function keys(service: string | undefined, city: string | undefined, state: string | undefined) {
  return {
    ...(service === undefined ? {} : { service }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
  };
}
