import { expect, onTestFinished, test } from 'vitest';
import { createCache } from '#server/cache/table-values.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { address, app, db } = await createTestApp();
const { headers } = await signInAdmin(db);

const set = (body: unknown) => call(app, 'PUT', '/api/v1/settings/phone-view-limit/update', body, headers);
const read = async () => (await call(app, 'GET', '/api/v1/settings/phone-view-limit/get')).body.phone_view_limit;
const entries = () =>
  db.selectFrom('audit_entries').select(['action', 'subject_kind', 'subject_name', 'changes']).orderBy('audit_entry_id').execute();
const change = (before: number, after: number) => ({
  action: 'update',
  subject_kind: 'setting',
  subject_name: 'Phone view limit',
  changes: { phone_view_limit: { before, after } },
});

test('the limit is set, read at once, met by users and written down', async () => {
  expect(await read()).toBe(10);
  const message = 'Phone view limit updated successfully';
  const { status, body } = await set({ phone_view_limit: 1 });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message, phone_view_limit: 1, data: { phone_view_limit: 1, message } });
  expect(await read()).toBe(1);
  expect(await entries()).toEqual([change(10, 1)]);

  const user = await signInUser(db);
  const look = async () => {
    const business = await makeBusiness(db);
    return (await call(app, 'GET', `/api/v1/contractor/get-details/${business}`, undefined, user.headers)).body.phoneAccess;
  };
  expect([await look(), await look()]).toEqual(['shown', 'limit_reached']);
});

test('other processes forget what they knew', async () => {
  const other = createCache(address);
  onTestFinished(() => other.close());
  let loads = 0;
  const ask = () => other.get('settings', 'phone_view_limit', async () => ++loads);
  await ask();
  await set({ phone_view_limit: 2 });
  await expect.poll(ask).toBeGreaterThan(1);
});

test('saving the same number again changes nothing and is not written down', async () => {
  await set({ phone_view_limit: 5 });
  const before = await entries();
  expect((await set({ phone_view_limit: 5 })).status).toBe(200);
  expect(await entries()).toEqual(before);
});

test('the second of two admins is told', async () => {
  const { version } = await db.selectFrom('settings').select('version').where('name', '=', 'phone_view_limit').executeTakeFirstOrThrow();
  const answers = await Promise.all([6, 7].map((n) => set({ phone_view_limit: n, version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('edit_conflict');
  expect(refused?.body.message).toBe('Somebody else has changed this in the meantime. Reload to see it as it is now');
  expect([6, 7]).toContain(await read());
});

test.each([-1, 1001, 2.5, '5', null, undefined, Number.NaN, 1e99, [], {}])('%j is no limit', async (phone_view_limit) => {
  const limit = await read();
  const { status, body } = await set({ phone_view_limit });
  expect(status).toBe(400);
  expect(body.message).toBe('Phone view limit must be a whole number from 0 to 1000');
  expect(body.errors).toEqual({ phone_view_limit: body.message });
  expect(await read()).toBe(limit);
});

test.each([0, 1000])('%i is one', async (phone_view_limit) => {
  expect((await set({ phone_view_limit })).body.phone_view_limit).toBe(phone_view_limit);
  expect(await read()).toBe(phone_view_limit);
});
