import type { SearchEngine } from '#server/features/search/search-engine.ts';
import { catalogue } from '#shared/catalogue.ts';
import { datasetCities } from './dataset.ts';
import { keystrokes } from './keystrokes.ts';

/** One kind of work, asked of the engine, of pgbench and over HTTP alike. */
export interface Job {
  name: string;
  /** The questions, asked one after the other and from the start again. */
  questions: { path: string; ask: (engine: SearchEngine) => Promise<unknown> }[];
}

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
      questions: keystrokes().map((q) => ({
        path: `/api/v1/contractor/search?q=${encodeURIComponent(q)}&limit=4&counted=0`,
        ask: (engine) => engine.searchByKeyword({ q, page: 1, limit: 4, withTotal: false }),
      })),
    },
    listing('listing, page 1', ({ name, state, service }) => ({ city: name, state, service }), 1),
    listing('listing, page 100', ({ name, state }) => ({ city: name, state }), 100),
    listing('listing, nearest', ({ name, state, service, lat, lng }) => ({ city: name, state, service, lat, lng }), 1),
  ];
}
