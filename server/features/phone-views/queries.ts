import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

const today = sql<Date>`india_day(now())`;

/** Where the looks of an account are kept, and under which id. */
function looksOf(account: PublicAccount) {
  return account.kind === 'user'
    ? { table: sql.table('phone_views'), viewer: sql.ref('user_id'), id: account.userId }
    : { table: sql.table('business_phone_views'), viewer: sql.ref('viewer_business_id'), id: account.businessId };
}

/** The account's plan. */
export function findViewerPlan(db: Kysely<DB>, account: PublicAccount) {
  return account.kind === 'user'
    ? db.selectFrom('users').select('plan').where('user_id', '=', account.userId).executeTakeFirst()
    : db.selectFrom('businesses').select('plan').where('business_id', '=', account.businessId).executeTakeFirst();
}

/** The account's plan; its other looks at numbers wait until the transaction ends. */
export function lockViewer(db: Kysely<DB>, account: PublicAccount) {
  return account.kind === 'user'
    ? db.selectFrom('users').select('plan').where('user_id', '=', account.userId).forNoKeyUpdate().executeTakeFirst()
    : db.selectFrom('businesses').select('plan').where('business_id', '=', account.businessId).forNoKeyUpdate().executeTakeFirst();
}

/** How many numbers the account has seen today, and whether this business's is one of them. */
export async function countSeenToday(db: Kysely<DB>, account: PublicAccount, businessId: string): Promise<{ n: number; isSeen: boolean }> {
  const { table, viewer, id } = looksOf(account);
  const { rows } = await sql<{ n: number; isSeen: boolean }>`
    select count(*)::int as n, coalesce(bool_or(business_id = ${businessId}), false) as "isSeen"
    from ${table} where ${viewer} = ${id} and day = ${today}`.execute(db);
  return rows[0] ?? { n: 0, isSeen: false };
}

/** Notes that the account has seen the number today. */
export async function insertPhoneView(db: Kysely<DB>, account: PublicAccount, businessId: string): Promise<void> {
  const { table, viewer, id } = looksOf(account);
  await sql`insert into ${table} (${viewer}, business_id, day) values (${id}, ${businessId}, ${today}) on conflict do nothing`.execute(db);
}

export async function selectPhoneViews(db: Kysely<DB>, account: PublicAccount) {
  const { table, viewer, id } = looksOf(account);
  const { rows } = await sql<{ business_id: string; name: string; created_at: Date }>`
    select looks.business_id, businesses.name, looks.created_at
    from ${table} as looks join businesses on businesses.business_id = looks.business_id
    where looks.${viewer} = ${id} order by looks.created_at`.execute(db);
  return rows;
}
