import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { SearchCountKind } from '#shared/schemas/site-numbers.ts';

export interface PageViewsOfDay {
  /** A day of India, as 2026-01-31. */
  day: string;
  path: string;
  n: number;
}

export async function addPageViews(db: Kysely<DB>, views: PageViewsOfDay[]): Promise<void> {
  await sql`
    insert into page_views as counted (day, path, n)
      select * from unnest(${views.map(({ day }) => day)}::date[], ${views.map(({ path }) => path)}::text[], ${views.map(({ n }) => n)}::int[])
        as added (day, path, n) order by day, path
    on conflict (day, path) do update set n = counted.n + excluded.n`.execute(db);
}

export interface SearchesOfDay {
  day: string;
  kind: SearchCountKind;
  name: string;
  /** Whether each of them was a visit's first. */
  isVisit?: boolean;
  n: number;
}

export async function addSearches(db: Kysely<DB>, searches: SearchesOfDay[]): Promise<void> {
  const days = searches.map(({ day }) => day);
  const kinds = searches.map(({ kind }) => kind);
  const names = searches.map(({ name }) => name);
  const visits = searches.map(({ isVisit = false, n }) => (isVisit ? n : 0));
  await sql`
    insert into search_counts as counted (day, kind, name, n, visits)
      select day, kind, name, sum(n), sum(visits)
      from unnest(${days}::date[], ${kinds}::text[], ${names}::text[], ${searches.map(({ n }) => n)}::int[], ${visits}::int[])
        as added (day, kind, name, n, visits) group by day, kind, name order by day, kind, name
    on conflict (day, kind, name) do update set n = counted.n + excluded.n, visits = counted.visits + excluded.visits`.execute(db);
}

export interface FollowedSearchesOfDay {
  day: string;
  words: string;
  serviceId: string | null;
  n: number;
}

/** Adds visits that went on from a search to a profile; those to a service that was deleted meanwhile are left out. */
export async function addFollowedSearches(db: Kysely<DB>, followed: FollowedSearchesOfDay[]): Promise<void> {
  const days = followed.map(({ day }) => day);
  const words = followed.map((search) => search.words);
  const services = followed.map(({ serviceId }) => serviceId);
  await sql`
    insert into followed_searches as counted (day, words, service_id, visits)
      select added.* from unnest(${days}::date[], ${words}::text[], ${services}::uuid[], ${followed.map(({ n }) => n)}::int[])
          as added (day, words, service_id, visits)
        left join services using (service_id)
      where added.service_id is null or services.service_id is not null
      order by added.day, added.words, added.service_id
    on conflict on constraint followed_searches__day_words_service_id do update set visits = counted.visits + excluded.visits`.execute(db);
}

export interface NumbersOfDay {
  day: string;
  views: number;
  enquiries: number;
  users: number;
  businesses: number;
}

/** What happened on each of the last `length` days of India, oldest first, days without anything among them. */
export async function selectNumbersByDay(db: Kysely<DB>, length: number): Promise<NumbersOfDay[]> {
  const since = sql`(india_day(now()) - ${length}::int + 1)`;
  const created = (table: string) => sql`
    (select india_day(created_at) as day, count(*)::int as n from ${sql.table(table)}
      where created_at >= ${since}::timestamp at time zone 'Asia/Kolkata' group by 1)`;
  const { rows } = await sql<NumbersOfDay>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(views.n, 0)::int as views, coalesce(enquired.n, 0) as enquiries,
      coalesce(registered.n, 0) as users, coalesce(listed.n, 0) as businesses
    from generate_series(${since}, india_day(now()), interval '1 day') as days (day)
      left join (select day, sum(n) as n from page_views where day >= ${since} group by day) views on views.day = days.day::date
      left join ${created('enquiries')} enquired on enquired.day = days.day::date
      left join ${created('users')} registered on registered.day = days.day::date
      left join ${created('businesses')} listed on listed.day = days.day::date
    order by days.day`.execute(db);
  return rows;
}

export interface NamedCount {
  name: string;
  n: number;
}

export async function selectTopPages(db: Kysely<DB>, length: number, most: number): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select path as name, sum(n)::int as n from page_views where day > india_day(now()) - ${length}::int
    group by path order by n desc, path limit ${most}`.execute(db);
  return rows;
}

/** @param leastVisits so many different visits searched for what is told, at least. */
export async function selectTopSearches(
  db: Kysely<DB>,
  kind: SearchCountKind,
  length: number,
  { most, leastVisits = 0 }: { most: number; leastVisits?: number },
): Promise<NamedCount[]> {
  const { rows } = await sql<NamedCount>`
    select name, sum(n)::int as n from search_counts where kind = ${kind} and day > india_day(now()) - ${length}::int
    group by name having sum(visits) >= ${leastVisits} order by n desc, name limit ${most}`.execute(db);
  return rows;
}

/** Deletes what was counted before the last days of India that each table is kept for. */
export async function deleteCountsBefore(db: Kysely<DB>, { views, searches }: { views: number; searches: number }): Promise<void> {
  for (const table of ['page_views', 'followed_searches'] as const) {
    await sql`delete from ${sql.table(table)} where day <= india_day(now()) - ${views}::int`.execute(db);
  }
  await sql`
    delete from search_counts
    where day <= india_day(now()) - case when kind = 'words' then ${views}::int else ${searches}::int end`.execute(db);
}

interface Rare {
  leastSearches: number;
  leastVisits: number;
  /** Of words that found nothing. */
  leastAskers: number;
}

/**
 * Deletes what is older than the last `length` days of words that few searched for: they show nothing of what people say, and what one
 * person typed is that person's.
 */
export async function deleteRareWords(db: Kysely<DB>, length: number, { leastSearches, leastVisits, leastAskers }: Rare): Promise<void> {
  await sql`
    delete from search_counts where kind = 'words' and day <= india_day(now()) - ${length}::int and name in (
      select name from search_counts where kind = 'words' group by name having sum(n) < ${leastSearches})`.execute(db);
  await sql`
    delete from search_counts where kind = 'nothing_found' and day <= india_day(now()) - ${length}::int and name in (
      select name from search_counts where kind = 'nothing_found' group by name having sum(visits) < ${leastAskers})`.execute(db);
  await sql`
    delete from followed_searches where day <= india_day(now()) - ${length}::int and words in (
      select words from followed_searches group by words having sum(visits) < ${leastVisits})`.execute(db);
}
