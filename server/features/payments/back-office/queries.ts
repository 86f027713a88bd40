import { type Kysely, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, patternOf } from '#server/base/page-of.ts';
import { inIndia } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';
import { ownerOf } from '#server/features/payments/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { OrderState } from '#shared/schemas/back-office-lists.ts';

/** Money has come that bought nothing: another sum than the plan's, or for a plan that was there. */
const isOwed = sql<SqlBool>`(received_amount is not null or (orders.status = 'paid' and granted_at is null))`;

/** What an order is for the team. */
const state = sql<OrderState>`case when refunded_at is not null then 'refunded' when ${isOwed} then 'refund_due' else orders.status end`;

function selectOrders(db: Kysely<DB>) {
  return db
    .selectFrom('payment_orders as orders')
    .leftJoin('users', 'users.user_id', 'orders.user_id')
    .leftJoin('businesses', 'businesses.business_id', 'orders.business_id');
}

interface OrderFilter {
  q?: string | undefined;
  state?: OrderState | undefined;
}

function matching(db: Kysely<DB>, filter: OrderFilter) {
  const pattern = filter.q ? patternOf(filter.q) : undefined;
  return selectOrders(db)
    .$if(filter.state !== undefined, (query) => query.where(sql<SqlBool>`${state} = ${filter.state}`))
    .$if(pattern !== undefined, (query) =>
      query.where(
        sql<SqlBool>`concat_ws(E'\n', payment_order_id::text, user_name, users.email, businesses.name, businesses.email, refund_reference)
          ilike ${pattern}`,
      ),
    );
}

/** Those of a range as a file has them. */
export function selectOrdersForExport(db: Kysely<DB>, filter: OrderFilter, range: IdRange) {
  return matching(db, filter)
    .select(['payment_order_id', 'orders.user_id', 'orders.business_id', 'gateway', 'amount', 'orders.currency', 'refund_reference'])
    .select(['received_amount', 'received_currency', state.as('state')])
    .select([inIndia('orders.created_at').as('created_at'), inIndia('paid_at').as('paid_at'), inIndia('refunded_at').as('refunded_at')])
    .select(sql<string | null>`coalesce(user_name, businesses.name)`.as('account_name'))
    .select(sql<string | null>`coalesce(users.email, businesses.email)`.as('account_email'))
    .where(inRange('payment_order_id', range))
    .orderBy('payment_order_id', 'desc')
    .execute();
}

/** The latest first. */
export function selectListedOrders(db: Kysely<DB>, filter: OrderFilter, { limit, offset }: { limit: number; offset: number }) {
  return matching(db, filter)
    .select(['payment_order_id', 'orders.user_id', 'orders.business_id', 'gateway', 'amount', 'received_amount', 'received_currency'])
    .select(['refund_reference', 'orders.created_at', 'paid_at', 'refunded_at', state.as('state')])
    .select(sql<string | null>`coalesce(user_name, businesses.name)`.as('account_name'))
    .select(sql<string | null>`coalesce(users.email, businesses.email)`.as('account_email'))
    .orderBy('orders.created_at', 'desc')
    .orderBy('payment_order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countListedOrders(db: Kysely<DB>, filter: OrderFilter): Promise<number> {
  const counted = matching(db, filter).select('payment_order_id').limit(MOST_COUNTED);
  const { n } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What the gateway has to say something about yet, and what is owed. */
export async function measureUnsettled(db: Kysely<DB>, gateway: string) {
  const { rows } = await sql<{ unsettled: number; oldest: Date | null; refunds_due: number }>`
    select count(*)::int as unsettled, min(created_at) as oldest,
      (select count(*)::int from payment_orders orders where refunded_at is null and ${isOwed}) as refunds_due
    from payment_orders where next_check_at is not null and session_id is not null and gateway = ${gateway}`.execute(db);
  return rows[0] ?? { unsettled: 0, oldest: null, refunds_due: 0 };
}

/** Whose order it is; nobody's where the account, or the order, is gone. */
export async function findOrderOwner(db: Kysely<DB>, orderId: string): Promise<PublicAccount | undefined> {
  const order = await db
    .selectFrom('payment_orders')
    .select(['user_id', 'business_id'])
    .where('payment_order_id', '=', orderId)
    .executeTakeFirst();
  return order && ownerOf(order);
}

/** What an order is, which nobody else can change until the transaction ends. */
export function lockOrderState(db: Kysely<DB>, orderId: string) {
  return db
    .selectFrom('payment_orders as orders')
    .select(['amount', state.as('state')])
    .where('payment_order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRefunded(db: Kysely<DB>, orderId: string, reference: string): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ refunded_at: sql<Date>`now()`, refund_reference: reference })
    .where('payment_order_id', '=', orderId)
    .execute();
}
