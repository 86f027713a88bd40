import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const otherAccount = {
  status: 409,
  body: { success: false, code: 'other_account', message: 'You are logged in as somebody else now. Reload the page' },
};
const anotherUser = await makeUser(db);
const signIns = { user: signInUser, owner: signInBusiness, admin: signInAdmin };

/** What pages ask of whoever is signed in. */
const CALLS: [keyof typeof signIns, InjectOptions, string][] = [
  ['user', { method: 'DELETE' }, '/user/delete'],
  ['user', { method: 'PUT', payload: {} }, '/user/edit'],
  ['user', { method: 'POST', payload: { password: 'dry-roof-1' } }, '/account/prove'],
  ['user', { method: 'POST' }, '/account/logout-everywhere'],
  ['user', { method: 'GET' }, '/user/get'],
  ['user', { method: 'GET' }, '/user-auth/logout'],
  ['owner', { method: 'PUT', payload: {} }, '/contractor/edit'],
  ['owner', { method: 'PUT', payload: {} }, '/contractor/password'],
  ['owner', { method: 'DELETE' }, '/contractor/delete/:id'],
  ['admin', { method: 'GET' }, '/admin/audit/get'],
];

test.each(CALLS)('a page that shows another account does nothing as a new %s: %j %s', async (who, request, path) => {
  const { id, token } = await signIns[who](db);
  const ask = async (headers: Record<string, string>) => {
    const url = `/api/v1${path.replace(':id', id)}`;
    const answer = await app.inject({ ...request, url, headers: { cookie: `nirmaan=${token}`, ...headers } });
    return { status: answer.statusCode, body: answer.json() };
  };
  for (const shown of [anotherUser, '', 'visitor', `${id}, ${id}`]) expect(await ask({ 'x-account': shown })).toMatchObject(otherAccount);
  // The account and its session are still there, for the page that shows it.
  const own = await ask({ 'x-account': id });
  expect(own.body).not.toMatchObject({ code: 'other_account' });
  expect(own.status).not.toBe(401);
});

test('it holds for a token in the header too, before the input is looked at and in the language of the page', async () => {
  const { headers } = await signInBusiness(db);
  const asked = { ...headers, 'x-account': await makeBusiness(db), 'accept-language': 'hi' };
  expect(await call(app, 'PUT', '/api/v1/contractor/edit', { name: 7 }, asked)).toMatchObject({
    status: 409,
    body: { code: 'other_account', message: 'अब आप किसी और अकाउंट से लॉगिन हैं। पेज फिर से खोलें' },
  });
});

test('callers who name no account are served as ever', async () => {
  const { headers } = await signInUser(db);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
});

test('a page whose session is over is asked to log in, and reads what is for everybody', async () => {
  const asked = { 'x-account': anotherUser };
  expect(await call(app, 'DELETE', '/api/v1/user/delete', undefined, asked)).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  });
  expect((await call(app, 'GET', '/api/v1/contractor/get/most-liked', undefined, asked)).status).toBe(200);
});

test('a page that shows an account, and was logged out meanwhile, sends nothing in nobody’s name', async () => {
  const enquiry = { name: 'Meera', email: 'meera@example.com', phoneNo: '9820012345', message: 'Our roof leaks.' };
  const send = (headers: Record<string, string>) => call(app, 'POST', `/api/v1/send-enquiry`, enquiry, headers);
  const refused = await send({ 'x-account': anotherUser });
  expect([refused.status, refused.body.code]).toEqual([401, 'not_signed_in']);
  expect((await send({})).status).toBe(201);
  // What is only read, and what signs in, needs no account.
  expect((await call(app, 'GET', '/api/v1/service/get/all', undefined, { 'x-account': anotherUser })).status).toBe(200);
  const login = { userName: 'nobody', password: 'brick by brick' };
  const wrong = await call(app, 'POST', '/api/v1/user/login', login, { 'x-account': anotherUser });
  expect(wrong.body.code).not.toBe('not_signed_in');
});
