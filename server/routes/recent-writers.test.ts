import { expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const replicated = await createTestApp({
  DATABASE_REPLICA_URLS: 'postgresql://nobody@127.0.0.1:1/nirmaan',
  PUBLIC_URL: 'https://nirmaan.example',
});
const alone = await createTestApp();

type Server = typeof alone;
const subscribe = ({ app }: Server, email: string) => call(app, 'POST', '/api/v1/subscribe', { email });

test('a call that wrote tells the browser where', async () => {
  const { status, headers } = await subscribe(replicated, 'meera@example.in');
  expect(status).toBe(201);
  expect(headers['set-cookie']).toMatch(/^nirmaan_lsn=[0-9A-F]+\/[0-9A-F]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('reading and refused calls tell nothing', async () => {
  const refused = await subscribe(replicated, 'meera');
  expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined]);
  const read = await call(replicated.app, 'GET', '/api/v1/contractor/search?q=roof');
  expect([read.status, read.headers['set-cookie']]).toEqual([200, undefined]);
});

test('without replicas nobody is told', async () => {
  const { status, headers } = await subscribe(alone, 'meera@example.in');
  expect([status, headers['set-cookie']]).toEqual([201, undefined]);
});
