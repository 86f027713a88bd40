import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { ApiKeys, DB } from '#server/db/types.ts';
import { pluginAddress } from '#shared/schemas/webhooks.ts';

/** Of a key or a webhook: whoever made it is no admin any more. */
const HAS_MAKER_LEFT = sql<boolean>`not exists (select from admins where email = made_by and role = 'admin')`;

export function insertKey(db: Kysely<DB>, key: Insertable<ApiKeys>) {
  return db.insertInto('api_keys').values(key).returning('api_key_id').executeTakeFirstOrThrow();
}

/** The address of an admin to whom nothing else happens until the transaction ends. */
export async function lockAdminEmail(transaction: Transaction<DB>, adminId: string): Promise<string | undefined> {
  return (await transaction.selectFrom('admins').select('email').where('admin_id', '=', adminId).forUpdate().executeTakeFirst())?.email;
}

export async function selectAdminIds(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('admins').select('admin_id').where('role', '=', 'admin').execute();
  return rows.map(({ admin_id }) => admin_id);
}

export function findAdminToMail(db: Kysely<DB>, adminId: string) {
  return db.selectFrom('admins').select(['email', 'language']).where('admin_id', '=', adminId).executeTakeFirst();
}

/** The key of this hash as it is now, whether or not it still opens anything. */
export function findKeyByHash(db: Kysely<DB>, hash: Buffer) {
  return db
    .selectFrom('api_keys')
    .select(['api_key_id', 'name', 'scopes', 'addresses', 'per_minute', 'refused_at'])
    .select(sql<boolean>`revoked_at is not null or ends_at <= now()`.as('is_over'))
    .where('key_hash', '=', hash)
    .executeTakeFirst();
}

/**
 * Counts a call of today's. @returns whether it is the first of its name today.
 */
export async function countCall(db: Kysely<DB>, keyId: string, call: string, isRefused: boolean): Promise<boolean> {
  const [calls, refusals] = isRefused ? [0, 1] : [1, 0];
  const { rows } = await sql<{ is_first: boolean }>`
    insert into api_key_calls as known (api_key_id, day, call, calls, refusals)
    values (${keyId}, (now() at time zone 'Asia/Kolkata')::date, ${call}, ${calls}, ${refusals})
    on conflict (api_key_id, day, call) do update set calls = known.calls + excluded.calls, refusals = known.refusals + excluded.refusals
    returning calls = ${calls} and ${!isRefused} as is_first`.execute(db);
  return rows[0]?.is_first ?? false;
}

/** Notes that a key is in use, once a minute at most. */
export async function noteUsed(db: Kysely<DB>, keyId: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('api_key_id', '=', keyId)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)]))
    .execute();
}

/**
 * Notes from where a key was refused. @returns whether nobody has been told of it for a day.
 */
export async function noteRefused(transaction: Transaction<DB>, keyId: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    update api_keys set refused_from = ${address}, refused_at = now()
    from (select api_key_id, coalesce(refused_at < now() - interval '1 day', true) as is_new
          from api_keys where api_key_id = ${keyId} for update) before
    where api_keys.api_key_id = before.api_key_id and (before.is_new or refused_from is distinct from ${address})
    returning before.is_new`.execute(transaction);
  return rows[0]?.is_new ?? false;
}

export function selectKeys(db: Kysely<DB>) {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .select(sql<boolean>`ends_at <= now()`.as('is_ended'))
    .select(HAS_MAKER_LEFT.as('has_maker_left'))
    .orderBy(sql`revoked_at is not null or ends_at <= now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** What the keys were used for in thirty days. */
export function selectCalls(db: Kysely<DB>) {
  return db
    .selectFrom('api_key_calls')
    .select(['api_key_id', 'call', sql<number>`sum(calls)::int`.as('calls'), sql<number>`sum(refusals)::int`.as('refusals')])
    .where('day', '>', sql<Date>`(now() at time zone 'Asia/Kolkata')::date - 30`)
    .groupBy(['api_key_id', 'call'])
    .orderBy('call')
    .execute();
}

/** Who has made keys that open something, or webhooks, and is no admin any more: their addresses. */
export async function selectMakersGone(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select made_by as email from api_keys where revoked_at is null and ends_at > now()
      and ${HAS_MAKER_LEFT}
    union
    select made_by from webhook_endpoints where url not like ${pluginAddress('%')}
      and ${HAS_MAKER_LEFT}
    order by email`.execute(db);
  return rows.map(({ email }) => email);
}

/** @returns the key that was revoked now; none where there is none of this id that was not. */
export function revoke(db: Kysely<DB>, keyId: string) {
  return db
    .updateTable('api_keys')
    .set({ revoked_at: sql`now()` })
    .where('api_key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning(['name'])
    .executeTakeFirst();
}

/** Forgets what was called more than a year ago. */
export async function deleteOldCalls(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('api_key_calls').where('day', '<', sql<Date>`current_date - 365`).execute();
}

/** A key, and from where it was last refused. */
export function findRefused(db: Kysely<DB>, keyId: string) {
  return db.selectFrom('api_keys').select(['name', 'refused_from']).where('api_key_id', '=', keyId).executeTakeFirst();
}
