import type { Context, Viewer } from '#server/context.ts';
import { readListings } from '#server/features/businesses/search-businesses.ts';
import { rankMatches } from '#server/features/requirements/rank-matches.ts';
import type { RequirementPlace } from '#server/features/requirements/read-place.ts';
import { getResponseTime } from '#server/features/response-times/get-response-time.ts';
import { businessesOf } from '#server/features/sessions/is-of-business.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Match } from '#shared/schemas/requirements.ts';

/** Kilometres beyond which hardly anybody comes. */
const FAR = 50;

interface MatchCriteria {
  service: string;
  /** The point where it is known. */
  place: Pick<RequirementPlace, 'city' | 'state'> & Partial<Pick<RequirementPlace, 'lat' | 'lng'>>;
  /** Businesses that are shown elsewhere, or were asked already. */
  without: readonly string[];
}

/**
 * Businesses that do the work at a place, by the search's own engine: the nearest, those that answer quickly and the best rated,
 * without those that the viewer is, or works for. Of a place that nobody has a point of, those of its city alone: how far others are cannot be told.
 */
export async function findMatches(
  context: Context,
  viewer: Viewer,
  { service, place, without }: MatchCriteria,
  lastWriteLsn: string | undefined,
): Promise<Match[]> {
  const { city, state, lat, lng } = place;
  const most = { page: 1, limit: limits.requirement.matches };
  const found = await Promise.all([
    readListings(context, { service, ...(lat === undefined ? { city, state } : { lat, lng }), ...most }, lastWriteLsn),
    readListings(context, { service, city, state, lat, lng, quick: true, sort: 'best', ...most }, lastWriteLsn),
    readListings(context, { service, city, state, lat, lng, sort: 'best', ...most }, lastWriteLsn),
  ]);
  const left = new Set([...without, ...(await businessesOf(context.db, viewer))]);
  const byId = new Map(found.flatMap(({ businesses }) => businesses).map((business) => [business._id, business]));
  const others = [...byId.values()].filter(({ _id }) => !left.has(_id));
  // Those far away are offered where nobody is nearer.
  const near = others.filter(({ distance, comes }) => comes || (distance ?? 0) <= FAR);
  return rankMatches(await describeAll(context, near.length > 0 ? near : others)).slice(0, limits.requirement.matches);
}

/** Businesses with how they answer. */
export function describeAll(context: Context, businesses: readonly Business[]): Promise<Match[]> {
  return Promise.all(businesses.map(async (business) => ({ business, response: await getResponseTime(context, business._id) })));
}
