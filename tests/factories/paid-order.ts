import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, PaymentOrders } from '#server/db/types.ts';
import { makeUser } from '#tests/factories/user.ts';

/** An order of a user's that was paid and gave them the plan. @returns its id. */
export async function makePaidOrder(db: Kysely<DB>, given: Partial<Insertable<PaymentOrders>> = {}): Promise<string> {
  const row = await db
    .insertInto('payment_orders')
    .values({
      user_id: given.user_id === undefined && !given.business_id ? await makeUser(db) : (given.user_id ?? null),
      gateway: 'cashfree',
      amount: 99,
      currency: 'INR',
      status: 'paid',
      expires_at: sql<Date>`now()`,
      paid_at: sql<Date>`now()`,
      granted_at: sql<Date>`now()`,
      ...given,
    })
    .returning('payment_order_id')
    .executeTakeFirstOrThrow();
  return row.payment_order_id;
}
