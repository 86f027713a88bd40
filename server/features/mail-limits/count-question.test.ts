import { expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, pool } = await createTestApp({ RATE_LIMITS: 'on' });
const tooMany = { status: 429, body: { code: 'too_many_requests' } };

/** Twenty are answered, in turn or at once, and what is beyond learns nothing. */
async function expectTwenty(ask: (n: number) => Promise<{ status: number }>, answer: number) {
  for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(answer);
  const atOnce = await Promise.all(Array.from({ length: 15 }, (_, n) => ask(10 + n)));
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(answer), ...Array(5).fill(429)]);
  expect(await ask(25)).toMatchObject(tooMany);
}

test.each(['userName', 'email'])('whether a %s is taken, a user asks twenty times an hour', async (field) => {
  const others = { userName: `Taken by ${field}`, email: `taken-${field}@example.in` };
  await makeUser(db, { user_name: others.userName, email: others.email });
  const own = { userName: `Asker of ${field}`, email: `asker-${field}@example.in` };
  const { headers } = await signInUser(db, await makeUser(db, { user_name: own.userName, email: own.email }));
  const edit = (wanted: object) => call(app, 'PUT', '/api/v1/user/edit', { ...own, ...wanted }, headers);
  await expectTwenty(() => edit({ [field]: others[field as keyof typeof others] }), 409);
  // A free one is refused in the same way, and what is one's own is no question.
  expect(await edit({ [field]: `free-${others[field as keyof typeof others]}` })).toMatchObject(tooMany);
  expect((await edit({ userName: own.userName.toUpperCase(), email: own.email.toUpperCase() })).status).toBe(200);
  await pool.query("update mail_counts set ends_at = now() - interval '1 second'");
  expect((await edit({ [field]: others[field as keyof typeof others] })).status).toBe(409);
});

test('whether a phone number is taken, an owner asks twenty times an hour', async () => {
  const register = async () => (await call(app, 'POST', '/api/v1/contractor/auth/register', await businessForm())).body;
  const { contractor: other } = await register();
  const { contractor, token } = await register();
  const { image, ...own } = contractor;
  const profile = { ...own, shortDescription: 'Tiles', description: 'Tiles', images: image };
  const headers = { authorization: `Bearer ${token}` };
  const edit = (wanted: object) => call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, ...wanted }, headers);
  await expectTwenty(() => edit({ phoneNo: other.phoneNo }), 409);
  expect((await edit({ price: '95' })).status).toBe(200);
});
