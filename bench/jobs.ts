import type { SearchEngine } from '#server/features/search/search-engine.ts';
import { catalogue } from '#shared/catalogue.ts';
import { limits } from '#shared/limits.ts';
import { orders } from '#shared/narrowing.ts';
import { datasetCities } from './dataset.ts';
import { typedStates } from './keystrokes.ts';

/** One kind of work, asked of the engine, of pgbench and over HTTP alike. */
export interface Job {
  name: string;
  /** The questions, asked one after the other and from the start again. */
  questions: { path: string; ask: (engine: SearchEngine) => Promise<unknown> }[];
}

/** A page of a list with filters around a point, with the counts beside each filter and of prices: every radius and order by turns. */
export const NARROWED = 'within radius, with filters';

/** The jobs of the search's reference figures, over the data set's larger places. */
export function jobs(): Job[] {
  const services = [...catalogue.contractor, ...catalogue.supplier];
  const places = datasetCities()
    .slice(0, 60)
    .map((city, rank) => ({ ...city, service: services[(rank * 7) % services.length] as string }));
  const listing = (name: string, toFilter: (place: (typeof places)[number]) => Record<string, string | number>, page: number): Job => ({
    name,
    questions: places.map((place) => {
      const filter = toFilter(place);
      const query = new URLSearchParams(Object.entries({ ...filter, page, limit: 8 }).map(([key, value]) => [key, String(value)]));
      return { path: `/api/v1/contractor/search?${query}`, ask: (engine) => engine.searchByFilter({ ...filter, page, limit: 8 }) };
    }),
  });
  return [
    {
      name: 'suggestions',
      questions: typedStates().map((q) => ({
        path: `/api/v1/contractor/search?q=${encodeURIComponent(q)}&limit=4&counted=0`,
        ask: (engine) => engine.searchByMeaning({ q, page: 1, limit: 4, withTotal: false }),
      })),
    },
    listing('listing, page 1', ({ name, state, service }) => ({ city: name, state, service }), 1),
    listing('listing, page 100', ({ name, state }) => ({ city: name, state }), 100),
    listing('listing, nearest', ({ name, state, service, lat, lng }) => ({ city: name, state, service, lat, lng }), 1),
    {
      name: NARROWED,
      questions: places.flatMap(({ name, state, service, lat, lng }, rank) =>
        limits.radii.map((radius, at) => {
          const filter = { city: name, state, service, lat, lng, radius, sort: orders[(rank + at) % orders.length] };
          // Every second one asks for a price as well.
          const upTo = (rank + at) % 2 === 0 ? { upTo: 200 * (1 + (rank % 5)) } : {};
          const asked = { ...filter, ...upTo, rating: limits.ratings[rank % limits.ratings.length], page: 1 + (rank % 3), limit: 8 };
          const query = new URLSearchParams(Object.entries({ ...asked, price: 1, counts: 1 }).map(([key, value]) => [key, String(value)]));
          return {
            path: `/api/v1/contractor/search?${query}`,
            ask: (engine: SearchEngine) => engine.searchByFilter({ ...asked, price: true, counts: true }),
          };
        }),
      ),
    },
  ];
}
