import type { Place } from '#shared/schemas/places.ts';
import { readRecords } from './data-files.ts';
import { type CityByAddress, type GazetteerEntry, toEntry, toId } from './gazetteer-entry.ts';
import { foldText, states } from './names.ts';

interface Locality {
  stateCode: string;
  city: string;
  names: string[];
  pincode: string;
  lat: string;
  lng: string;
  isByHand: boolean;
}

/** A locality's rank is a share of its city's population, up to a bound; one that someone wrote down by hand is better known. */
const RANKS = { byHand: { share: 0.04, highest: 150_000 }, generated: { share: 0.01, highest: 30_000 } };

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

/** Localities of localities.tsv, corrected and completed by localities-by-hand.tsv. One without a position lies in the middle of its city. */
export function loadLocalities(cities: CityByAddress): GazetteerEntry[] {
  const localities = new Map<string, Locality>();
  for (const [stateCode = '', city = '', name = '', pincode = '', lat = '', lng = ''] of readRecords('localities.tsv'))
    localities.set(keyOf(stateCode, city, name), { stateCode, city, names: [name], pincode, lat, lng, isByHand: false });
  for (const [stateCode = '', city = '', all = '', lat = '', lng = '', known] of byHand()) {
    const names = all.split('|');
    const keys = names.map((name) => keyOf(stateCode, city, name));
    const pincode = known || (keys.map((key) => localities.get(key)?.pincode).find(Boolean) ?? '');
    for (const key of keys) localities.delete(key);
    localities.set(keys[0] ?? '', { stateCode, city, names, pincode, lat, lng, isByHand: true });
  }
  const areas = new Map<GazetteerEntry, string>();
  return [...localities.values()].flatMap((locality) => {
    const city = cities.get(`${locality.city}, ${stateNames.get(locality.stateCode)}`);
    if (!city) return [];
    const areaText = areas.get(city) ?? ` ${city.names.join(' ')}${city.areaText}`;
    areas.set(city, areaText);
    return [toLocalityEntry(locality, city, areaText)];
  });
}

/** Those that name a PIN code first: of several with one code they come before the others (`loadKnownPincodes`). */
function byHand(): string[][] {
  const withCode = Map.groupBy(readRecords('localities-by-hand.tsv'), ([, , , , , pincode]) => Boolean(pincode));
  return [...(withCode.get(true) ?? []), ...(withCode.get(false) ?? [])];
}

function keyOf(stateCode: string, city: string, name: string): string {
  return `${stateCode}|${city}|${foldText(name)}`;
}

function toLocalityEntry({ names, pincode, lat, lng, isByHand }: Locality, around: GazetteerEntry, areaText: string): GazetteerEntry {
  const { city, state } = around.place;
  const [name = '', ...aliases] = names;
  const formatted_address = [name, around.place.formatted_address].join(', ');
  const place: Place = {
    id: toId(formatted_address),
    formatted_address,
    name,
    city,
    state,
    lat: lat ? Number(lat) : around.place.lat,
    lng: lng ? Number(lng) : around.place.lng,
    kind: 'locality',
  };
  if (pincode) place.pincode = pincode;
  const { share, highest } = isByHand ? RANKS.byHand : RANKS.generated;
  const rank = Math.min(highest, Math.round(around.rank * share));
  // Post offices carry a PIN code and a rough position; suburbs found among GeoNames' towns do not.
  const isPlaced = isByHand || (lat !== '' && pincode === '');
  return toEntry(place, { aliases }, { areaText, rank, isPlaced });
}
