import type { Point } from '#shared/distance.ts';
import { limits } from '#shared/limits.ts';

/** The point at which a list was searched. @param filters of its call, as a query. */
export function pointOf(filters: string): Point | undefined {
  const query = new URLSearchParams(filters);
  const [lat, lng] = [query.get('lat'), query.get('lng')];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
}

/** The radius that suits what a map shows: the smallest that has all of it to the nearest edge, or the largest there is. */
export function radiusFor(reach: number): number {
  return limits.radii.find((radius) => radius >= reach) ?? Math.max(...limits.radii);
}

/**
 * The same search within a radius of another point, whichever city that is in.
 * @param filters of the call, as a query.
 * @returns nothing for typed words, which know no point.
 */
export function searchAt(filters: string, { lat, lng }: Point, radius: number): string | undefined {
  const query = new URLSearchParams(filters);
  if (query.has('q')) return undefined;
  for (const name of ['city', 'state', 'completeAddress', 'first']) query.delete(name);
  query.set('lat', String(lat));
  query.set('lng', String(lng));
  query.set('radius', String(radius));
  return `/searcher?${query}`;
}
