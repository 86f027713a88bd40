import { expect, test } from 'vitest';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { createResets, resetCalls, wrongCode } from '#tests/helpers/reset-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, askForCode, db, passwordOf } = await createResets();
const { contractor, user } = resetCalls;
const { headers } = await signInAdmin(db);
const block = (kind: string, id: string) =>
  call(app, 'PUT', `/api/v1/admin/account/block/${kind}/${id}`, { reason: 'Advertising' }, headers);
const blocked = { status: 403, body: { code: 'account_blocked' } };
const password = 'new secret';

test('a code, and the link beside it, set no password of a blocked account', async () => {
  const email = 'shut.out@example.in';
  const id = await makeUser(db, { email });
  await block('user', id);
  const { browser, code, verify, link } = await askForCode(email);
  expect((await verify(code)).status).toBe(200);
  expect(await browser.post(`${user}/change-password`, { email, password })).toMatchObject(blocked);
  const another = await askForCode(email);
  expect(link).not.toBe(another.link);
  const opened = createBrowser(app);
  expect((await opened.post(`${user}/link/verify`, { reset: another.link })).status).toBe(200);
  expect(await opened.post(`${user}/change-password`, { email, password })).toMatchObject(blocked);
  expect(await passwordOf(id)).toBeNull();
});

test('what was asked for before the block is nothing any more', async () => {
  const email = 'asked.before@example.in';
  const id = await makeUser(db, { email });
  const { code, verify } = await askForCode(email);
  await block('user', id);
  expect(await verify(code)).toMatchObject(wrongCode);
});

test('of several businesses of an owner the blocked one stays blocked, and the others have the new password', async () => {
  const email = 'several@example.in';
  const [shut, open] = [
    await makeBusiness(db, { email, phone_no: '9811100011' }),
    await makeBusiness(db, { email, phone_no: '9811100012' }),
  ];
  await block('business', shut);
  const { browser, code, verify } = await askForCode(email, contractor);
  await verify(code);
  expect((await browser.post(`${contractor}/change-password`, { email, password })).status).toBe(200);
  const logIn = (phoneNo: string) => call(app, 'POST', '/api/v1/contractor/auth/login', { phoneNo, password });
  expect(await logIn('9811100011')).toMatchObject(blocked);
  expect((await logIn('9811100012')).status).toBe(200);
  const { password_hash } = await db
    .selectFrom('businesses')
    .select('password_hash')
    .where('business_id', '=', open)
    .executeTakeFirstOrThrow();
  expect(await isPassword(password, password_hash)).toBe(true);
});
