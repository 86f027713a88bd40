export interface Point {
  lat: number;
  lng: number;
}

/** Of a ball as large as the earth. */
const EARTH_RADIUS_KILOMETRES = 6371;

/** How far two points are from each other as the crow flies, in kilometres. */
export function distanceBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const along = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const part = across + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * along;
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(part));
}
