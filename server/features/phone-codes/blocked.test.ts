import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { createPhoneLogins, newNumber } from '#tests/helpers/phone-code-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, askForCode, db, makePhoneUser } = await createPhoneLogins();
const { headers } = await signInAdmin(db);
const block = (kind: string, id: string) =>
  call(app, 'PUT', `/api/v1/admin/account/block/${kind}/${id}`, { reason: 'Advertising' }, headers);
const blocked = { status: 403, body: { code: 'account_blocked' } };

test('the right code opens no account that is blocked', async () => {
  const { userId, phoneNo } = await makePhoneUser();
  await block('user', userId);
  const { verify } = await askForCode(phoneNo);
  expect(await verify()).toMatchObject(blocked);
  expect(await db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
});

test('nor an owner’s', async () => {
  const phone_no = newNumber();
  const id = await makeBusiness(db, { phone_no, phone_proven_at: new Date(), password_hash: null, email: null });
  await block('business', id);
  const { verify } = await askForCode(phone_no, { kind: 'contractor' });
  expect(await verify()).toMatchObject(blocked);
});

test('a code that was sent before is none any more, and neither is what it has permitted', async () => {
  const before = await makePhoneUser();
  const sent = await askForCode(before.phoneNo);
  await block('user', before.userId);
  expect(await sent.verify()).toMatchObject({ status: 400, body: { code: 'wrong_phone_code' } });

  // Not proven lately: the code alone does not do.
  const between = await makePhoneUser({ days: 200, name: 'Long ago' });
  const { verify, goOn } = await askForCode(between.phoneNo);
  expect(await verify()).toMatchObject({ status: 200, body: { next: 'user_name' } });
  await block('user', between.userId);
  expect(await goOn({ userName: 'Long ago' })).toMatchObject({ status: 403, body: { code: 'phone_not_verified' } });
});
