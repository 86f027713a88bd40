import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { askedByUser } from '#server/db/asked-by-user.ts';
import type { DB } from '#server/db/types.ts';

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** The last word of an enquiry, the team's answers too. */
const lastWord = (table: string): RawBuilder<Date> => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<Date>`greatest(${of('created_at')}, ${of('last_message_at')}, ${of('ended_at')}, ${of('reopened_at')},
    (select max(answers.created_at) from team_answers answers where answers.enquiry_id = ${of('enquiry_id')}))`;
};

/** Nothing was said for so many days in an enquiry, nor in others of the same request: one page shows them together. */
const isSilent = (days: number) => sql<SqlBool>`${lastWord('one')} < ${ago(days)} and not exists (
  select from enquiries other where other.requirement_id = one.requirement_id and ${lastWord('other')} >= ${ago(days)})`;

/** A review says 'Contacted' as long as it stands: the answer that this rests on stays as long. */
const CARRIES_REVIEW = sql<SqlBool>`exists (
  select from reviews where reviews.user_id = one.user_id and reviews.business_id = one.business_id
    and exists (select from enquiry_messages answer where answer.enquiry_id = one.enquiry_id and answer.author = 'owner'))`;

/** So does the word that the work was done. */
const CARRIES_DONE = sql<SqlBool>`exists (
  select from reviews where reviews.business_id = asked.found_business_id and asked.work_answer = 'done' and ${askedByUser(sql.ref('reviews.user_id'))})`;

interface Gone {
  n: number;
  /** The keys of the photos that went. */
  keys: string[];
}

async function readGone(db: Kysely<DB>, statement: RawBuilder<Gone>): Promise<Gone> {
  const { rows } = await statement.execute(db);
  return rows[0] ?? { n: 0, keys: [] };
}

/** Deletes enquiries with their conversations in which nothing was said for so many days, the oldest first. */
export function deleteSilentEnquiries(db: Kysely<DB>, days: number, atOnce: number): Promise<Gone> {
  return readGone(
    db,
    sql<Gone>`
      with silent as (
        select enquiry_id from enquiries one where created_at < ${ago(days)} and ${isSilent(days)} and not ${CARRIES_REVIEW}
          order by created_at limit ${atOnce} for update skip locked),
      gone as (delete from enquiries using silent where enquiries.enquiry_id = silent.enquiry_id returning enquiries.enquiry_id)
      select (select count(*) from gone)::int as n, coalesce((select array_agg(key)
        from private_pictures join enquiry_messages using (message_id) join silent using (enquiry_id)), '{}') as keys`,
  );
}

/** Deletes requests for quotes that are as old and of which no enquiry is left. */
export function deleteSilentRequirements(db: Kysely<DB>, days: number, atOnce: number): Promise<Gone> {
  return readGone(
    db,
    sql<Gone>`
      with silent as (
        select requirement_id from requirements asked
          where greatest(created_at, closed_at, work_answered_at) < ${ago(days)} and not ${CARRIES_DONE}
            and not exists (select from enquiries where enquiries.requirement_id = asked.requirement_id)
          order by requirement_id limit ${atOnce} for update skip locked),
      gone as (delete from requirements using silent where requirements.requirement_id = silent.requirement_id returning requirements.requirement_id)
      select (select count(*) from gone)::int as n,
        coalesce((select array_agg(key) from private_pictures join silent using (requirement_id)), '{}') as keys`,
  );
}

/** Deletes messages to the team, with their answers, in which nothing was said for so many days. */
export function deleteSilentMessages(db: Kysely<DB>, days: number, atOnce: number): Promise<Gone> {
  return readGone(
    db,
    sql<Gone>`
      with silent as (
        select contact_message_id from contact_messages one where created_at < ${ago(days)}
          and not exists (select from team_answers answer where answer.contact_message_id = one.contact_message_id and answer.created_at >= ${ago(days)})
          order by created_at limit ${atOnce} for update skip locked),
      gone as (delete from contact_messages using silent
        where contact_messages.contact_message_id = silent.contact_message_id returning 1)
      select count(*)::int as n, '{}'::text[] as keys from gone`,
  );
}

/** Deletes the photos of conversations and requests in which nothing was said for so many days, which then say that they have none; the words stay. */
export function deleteSilentPhotos(db: Kysely<DB>, days: number, atOnce: number): Promise<Gone> {
  return readGone(
    db,
    sql<Gone>`
      with silent as (
        select picture_id from private_pictures pictures
          left join enquiry_messages message using (message_id)
          where pictures.created_at < ${ago(days)}
            and not exists (select from requirements asked where asked.requirement_id = pictures.requirement_id
              and greatest(asked.created_at, asked.closed_at, asked.work_answered_at) >= ${ago(days)})
            and not exists (select from enquiries one where (one.enquiry_id = message.enquiry_id or one.requirement_id = pictures.requirement_id)
              and not (${isSilent(days)}))
          order by pictures.created_at limit ${atOnce}),
      gone as (delete from private_pictures using silent where private_pictures.picture_id = silent.picture_id returning key, requirement_id),
      counted as (update enquiries set photos = 0 where photos > 0 and requirement_id in (select requirement_id from gone))
      select count(*)::int as n, coalesce(array_agg(key), '{}') as keys from gone`,
  );
}
