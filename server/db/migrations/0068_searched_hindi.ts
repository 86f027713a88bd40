import { type Kysely, sql } from 'kysely';

/** Finds businesses by what they say of themselves in Hindi besides; docs/decisions/174-two-languages.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Where the digits 0 to 9 begin in other scripts (shared/digits.ts). */
const ZEROS = [...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0], ...[0x660, 0x6f0, 0xff10]];
const DIGITS = ZEROS.map((zero) => String.fromCharCode(...Array.from({ length: 10 }, (_, at) => zero + at))).join('');

const HAS_HINDI = 'coalesce(name_hi, short_description_hi, description_hi) is not null';

const STATEMENTS = [
  // As a query is brought to one form (asTyped in server/features/search/text.ts).
  `create function search_typed(value text) returns text immutable strict parallel safe
    return regexp_replace(regexp_replace(
      search_lower(translate(normalize(value, nfc), '${DIGITS}', repeat('0123456789', ${ZEROS.length}))),
      '[\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]', '', 'g'),
      '(?<=[a-z\\u00c0-\\u1fff])[\\u200c\\u200d]+', '', 'g')`,
  // A business has a fifth line where it has a name in Hindi, whose end is left out where indexes could not hold the text and the keys (2704
  // bytes) otherwise: that takes an address of hundreds of letters. The text of all others is the same as before.
  `create function search_text(name text, service text, address text, city text, state text, name_hi text) returns text
    language sql immutable parallel safe as $$
    select txt || coalesce(E'\\n' || left(regexp_replace(search_typed(name_hi), '[\\n]', ' ', 'g'), room / 4), '')
    from (select txt, greatest(0, 2500 - octet_length(txt || city || state || service)) as room
      from search_text(name, service, address, city, state) txt) text
    $$`,
  `create or replace view listing_source as
    select business_id, popularity(rating_sum, review_count, like_count) as pop,
      coalesce(state_aliases.state_key, search_key(state)) as state_key,
      coalesce(city_aliases.city_key, search_key(city)) as city_key,
      search_key(service) as service_key,
      search_text(name, service, address, city, state, name_hi) as txt,
      map_point(lat, lng) as place,
      map_cell(lat, lng) as cell,
      coalesce(review_count, 0) as reviews,
      star_thousandths(rating_sum, review_count) as stars,
      shown_facts(coalesce(price_amount::text, price), images, vetted_at) as shown,
      coalesce(is_quick, false) as quick,
      created_at as came_at,
      price_amount as cost,
      price_unit collate "C" as unit
    from businesses
      left join business_stats using (business_id)
      left join city_aliases on city_aliases.alias = search_key(city)
      left join state_aliases on state_aliases.alias = search_key(state)
    where status = 'approved'`,
  // The array has few ids: each is looked up, and no listing is read besides.
  `update listings set txt = source.txt from listing_source source
    where listings.business_id = any (array(select business_id from businesses where name_hi is not null and status = 'approved'))
      and source.business_id = listings.business_id`,
  // Beside businesses__described, which would have to be made anew of every description. The danda ends a sentence and is part of no word.
  `create function described_in_hindi(name_hi text, short_description_hi text, description_hi text) returns tsvector
    immutable parallel safe cost 2000
    return described_terms('', '', translate(
      search_typed(coalesce(name_hi, '') || ' ' || coalesce(short_description_hi, '') || ' ' || coalesce(description_hi, '')), '।॥', '  '))`,
  `create index businesses__described_in_hindi on businesses
    using gin (described_in_hindi(name_hi, short_description_hi, description_hi)) where status = 'approved' and ${HAS_HINDI}`,
];
