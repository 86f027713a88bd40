import { type Kysely, sql, type Transaction } from 'kysely';
import { askerLanguage } from '#server/db/asker-language.ts';
import type { DB } from '#server/db/types.ts';

/** A mail to one search: the finds that it tells of. */
export interface FindsMail {
  savedSearchId: string;
  mailId: string;
}

/** When the next mail of a search may leave: at once, but an hour after the one before; else Monday at nine in India. */
const NEXT = sql`case saved_searches.often
  when 'at_once' then greatest(now(), saved_searches.told_at + interval '1 hour')
  else (date_trunc('week', (now() at time zone 'Asia/Kolkata') - interval '9 hours') + interval '7 days 9 hours') at time zone 'Asia/Kolkata'
  end`;

/**
 * Takes some businesses that were listed so many seconds ago, and notes for each search that it is new in that it was found; each once for
 * a search, however often it comes back. A search that was saved after that knows it already. What somebody is changing, who will note it
 * anew, is left to the next run: the two would wait for each other.
 * @returns how many were taken.
 */
export async function findNew(transaction: Transaction<DB>, { most, seconds }: { most: number; seconds: number }): Promise<number> {
  const { rows } = await sql<{ taken: number }>`with taken as (
      delete from new_listings where business_id in (
        select business_id from new_listings join businesses using (business_id)
        where noted_at < now() - make_interval(secs => ${seconds})
        order by noted_at limit ${most} for update of new_listings skip locked for key share of businesses skip locked)
      returning business_id, is_new_everywhere, noted_at
    ), standing as (
      select taken.business_id, taken.noted_at, listings.service_key, listings.city_key, listings.state_key
      from taken join listings using (business_id)
      union
      select taken.business_id, taken.noted_at, listings.service_key, served.city_key, served.state_key
      from taken join listings using (business_id) join served_cities served using (business_id)
      where taken.is_new_everywhere
    ), found as (
      insert into saved_search_finds (saved_search_id, business_id)
      select distinct saved_search_id, standing.business_id
      from standing join saved_searches using (city_key, state_key, service_key)
      where confirmed_at < standing.noted_at
      on conflict do nothing
      returning saved_search_id
    ), due as (
      update saved_searches set due_at = coalesce(due_at, ${NEXT})
      where saved_search_id in (select saved_search_id from found)
    )
    select count(*)::int as taken from taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

/** Takes some searches whose mail is due, and gathers what was found for each. @returns the mails that are to be sent. */
export async function gatherDue(transaction: Transaction<DB>, most: number): Promise<{ taken: number; mails: FindsMail[] }> {
  const { rows } = await sql<{ taken: string; mail_id: string | null }>`with due as (
      select saved_search_id from saved_searches where due_at <= now() order by due_at limit ${most} for update skip locked
    ), taken as (
      update saved_searches set due_at = null, told_at = now() from due
      where saved_searches.saved_search_id = due.saved_search_id
      returning saved_searches.saved_search_id, uuidv7() as mail_id
    ), gathered as (
      update saved_search_finds finds set mail_id = taken.mail_id from taken
      where finds.saved_search_id = taken.saved_search_id and finds.mail_id is null
      returning finds.mail_id
    )
    select saved_search_id as taken, (select distinct mail_id from gathered where gathered.mail_id = taken.mail_id) as mail_id
    from taken`.execute(transaction);
  const mails = rows.flatMap(({ taken, mail_id }) => (mail_id === null ? [] : { savedSearchId: taken, mailId: mail_id }));
  return { taken: rows.length, mails };
}

/** To whom a mail goes; nobody once the search was ended. */
export function findAddressed(db: Kysely<DB>, savedSearchId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['email', 'service', 'city', 'state', 'often', askerLanguage('saved_searches', 'business_id').as('language')])
    .where('saved_search_id', '=', savedSearchId)
    .executeTakeFirst();
}

/** What a mail tells of that is still public, the latest first; nothing once it was sent. */
export function selectMailed(db: Kysely<DB>, { savedSearchId, mailId }: FindsMail) {
  return db
    .selectFrom('saved_search_finds as finds')
    .innerJoin('businesses', 'businesses.business_id', 'finds.business_id')
    .select(['businesses.business_id', 'businesses.name', 'businesses.address', 'businesses.city', 'businesses.price'])
    .where('finds.saved_search_id', '=', savedSearchId)
    .where('finds.mail_id', '=', mailId)
    .where('finds.mailed_at', 'is', null)
    .where('businesses.status', '=', 'approved')
    .orderBy('finds.found_at', 'desc')
    .orderBy('businesses.business_id', 'desc')
    .execute();
}

export async function markTold(db: Kysely<DB>, { savedSearchId, mailId }: FindsMail): Promise<void> {
  await db
    .updateTable('saved_search_finds')
    .set({ mailed_at: sql`now()` })
    .where('saved_search_id', '=', savedSearchId)
    .where('mail_id', '=', mailId)
    .execute();
}
