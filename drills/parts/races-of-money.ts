import { call } from '#drills/parts/call.ts';
import { newPhone, nextNumber, registerUser } from '#drills/parts/people.ts';
import type { Racing } from '#drills/parts/racing.ts';
import { makeWebhook, type openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';

type Gateway = Awaited<ReturnType<typeof openPaymentGateway>>;

/** Longer than a mail takes to come. Milliseconds. */
const LAST_MAIL = 30_000;

/** Orders, notices of the gateway's that come doubled and in any order, and a plan that is paid twice. */
export async function raceForMoney(racing: Racing, gateway: Gateway) {
  const { server, mail } = racing;
  const { id, token } = await registerUser(server.url);
  const order = (key?: string) => ({
    path: '/payment/orders/create',
    method: 'POST',
    body: { phone_number: newPhone(), ...(key === undefined ? {} : { idempotency_key: key }) },
    token,
  });
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { order_id: string }).order_id;

  const pressed = await racing.atOnce(
    'a button pressed 10 times',
    Array.from({ length: 10 }, () => order()),
    { 201: 10 },
  );
  racing.equal('orders of it', new Set(pressed.map(idOf)).size, 1);
  const key = `key-${nextNumber()}`;
  const tried = await racing.atOnce(
    'one order tried 10 times',
    Array.from({ length: 10 }, () => order(key)),
    { 201: 10 },
  );
  racing.equal('orders of one key', new Set(tried.map(idOf)).size, 1);
  const another = await call(`${server.url}/api/v1/payment/orders/create`, order(`other-${key}`));

  // Two orders of one account are paid at the same time: one gives the plan, the other is to be refunded.
  const orders = [idOf(tried[0] as { text: string }), idOf(another)];
  racing.equal('orders that can be paid', new Set(orders).size, 2);
  for (const orderId of orders) {
    const kept = gateway.orders.get(orderId);
    if (!kept) throw new Error('the gateway knows nothing of an order');
    kept.order_status = 'PAID';
  }
  const notices = orders.flatMap((orderId) =>
    ['SUCCESS', 'FAILED', 'SUCCESS', 'USER_DROPPED', 'SUCCESS'].map((status) => {
      const { headers, payload } = makeWebhook(orderId, { status });
      return { path: '/payment/webhook', method: 'POST', headers, raw: payload };
    }),
  );
  const asked = orders.flatMap((orderId) => Array(4).fill({ path: `/payment/orders/verify/${orderId}`, token }));
  await racing.atOnce('notices and questions about both', shuffle([...notices, ...asked]), { 200: 18 });
  await racing.atOnce('the same again', shuffle([...notices, ...asked]), { 200: 18 });

  await racing.same('orders paid', 2, "select count(*) as n from payment_orders where user_id = $1 and status = 'paid'", [id]);
  await racing.same(
    'orders that gave the plan',
    1,
    'select count(*) as n from payment_orders where user_id = $1 and granted_at is not null',
    [id],
  );
  await racing.same('plans', 1, "select count(*) as n from users where user_id = $1 and plan = 'one_time'", [id]);
  await racing.atOnce(
    'buying what one has',
    Array.from({ length: 5 }, () => order(`new-${nextNumber()}`)),
    { 409: 5 },
  );

  for (const orderId of orders) racing.equal('receipts of an order', await mail.until(`receipt-${orderId}`, 1, LAST_MAIL), 1);
  const refunds = orders.map((orderId) => mail.count(`refund-${orderId}`).different);
  racing.equal(
    'orders that the team is to refund',
    refunds.reduce((a, b) => a + b),
    1,
  );
  racing.equal(
    'mails that came again',
    orders.reduce((sum, orderId) => sum + mail.count(`receipt-${orderId}`).again, 0),
    0,
  );
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
