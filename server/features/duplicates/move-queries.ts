import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Moving } from '#server/features/duplicates/how-tables-merge.ts';

/** The two entries of a merge. */
export interface Two {
  mergedId: string;
  keptId: string;
}

/** What would be there twice with the one that stays: it stays where it is, hidden with the entry that goes. */
const TWICE: Record<string, (two: Two) => RawBuilder<unknown>> = {
  business_phone_views: ({ keptId }) => sql`own.viewer_business_id = ${keptId} or exists (select from business_phone_views there
    where (there.viewer_business_id, there.day, there.business_id) = (own.viewer_business_id, own.day, ${keptId}))`,
  // An enquiry of one of the two with the other has nobody to be between.
  enquiries: ({ keptId }) => sql`own.sender_business_id = ${keptId} or (own.requirement_id is not null and exists (
    select from enquiries there where there.requirement_id = own.requirement_id and there.business_id = ${keptId}))`,
  likes: ({ keptId }) => sql`exists (select from likes there where (there.user_id, there.business_id) = (own.user_id, ${keptId}))`,
  phone_views: ({ keptId }) => sql`exists (select from phone_views there
    where (there.user_id, there.day, there.business_id) = (own.user_id, own.day, ${keptId}))`,
  reports: ({ keptId }) => sql`own.status = 'open' and own.review_id is null and exists (select from reports there
    where there.business_id = ${keptId} and there.status = 'open' and there.review_id is null
      and coalesce(there.user_id, there.reporter_business_id) = coalesce(own.user_id, own.reporter_business_id))`,
  review_decisions: ({ keptId }) => sql`exists (select from review_decisions there
    where (there.business_id, there.user_id) = (${keptId}, own.user_id))`,
  reviews: ({ keptId }) => sql`exists (select from reviews there where there.business_id = ${keptId} and there.user_id = own.user_id)`,
  saved_search_finds: ({ keptId }) => sql`exists (select from saved_search_finds there
    where (there.saved_search_id, there.business_id) = (own.saved_search_id, ${keptId}))`,
};

async function selectKeyColumns(db: Kysely<DB>, table: string): Promise<string[]> {
  const { rows } = await sql<{ attname: string }>`
    select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and indrelid = ${table}::regclass`.execute(db);
  return rows.map(({ attname }) => attname);
}

const nextPlace = (mergedId: string) => sql`(select coalesce(max(place), 0) from merge_rows where merged_id = ${mergedId})`;

/** Gives the rows of a table to the entry that stays, and keeps which they were, each by its key. */
export async function moveRows(db: Kysely<DB>, { table, column }: Moving, two: Two): Promise<void> {
  const keys = (await selectKeyColumns(db, table)).filter((key) => key !== column);
  const key = sql.join(keys.flatMap((name) => [sql.lit(name), sql`own.${sql.ref(name)}`]));
  const twice = TWICE[table];
  await sql`
    with moved as (
      update ${sql.table(table)} own set ${sql.ref(column)} = ${two.keptId}
      where own.${sql.ref(column)} = ${two.mergedId} ${twice ? sql`and (${twice(two)}) is not true` : sql``}
      returning jsonb_build_object(${key}) as key)
    insert into merge_rows (merged_id, place, table_name, moved, row)
    select ${two.mergedId}::uuid, ${nextPlace(two.mergedId)} + row_number() over (), ${table}::text, ${column}::text, key from moved`.execute(
    db,
  );
  if (table === 'likes') await countLikes(db, two);
}

/** Gives back those of them that are still there, whatever has been changed in them. */
export async function moveRowsBack(db: Kysely<DB>, { table, column }: Moving, two: Two): Promise<void> {
  const keys = (await selectKeyColumns(db, table)).filter((key) => key !== column);
  const same = keys.map((key) => sql`own.${sql.ref(key)} = back.${sql.ref(key)}`);
  await sql`
    update ${sql.table(table)} own set ${sql.ref(column)} = ${two.mergedId}
    from merge_rows kept cross join lateral jsonb_populate_record(null::${sql.table(table)}, kept.row) back
    where kept.merged_id = ${two.mergedId} and kept.table_name = ${table} and kept.moved = ${column}
      and own.${sql.ref(column)} = ${two.keptId} and ${sql.join(same, sql` and `)}`.execute(db);
  if (table === 'likes') await countLikes(db, two);
}

/** Likes are counted as they come and go; those that moved did neither. */
async function countLikes(db: Kysely<DB>, { mergedId, keptId }: Two) {
  await sql`
    update business_stats stats set like_count = counted.n
    from (select business_id, (select count(*) from likes where likes.business_id = ids.business_id and counted) as n
      from (values (${mergedId}::uuid), (${keptId}::uuid)) ids (business_id)) counted
    where stats.business_id = counted.business_id and stats.like_count <> counted.n`.execute(db);
}

/** Adds the counts of days to those of the one that stays. */
export async function addActivity(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<void> {
  await sql`
    with gone as (delete from business_activity where business_id = ${mergedId} returning day, kind, n),
    kept as (
      insert into merge_rows (merged_id, place, table_name, row, after)
      select ${mergedId}::uuid, ${nextPlace(mergedId)} + row_number() over (), 'business_activity', to_jsonb(gone),
        jsonb_build_object('n', there.n)
      from gone left join business_activity there on there.business_id = ${keptId} and (there.day, there.kind) = (gone.day, gone.kind))
    insert into business_activity as activity (business_id, day, kind, n)
    select ${keptId}::uuid, day, kind, n from gone
    on conflict (business_id, day, kind) do update set n = activity.n + excluded.n`.execute(db);
}

/** Takes them out again; what has been counted since stays. */
export async function takeActivityBack(db: Kysely<DB>, { mergedId, keptId }: Two): Promise<void> {
  const kept = sql`merge_rows kept cross join lateral jsonb_populate_record(null::business_activity, kept.row) was
    where kept.merged_id = ${mergedId} and kept.table_name = 'business_activity'`;
  await sql`
    update business_activity own set n = greatest(0, own.n - was.n) from ${kept}
      and own.business_id = ${keptId} and (own.day, own.kind) = (was.day, was.kind)`.execute(db);
  await sql`
    delete from business_activity own using ${kept}
      and own.business_id = ${keptId} and (own.day, own.kind) = (was.day, was.kind) and own.n = 0 and kept.after ->> 'n' is null`.execute(
    db,
  );
  await sql`
    insert into business_activity as activity (business_id, day, kind, n) select ${mergedId}::uuid, was.day, was.kind, was.n from ${kept}
    on conflict (business_id, day, kind) do update set n = activity.n + excluded.n`.execute(db);
}
