import type { Context } from '#server/context.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { findListedService, type SearchCriteria } from '#server/features/saved-searches/queries.ts';
import { savedSearchRefusals } from '#server/features/saved-searches/refusals.ts';
import { findCatalogueName } from '#server/features/services/find-by-former-name.ts';

/**
 * A service and a city as the site itself spells them: what a stranger types must not stand in a mail to somebody else.
 * @throws 400 for a city that no place of India has, and for a service that neither the catalogue nor any listing has.
 */
export async function readCriteria(context: Context, { service, city, state }: SearchCriteria): Promise<SearchCriteria> {
  const place = settlePlace(context.gazetteer, { address: '', city, state });
  if (!place.isKnownCity || !place.isKnownState) throw savedSearchRefusals.unknownSearchPlace();
  const name = (await findCatalogueName(context, service)) ?? (await findListedService(context.db, service));
  if (name === undefined) throw savedSearchRefusals.unknownSearchService();
  return { service: name, city: place.city, state: place.state };
}
