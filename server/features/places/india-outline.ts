import { readRecords } from './data-files.ts';

interface Ring {
  points: [number, number][];
  /** Which points end a piece that passes a row of latitude, or passes near it. */
  rows: ReadonlyMap<number, number[]>;
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The outline is drawn to about a kilometre: points this near to it still count (2.5 km). */
const MARGIN_DEGREES = 0.0225;

const ROWS_PER_DEGREE = 20;

const rings: Ring[] = readRecords('india-outline.tsv').map((record) => {
  const points = record.map((point) => point.split(',').map(Number) as [number, number]);
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return {
    points,
    rows: inRows(points),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
});

/** Whether a point lies in India (its islands too) or within 2.5 km of its outline. */
export function isInIndia(lat: number, lng: number): boolean {
  return rings.some((ring) => {
    if (lng < ring.west - MARGIN_DEGREES || lng > ring.east + MARGIN_DEGREES) return false;
    if (lat < ring.south - MARGIN_DEGREES || lat > ring.north + MARGIN_DEGREES) return false;
    return touches(ring, lat, lng);
  });
}

function touches({ points, rows }: Ring, lat: number, lng: number): boolean {
  let inside = false;
  for (const at of rows.get(rowOf(lat)) ?? []) {
    const [x1, y1] = points.at(at - 1) as [number, number];
    const [x2, y2] = points[at] as [number, number];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    if (distanceToSegment(lng, lat, x1, y1, x2, y2) < MARGIN_DEGREES) return true;
  }
  return inside;
}

function rowOf(lat: number) {
  return Math.floor(lat * ROWS_PER_DEGREE);
}

/** Of the thousands of pieces of a ring only those beside a point are looked at: a file asks for each of 50,000 rows. */
function inRows(points: [number, number][]) {
  const rows = new Map<number, number[]>();
  for (const [at, [, y2]] of points.entries()) {
    const [, y1] = points.at(at - 1) as [number, number];
    const last = rowOf(Math.max(y1, y2) + MARGIN_DEGREES);
    for (let row = rowOf(Math.min(y1, y2) - MARGIN_DEGREES); row <= last; row++) rows.set(row, [...(rows.get(row) ?? []), at]);
  }
  return rows;
}

function distanceToSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
