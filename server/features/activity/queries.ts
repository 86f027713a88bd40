import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

export interface ViewsOfDay {
  businessId: string;
  /** A day of India, as 2026-01-31. */
  day: string;
  n: number;
}

/** Adds views to what is counted already; those of businesses that are gone are dropped. */
export async function addViews(db: Kysely<DB>, views: ViewsOfDay[]): Promise<void> {
  const ids = views.map(({ businessId }) => businessId);
  const days = views.map(({ day }) => day);
  const counts = views.map(({ n }) => n);
  await sql`
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, day, 'view', n
      from unnest(${ids}::uuid[], ${days}::date[], ${counts}::int[]) as added (business_id, day, n)
        join businesses using (business_id)
      order by business_id, day
    on conflict (business_id, day, kind) do update set n = activity.n + excluded.n`.execute(db);
}

export interface ActivityOfDay {
  day: string;
  views: number;
  phoneViews: number;
  likes: number;
  enquiries: number;
}

/** The counts of each of the last `length` days of India, oldest first, days without any among them. */
export async function selectActivity(db: Kysely<DB>, businessId: string, length: number): Promise<ActivityOfDay[]> {
  const { rows } = await sql<ActivityOfDay>`
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sum(n) filter (where kind = 'view'), 0)::int as views,
      coalesce(sum(n) filter (where kind = 'phone_view'), 0)::int as "phoneViews",
      coalesce(sum(n) filter (where kind = 'like'), 0)::int as likes,
      coalesce(sum(n) filter (where kind = 'enquiry'), 0)::int as enquiries
    from generate_series(india_day(now()) - ${length}::int + 1, india_day(now()), interval '1 day') as days (day)
      left join business_activity on business_activity.business_id = ${businessId} and business_activity.day = days.day::date
    group by days.day order by days.day`.execute(db);
  return rows;
}

/** All that was ever counted, by day of India and kind, oldest first. */
export function selectCounts(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('business_activity')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'kind', 'n'])
    .where('business_id', '=', businessId)
    .orderBy('business_activity.day')
    .orderBy('kind')
    .execute();
}
