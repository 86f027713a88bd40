import { EARTH, type Point } from '#shared/distance.ts';

/** As map_cell() in SQL: squares of a twentieth of a degree, numbered row by row. */
const CELLS_PER_DEGREE = 20;
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;
/** A circle is taken a little larger than it is, so that rounding leaves nobody out; the distance itself is compared. */
const MARGIN = 1.000_1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Half the squared chord of a distance: what distances are compared by in SQL, as it grows with them and needs no arcsine. */
export function haversineOf(kilometres: number): number {
  return Math.sin(kilometres / EARTH / 2) ** 2;
}

/** A point as map_point() in SQL has it, on Mercator's map. */
export function toMap({ lat, lng }: Point): { x: number; y: number } {
  const within = Math.max(-89, Math.min(89, lat));
  return { x: radians(lng), y: Math.log(Math.tan(Math.PI / 4 + radians(within) / 2)) };
}

/** The ranges of cells that a circle touches: `from[n]` to `to[n]`, one or two for each row of cells. */
export function cellsAround({ lat, lng }: Point, kilometres: number): { from: number[]; to: number[] } {
  const angle = (kilometres * MARGIN) / EARTH;
  const north = degrees(angle);
  const first = rowOf(lat - north);
  const ranges = Array.from({ length: rowOf(lat + north) - first + 1 }, (_, step) => first + step).flatMap((row) => {
    const east = widthAt(lat, angle, row);
    return spans(columnOf(lng - east), columnOf(lng + east)).map(([from, to]) => ({
      from: row * CELLS_PER_ROW + from,
      to: row * CELLS_PER_ROW + to,
    }));
  });
  return { from: ranges.map(({ from }) => from), to: ranges.map(({ to }) => to) };
}

/** How far east of its middle a circle reaches within a row of cells, in degrees. */
function widthAt(lat: number, angle: number, row: number): number {
  if (Math.abs(lat) + degrees(angle) >= 90) return 180;
  const middle = radians(lat);
  // The circle is widest where a meridian touches it, and narrower the farther from there.
  const widest = Math.asin(Math.sin(middle) / Math.cos(angle));
  const [south, north] = [row, row + 1].map((edge) => radians(edge / CELLS_PER_DEGREE - 90)) as [number, number];
  const nearest = Math.max(south, Math.min(north, widest));
  const cosine = (Math.cos(angle) - Math.sin(middle) * Math.sin(nearest)) / (Math.cos(middle) * Math.cos(nearest));
  return degrees(Math.acos(Math.max(-1, Math.min(1, cosine))));
}

function rowOf(lat: number) {
  return Math.floor((Math.max(-90, Math.min(90, lat)) + 90) * CELLS_PER_DEGREE);
}

function columnOf(lng: number) {
  return Math.floor((lng + 180) * CELLS_PER_DEGREE);
}

/** Columns of one row; beyond the date line they go on at the other end. A place at 180° east has a column of its own. */
function spans(from: number, to: number): [number, number][] {
  if (to - from >= CELLS_PER_ROW) return [[0, CELLS_PER_ROW]];
  if (from < 0)
    return [
      [0, to],
      [from + CELLS_PER_ROW, CELLS_PER_ROW],
    ];
  if (to >= CELLS_PER_ROW)
    return [
      [from, CELLS_PER_ROW],
      [0, to - CELLS_PER_ROW],
    ];
  return [[from, to]];
}
