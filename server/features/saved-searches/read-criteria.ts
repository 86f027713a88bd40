import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { foldText, stateKey } from '#server/features/places/names.ts';
import { findListedService, type SearchCriteria } from '#server/features/saved-searches/queries.ts';
import { searchKey } from '#server/features/search/text.ts';
import { listServices } from '#server/features/services/list-services.ts';

/**
 * A service and a city as the site itself spells them: what a stranger types must not stand in a mail to somebody else.
 * @throws 400 for a city that no place of India has, and for a service that neither the catalogue nor any listing has.
 */
export async function readCriteria(context: Context, { service, city, state }: SearchCriteria): Promise<SearchCriteria> {
  const namesakes = context.gazetteer.cityByName.get(foldText(city)) ?? [];
  const place = namesakes.find((entry) => stateKey(entry.place.state) === stateKey(state))?.place;
  if (!place) throw refusals.unknownSearchPlace();
  const key = searchKey(service);
  const listed = (await listServices(context)).find(({ name }) => searchKey(name) === key);
  const name = listed?.name ?? (await findListedService(context.db, service));
  if (name === undefined) throw refusals.unknownSearchService();
  return { service: name, city: place.city, state: place.state };
}
