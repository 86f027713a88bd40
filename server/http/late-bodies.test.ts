import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
const boss = await signInAdmin(db);
const ofTeam = (email: string) => db.selectFrom('admins').select('role').where('email', '=', email).execute();
const newEmail = () => `${randomUUID()}@nirmaan.example`;

interface Sent {
  path: string;
  headers: { authorization: string };
  body: object;
}

/**
 * Sends a body that stops in its middle until the server knows who asks.
 * @param read the table by which it does.
 * @returns what sends the rest, and gives the answer.
 */
async function drip({ path, headers, body }: Sent, read: 'sessions' | 'api_keys' = 'sessions') {
  const text = JSON.stringify(body);
  const head = [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    `Authorization: ${headers.authorization}`,
  ];
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (piece) => (heard += piece));
  await meetAtLock(
    db,
    (transaction) => sql`lock table ${sql.table(read)} in access exclusive mode`.execute(transaction),
    async () => socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, 5)}`),
  );
  return async () => {
    socket.write(text.slice(5));
    await once(socket, 'close');
    const [top = '', answer = ''] = heard.split('\r\n\r\n');
    return { status: Number(top.split(' ')[1]), body: JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) };
  };
}

const adding = (headers: Sent['headers'], email: string): Sent => ({
  path: '/admin/admin/add',
  headers,
  body: { email, role: 'admin' },
});

describe('a body that comes long after its headers', () => {
  test('is taken of who may still send it', async () => {
    const email = newEmail();
    const finish = await drip(adding((await signInAdmin(db)).headers, email));
    expect(await finish()).toMatchObject({ status: 201 });
    expect(await ofTeam(email)).toHaveLength(1);
  });

  test('adds nobody to the team where its sender has lost the role meanwhile', async () => {
    const email = newEmail();
    const thief = await signInAdmin(db);
    const finish = await drip(adding(thief.headers, email));
    const taken = await call(app, 'PUT', `/api/v1/admin/admin/role/${thief.id}`, { role: 'editor' }, boss.headers);
    expect(taken.status).toBe(200);
    expect(await finish()).toMatchObject({ status: 403, body: { code: 'not_your_area' } });
    expect(await ofTeam(email)).toEqual([]);
  });

  test('adds nobody where its sender was removed meanwhile', async () => {
    const email = newEmail();
    const thief = await signInAdmin(db);
    const finish = await drip(adding(thief.headers, email));
    expect((await call(app, 'DELETE', `/api/v1/admin/admin/remove/${thief.id}`, undefined, boss.headers)).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 401 });
    expect(await ofTeam(email)).toEqual([]);
  });

  test('writes nothing in the name of a user who was signed out meanwhile', async () => {
    const user = await signInUser(db);
    const business = await makeBusiness(db);
    const body = { name: 'Asha', email: 'asha@example.in', description: 'Never again', rating: 1, business };
    const finish = await drip({ path: '/review/add', headers: user.headers, body });
    expect((await call(app, 'GET', '/api/v1/user-auth/logout', undefined, user.headers)).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 401 });
    expect(await db.selectFrom('reviews').select('review_id').where('business_id', '=', business).execute()).toEqual([]);
  });

  test('writes nothing with a key that was revoked meanwhile', async () => {
    const { id, headers } = await makeApiKey(db);
    const { image: _, ...business } = await businessForm();
    const finish = await drip({ path: '/data/businesses', headers, body: business }, 'api_keys');
    expect((await call(app, 'DELETE', `/api/v1/admin/key/revoke/${id}`, undefined, boss.headers)).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 401 });
  });
});

describe('a role that is taken in the same moment', () => {
  /** Takes an admin's role while what they ask waits for a row. */
  const meanwhile = (adminId: string, rowOf: string, ask: () => ReturnType<typeof call>) =>
    meetAtLock(
      db,
      async (transaction) => {
        await transaction.selectFrom('admins').select('email').where('admin_id', '=', rowOf).forUpdate().execute();
        await transaction.updateTable('admins').set({ role: 'editor' }).where('admin_id', '=', adminId).execute();
      },
      ask,
    );

  test('counts for who adds an admin, changes one, removes one or takes their second factor off', async () => {
    const email = newEmail();
    const other = await makeAdmin(db, { factor_secret: Buffer.from('secret'), factor_set_at: new Date() });
    const acts: [string, string, object?][] = [
      ['POST', '/admin/admin/add', { email, role: 'admin' }],
      ['PUT', `/admin/admin/role/${other}`, { role: 'editor' }],
      ['DELETE', `/admin/admin/remove/${other}`],
      ['DELETE', `/admin/admin/factor/${other}`],
    ];
    for (const [method, path, body] of acts) {
      const { id, headers } = await signInAdmin(db);
      const rowOf = path.endsWith('add') ? id : other;
      const answer = await meanwhile(id, rowOf, () => call(app, method as 'POST', `/api/v1${path}`, body, headers));
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'not_your_area']);
    }
    expect(await ofTeam(email)).toEqual([]);
    const left = await db.selectFrom('admins').select(['role', 'factor_set_at']).where('admin_id', '=', other).execute();
    expect(left).toEqual([{ role: 'admin', factor_set_at: expect.any(Date) }]);
  });
});
