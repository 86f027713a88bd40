import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const today = sql<Date>`india_day(now())`;

/** The user's plan; their other looks at numbers wait until the transaction ends. */
export function lockViewer(db: Kysely<DB>, userId: string) {
  return db.selectFrom('users').select('plan').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

export async function hasSeenToday(db: Kysely<DB>, userId: string, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom('phone_views')
    .select('business_id')
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSeenToday(db: Kysely<DB>, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('phone_views')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  return n;
}

/** Notes that the user has seen the number today. */
export async function insertPhoneView(db: Kysely<DB>, userId: string, businessId: string): Promise<void> {
  await db
    .insertInto('phone_views')
    .values({ user_id: userId, business_id: businessId, day: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectPhoneViews(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('phone_views')
    .innerJoin('businesses', 'businesses.business_id', 'phone_views.business_id')
    .select(['phone_views.business_id', 'businesses.name', 'phone_views.created_at'])
    .where('user_id', '=', userId)
    .orderBy('phone_views.created_at')
    .execute();
}
