import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, PaymentOrders } from '#server/db/types.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

export type OrderStatus = 'created' | 'paid' | 'failed' | 'expired';

function ownedBy(account: PublicAccount) {
  return account.kind === 'user' ? { user_id: account.userId } : { business_id: account.businessId };
}

/** Whose order it is; nobody's once the account is gone. */
export function ownerOf({ user_id, business_id }: Pick<Selectable<PaymentOrders>, 'user_id' | 'business_id'>): PublicAccount | undefined {
  if (user_id !== null) return { kind: 'user', userId: user_id };
  return business_id === null ? undefined : { kind: 'contractor', businessId: business_id };
}

/** The account's plan. */
export async function findBoughtPlan(db: Kysely<DB>, account: PublicAccount): Promise<string | undefined> {
  const row = await (account.kind === 'user'
    ? db.selectFrom('users').select('plan').where('user_id', '=', account.userId).executeTakeFirst()
    : db.selectFrom('businesses').select('plan').where('business_id', '=', account.businessId).executeTakeFirst());
  return row?.plan;
}

/** The account's plan, which nothing else changes until the transaction ends. Locked before its orders, as deletion does it. */
export async function lockPlan(db: Kysely<DB>, account: PublicAccount): Promise<string | undefined> {
  const row = await (account.kind === 'user'
    ? db.selectFrom('users').select('plan').where('user_id', '=', account.userId).forNoKeyUpdate().executeTakeFirst()
    : db.selectFrom('businesses').select('plan').where('business_id', '=', account.businessId).forNoKeyUpdate().executeTakeFirst());
  return row?.plan;
}

export async function setPlan(db: Kysely<DB>, account: PublicAccount, plan: 'one_time' | 'free'): Promise<void> {
  if (account.kind === 'user') await db.updateTable('users').set({ plan }).where('user_id', '=', account.userId).execute();
  else await db.updateTable('businesses').set({ plan }).where('business_id', '=', account.businessId).execute();
}

const OPENED = ['payment_order_id', 'session_id', 'expires_at'] as const;

/** The open order of the same click: by its key, or without one the latest of the last minute. */
export function findOpenOrder(db: Kysely<DB>, account: PublicAccount, gateway: string, key: Buffer | undefined) {
  return db
    .selectFrom('payment_orders')
    .select(OPENED)
    .where((eb) => eb.and(ownedBy(account)))
    .where('status', '=', 'created')
    .where('gateway', '=', gateway)
    .where('expires_at', '>', sql<Date>`now() + interval '15 minutes'`)
    .where((eb) => (key === undefined ? eb('created_at', '>', sql<Date>`now() - interval '1 minute'`) : eb('idempotency_key', '=', key)))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The account's latest orders that somebody can have paid and nobody knows of yet. @returns their ids. */
export async function findUnsettledOrders(db: Kysely<DB>, account: PublicAccount, gateway: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_orders')
    .select('payment_order_id')
    .where((eb) => eb.and(ownedBy(account)))
    .where('gateway', '=', gateway)
    .where('next_check_at', 'is not', null)
    .where('session_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.payment_order_id);
}

interface NewRow {
  gateway: 'sandbox' | 'cashfree';
  amount: number;
  currency: string;
  key: Buffer | undefined;
}

/** Opens an order for an hour; it is first asked about after two minutes, when most payers are back. */
export function insertOrder(db: Kysely<DB>, account: PublicAccount, { gateway, amount, currency, key }: NewRow) {
  return db
    .insertInto('payment_orders')
    .values({
      ...ownedBy(account),
      gateway,
      amount,
      currency,
      idempotency_key: key ?? null,
      expires_at: sql<Date>`now() + interval '1 hour'`,
      next_check_at: sql<Date>`now() + interval '2 minutes'`,
    })
    .returning(OPENED)
    .executeTakeFirstOrThrow();
}

/** Takes the key from an order whose time is nearly over: the same click then opens another one. */
export async function releaseKey(db: Kysely<DB>, account: PublicAccount, key: Buffer): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ idempotency_key: null })
    .where((eb) => eb.and(ownedBy(account)))
    .where('idempotency_key', '=', key)
    .execute();
}

/** Keeps the session of an order; the first one stays. */
export async function keepSession(db: Kysely<DB>, orderId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ session_id: sessionId })
    .where('payment_order_id', '=', orderId)
    .where('session_id', 'is', null)
    .execute();
}

function selectOrders(db: Kysely<DB>) {
  return db
    .selectFrom('payment_orders')
    .select(['payment_order_id', 'user_id', 'business_id', 'gateway', 'amount', 'currency', 'expires_at', 'paid_at', 'granted_at'])
    .select(['received_amount', 'received_currency'])
    .select(sql<OrderStatus>`status`.as('status'))
    .select(sql<boolean>`expires_at < now()`.as('is_over'))
    .select(sql<boolean>`expires_at < now() - interval '1 day'`.as('is_long_over'));
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export function findOrder(db: Kysely<DB>, orderId: string) {
  return selectOrders(db).where('payment_order_id', '=', orderId).executeTakeFirst();
}

export function lockOrder(db: Kysely<DB>, orderId: string) {
  return selectOrders(db).where('payment_order_id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Says what became of an order; its key is forgotten once it is not simply open, its session once it is closed. */
export async function setStatus(db: Kysely<DB>, orderId: string, status: OrderStatus, { isClosed }: { isClosed: boolean }): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({
      status,
      ...(status === 'created' ? {} : { idempotency_key: null }),
      ...(isClosed ? { next_check_at: null, session_id: null } : {}),
      ...(status === 'paid' ? { paid_at: sql<Date>`now()` } : {}),
    })
    .where('payment_order_id', '=', orderId)
    .execute();
}

export async function markGranted(db: Kysely<DB>, orderId: string): Promise<void> {
  await db.updateTable('payment_orders').set({ granted_at: sql<Date>`now()` }).where('payment_order_id', '=', orderId).execute();
}

/** Keeps what was paid for an order over another amount or currency. */
export async function keepReceived(
  db: Kysely<DB>,
  orderId: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ received_amount: amount, received_currency: currency })
    .where('payment_order_id', '=', orderId)
    .execute();
}

/** Whether somebody who waits may have the gateway asked about an order: once in two seconds, in however many windows. */
export async function claimAsking(db: Kysely<DB>, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_orders')
    .set({ asked_at: sql<Date>`now()` })
    .where('payment_order_id', '=', orderId)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', sql<Date>`now() - interval '2 seconds'`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes orders whose next check is due and puts the check after it twice as far off, half an hour at most. @returns their ids. */
export async function takeDueOrders(db: Kysely<DB>, gateway: string, limit: number): Promise<string[]> {
  const rows = await db
    .updateTable('payment_orders')
    .set({
      checks: sql<number>`checks + 1`,
      next_check_at: sql<Date>`now() + least(interval '2 minutes' * power(2, least(checks, 10)), interval '30 minutes')`,
    })
    .where('payment_order_id', 'in', (eb) =>
      eb
        .selectFrom('payment_orders')
        .select('payment_order_id')
        .where('next_check_at', '<=', sql<Date>`now()`)
        .where('gateway', '=', gateway)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('payment_order_id')
    .execute();
  return rows.map((row) => row.payment_order_id);
}

/** Forgets orders that came to nothing a month ago, and those that an earlier gateway left open then. No money stays unaccounted for. */
export async function deleteOldOrders(db: Kysely<DB>, gateway: string): Promise<void> {
  await db
    .deleteFrom('payment_orders')
    .where('status', '<>', 'paid')
    .where('received_amount', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .where((eb) =>
      eb.or([
        eb('next_check_at', 'is', null),
        eb.and([eb('gateway', '<>', gateway), eb('expires_at', '<', sql<Date>`now() - interval '30 days'`)]),
      ]),
    )
    .execute();
}

export function selectOwnOrders(db: Kysely<DB>, account: PublicAccount) {
  return selectOrders(db)
    .select('created_at')
    .where((eb) => eb.and(ownedBy(account)))
    .orderBy('created_at')
    .execute();
}
