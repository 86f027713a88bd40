/** A point on the ground, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Kilometres: the mean radius of the earth. */
export const EARTH = 6_371.008_8;

/** Kilometres between two points along the ground. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
