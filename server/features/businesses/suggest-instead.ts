import { briefly, showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { foldText } from '#server/features/places/names.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import { anyListing } from '#server/features/search/list-tags.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { neighbouringTrades } from '#server/features/understanding/neighbouring-trades.ts';
import type { Instead } from '#shared/schemas/businesses.ts';

interface Sought {
  service?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** Each offer costs a search. */
const MOST_NEIGHBOURS = 3;

/**
 * What to look at where a place and a service find nothing: what they were probably meant for, as they are spelt, then the neighbouring
 * trades at the place. Only what has businesses is offered.
 * @param lastWriteLsn where the caller's last write ended.
 */
export function suggestInstead(context: Context, sought: Sought, lastWriteLsn: string | undefined): Promise<Instead[]> {
  return showing(anyListing, async () => {
    briefly();
    const { service, city, state } = sought;
    const known = service === undefined ? undefined : (await listServices(context)).find(({ name }) => isSame(name, service))?.name;
    const meant = service === undefined || known ? known : await readTrade(context, service, lastWriteLsn);
    const place = findPlace(context, city) ?? { city, state };
    const isCorrected = (meant !== undefined && meant !== known) || place.city !== city;
    const spelt = isCorrected ? [{ service: meant ?? service, ...place }] : [];
    const near = neighbouringTrades(meant ?? service ?? '').map((neighbour) => ({ service: neighbour, ...place }));
    const counted = await Promise.all(
      [...spelt, ...near.slice(0, 2 * MOST_NEIGHBOURS)].map((offer) => count(context, offer, lastWriteLsn)),
    );
    const found = counted.filter(({ total }) => total > 0);
    return found.slice(0, spelt.length + MOST_NEIGHBOURS);
  });
}

async function count({ search }: Context, offer: Sought, lastWriteLsn: string | undefined): Promise<Instead> {
  const { total } = await search.run(lastWriteLsn, (engine) => engine.searchByFilter({ ...offer, page: 1, limit: 1 }));
  return { ...offer, ...placeNamesOf(offer), total };
}

/** The trade that a text means which names none. */
async function readTrade({ search }: Context, text: string, lastWriteLsn: string | undefined): Promise<string | undefined> {
  const { trades } = await search.run(lastWriteLsn, (engine) => engine.explain(text));
  return trades[0]?.service;
}

/** The city that a name is the near spelling of, where it is none itself. */
function findPlace({ gazetteer }: Context, city: string | undefined): Pick<Sought, 'city' | 'state'> | undefined {
  if (city === undefined || gazetteer.cityByName.has(foldText(city))) return undefined;
  const near = suggestPlaces(gazetteer, city, 1)[0];
  return near?.city ? { city: near.city, state: near.state } : undefined;
}

function isSame(a: string, b: string) {
  return a.toLowerCase() === b.trim().toLowerCase();
}
