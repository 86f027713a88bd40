import { publicColumns } from '#server/db/business-columns.ts';
import { SEEN } from '#server/db/epoch.ts';
import type { IndexQuery } from '#server/features/search/estimate.ts';
import type { Values } from '#server/features/search/statement.ts';

/** The search terms of a listing, as its index has them. */
export const TERMS = 'search_terms(txt, state_key, city_key, service_key)';

/** The letters and digits of a listing's name, as its index has them (migration 0089). */
export const NAME_KEY = 'name_key(txt) collate "C"';

/**
 * That a listing meets what the index of words is asked. As an OR each condition is a search of the index of its own, and their
 * bitmaps meet; two arrays beside each other would be searched for every pair.
 */
export function meets(query: IndexQuery, values: Values): string {
  const isAny = ([first, ...others]: string[]) =>
    `(${TERMS} @@ ${values.add(first, 'tsquery')} or ${TERMS} @@ any (${values.add(others, 'tsquery[]')}))`;
  return query.map(isAny).join(' and ');
}

/** What a business card shows. */
const CARD = `business_id, ${publicColumns.join(', ')}, created_at, vetted_at is not null as checked, coalesce(is_quick, false) as quick,
      coalesce(review_count, 0) as review_count, coalesce(rating_sum, 0)::float8 as rating_sum, coalesce(like_count, 0) as like_count`;

/** No page is longer. The literal number tells the planner that few cards are joined. */
export const MOST_CARDS = 100;

export const NO_TOTAL = 'total as (select null::bigint as total)';

/**
 * A whole search statement. `body` defines `found` (tier, pop, business_id) and `total`, which has the columns `totals`. Each row also
 * tells which words were added since the process last heard: those of transactions that had not ended by then, so none is ever missed.
 */
export function answering(body: string, seen: string, { withCards = true, byDistance = false, totals = 'total', more = '' } = {}): string {
  const columns = `${byDistance ? 'distance, tier, pop' : 'tier, pop'}${more}`;
  const order = byDistance ? 'distance, tier, pop desc, business_id' : 'tier, pop desc, business_id';
  const rows = withCards
    ? `select ${columns}, ${CARD} from (select * from found limit ${MOST_CARDS}) found
      join businesses using (business_id) left join business_stats using (business_id)`
    : `select ${columns}, business_id from found`;
  return `with fresh as (
      select ${SEEN} as seen,
        (select array_agg(word) from search_words where added_in >= ${seen}::xid8) as words),
    ${body}
  select seen, words, ${totals}, card.*
  from fresh cross join total left join lateral (${rows}) card on true
  order by ${order}`;
}

/** The cards of some businesses, in the order of the ids. */
export const CARDS = `select ${CARD}
  from unnest($1::uuid[]) with ordinality wanted (business_id, place)
    join businesses using (business_id) left join business_stats using (business_id)
  order by place`;

/** The total of a state, city and services, each '' for any. */
export function keysTotal(state: string, city: string, services: string): string {
  return `select coalesce(sum(n), 0)::bigint as total from listing_counts
      where state_key = ${state} and city_key = ${city} and service_key = any (${services})`;
}

/** The totals of many lists at once: each is a number with the states, cities and services that it adds up, '' for any. */
export const LIST_TOTALS = `select at, sum(n)::bigint as total
  from unnest($1::int[], $2::text[], $3::text[], $4::text[]) wanted (at, state_key, city_key, service_key)
    join listing_counts using (state_key, city_key, service_key)
  group by at`;

/** Approved businesses in whose name or descriptions a word stands; those in Hindi have an index of their own (migration 0068). */
export function describedBy(word: string): string {
  return `select business_id from businesses
      where status = 'approved' and (described_terms(name, short_description, description) @@ described_word(${word})
        or (coalesce(name_hi, short_description_hi, description_hi) is not null
          and described_in_hindi(name_hi, short_description_hi, description_hi) @@ described_word(nullif(search_typed(${word}), ''))))`;
}

/** In how many descriptions each of some words stands, counted no further than $2. */
export const WORD_USES = `select word, count(*)::int as n
  from unnest($1::text[]) word cross join lateral (${describedBy('word')} limit $2::int) described
  group by word`;

/** What the services are called. */
export const SERVICE_NAMES = 'select search_key(name) as key, name from services order by name';

/** So many words are read at a time: taken in at a stretch, they keep nobody waiting. */
export const WORDS_AT_A_TIME = 2_000;

/**
 * The words after one, in the order of their letters, in which the tree of spellings (spelling-tree.ts) is walked: words beside each other
 * lie so in memory, too.
 */
export const WORDS_AFTER = `select ${SEEN} as seen, array_agg(word) as words, array_agg(n) as counts
  from (select word, max(n) as n from search_words where word > $1 group by word order by word limit ${WORDS_AT_A_TIME}) known`;

/** The words added by transactions that had not ended when the process last heard. */
export const NEW_WORDS = `select ${SEEN} as seen,
    (select array_agg(word) from search_words where added_in >= $1::text::xid8) as words`;
