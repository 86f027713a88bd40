import { type Kysely, sql } from 'kysely';

/**
 * The banner and the carousel of advertisements have posters of their own, each with a link, an order and the days on which it shows.
 * Those that are there stay in the banner.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(
      `alter table posters
        add column shows text not null default 'banner' constraint posters__shows_check check (shows in ('banner', 'carousel')),
        add column link text not null default '',
        add column position int not null default 0,
        add column starts_on date,
        add column ends_on date`,
    )
    .execute(db);
}
