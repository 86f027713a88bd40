import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { dumpDatabase, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db, pool, dataDir } = await createTestApp({ SMTP_URL: mail.url });
const admin = await signInAdmin(db);
const erase = (id: string, name: unknown, { kind = 'user', headers = admin.headers } = {}) =>
  call(app, 'DELETE', `/api/v1/admin/account/erase/${kind}/${id}`, { name }, headers);
const isThere = async (id: string) =>
  (await db.selectFrom('users').select('user_id').where('user_id', '=', id).executeTakeFirst()) !== undefined;

describe('an account that somebody asked the team to delete', () => {
  test('goes as if they had: nothing tells of them, what the law keeps stays, and a mail says farewell', async () => {
    const user_name = `Goes ${randomUUID().slice(0, 8)}`;
    const email = `${randomUUID()}@example.in`;
    const user_id = await makeUser(db, { user_name, email });
    const { headers } = await signInUser(db, user_id);
    const order = await makePaidOrder(db, { user_id });
    const review = await makeReview(db, { user_id, name: user_name, email });
    const enquiry = await makeEnquiry(db, { user_id, name: user_name, email, message: `I am ${user_name}` });
    expect(await erase(user_id, `  ${user_name.toUpperCase()} `)).toMatchObject({ status: 200, body: { message: 'Account deleted' } });
    expect((await mail.next(email)).text).toContain('Subject: Your account is deleted');
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    expect(findTraces(await dumpDatabase(pool), { words: [user_name, email] })).toEqual([]);
    const kept = await db
      .selectFrom('payment_orders')
      .select(['amount', 'user_id'])
      .where('payment_order_id', '=', order)
      .executeTakeFirst();
    expect(kept).toMatchObject({ user_id: null });
    expect(await db.selectFrom('reviews').select('name').where('review_id', '=', review).executeTakeFirst()).toEqual({
      name: 'Former user',
    });
    expect(await db.selectFrom('enquiries').select('name').where('enquiry_id', '=', enquiry).executeTakeFirst()).toEqual({
      name: 'Former user',
    });
    const entries = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', user_id).execute();
    expect(entries).toMatchObject([{ action: 'delete', subject_kind: 'user', subject_name: user_id, admin_id: admin.id, changes: {} }]);
    // The name and the address are free again.
    const again = await call(app, 'POST', '/api/v1/user/register', { userName: 'Goes Again', email, password: 'monsoon-2026' });
    expect(again.status).toBe(201);
  });

  test('takes the number that they have proven along, out of what came from their address without the account', async () => {
    const [user_name, email, phone_no] = [`Number ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.in`, '9811166677'];
    const user_id = await makeUser(db, { user_name, email, phone_no, phone_proven_at: new Date() });
    const enquiry = await makeEnquiry(db, { email, phone_no, message: 'Call 98111-66677, not 98111-66688.' });
    const others = await makeEnquiry(db, { email: `other-${email}`, phone_no });
    expect((await erase(user_id, user_name)).status).toBe(200);
    const rows = await db
      .selectFrom('enquiries')
      .select(['enquiry_id', 'phone_no', 'message'])
      .where('enquiry_id', 'in', [enquiry, others])
      .execute();
    expect(rows.find(({ enquiry_id }) => enquiry_id === enquiry)).toMatchObject({ phone_no: '', message: 'Call …, not 98111-66688.' });
    // A number finds nothing: others may have typed it.
    expect(rows.find(({ enquiry_id }) => enquiry_id === others)?.phone_no).toBe(phone_no);
  });

  test('may be blocked, and may be a business’s: its listing and photos go too', async () => {
    const form = await businessForm();
    const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
    const id = body.contractor._id as string;
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    const pictures = () =>
      readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const before = pictures().length;
    await call(app, 'PUT', `/api/v1/admin/account/block/business/${id}`, { reason: 'Advertising' }, admin.headers);
    expect((await erase(id, form.name, { kind: 'business' })).status).toBe(200);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).status).toBe(404);
    await expect.poll(() => pictures().length).toBeLessThan(before);
    expect(findTraces(await dumpDatabase(pool), { words: [form.name] })).toEqual([]);
    expect(await db.selectFrom('account_blocks').select('reason').where('business_id', '=', id).execute()).toEqual([]);
  });

  test('without an address goes without a mail', async () => {
    const user_id = await makeUser(db, {
      user_name: 'By phone',
      email: null,
      email_proven_at: null,
      phone_no: '9811100021',
      phone_proven_at: new Date(),
    });
    expect((await erase(user_id, 'By phone')).status).toBe(200);
    expect(await isThere(user_id)).toBe(false);
  });
});

describe('nothing is deleted', () => {
  test.each([[''], [' '], [undefined], [null], [7], ['x'.repeat(10_000)], ['Somebody else']])('under another name: %j', async (name) => {
    const user_id = await makeUser(db);
    expect(await erase(user_id, name)).toMatchObject({ status: 400, body: { errors: { name: expect.any(String) } } });
    expect(await isThere(user_id)).toBe(true);
  });

  test('of somebody who is not there, of another kind, or of an admin', async () => {
    const user_id = await makeUser(db, { user_name: 'Stays here' });
    const none = { status: 404, body: { code: 'account_not_found' } };
    for (const id of [randomUUID(), 'me', admin.id]) expect(await erase(id, 'Stays here')).toMatchObject(none);
    expect(await erase(user_id, 'Stays here', { kind: 'business' })).toMatchObject(none);
    expect((await erase(user_id, 'Stays here', { kind: 'admin' })).status).toBe(400);
    expect(await isThere(user_id)).toBe(true);
  });

  test('twice: of two at once one is told that it is gone', async () => {
    const user_id = await makeUser(db, { user_name: 'Once only' });
    const business = await makeBusiness(db, { name: 'Once only' });
    for (const [id, kind] of [
      [user_id, 'user'],
      [business, 'business'],
    ] as const) {
      const answers = await Promise.all([erase(id, 'Once only', { kind }), erase(id, 'Once only', { kind })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute()).toHaveLength(1);
    }
  });
});
