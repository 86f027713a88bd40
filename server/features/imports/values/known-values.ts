import type { Context } from '#server/context.ts';
import { createServiceFinder, nearestOf } from '#server/features/imports/nearest-services.ts';
import { states } from '#server/features/places/names.ts';
import { settlePlace } from '#server/features/places/settle-place.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import { listFormerNames } from '#server/features/services/find-by-former-name.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { TakenColumn } from '#shared/schemas/imports.ts';

/** Cities that are offered for one that is not known. */
const CITIES = 5;
const SUGGESTED = 30;

/** The values that a column may have, for cells that have none of them. */
export async function createKnownValues(context: Context) {
  const services = await listServices(context);
  const finder = createServiceFinder(services, await listFormerNames(context));
  const stateNames = states.map(({ name }) => name).toSorted();
  const nearFirst = (near: string[], all: string[]) => [...near, ...all.filter((name) => !near.includes(name))];
  const isKnown: Record<TakenColumn, (value: string) => boolean> = {
    service: (value) => finder.find(value) !== undefined,
    city: (value) => context.gazetteer.cities.some(({ place }) => place.city === value),
    state: (value) => settlePlace(context.gazetteer, { address: '', city: '', state: value }).isKnownState,
  };
  const options: Record<TakenColumn, (written: string) => string[]> = {
    service: (written) => nearFirst(finder.nearest(written), services.map(({ name }) => name).toSorted()),
    city: (written) =>
      [...new Set(suggestPlaces(context.gazetteer, written, SUGGESTED).flatMap(({ kind, city }) => (kind === 'city' ? city : [])))].slice(
        0,
        CITIES,
      ),
    state: (written) => nearFirst(nearestOf(stateNames)(written), stateNames),
  };
  return {
    /** Whether a value can be taken for what is not known. */
    isKnown: (column: TakenColumn, value: string) => isKnown[column](value),
    /** What may be meant, the likest first. */
    options: (column: TakenColumn, written: string) => options[column](written),
    services: finder,
  };
}
