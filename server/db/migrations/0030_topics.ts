import { type Kysely, sql } from 'kysely';

/** Tables that pages show as a whole: any write changes the one topic that has the table's name. */
const WHOLE = ['services', 'posters', 'price_tickers', 'settings', 'blogs', 'comments'];

type Operation = 'insert' | 'update' | 'delete';

/** The rows that a statement wrote, by what the trigger calls them. */
const CHANGED: Record<Operation, string> = {
  insert: 'added',
  update: '(select * from added union all select * from removed)',
  delete: 'removed',
};

const TRANSITIONS: Record<Operation, string> = {
  insert: 'referencing new table as added',
  update: 'referencing old table as removed new table as added',
  delete: 'referencing old table as removed',
};

const EVERY: Operation[] = ['insert', 'update', 'delete'];

/** A business with the lists that it stands in. */
const withLists = (changed: string) => `select distinct 'business:' || changed.business_id, state_key, city_key, service_key
      from ${changed} changed left join listings using (business_id)`;

/** A business that shows something of another table. */
const alone = (changed: string) => `select distinct 'business:' || business_id, null, null, null
      from ${changed} changed where business_id is not null`;

/** What each table's rows are shown by. */
const SHOWN: { table: string; operations: Operation[]; topics: (changed: string) => string }[] = [
  { table: 'businesses', operations: EVERY, topics: withLists },
  { table: 'business_stats', operations: EVERY, topics: withLists },
  {
    table: 'listings',
    operations: EVERY,
    topics: (changed) => `select distinct 'business:' || business_id, state_key, city_key, service_key from ${changed} changed`,
  },
  { table: 'reviews', operations: EVERY, topics: alone },
  // The share of answered enquiries stands on the profile.
  { table: 'enquiries', operations: EVERY, topics: alone },
];

/** A statement that writes more rows than these says that everything changed. */
const MOST_ROWS = 500;

/**
 * Says in which transactions which topics were changed: pages and results are kept while none of theirs follows them
 * (docs/decisions/095-kept-pages.md). A view has the name of the table that it replaces: processes of the version before read it.
 */
export async function up(db: Kysely<unknown>) {
  const statements = [
    `create table topic_changes (
      change_id bigint generated always as identity,
      topic text not null,
      state_key text collate "C",
      city_key text collate "C",
      service_key text collate "C",
      changed_in xid8 not null default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    )`,
    'create index topic_changes__changed_in on topic_changes (changed_in)',
    "insert into topic_changes (topic, changed_in, changed_at) select '*', changed_in, changed_at from listing_changes",
    'drop function note_listing_change cascade',
    'drop table listing_changes',
    'create view listing_changes as select changed_in, changed_at from topic_changes',
    `create function note_table_topic() returns trigger language plpgsql as $$
    begin
      insert into topic_changes (topic) values (tg_argv[0]);
      return null;
    end $$`,
    ...WHOLE.map(
      (table) => `create trigger note_topic after insert or update or delete or truncate on ${table}
        for each statement execute function note_table_topic('${table}')`,
    ),
    ...['sayings', 'switched_off_sayings'].map(
      (table) => `create trigger note_topic after insert or update or delete or truncate on ${table}
        for each statement execute function note_table_topic('sayings')`,
    ),
    ...SHOWN.flatMap(({ table, operations, topics }) => [
      `create trigger note_everything after truncate on ${table} for each statement execute function note_table_topic('*')`,
      ...operations.flatMap((operation) => [
        `create function note_${table}_${operation}() returns trigger language plpgsql as $$
        begin
          if (select count(*) from (select from ${CHANGED[operation]} changed limit ${MOST_ROWS + 1}) counted) > ${MOST_ROWS} then
            insert into topic_changes (topic) values ('*');
          else
            insert into topic_changes (topic, state_key, city_key, service_key) ${topics(CHANGED[operation])};
          end if;
          return null;
        end $$`,
        `create trigger note_topics_of_${operation} after ${operation} on ${table} ${TRANSITIONS[operation]}
          for each statement execute function note_${table}_${operation}()`,
      ]),
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
