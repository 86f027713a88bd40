import { beforeEach, describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { listByMonth } from '#server/features/grievances/list-grievances.ts';
import { remindOfficer, sweepGrievances } from '#server/features/grievances/remind-officer.ts';
import { DATA_ANSWER_DAYS, grievanceKinds, REQUEST_KINDS, REQUEST_PROOF_DAYS } from '#shared/grievance-kinds.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const team = 'team@nirmaan.example';
const mail = await startMailServer();
const { app, db, context } = await createTestApp(
  { SMTP_URL: mail.url, ADMIN_EMAIL: team, PUBLIC_URL: 'https://nirmaan.example' },
  { pages: true },
);
const { headers: admin } = await signInAdmin(db);

let last = 0;
let request = { kind: 'erase', message: '', name: 'Meera Kulkarni', email: '' };
beforeEach(() => {
  last += 1;
  request = { ...request, message: `Please take enquiry ${last} away.`, email: `asker-${last}@example.in` };
});

const send = (body: object = request, headers = {}) => call(app, 'POST', '/api/v1/grievance/add', body, headers);
const confirm = (token: unknown) => call(app, 'POST', '/api/v1/grievance/confirm', { request: token });
const nextTo = async (address: string) => readMail((await mail.next(address)).text);
const tokenIn = (text: string) => /\/data-request\?request=([\w.-]+)/.exec(text)?.[1] ?? '';
const rowOf = (email = request.email) => db.selectFrom('grievances').selectAll().where('email', '=', email).executeTakeFirst();
const listed = async () => (await call(app, 'GET', '/api/v1/grievance/admin/get?status=open', undefined, admin)).body.grievances;
const isListed = async (email = request.email) => (await listed()).some((row: { email: string }) => row.email === email);
const queued = async (id = '') => {
  const { queue } = (await call(app, 'GET', '/api/v1/admin/queue', undefined, admin)).body;
  return queue.find(({ _id }: { _id: string }) => _id === id);
};
const age = (days: number) =>
  db
    .updateTable('grievances')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where('email', '=', request.email)
    .execute();
const hours = ({ created_at, due_at }: { created_at: Date; due_at: Date }) => (due_at.getTime() - created_at.getTime()) / 3_600_000;

/** Sends it, and takes the link that its address is mailed. */
async function sent(body: object = request) {
  expect((await send(body)).status).toBe(201);
  return tokenIn((await nextTo(request.email)).text);
}

describe('a request about one’s own data, from an address that nobody has proven', () => {
  test('waits for the link in a mail, which says nothing that was typed; then its clock begins, and the team sees it', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({ isToConfirm: true, message: 'We have mailed you a link. Open it to send your request' });
    const { subject, text } = await nextTo(request.email);
    expect(subject).toBe('Confirm your request');
    expect(text).not.toMatch(/Meera|enquiry/);
    expect(await isListed()).toBe(false);
    expect(await queued((await rowOf())?.grievance_id)).toBeUndefined();
    await age(2);
    const token = tokenIn(text);
    const page = await app.inject({ url: `/data-request?request=${token}`, headers: { accept: 'text/html' } });
    expect(page.body).toContain('Delete my data');
    expect(page.body).not.toContain('Meera');
    // Opening the page sends nothing.
    expect(await rowOf()).toMatchObject({ status: 'unproven', proven_at: null });
    const confirmed = await confirm(token);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { number: body.number, message: `We have your request. Its number is ${body.number}` },
    });
    const row = await rowOf();
    expect(row).toMatchObject({ status: 'open', proven_at: expect.any(Date) });
    expect(hours(row as never)).toBe(grievanceKinds.erase.hours);
    expect(confirmed.body.dueAt).toBe(row?.due_at.toISOString());
    expect((await nextTo(request.email)).subject).toBe(`Your request ${body.number}`);
    const toOfficer = await nextTo(team);
    expect(toOfficer.subject).toMatch(new RegExp(`^Request ${body.number}, due by`));
    expect(toOfficer.text).toContain(request.message);
    expect((await listed()).find(({ email }: { email: string }) => email === request.email)).toMatchObject({
      ...{ kind: 'erase', addressProven: true },
    });
    expect(await queued(row?.grievance_id)).toMatchObject({ kind: 'grievances', what: 'erase', dueAt: row?.due_at.toISOString() });
    // Again, it changes nothing, and nobody is mailed.
    expect((await confirm(token)).body).toEqual(confirmed.body);
    expect((await rowOf())?.due_at).toEqual(row?.due_at);
    expect(mail.left(request.email)).toBe(0);
  });

  test.each(REQUEST_KINDS)('of the kind %s has its time, within what the law allows', async (kind) => {
    const token = await sent({ ...request, kind });
    await confirm(token);
    const row = await rowOf();
    expect(row).toMatchObject({ kind, status: 'open' });
    expect(hours(row as never)).toBe(grievanceKinds[kind].hours);
    expect(grievanceKinds[kind].hours).toBeLessThanOrEqual(DATA_ANSWER_DAYS * 24);
    await nextTo(team);
  });

  test('is asked of in Hindi where the page was, and the page works without script', async () => {
    expect((await send(request, { 'accept-language': 'hi' })).body.message).toContain('लिंक ईमेल किया है');
    const { subject, text } = await nextTo(request.email);
    expect(subject).toBe('अपनी रिक्वेस्ट पक्की करें');
    const url = `/hi/data-request?request=${tokenIn(text)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const pressed = await app.inject({ method: 'POST', url, headers, payload: '' });
    expect(pressed.body).toContain('आपकी रिक्वेस्ट मिल गई');
    expect(await rowOf()).toMatchObject({ status: 'open', language: 'hi' });
    await nextTo(team);
  });

  test('is deleted when nobody confirms it in time, and its link is dead', async () => {
    const token = await sent();
    await age(REQUEST_PROOF_DAYS - 0.1);
    await sweepGrievances.run(context, {});
    expect(await rowOf()).toBeDefined();
    await age(REQUEST_PROOF_DAYS + 0.1);
    const dead = { status: 400, body: { code: 'dead_request_link' } };
    expect(await confirm(token)).toMatchObject(dead);
    await sweepGrievances.run(context, {});
    expect(await rowOf()).toBeUndefined();
    expect(await confirm(token)).toMatchObject(dead);
    const { body } = await app.inject({ url: `/data-request?request=${token}`, headers: { accept: 'text/html' } });
    expect(body).toContain('This link has ended');
  });

  test('is sent once, though the link is pressed in five tabs at once', async () => {
    const token = await sent();
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => confirm(token)))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await nextTo(team)).subject).toMatch(/^Request /);
    await nextTo(request.email);
    expect([mail.left(team), mail.left(request.email)]).toEqual([0, 0]);
  });

  test.each([
    ['nothing', () => ''],
    ['a word', () => 'forged'],
    ['a number', () => 7],
    ['an id that nobody has signed', () => `0198c0de-0000-7000-8000-000000000001.${'a'.repeat(22)}`],
    ['a link of something else', () => signId(context.signer, 'parent', '0198c0de-0000-7000-8000-000000000001')],
    ['an id that is no request', () => signId(context.signer, 'data-request', '0198c0de-0000-7000-8000-000000000001')],
    ['a text that is huge', () => 'x'.repeat(100_000)],
  ])('is not sent by %s', async (_what, token) => {
    expect((await confirm(token())).status).toBe(400);
  });

  test('cannot be decided or filed before it is confirmed', async () => {
    await sent();
    const id = (await rowOf())?.grievance_id;
    for (const [doing, body] of [
      ['decide', { action: 'answered', outcome: 'Done' }],
      ['file', { kind: 'other' }],
    ] as const)
      expect((await call(app, 'PUT', `/api/v1/grievance/admin/${doing}/${id}`, body, admin)).status).toBe(404);
    const counted = await listByMonth(context);
    await db.deleteFrom('grievances').where('email', '=', request.email).execute();
    expect(await listByMonth(context)).toEqual(counted);
  });
});

describe('a request of an account', () => {
  const proven = () => makeUser(db, { email: request.email, email_proven_at: new Date() });

  test('with its proven address, in whatever case, comes to the team at once', async () => {
    const { headers } = await signInUser(db, await proven());
    const { body } = await send({ ...request, kind: 'correct', email: request.email.toUpperCase() }, headers);
    expect(body).not.toHaveProperty('isToConfirm');
    const row = await db.selectFrom('grievances').selectAll().where('number', '=', body.number).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'open', proven_at: expect.any(Date) });
    expect(hours(row)).toBe(grievanceKinds.correct.hours);
    expect((await nextTo(team)).subject).toMatch(/^Request /);
  });

  test.each([
    ['with another address', async () => ({ ...(await signInUser(db, await makeUser(db, { email_proven_at: new Date() }))) })],
    [
      'whose address is not proven',
      async () => ({ ...(await signInUser(db, await makeUser(db, { email: request.email, email_proven_at: null }))) }),
    ],
    ['of a business with another address', async () => ({ ...(await signInBusiness(db)) })],
  ])('%s waits for the link', async (_who, signIn) => {
    const { headers } = await signIn();
    expect((await send(request, headers)).body.isToConfirm).toBe(true);
    expect(await rowOf()).toMatchObject({ status: 'unproven' });
    await nextTo(request.email);
  });

  test('goes with it, confirmed or not, and a link that is left is dead', async () => {
    const id = await proven();
    const { headers } = await signInUser(db, id);
    const elsewhere = `other-${request.email}`;
    await send({ ...request, email: elsewhere }, headers);
    const token = tokenIn((await nextTo(elsewhere)).text);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 400 });
    expect(await rowOf(elsewhere)).toBeUndefined();
  });
});

test('the link of a request that is answered says so, and no time that is over', async () => {
  const token = await sent();
  await confirm(token);
  await nextTo(team);
  const row = await rowOf();
  const outcome = 'Your enquiry is gone.';
  const decided = await call(app, 'PUT', `/api/v1/grievance/admin/decide/${row?.grievance_id}`, { action: 'removed', outcome }, admin);
  expect(decided.body.message).toBe('Request decided. Who asked is told');
  const said = `We have answered your request ${row?.number} by email`;
  expect((await confirm(token)).body.message).toBe(said);
  const url = `/data-request?request=${token}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  for (const page of [
    await app.inject({ url, headers: { accept: 'text/html' } }),
    await app.inject({ method: 'POST', url, headers: form, payload: '' }),
  ]) {
    expect(page.body).toContain(said);
    expect(page.body).not.toContain('at the latest');
  }
});

describe('the clock of a request', () => {
  test('reminds the officer once when half of the time is over, calls it overdue after it, and stops with the answer', async () => {
    await db.deleteFrom('grievances').execute();
    const half = (grievanceKinds.correct.hours / 2) * 3_600_000;
    const at = { created_at: new Date(Date.now() - half - 60_000), due_at: new Date(Date.now() + half - 60_000) };
    const id = await makeGrievance(db, { kind: 'correct', email: request.email, proven_at: new Date(), ...at });
    for (const _again of [1, 2]) await remindOfficer.run(context, {});
    expect((await nextTo(team)).subject).toMatch(/^Half the time is over: request \d+, due by/);
    expect(mail.left(team)).toBe(0);
    await db
      .updateTable('grievances')
      .set({ due_at: new Date(Date.now() - 1_000) })
      .where('grievance_id', '=', id)
      .execute();
    expect((await queued(id)).dueAt < new Date().toISOString()).toBe(true);
    const outcome = 'Your number is corrected.';
    const decided = await call(app, 'PUT', `/api/v1/grievance/admin/decide/${id}`, { action: 'corrected', outcome }, admin);
    expect(decided.status).toBe(200);
    const { subject, text } = await nextTo(request.email);
    expect(subject).toMatch(/^Answered: your request \d+/);
    for (const part of ['Corrected', outcome, 'Data Protection Board']) expect(text).toContain(part);
    expect(text).not.toContain('Appellate');
    expect(await queued(id)).toBeUndefined();
    expect(await listByMonth(context)).toMatchObject([{ kind: 'correct', came: 1, decided: 1, inTime: 0, actedOn: 1 }]);
  });

  test('of a complaint that the team files as a request runs from its coming, and the desk says that its address is not proven', async () => {
    const id = await makeGrievance(db, { kind: 'other', email: request.email });
    const { body } = await call(app, 'PUT', `/api/v1/grievance/admin/file/${id}`, { kind: 'see' }, admin);
    expect(body.grievance).toMatchObject({ kind: 'see', addressProven: false });
    expect(hours((await rowOf()) as never)).toBe(grievanceKinds.see.hours);
  });
});

test('the pages of the law say the times by which requests are decided', async () => {
  for (const [url, time] of [
    ['/privacy-policy', '7 days'],
    ['/hi/privacy-policy', '7 दिन'],
    ['/your-data', 'Answered within 3 days'],
    ['/hi/your-data', 'जवाब 3 दिन में'],
  ] as const) {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain(time);
    expect(body).toContain(url.startsWith('/hi') ? '/hi/your-data' : '/your-data');
  }
});
