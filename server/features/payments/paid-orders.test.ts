import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailReceipt } from '#server/features/payments/mail-receipt.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { createPayments } from '#tests/helpers/payment-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, create, db, gateway, mail, ordered, pay, planOf, reconcile, rows, verify } = await createPayments();

describe('a paid order', () => {
  /** The mail that is about an order; others of this file may come before it. */
  async function mailAbout(orderId: string, to: string): Promise<string> {
    const {
      text,
      to: [recipient],
    } = await mail.next();
    return recipient === to && text.includes(orderId) ? text.replaceAll('=\n', '') : mailAbout(orderId, to);
  }

  test('is receipted by mail', async () => {
    const { orderId, headers, id, order } = await ordered();
    const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
    pay(order);
    await verify(orderId, headers);
    const text = await mailAbout(orderId, email ?? '');
    for (const part of ['Receipt for the One-Time Plan', 'Rs 99', orderId, 'https://nirmaan.example/plans']) expect(text).toContain(part);
  });

  test('marks a contractor’s profile, and moves it in no list', async () => {
    const place = { city: 'Nashik', service: 'Bricks/sand' };
    for (let n = 0; n < 3; n++) await makeBusiness(db, place);
    const list = async () => {
      const { body } = await call(app, 'GET', '/api/v1/contractor/search?city=Nashik&service=Bricks/sand');
      return body.data.map(({ _id }: { _id: string }) => _id) as string[];
    };
    const before = await list();
    const last = before.at(-1) ?? '';
    const details = async () => (await call(app, 'GET', `/api/v1/contractor/get-details/${last}`)).body;
    expect((await details()).planMember).toBe(false);
    const { headers } = await signInBusiness(db, last);
    const { body } = await create(headers);
    const order = gateway.orders.get(body.order_id);
    if (order) pay(order);
    expect((await verify(body.order_id, headers)).body.status).toBe('paid');
    expect((await details()).planMember).toBe(true);
    expect(await list()).toEqual(before);
  });

  test('that was not needed any more, or whose account is gone, is the team’s to refund', async () => {
    const { headers, id, orderId, order } = await ordered();
    const second = await create({ ...headers, 'idempotency-key': 'second' });
    const other = gateway.orders.get(second.body.order_id);
    pay(order);
    if (other) pay(other);
    await verify(orderId, headers);
    await verify(second.body.order_id, headers);
    expect(await mailAbout(second.body.order_id, 'team@nirmaan.example')).toContain('Refund');
    const granted = await db.selectFrom('payment_orders').select('granted_at').where('user_id', '=', id).orderBy('created_at').execute();
    expect(granted.map(({ granted_at }) => granted_at !== null)).toEqual([true, false]);

    const gone = await ordered();
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, gone.headers)).status).toBe(200);
    pay(gone.order);
    await reconcile();
    expect(await mailAbout(gone.orderId, 'team@nirmaan.example')).toContain('Refund');
  });

  test('over another amount or currency is the team’s to refund, once, and is kept', async () => {
    const { orderId, headers, order } = await ordered();
    Object.assign(order, { order_amount: 98.99, order_currency: 'USD' });
    expect((await verify(orderId, headers)).body.status).toBe('failed');
    expect((await rows(orderId))[0]).toMatchObject({ received_amount: null, next_check_at: expect.any(Date) });
    pay(order);
    await reconcile();
    expect(await mailAbout(orderId, 'team@nirmaan.example')).toContain(`Order ${orderId} over 99 INR was paid with 98.99 USD instead`);
    const kept = { status: 'failed', received_amount: 98.99, received_currency: 'USD', next_check_at: null, paid_at: null };
    expect((await rows(orderId))[0]).toMatchObject(kept);

    Object.assign(order, { order_amount: 99, order_currency: 'INR' });
    expect((await verify(orderId, headers)).body.status).toBe('failed');
    expect(await planOf(headers)).toBe('free');
    const { rows: mails } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = ${mailReceipt.queue} and data ->> 'orderId' = ${orderId}`.execute(db);
    expect(mails).toEqual([{ n: 1 }]);
    await db
      .updateTable('payment_orders')
      .set({ created_at: new Date(0), expires_at: new Date(0) })
      .where('payment_order_id', '=', orderId)
      .execute();
    await reconcile();
    expect((await rows(orderId))[0]).toMatchObject(kept);
  });

  test('stays for the books without the person; until then it is in their own data', async () => {
    const { orderId, headers, order } = await ordered();
    pay(order);
    await verify(orderId, headers);
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    const payment = {
      order: orderId,
      amount: 99,
      currency: 'INR',
      status: 'paid',
      orderedAt: expect.any(String),
      paidAt: expect.any(String),
    };
    expect(body.data).toMatchObject({ user: { plan: 'one_time' }, payments: [payment] });
    const contractor = await signInBusiness(db);
    await create(contractor.headers);
    const own = await call(app, 'GET', '/api/v1/contractor/data', undefined, contractor.headers);
    expect(own.body.data.payments).toMatchObject([{ status: 'created', paidAt: null }]);

    await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    expect((await rows(orderId))[0]).toMatchObject({
      status: 'paid',
      user_id: null,
      business_id: null,
      session_id: null,
      idempotency_key: null,
    });
  });
});
