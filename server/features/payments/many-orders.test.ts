import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { type Fault, makeWebhook, type StandInOrder } from '#tests/helpers/gateway-stand-in.ts';
import { startPaymentGateway } from '#tests/helpers/payment-gateway.ts';
import { reconcileAll } from '#tests/helpers/payment-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const ORDERS = 500;
const FORGED = 100;
const WRONG_AMOUNTS = 50;
const AT_ONCE = 25;
/** How long the client waits for the gateway, in milliseconds: short, as a fifth of the requests wait in vain. */
const TIMEOUT = 300;

const gateway = await startPaymentGateway();
const { app, context, db } = await createTestApp();
context.payments = createCashfree(gateway.settings, TIMEOUT);

const random = createRandom('payments');
const shuffled = <Item>(items: Item[]) => random.sample(items, items.length);

/** A fifth of the requests time out, half of these with their work done; one in twenty is answered by a 500. */
function chooseFault(): Fault {
  const chance = random.next();
  if (chance < 0.1) return 'lost request';
  if (chance < 0.2) return 'lost answer';
  return chance < 0.25 ? 'error' : undefined;
}

/** Does `work` for each item, so many at once. */
async function forEach<Item>(items: Item[], work: (item: Item, index: number) => Promise<void>) {
  const entries = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of entries) await work(item, index);
    }),
  );
}

interface Buyer {
  id: string;
  headers: { authorization: string };
}

/** Presses the button until an order is there, as a patient buyer does: the same click, so the same key. */
async function order({ headers }: Buyer, index: number): Promise<string> {
  const body = { phone_number: '9876543210', amount: 99, idempotency_key: `click-${index}` };
  for (;;) {
    const answer = await call(app, 'POST', '/api/v1/payment/orders/create', body, headers);
    if (answer.status === 201) return answer.body.order_id;
    expect(answer.status).toBe(503);
  }
}

/** What payers do, and what a gateway gone wrong says: the first pay rightly, the others for another sum or not at all. */
function settleAtGateway(orders: StandInOrder[]) {
  const right = ORDERS * 0.6;
  for (const [index, order] of orders.entries()) {
    const isWrong = index >= right && index < right + WRONG_AMOUNTS;
    if (index < right + WRONG_AMOUNTS) {
      order.order_status = 'PAID';
      order.attempts.push(...(index % 4 === 0 ? ['FAILED'] : []), 'SUCCESS');
    } else if (index % 3 === 0) order.attempts.push('FAILED');
    else if (index % 3 === 1) order.order_status = index % 2 ? 'EXPIRED' : 'TERMINATED';
    if (isWrong && index % 2) order.order_currency = 'USD';
    else if (isWrong) order.order_amount = 1;
  }
  return { paid: new Set(orders.slice(0, right).map(({ order_id }) => order_id)), unpaid: orders.slice(right) };
}

async function planOwners(): Promise<string[]> {
  const users = await db.selectFrom('users').select('user_id as id').where('plan', '=', 'one_time').execute();
  const businesses = await db.selectFrom('businesses').select('business_id as id').where('plan', '=', 'one_time').execute();
  return [...users, ...businesses].map(({ id }) => id).sort();
}

test('through time-outs, errors, repeated, shuffled and forged webhooks, who has paid has the plan, and nobody else', async () => {
  const buyers: Buyer[] = [];
  await forEach(Array.from({ length: ORDERS }), async (_, index) => {
    buyers.push(index % 5 === 0 ? await signInBusiness(db) : await signInUser(db));
  });

  gateway.failBy(chooseFault);
  const buyerOf = new Map<string, Buyer>();
  await forEach(buyers, async (buyer, index) => {
    // Every tenth clicks twice at once.
    const [orderId = '', ...more] = await Promise.all(Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => order(buyer, index)));
    for (const other of more) expect(other).toBe(orderId);
    buyerOf.set(orderId, buyer);
  });
  expect(gateway.orders.size).toBe(ORDERS);

  const { paid, unpaid } = settleAtGateway(shuffled([...gateway.orders.values()]));
  const genuine = [...gateway.orders.values()].flatMap(({ order_id, attempts }) =>
    attempts.length > 0 ? Array<() => ReturnType<typeof makeWebhook>>(3).fill(() => makeWebhook(order_id)) : [],
  );
  const forged = Array.from({ length: FORGED }, (_, index) => {
    const orderId = unpaid[index]?.order_id ?? '';
    return () =>
      index % 2
        ? makeWebhook(orderId, { secret: 'guessed' })
        : { ...makeWebhook(orderId), payload: makeWebhook(orderId, { amount: 99.5 }).payload };
  });
  const statuses = { genuine: new Set<number>(), forged: new Set<number>() };
  const deliveries = shuffled([
    ...genuine.map((make) => ({ kind: 'genuine' as const, make })),
    ...forged.map((make) => ({ kind: 'forged' as const, make })),
  ]);
  const returning = [...buyerOf];
  await forEach(deliveries, async ({ kind, make }, index) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/payment/webhook', ...make() });
    statuses[kind].add(answer.statusCode);
    // Some payers are back meanwhile, or type the address by hand.
    const [orderId = '', buyer] = returning[index % ORDERS] ?? [];
    if (index % 8 === 0) await call(app, 'GET', `/api/v1/payment/orders/verify/${orderId}`, undefined, buyer?.headers);
  });
  expect([...statuses.forged]).toEqual([401]);
  expect([...statuses.genuine].sort()).toEqual([200, 503]);

  await reconcileAll(context);
  // In the end the gateway recovers, and nobody has to do anything.
  gateway.failBy(() => undefined);
  context.payments = createCashfree(gateway.settings);
  await reconcileAll(context);

  const owners = [...paid].map((orderId) => buyerOf.get(orderId)?.id ?? '').sort();
  expect(owners).toHaveLength(ORDERS * 0.6);
  expect(await planOwners()).toEqual(owners);
  const granted = await db.selectFrom('payment_orders').select('payment_order_id').where('granted_at', 'is not', null).execute();
  expect(granted.map((row) => row.payment_order_id).sort()).toEqual([...paid].sort());
  const { rows: receipts } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'mail-plan-receipt' group by data ->> 'orderId'`.execute(db);
  // Those that were paid over another sum are the team's to refund.
  expect(receipts.map(({ n }) => n)).toEqual(Array(paid.size + WRONG_AMOUNTS).fill(1));
}, 600_000);
