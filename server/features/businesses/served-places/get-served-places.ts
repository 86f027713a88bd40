import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countServed, findServing } from '#server/features/businesses/served-places/queries.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { ServedPlaces } from '#shared/schemas/served-places.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/**
 * Where the signed-in contractor's business comes to.
 * @throws 401 for visitors and for an account that is gone, 403 for other accounts.
 */
export async function getServedPlaces({ db }: Context, viewer: Viewer): Promise<ServedPlaces> {
  const { businessId } = requireDuty(viewer, 'edits');
  const [serving, covered] = await Promise.all([findServing(db, businessId), countServed(db, businessId)]);
  if (!serving) throw refusals.notSignedIn();
  const cities = serving.serves_cities;
  const named = currentLanguage() === DEFAULT_LANGUAGE ? {} : { named: cities.map(nameWritten) };
  return { cities, ...named, radius: serving.serves_km, covered };
}
