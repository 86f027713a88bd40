import type { Context, Viewer } from '#server/context.ts';
import { findBusinessesByKeyword } from '#server/features/businesses/search-businesses.ts';
import { readWords } from '#server/features/lexicon-upkeep/read-words.ts';
import { describeSayingPlace } from '#server/features/lexicon-upkeep/view.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ReadingOfQuery } from '#shared/schemas/sayings.ts';

const FIRST = 5;

/**
 * How a query is read, step by step, and what it finds first; nothing of it is counted.
 * @throws 401, 403 for all but admins.
 */
export async function explainQuery(context: Context, viewer: Viewer, q: string): Promise<ReadingOfQuery> {
  requireViewer(viewer, 'admin');
  const [read] = await readWords(context, [q]);
  const { steps = [], trades = [], places = [] } = read ?? {};
  const found = await findBusinessesByKeyword(context, { q, page: 1, limit: FIRST }, undefined);
  return {
    q,
    steps: steps.map(({ place, ...step }) => ({ ...step, ...(place ? { place: { ...place, ...placeNamesOf(place) } } : {}) })),
    trades,
    places: places.map(describeSayingPlace),
    businesses: found.businesses.map(({ _id, name, service, city, placeNames }) => ({ _id, name, service, city, placeNames })),
    totalContractors: found.totalContractors,
  };
}
