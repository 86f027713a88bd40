import { type Kysely, sql } from 'kysely';

/** How many listings of each place and service are alike in what filters ask for; docs/decisions/020-search.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The sums of a statement's changes, '' for any state, city or service. */
const countEach = (changes: string) => `insert into listing_fact_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, sum(n)
      from (${changes}) change group by facts, cube (state_key, city_key, service_key) having sum(n) <> 0`;

const listed = (
  rows: string,
  n: number,
) => `select state_key, city_key, service_key, listing_facts(reviews, stars, shown, quick) as facts, ${n} as n
      from ${rows}`;

const follow = (name: string, event: string, tables: string, changes: string) => [
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${countEach(changes)};
    return null;
  end $$`,
  `create trigger ${name} after ${event} on listings ${tables} for each statement execute function ${name}()`,
];

const STATEMENTS = [
  // How many of the ratings that a list can begin at are reached and one for any review, the bits of shown_facts(), answers quickly.
  `create function listing_facts(reviews int, stars smallint, shown smallint, quick boolean) returns smallint immutable parallel safe
    return ((reviews > 0)::int + (stars >= 3000)::int + (stars >= 3500)::int + (stars >= 4000)::int + (stars >= 4500)::int
      + 8 * shown + 64 * quick::int)::smallint`,

  // Sums of changes, so that writers never wait for each other; a job folds them.
  `create table listing_fact_counts (
    state_key text collate "C" not null,
    city_key text collate "C" not null,
    service_key text collate "C" not null,
    facts smallint not null,
    n int not null
  ) with (autovacuum_vacuum_scale_factor = 0.05)`,

  ...follow('count_added_facts', 'insert', 'referencing new table as added', listed('added', 1)),
  ...follow(
    'count_changed_facts',
    'update',
    'referencing old table as removed new table as added',
    `${listed('added', 1)} union all ${listed('removed', -1)}`,
  ),
  ...follow('count_removed_facts', 'delete', 'referencing old table as removed', listed('removed', -1)),
  `create function forget_fact_counts() returns trigger language plpgsql as $$
  begin
    delete from listing_fact_counts;
    return null;
  end $$`,
  'create trigger forget_fact_counts after truncate on listings for each statement execute function forget_fact_counts()',

  countEach(listed('listings', 1)),
  'create index listing_fact_counts__keys on listing_fact_counts (state_key, city_key, service_key) include (facts, n)',
  // Few give a price that can be compared: these are counted by reading them.
  `create index listings__priced on listings (service_key, state_key, city_key) include (unit, cost, reviews, stars, shown, quick)
    where cost is not null`,
];
