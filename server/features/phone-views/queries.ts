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

const LOOKER = ['plan', 'email', 'email_proven_at', 'phone_no', 'phone_proven_at'] as const;

/** The account's plan, its address and its number, and when these were proven. */
export function findLooker(db: Kysely<DB>, account: PublicAccount) {
  return account.kind === 'user'
    ? db.selectFrom('users').select(LOOKER).where('user_id', '=', account.userId).executeTakeFirst()
    : db.selectFrom('businesses').select(LOOKER).where('business_id', '=', account.businessId).executeTakeFirst();
}

/** The same; the account's other looks at numbers, and the proof of its address, wait until the transaction ends. */
export function lockLooker(db: Kysely<DB>, account: PublicAccount) {
  return account.kind === 'user'
    ? db.selectFrom('users').select(LOOKER).where('user_id', '=', account.userId).forNoKeyUpdate().executeTakeFirst()
    : db.selectFrom('businesses').select(LOOKER).where('business_id', '=', account.businessId).forNoKeyUpdate().executeTakeFirst();
}

/** How many numbers the account has seen today, and whether this business's is one of them. */
export async function countSeenToday(db: Kysely<DB>, account: PublicAccount, businessId: string): Promise<{ n: number; isSeen: boolean }> {
  const { table, viewer, id } = looksOf(account);
  const { rows } = await sql<{ n: number; isSeen: boolean }>`
    select count(*)::int as n, coalesce(bool_or(business_id = ${businessId}), false) as "isSeen"
    from ${table} where ${viewer} = ${id} and day = ${today}`.execute(db);
  return rows[0] ?? { n: 0, isSeen: false };
}

/** How many numbers the account has seen ever, and whether this business's is one of them. */
export async function countSeenEver(db: Kysely<DB>, account: PublicAccount, businessId: string): Promise<{ n: number; isSeen: boolean }> {
  const { table, viewer, id } = looksOf(account);
  const { rows } = await sql<{ n: number; isSeen: boolean }>`
    select count(distinct business_id)::int as n, coalesce(bool_or(business_id = ${businessId}), false) as "isSeen"
    from ${table} where ${viewer} = ${id}`.execute(db);
  return rows[0] ?? { n: 0, isSeen: false };
}

/** Counts a look from a network, or by the accounts of a mailbox, today, unless `most` are counted. @returns whether there was room for it. */
export async function countNetworkLook(db: Kysely<DB>, network: Buffer, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into network_looks as known (network, day, looks) values (${network}, ${today}, 1)
    on conflict (network, day) do update set looks = known.looks + 1 where known.looks < ${most}
    returning looks`.execute(db);
  return rows.length > 0;
}

/** Forgets networks of days that are over. */
export async function deletePastLooks(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('network_looks').where('day', '<', today).execute();
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
