import type { Pool } from 'pg';
import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { AliasBook } from '#server/features/search/aliases.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import { searchByFilter } from '#server/features/search/filter-search.ts';
import type { Found, FoundByMeaning } from '#server/features/search/found.ts';
import { type KeywordSearch, searchByKeyword, soundingAlike } from '#server/features/search/keyword-search.ts';
import { anyListing, tagsOfFilter } from '#server/features/search/list-tags.ts';
import { searchByMeaning } from '#server/features/search/meaning-search.ts';
import { QueryReader } from '#server/features/search/query-reader.ts';
import type { FilterSearch, PlaceReaders } from '#server/features/search/read-filter.ts';
import { type Reading, readQuery } from '#server/features/search/reading.ts';
import { rememberResults } from '#server/features/search/remembered-results.ts';
import { keysOfPlace, readSearchPlace } from '#server/features/search/search-place.ts';
import { isStorable, splitWords } from '#server/features/search/text.ts';
import { RecentTotals } from '#server/features/search/totals.ts';
import { type AnswerRow, type SearchTuning, usualTuning, Vocabulary } from '#server/features/search/vocabulary.ts';
import { type LexiconSource, noSource, type Understanding } from '#server/features/understanding/understanding.ts';
import { kilometresBetween } from '#shared/distance.ts';
import { currentLanguage } from '#shared/site-language.ts';

export interface SearchEngine {
  /** Businesses for typed words: exact matches, then near spellings. */
  searchByKeyword(search: KeywordSearch): Promise<Found<BusinessListingRow>>;
  /** The same, and after these the businesses that the words mean. Without a total the last word may be half typed. */
  searchByMeaning(search: KeywordSearch): Promise<FoundByMeaning<BusinessListingRow>>;
  /** How words are read for their meaning, step by step. */
  explain(q: string): Promise<Understanding>;
  /** Businesses of a place and a service. */
  searchByFilter(search: FilterSearch): Promise<Found<BusinessListingRow>>;
  /** What a search by filters shows: tags by which something kept is forgotten. */
  tagsOf(search: FilterSearch): string[];
  /** How typed words are read, for lists that are searched elsewhere by the same rule. */
  read(q: string): Reading;
  /** Reads the lexicon, so that the first search has not to wait for it. */
  warm(): Promise<void>;
  close(): void;
}

interface SearchParts {
  pool: Pool;
  gazetteer: Gazetteer;
  tuning?: SearchTuning;
  /** What the team says beside the lexicon's files, at most two seconds old; a source of the same version is the same. */
  team?: () => Promise<LexiconSource>;
  /** Whether results are given again while nothing that they show was changed; off for measuring the search itself. */
  remember?: boolean;
}

type Row = AnswerRow & BusinessListingRow;

/**
 * Search over the listings that the database keeps. One per process and database server.
 * @param pool makes generic plans (database.ts): the engine chooses its statements by its own estimates.
 */
export async function createSearchEngine({
  pool,
  gazetteer,
  tuning = usualTuning,
  team = async () => noSource,
  remember = true,
}: SearchParts): Promise<SearchEngine> {
  const vocabulary = new Vocabulary(pool, tuning);
  const aliases = new AliasBook(vocabulary.serviceNames);
  for (const word of aliases.words()) vocabulary.spellings.add(word);
  await vocabulary.load();
  const places: PlaceReaders = {
    readAddress: (text) => readAddress(gazetteer, text),
    locate: (address) => locateAddress(gazetteer, address),
  };
  const hasCity = (city: string) => vocabulary.lexicon.has(`=city:${aliases.cityKey(city)}`);
  const placeOf = ({ at }: KeywordSearch) => at && readSearchPlace(at, { ...places, gazetteer, hasCity });
  const recentTotals = new RecentTotals(vocabulary);
  const results = rememberResults(pool, { onChange: () => recentTotals.forget(), onMoved: () => vocabulary.distrust() });
  const reader = new QueryReader({ vocabulary, gazetteer, team });
  const answer = async <Search extends object, Answer extends Found<Row>>(
    search: Search,
    find: () => Promise<Answer>,
    tags: () => string[],
  ) => {
    const list = async () => toListings(await find());
    // They say in words what they took the search for.
    const key = `${currentLanguage()} ${JSON.stringify(search)}`;
    // What they show is known once the search has heard of the latest words.
    const remembered = () =>
      results.get(key, async () => {
        const value = await list();
        return { value, tags: tags(), cards: value.rows.map(({ business_id }) => business_id) };
      });
    return (remember ? remembered() : list()) as Promise<Omit<Answer, 'rows'> & Found<BusinessListingRow>>;
  };
  const searchMeant = async (search: KeywordSearch, isRepeated = false): Promise<FoundByMeaning<Row>> => {
    const { version, serviceNames, understand } = await reader.current();
    const found = await searchByMeaning<Row>(
      { vocabulary, aliases, gazetteer, serviceNames, recentTotals },
      understand(search.q, { isHalfTyped: !search.withTotal }),
      search,
      placeOf(search),
    );
    // The search itself tells of services that were renamed before it; those that are renamed during the second come after it.
    return isRepeated || version === (await reader.current()).version ? found : searchMeant(search, true);
  };
  return {
    searchByKeyword: (search) =>
      answer(
        search,
        async () => {
          const place = placeOf(search);
          const where = place ? { place: keysOfPlace(place, aliases), near: place.point } : {};
          const { rows, total } = await searchByKeyword<Row>(vocabulary, aliases, search, undefined, where);
          return { rows, total, ...(place?.point ? { from: place.point } : {}) };
        },
        () => anyListing,
      ),
    searchByMeaning: async (search) =>
      answer(
        { ...search, meant: (await reader.current()).version },
        () => searchMeant(search),
        () => anyListing,
      ),
    warm: async () => {
      await reader.current();
      await vocabulary.spoken.prepare();
    },
    explain: async (q) => (await reader.current()).understand(q, { isExplained: true }),
    searchByFilter: (search) =>
      answer(
        search,
        () => searchByFilter<Row>(vocabulary, aliases, places, search),
        () => tagsOfFilter(vocabulary, aliases, places, search),
      ),
    tagsOf: (search) => tagsOfFilter(vocabulary, aliases, places, search),
    read: (q) => {
      const words = isStorable(q) ? splitWords(q) : [];
      return readQuery(words, aliases, soundingAlike(words, vocabulary, false));
    },
    close: () => {},
  };
}

function toListings<Answer extends Found<Row>>({ rows, ...found }: Answer) {
  const { from } = found;
  return {
    ...found,
    rows: rows.map(({ seen, words, total, tier, pop, distance: _, comes, ...card }) => {
      const { lat, lng } = card;
      const isMeasured = from && typeof lat === 'number' && typeof lng === 'number';
      return {
        ...card,
        ...(isMeasured ? { distance: kilometresBetween(from, { lat, lng }) } : {}),
        ...(comes ? { comes } : {}),
      };
    }),
  };
}
