import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

export interface SearchedWords {
  words: string;
  n: number;
}

/** Words that found nothing in the last `length` days of India, the most frequent first. */
export async function selectFoundNothing(db: Kysely<DB>, length: number, most: number): Promise<SearchedWords[]> {
  const { rows } = await sql<SearchedWords>`
    select name as words, sum(n)::int as n from search_counts
    where kind = 'nothing_found' and day > india_day(now()) - ${length}::int
    group by name order by n desc, name limit ${most}`.execute(db);
  return rows;
}

/** Words that were searched for at least `least` times in the last `length` days, and that nobody followed to a profile. */
export async function selectNotFollowed(db: Kysely<DB>, length: number, least: number, most: number): Promise<SearchedWords[]> {
  const { rows } = await sql<SearchedWords>`
    select name as words, sum(n)::int as n from search_counts
    where kind = 'words' and day > india_day(now()) - ${length}::int
      and not exists (select from followed_searches where words = name and followed_searches.day > india_day(now()) - ${length}::int)
    group by name having sum(n) >= ${least} order by n desc, name limit ${most}`.execute(db);
  return rows;
}

export interface ProposalRow {
  words: string;
  service_id: string;
  name: string;
  visits: number;
  all_visits: number;
}

/**
 * Words from whose results at least `least` visits of the last `length` days went on to profiles of one service, and `share` of all that
 * went on; without those that the team has decided on, and without names of businesses.
 */
export async function selectProposals(db: Kysely<DB>, length: number, least: number, share: number, most: number): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    with followed as (
      select words, service_id, sum(visits)::int as visits, (sum(sum(visits)) over (partition by words))::int as all_visits
      from followed_searches where day > india_day(now()) - ${length}::int group by words, service_id
    )
    select words, service_id, name, visits, all_visits from followed join services using (service_id)
    where visits >= ${least} and visits >= ${share}::float * all_visits
      and not exists (select from refused_proposals refused where refused.words = followed.words and refused.service_id = followed.service_id)
      and not exists (select from sayings where saying = followed.words and sayings.service_id = followed.service_id)
      and not exists (select from businesses where status = 'approved' and search_key(businesses.name) = search_key(followed.words))
      and not exists (select from businesses where status = 'approved' and search_key(businesses.name_hi) = search_key(followed.words))
    order by visits desc, words limit ${most}`.execute(db);
  return rows;
}

/** Notes that words are not to be proposed for a service. @returns false when that was noted before. */
export async function insertRefusedProposal(db: Kysely<DB>, words: string, serviceId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refused_proposals')
    .values({ words, service_id: serviceId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether words led somebody to a profile of the service: only such can be proposed. */
export async function wasFollowed(db: Kysely<DB>, words: string, serviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('followed_searches')
    .select('day')
    .where('words', '=', words)
    .where('service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
