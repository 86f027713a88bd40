import { businessTopic } from '#server/cache/topics.ts';
import { type Context, visitor } from '#server/context.ts';
import { getWritePosition } from '#server/db/replicas.ts';
import { readCompared } from '#server/features/businesses/compare-businesses.ts';
import type { Searched } from '#server/features/page-views/count-search.ts';
import type { FilterSearch } from '#server/features/search/filter-search.ts';
import { anyListing } from '#server/features/search/list-topics.ts';
import { isNarrowed } from '#server/features/search/narrow-search.ts';
import { aroundUseCases, createUseCases, type UseCases } from '#server/pages/use-cases.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

/** What counts each time a page is shown: a look at a business, or a search with how many it found. */
export type Counted = { businessId: string } | { search: Searched; found: number };

/** What the use cases of a page tell of it. */
export interface Told {
  topics: Set<string>;
  /** Ids of the businesses whose cards stand in its lists. */
  cards: Set<string>;
  counted: Counted[];
  /** False once a use case ran that tells nothing: the page is not given again. */
  isKept: boolean;
  /** How long the page may be given, where it shows what changes without a write; milliseconds. */
  ttl?: number;
}

/** What changes with the day or the hour, or is found out by words whose meaning is learnt elsewhere, is at most so old. Milliseconds. */
const BRIEF = 60_000;

/** Use cases that show such things. */
const BRIEFLY = new Set<keyof UseCases>([
  'countFilters',
  'findBusinessesByKeyword',
  'findCityPage',
  'listBlogEntries',
  'listMostLiked',
  'listPosters',
  'listPrices',
  'readBlog',
  'suggestInstead',
]);

type Teller<Name extends keyof UseCases> = (...args: Parameters<UseCases[Name]>) => string[];

/** What each use case of the public pages shows to a visitor. Links to services in cities may lag, here as everywhere. */
const TOPICS: { [Name in keyof UseCases]?: Teller<Name> } = {
  getAccount: () => [],
  getPlanOffer: () => [],
  findCityPath: () => [],
  findLandingPage: () => ['services'],
  findLandingPath: () => ['services'],
  // Whether a page of the catalogue's is there does not lag.
  listLandingLinks: () => ['services'],
  listTopCities: () => [],
  listLikedBusinesses: () => [],
  // A visitor's is in the browser.
  listShortlist: () => [],
  listSavedSearches: () => [],
  compareBusinesses: (ids) => readCompared(ids).asked.map(businessTopic),
  listPosters: () => ['posters'],
  listPrices: () => ['price_tickers'],
  listServices: () => ['services'],
  namePlace: () => [],
  listBlogEntries: () => ['blogs'],
  readArticle: () => [],
  readBlog: () => ['blogs'],
  listComments: () => ['blogs', 'comments'],
  listReviewPage: (businessId) => [businessTopic(businessId)],
};

/**
 * A visitor's use cases, for what is made to be given again: each tells what it shows and what counts. Others than these tell nothing.
 * They read what every write up to now has left, whichever replica answers.
 */
export async function tellVisitors(context: Context) {
  const position = context.config.DATABASE_REPLICA_URLS ? await getWritePosition(context.db) : undefined;
  return tellUseCases(createUseCases(context, { viewer: visitor, lastWriteLsn: position }), context, position);
}

/** @param position how far a replica must be to be asked which lists a search shows. */
function tellUseCases(useCases: UseCases, { cache, search }: Pick<Context, 'cache' | 'search'>, position: string | undefined) {
  const told: Told = { topics: new Set(), cards: new Set(), counted: [], isKept: true };
  const tell = (topics: string[]) => {
    for (const topic of topics) told.topics.add(topic);
  };
  const tellLists = async (input: FilterSearch) => tell(await search.run(position, async (engine) => engine.topicsOf(input)));
  const tellCards = <Page extends Pick<BusinessPage, 'businesses'>>(page: Page) => {
    for (const { _id } of page.businesses) told.cards.add(_id);
    return page;
  };
  const countSearch = (searched: Searched, page: BusinessPage) => {
    told.counted.push({ search: searched, found: page.totalContractors });
    return tellCards(page);
  };
  const own: Partial<UseCases> = {
    async getBusiness(businessId) {
      tell([businessTopic(businessId)]);
      told.counted.push({ businessId });
      return useCases.getBusiness(businessId);
    },
    async findBusinessesByKeyword(input) {
      tell(anyListing);
      return countSearch(input, await useCases.findBusinessesByKeyword(input));
    },
    async findBusinessesByFilter(input) {
      const page = countSearch({ ...input, isNarrowed: isNarrowed(input) }, await useCases.findBusinessesByFilter(input));
      await tellLists(input);
      // Another service was read as words.
      if (page.placedBy) tell(anyListing);
      return page;
    },
    async countFilters(list) {
      const facets = await useCases.countFilters(list);
      await tellLists({ ...list, counts: true, page: 1, limit: 1 });
      return facets;
    },
    async suggestInstead(sought) {
      tell(anyListing);
      return useCases.suggestInstead(sought);
    },
    // Its localities may lag, as links do.
    async findCityPage(slug) {
      const page = await useCases.findCityPage(slug);
      tell(['services']);
      if (page) await tellLists({ city: page.city, state: page.state, page: 1, limit: 1 });
      return page;
    },
    // Those that are shown, as they are now; that another one is liked more may lag.
    async listMostLiked() {
      cache.forget('businesses');
      const found = await useCases.listMostLiked();
      tell(found.map(({ _id }) => businessTopic(_id)));
      return found;
    },
    // Those that are shown, as they are now; that others have come to be nearer may lag.
    async listNearby(input) {
      const found = await useCases.listNearby(input);
      tell(found.map(({ _id }) => businessTopic(_id)));
      return found;
    },
    async listBusinesses(input) {
      const page = await useCases.listBusinesses(input);
      if (input.category) tell(['services']);
      await tellLists(input);
      return tellCards(page);
    },
  };
  const around = aroundUseCases(useCases, (useCase, name) => {
    const topics = TOPICS[name] as ((...args: unknown[]) => string[]) | undefined;
    const run = (own[name] ?? useCase) as typeof useCase;
    return (...args) => {
      if (topics) tell(topics(...args));
      else if (!(name in own)) told.isKept = false;
      if (BRIEFLY.has(name)) told.ttl = BRIEF;
      return run(...args);
    };
  });
  return { told, useCases: around };
}
