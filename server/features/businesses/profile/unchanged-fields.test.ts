import { describe, expect, test } from 'vitest';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { edit, registered } = businessCallsOf(server);

/** What rules of earlier days took, and rules of today do not. */
const OLD: Record<string, [column: string, kept: string, changed?: string]> = {
  'a name in two scripts': ['name', 'Nirmаan Traders'],
  'a name that shows nothing': ['name', '\u2800\u3164', '\u3164'],
  'a name longer than today’s': ['name', 'S'.repeat(400)],
  'a landline': ['phone_no', '02025467890'],
  'an e-mail that is none today': ['email', 'ravi@localhost'],
  'a description that is too long': ['description', 'Terraces. '.repeat(600)],
  'a short description of several lines that is too long': ['short_description', 'Terraces\n'.repeat(100).trim()],
  'a Hindi name in two scripts': ['name_hi', 'Nirmаan ट्रेडर्स'],
};
const SHOWN: Record<string, string> = { phone_no: 'phoneNo', short_description: 'shortDescription', name_hi: 'nameHindi' };

async function older(column: string, kept: string) {
  const { given, id, headers } = await registered();
  const { password: _, image: __, ...fields } = given;
  // One of them alone may have it.
  await db.updateTable('businesses').set({ phone_no: null }).where('phone_no', '=', kept).execute();
  await db
    .updateTable('businesses')
    .set({ description: 'Kitchens.', [column]: kept })
    .where('business_id', '=', id)
    .execute();
  const field = SHOWN[column] ?? column;
  const profile = { ...fields, description: 'Kitchens.', [field]: kept };
  const row = () => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirstOrThrow();
  return { id, headers, profile, field, row };
}

describe.each(Object.entries(OLD))('a business with %s', (_name, [column, kept, changed = `${kept}x`]) => {
  test('changes its address all the same, and keeps what it has', async () => {
    const { headers, profile, row } = await older(column, kept);
    const { status, body } = await edit({ ...profile, address: 'Shop 7, Baner' }, headers);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(await row()).toMatchObject({ address: 'Shop 7, Baner', [column]: kept });
  });

  test('is held to the rule of today by what it changes', async () => {
    const { headers, profile, field, row } = await older(column, kept);
    const { status, body } = await edit({ ...profile, address: 'Shop 7, Baner', [field]: changed }, headers);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await row()).toMatchObject({ [column]: kept });
  });

  test('is edited by the team likewise', async () => {
    const { id, profile, field, row } = await older(column, kept);
    const { headers } = await signInAdmin(db);
    const update = (wanted: object) => call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, ...wanted }, headers);
    expect((await update({ [field]: changed })).status).toBe(400);
    expect((await update({ address: 'Shop 8, Baner' })).status).toBe(200);
    expect(await row()).toMatchObject({ address: 'Shop 8, Baner', [column]: kept });
  });
});

test('another wrong field is told, the unchanged one is not; line ends of browsers are no change', async () => {
  const { headers, profile } = await older('name', 'Nirmаan Traders');
  expect((await edit({ ...profile, shortDescription: '' }, headers)).body.errors).toEqual({ shortDescription: 'All fields are required' });
  const half = await edit({ ...profile, priceAmount: 45, priceUnit: null }, headers);
  expect([half.status, Object.keys(half.body.errors)]).toEqual([400, ['priceUnit']]);
  const long = await older('description', 'Terraces.\n'.repeat(600).trim());
  const sent = { ...long.profile, description: `${long.profile.description.replaceAll('\n', '\r\n')}\r\n` };
  expect((await edit(sent, long.headers)).status).toBe(200);
});

test('what is empty has to be filled in, as ever, and nobody keeps what another has', async () => {
  const { headers, profile } = await older('description', '');
  expect((await edit({ ...profile, description: '' }, headers)).status).toBe(400);
  const other = await older('name', 'Nirmаan Traders');
  expect((await edit({ ...profile, description: 'Roofs.', name: other.profile.name }, headers)).status).toBe(400);
  const missing = `/api/v1/contractor/update/019ba5e0-0000-7000-8000-000000000000`;
  expect((await call(app, 'PUT', missing, { ...profile, name: '' }, (await signInAdmin(db)).headers)).status).toBe(404);
  expect((await call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, name: '' })).status).toBe(401);
});

describe.each(['win-prize.com', 'Call 98765 43210', 'Nirmaan Support', 'Rаvi', 'x'.repeat(500)])(
  'a user called %s since before',
  (user_name) => {
    test('changes e-mail and password, and is held to the rule by another name', async () => {
      const id = await makeUser(db, { user_name });
      const { headers } = await signInUser(db, id);
      const change = (body: object) => call(app, 'PUT', '/api/v1/user/edit', body, headers);
      const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
      const wanted = { userName: user_name, email, newPassword: 'monsoon-2026', confirmPassword: 'monsoon-2026' };
      expect((await change({ ...wanted, confirmPassword: 'monsoon-2027' })).status).toBe(400);
      expect((await change({ ...wanted, userName: `${user_name}.com` })).body.errors).toHaveProperty('userName');
      expect((await change(wanted)).status).toBe(200);
      expect(await db.selectFrom('users').select('user_name').where('user_id', '=', id).executeTakeFirstOrThrow()).toEqual({ user_name });
      await db.deleteFrom('users').where('user_id', '=', id).execute();
    });
  },
);
