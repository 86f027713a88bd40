import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, SandboxOrders } from '#server/db/types.ts';

/** Keeps an order; one that is there already stays as it is. */
export async function insertSandboxOrder(db: Kysely<DB>, order: Insertable<SandboxOrders>): Promise<void> {
  await db
    .insertInto('sandbox_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function selectSandboxOrders(db: Kysely<DB>) {
  return db
    .selectFrom('sandbox_orders')
    .select(['order_id', 'session_id', 'amount', 'currency', 'status', 'attempt_failed', 'return_url', 'notify_url'])
    .select(sql<boolean>`expires_at < now()`.as('is_over'));
}

export function findSandboxOrder(db: Kysely<DB>, orderId: string) {
  return selectSandboxOrders(db).where('order_id', '=', orderId).executeTakeFirst();
}

export function findSandboxSession(db: Kysely<DB>, sessionId: string) {
  return selectSandboxOrders(db).where('session_id', '=', sessionId).executeTakeFirst();
}

/** Notes what a try to pay came to; a paid order stays paid, one whose time is over stays unpaid. */
export async function recordAttempt(db: Kysely<DB>, orderId: string, isPaid: boolean): Promise<void> {
  await db
    .updateTable('sandbox_orders')
    .set({ status: isPaid ? 'PAID' : 'ACTIVE', attempt_failed: !isPaid })
    .where('order_id', '=', orderId)
    .where('status', '=', 'ACTIVE')
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

export async function readSandboxSecret(db: Kysely<DB>): Promise<string> {
  const { secret } = await db.selectFrom('sandbox_secrets').select('secret').executeTakeFirstOrThrow();
  return secret;
}

export async function deleteOldSandboxOrders(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sandbox_orders').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
