/** The search terms of a listing, as its index has them. */
export const TERMS = 'search_terms(txt, state_key, city_key, service_key)';

/** What a business card shows. */
const CARD = `business_id, name, service, address, city, state, price, short_description, description, images, created_at,
      coalesce(review_count, 0) as review_count, coalesce(rating_sum, 0)::float8 as rating_sum, coalesce(like_count, 0) as like_count`;

/**
 * A whole search statement. `body` defines `found` (tier, pop, business_id) and `total`. Each row also tells which words were
 * added since the process last heard: those of transactions that had not ended by then, so none is ever missed.
 */
export function answering(body: string, seen: string, distance?: 'distance'): string {
  const order = distance ? 'distance, ' : '';
  return `with fresh as (
      select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
        (select array_agg(word) from search_words where added_in >= ${seen}::xid8) as words),
    ${body}
  select seen, words, total, card.*
  from fresh cross join total left join lateral (
    select ${order}tier, pop, ${CARD} from found join businesses using (business_id) left join business_stats using (business_id)) card on true
  order by ${order}tier, pop desc, business_id`;
}

/** The total of a state, city and services, each '' for any. */
export function keysTotal(state: string, city: string, services: string): string {
  return `select coalesce(sum(n), 0)::bigint as total from listing_counts
      where state_key = ${state} and city_key = ${city} and service_key = any (${services})`;
}

export const ALL_WORDS = `select pg_snapshot_xmin(pg_current_snapshot())::text as seen, array_agg(word) as words, array_agg(n) as counts
  from (select word, max(n) as n from search_words group by word) known`;

/** The words added by transactions that had not ended when the process last heard. */
export const NEW_WORDS = `select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
    (select array_agg(word) from search_words where added_in >= $1::text::xid8) as words`;
