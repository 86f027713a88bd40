import type { Context, Viewer } from '#server/context.ts';
import { selectNumbersByDay, selectTopPages, selectTopSearches } from '#server/features/page-views/queries.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureMessages } from '#server/features/short-messages/back-office/measure-messages.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import type { SiteNumbers } from '#shared/schemas/site-numbers.ts';

const MOST = 10;

/**
 * What happened on the site in the last days of India: views, enquiries and registrations by day, and what was asked for most.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function getSiteNumbers({ db, siteCounter }: Context, viewer: Viewer, days: number): Promise<SiteNumbers> {
  requireViewer(viewer, 'admin');
  await siteCounter.flush();
  const [byDay, topPages, topServices, topCities, nothingFound, { waiting: _waiting, ...messages }] = await Promise.all([
    selectNumbersByDay(db, days),
    selectTopPages(db, days, MOST),
    selectTopSearches(db, 'service', days, { most: MOST }),
    selectTopSearches(db, 'city', days, { most: MOST }),
    selectTopSearches(db, 'nothing_found', days, { most: MOST, leastVisits: figureLimits.leastVisits }),
    measureMessages({ db }, days),
  ]);
  const named = topCities.map((city) => ({ ...city, ...placeNamesOf({ city: city.name }) }));
  return { messages, days: byDay, topPages, topServices, topCities: named, nothingFound };
}
