import { type Kysely, sql } from 'kysely';

/** What the team has people's sayings mean, beside the sayings that come with the program; docs/decisions/021-understanding.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A saying means a service or a city, never another saying: there is no way round in a circle.
  `create table sayings (
    saying_id uuid constraint sayings__saying_id primary key default uuidv7(),
    saying text not null constraint sayings__saying_check check (length(saying) between 2 and 60),
    service_id uuid constraint sayings__service_id_fkey references services on delete cascade,
    city text,
    state text,
    weight real not null default 1 constraint sayings__weight_check check (weight > 0 and weight <= 1),
    is_on boolean not null default true,
    version int not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint sayings__meaning_check check (num_nonnulls(service_id, city) = 1 and (city is null) = (state is null))
  )`,
  'create unique index sayings__saying_service_id on sayings (saying, service_id) where service_id is not null',
  'create unique index sayings__saying_city_state on sayings (saying, city, state) where city is not null',
  'create index sayings__service_id on sayings (service_id) where service_id is not null',
  'create trigger count_version before update on sayings for each row execute function count_version()',

  // By the name that the files have for the service, which a renamed service keeps there.
  `create table switched_off_sayings (
    saying text not null,
    service text not null,
    created_at timestamptz not null default now(),
    constraint switched_off_sayings__saying_service primary key (saying, service)
  )`,

  // All of it is one value of each process, which the names of services are part of.
  `create function notify_sayings() returns trigger language plpgsql as $$
  begin
    perform pg_notify('nirmaan_changed', 'sayings');
    return null;
  end $$`,
  ...['sayings', 'switched_off_sayings', 'services'].map(
    (table) => `create trigger notify_sayings after insert or update or delete or truncate on ${table}
      for each statement execute function notify_sayings()`,
  ),
];
