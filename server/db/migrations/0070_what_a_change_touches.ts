import { type Kysely, sql } from 'kysely';

/** More rows in one statement are told of as everything (migration 0030). */
const MOST_ROWS = 500;

/** What stands in a business's row and is shown with it, and no list is chosen or ordered by, unless it comes to its listing too. */
const ON_CARDS = [
  'decisions',
  'email',
  'images',
  'languages',
  'opening_hours',
  'password_hash',
  'phone_no',
  'plan',
  'price',
  'price_amount',
  'price_from',
  'price_unit',
  'status_reason',
  'updated_at',
  'version',
  'vetted_at',
  'working_since',
];

/** What filters, and orders by rating and by reviews, look at in a listing; other lists do not. */
const FACTS = ['cost', 'quick', 'reviews', 'shown', 'stars', 'unit'];

const without = (columns: string[]) => `'{${columns.join(',')}}'::text[]`;

/** Columns that come later count as what lists are chosen by, until they are named here. */
const isSameBut = (columns: string[]) => `to_jsonb(added) - ${without(columns)} = to_jsonb(removed) - ${without(columns)}`;

const notingUpdates = (table: string, changes: string) => `create or replace function note_${table}_update() returns trigger
  language plpgsql as $$
  begin
    if (select count(*) from (select from added limit ${MOST_ROWS + 1}) counted) > ${MOST_ROWS} then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect) ${changes};
    end if;
    return null;
  end $$`;

const STATEMENTS = [
  `alter table topic_changes add column aspect text
    constraint topic_changes__aspect_check check (aspect in ('card', 'rating', 'facts'))`,

  notingUpdates(
    'business_stats',
    `select distinct 'business:' || business_id, state_key, city_key, service_key, 'card' from added left join listings using (business_id)`,
  ),

  notingUpdates(
    'businesses',
    `select distinct 'business:' || added.business_id, state_key, city_key, service_key,
        case when ${isSameBut(ON_CARDS)} then 'card' end
      from added left join removed using (business_id) left join listings on listings.business_id = added.business_id`,
  ),

  // The lists that it leaves and those that it comes to.
  notingUpdates(
    'listings',
    `select distinct 'business:' || business_id, listed.state_key, listed.city_key, listed.service_key,
        case when ${isSameBut(FACTS)} then
          case when (listing_facts(added.reviews, added.stars, added.shown, added.quick), added.cost, added.unit)
            is not distinct from (listing_facts(removed.reviews, removed.stars, removed.shown, removed.quick), removed.cost, removed.unit)
          then 'rating' else 'facts' end
        end
      from added join removed using (business_id)
        cross join lateral (values (added.state_key, added.city_key, added.service_key),
          (removed.state_key, removed.city_key, removed.service_key)) listed (state_key, city_key, service_key)`,
  ),
];

/**
 * Says of a change what of a list it touches beside the card of its business, so that a like or a new price makes no list anew that does
 * not show it (docs/decisions/095-kept-pages.md). Processes of the version before read what they read until now.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
