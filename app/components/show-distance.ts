import { showCount } from '#app/components/show-count.ts';

/** A distance as people say it: '400 m', '3.2 km', '24 km'; nearer than a hundred metres nobody's point is known. */
export function showDistance(kilometres: number): string {
  const tenths = Math.round(kilometres * 10);
  if (tenths < 10) return `${Math.max(1, tenths) * 100} m`;
  return tenths < 100 ? `${tenths / 10} km` : `${showCount(Math.round(kilometres))} km`;
}
