import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listByMonth } from '#server/features/grievances/list-grievances.ts';
import { findGrievance } from '#server/features/grievances/queries.ts';
import { remindOfficer, sweepGrievances } from '#server/features/grievances/remind-officer.ts';
import { GRIEVANCE_KINDS, grievanceKinds, PRESERVED_DAYS } from '#shared/grievance-kinds.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db, context } = await createTestApp({ SMTP_URL: mail.url, ADMIN_EMAIL: 'team@nirmaan.example', RATE_LIMITS: 'on' });
const { headers: admin } = await signInAdmin(db);

const complaint = {
  kind: 'unlawful',
  page: 'https://nirmaan.example/viewdetails/x',
  message: 'The review names my children.\nPlease take it away.',
  name: 'Meera Kulkarni',
  email: 'meera@example.in',
};
let senders = 0;
const send = (body: unknown, headers: Record<string, string> = {}) => {
  senders += 1;
  return call(app, 'POST', '/api/v1/grievance/add', body, { ...headers, 'x-forwarded-for': `10.4.${senders}.1` });
};
const listed = async (query = '') => (await call(app, 'GET', `/api/v1/grievance/admin/get${query}`, undefined, admin)).body;
const stored = () => db.selectFrom('grievances').selectAll().orderBy('created_at').execute();
const decide = (id: string, body: unknown, headers = admin) => call(app, 'PUT', `/api/v1/grievance/admin/decide/${id}`, body, headers);
const file = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/grievance/admin/file/${id}`, body, admin);
/** A moment so many hours from now. */
const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const hours = ({ created_at, due_at }: { created_at: Date; due_at: Date }) => (due_at.getTime() - created_at.getTime()) / 3_600_000;

/** How many acknowledgements have been handed to the queue. */
async function countReceipts() {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pgboss.job where name = 'mail-grievance-receipt'`.execute(db);
  return rows[0]?.count ?? 0;
}
const nextTo = async (address: string) => readMail((await mail.next(address)).text);
// The officer of the files is an example: the team gets their mail.
const team = 'team@nirmaan.example';

describe('a complaint', () => {
  test('is named and acknowledged at once, and comes to the officer with the moment at which it is due', async () => {
    const { status, body } = await send(complaint);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: `We have your complaint. Its number is ${body.number}` });
    const [kept] = await stored();
    expect(kept).toMatchObject({ ...complaint, status: 'open', number: body.number, user_id: null, business_id: null });
    expect(hours(kept as never)).toBe(36);
    expect(body.dueAt).toBe(kept?.due_at.toISOString());

    const receipt = await nextTo(complaint.email);
    expect(receipt.subject).toBe(`Your complaint ${body.number}`);
    // Nothing that was typed is mailed to an address that was.
    expect(JSON.stringify(receipt)).not.toMatch(/children|Meera/);
    const { text } = await nextTo(team);
    expect(text).toContain('The review names my children.');
    expect(text).toContain('/admin/complaints');
  });

  test.each(GRIEVANCE_KINDS)('of the kind %s is due when the rules say', async (kind) => {
    const { body } = await send({ ...complaint, kind });
    const kept = (await stored()).find(({ number }) => number === body.number);
    expect(hours(kept as never)).toBe(grievanceKinds[kind].hours);
  });

  test('in Hindi is acknowledged in Hindi', async () => {
    const { body } = await send({ ...complaint, email: 'ravi@example.in' }, { 'accept-language': 'hi' });
    expect(body.message).toBe(`आपकी शिकायत मिल गई। नंबर ${body.number}`);
    expect((await nextTo('ravi@example.in')).subject).toBe(`आपकी शिकायत ${body.number}`);
  });

  const required = 'All fields are required';
  test.each([
    ['nothing', {}, { kind: 'Please choose what it is about', message: required, name: required, email: required }],
    ['an unknown kind', { ...complaint, kind: 'rude' }, { kind: 'Please choose what it is about' }],
    ['no e-mail', { ...complaint, email: 'meera' }, { email: 'Invalid Email' }],
    ['no words', { ...complaint, message: '  ' }, { message: required }],
    ['too many words', { ...complaint, message: 'x'.repeat(5_001) }, { message: 'This text is too long' }],
    ['too long a page', { ...complaint, page: 'x'.repeat(201) }, { page: 'This text is too long' }],
    ['a NUL', { ...complaint, message: 'nul\0l' }, { message: 'This text contains characters that cannot be stored' }],
  ])('with %s is refused', async (_, body, errors) => {
    const before = (await stored()).length;
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, errors });
    expect(await stored()).toHaveLength(before);
  });

  test('of a bot is dropped without telling it', async () => {
    const before = (await stored()).length;
    expect((await send({ ...complaint, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toHaveLength(before);
  });

  test('is acknowledged five times a day at most to one address, and none is lost', async () => {
    const before = (await stored()).length;
    const receipts = await countReceipts();
    const email = 'victim@example.in';
    for (let time = 0; time < 7; time += 1) expect((await send({ ...complaint, email })).status).toBe(201);
    expect((await stored()).length).toBe(before + 7);
    expect(await countReceipts()).toBe(receipts + 5);
  });
});

describe('the desk', () => {
  test('shows the open ones by when they are due, for admins alone', async () => {
    await db.deleteFrom('grievances').execute();
    const late = await makeGrievance(db, { due_at: ahead(7 * 24) });
    const soon = await makeGrievance(db, { kind: 'intimate', due_at: ahead(2) });
    await makeGrievance(db, { status: 'decided', action: 'none', decided_at: ahead(0) });
    const { grievances, counts } = await listed('?status=open');
    expect(grievances.map(({ _id }: { _id: string }) => _id)).toEqual([soon, late]);
    expect(counts).toEqual({ open: 2, decided: 1 });
    expect((await listed()).totalGrievances).toBe(3);
    const { headers } = await signInUser(db);
    expect((await call(app, 'GET', '/api/v1/grievance/admin/get', undefined, headers)).status).toBe(403);
    expect((await call(app, 'GET', '/api/v1/grievance/admin/get?status=old', undefined, admin)).body.error).toBe(
      'status must be open or decided',
    );
  });

  test('a decision is told with its reasons and the way to appeal, and noted without what was told', async () => {
    const id = await makeGrievance(db, { kind: 'data', email: 'decided@example.in' });
    const outcome = 'Your number 98765 43210 is off the page.';
    const { status, body } = await decide(id, { action: 'corrected', outcome, version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Complaint decided. Who complained is told',
      grievance: { status: 'decided', outcome, version: 2 },
    });
    const source = (await mail.next('decided@example.in')).text;
    const { text } = readMail(source);
    for (const part of ['Corrected', outcome, 'gac.gov.in', 'within 30 days', 'Data Protection Board']) expect(text).toContain(part);
    expect(source).not.toContain('Reply-To');
    const audit = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain('98765');
    expect((await decide(id, { action: 'none', outcome, version: 1 })).status).toBe(409);
  });

  test.each([
    [{ outcome: 'Done' }, { action: 'Please choose what was done' }],
    [{ action: 'forgiven', outcome: 'Done' }, { action: 'Please choose what was done' }],
    [{ action: 'none', outcome: ' ' }, { outcome: 'Please write down the outcome' }],
  ])('a decision of %j is refused', async (body, errors) => {
    const id = await makeGrievance(db);
    const answer = await decide(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(errors);
  });

  test('what is not there is not found', async () => {
    for (const id of ['x', '018f3b5e-0000-7000-8000-000000000000'])
      expect((await decide(id, { action: 'none', outcome: 'x' })).body.error).toBe('Complaint not found');
  });

  test('what was filed wrongly is due from its coming, by the time of its kind', async () => {
    const id = await makeGrievance(db, { created_at: ahead(-1), reminded_at: ahead(0) });
    expect((await file(id, { kind: 'order', version: 1 })).body).toMatchObject({
      message: 'Complaint filed',
      grievance: { kind: 'order' },
    });
    const kept = await db.selectFrom('grievances').selectAll().where('grievance_id', '=', id).executeTakeFirstOrThrow();
    expect(hours(kept)).toBe(3);
    expect(kept.reminded_at).toBeNull();
    expect((await file(id, { kind: 'other', version: 1 })).status).toBe(409);
    expect((await file(id, { kind: 'rude' })).body.errors).toEqual({ kind: 'Please choose what it is about' });
  });
});

test('an officer of its own gets the mails of a site, and the answers to decisions', async () => {
  const officer = 'officer@directory.in';
  const name = (grievanceEmail: string) => call(app, 'PUT', '/api/v1/settings/brand/update', { grievanceEmail }, admin);
  await name(officer);
  const { body } = await send({ ...complaint, email: 'asked@example.in' });
  expect((await nextTo(officer)).subject).toMatch(new RegExp(`^Complaint ${body.number}, due by`));
  const { grievance_id: id } = (await stored()).find(({ number }) => number === body.number) as { grievance_id: string };
  await decide(id, { action: 'none', outcome: 'All is well.' });
  await mail.next('asked@example.in');
  expect((await mail.next('asked@example.in')).text).toContain(`Reply-To: ${officer}`);
  await name('');
});

describe('the clock', () => {
  test('reminds the officer once when half of the time is over, and never of what is decided', async () => {
    await db.deleteFrom('grievances').execute();
    const used = (hours: number) => ({ created_at: ahead(-hours), due_at: ahead(36 - hours) });
    await makeGrievance(db, used(17));
    const half = await makeGrievance(db, used(19));
    await makeGrievance(db, { ...used(19), status: 'decided', action: 'none', decided_at: ahead(0) });
    await remindOfficer.run(context, {});
    await remindOfficer.run(context, {});
    const number = (await findGrievance(db, half))?.number;
    const subjects = [];
    while (!subjects.at(-1)?.startsWith('Half')) subjects.push((await nextTo(team)).subject);
    expect(subjects.at(-1)).toMatch(new RegExp(`^Half the time is over: complaint ${number}, due by`));
    expect((await stored()).filter(({ reminded_at }) => reminded_at)).toHaveLength(1);
  });

  test('forgets who complained when no law wants it kept', async () => {
    const decided = (days: number) => ({ status: 'decided', action: 'none', outcome: 'Told', decided_at: ahead(-24 * days) });
    const old = await makeGrievance(db, decided(PRESERVED_DAYS + 1));
    const young = await makeGrievance(db, decided(PRESERVED_DAYS - 1));
    await sweepGrievances.run(context, {});
    expect(await findGrievance(db, old)).toMatchObject({ name: 'Former user', email: '', message: '', outcome: '' });
    expect(await findGrievance(db, young)).toMatchObject({ name: 'Meera Kulkarni', outcome: 'Told' });
  });
});

test('an account downloads its complaints, and leaves none of its words when it goes', async () => {
  const [user, contractor] = [await signInUser(db), await signInBusiness(db)];
  for (const { headers } of [user, contractor]) expect((await send({ ...complaint, name: 'Ravi Iyer' }, headers)).status).toBe(201);
  const made = [
    { ...complaint, name: 'Ravi Iyer', number: expect.any(Number), action: null, outcome: '', sentAt: expect.any(String), decidedAt: null },
  ];
  expect((await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body.data.grievances).toEqual(made);
  expect((await call(app, 'GET', '/api/v1/contractor/data', undefined, contractor.headers)).body.data.grievances).toEqual(made);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${contractor.id}`, undefined, contractor.headers)).status).toBe(200);
  expect(JSON.stringify(await stored())).not.toMatch(/Ravi/);
});

test('the figures of all say how many were decided in time, with nobody in them', async () => {
  await db.deleteFrom('grievances').execute();
  await makeGrievance(db, { kind: 'other', status: 'decided', action: 'removed', decided_at: ahead(0) });
  await makeGrievance(db, { kind: 'other', status: 'decided', action: 'none', decided_at: ahead(8 * 24) });
  await makeGrievance(db, { kind: 'data' });
  const rows = await listByMonth(context);
  const month = expect.stringMatching(/^\d{4}-\d\d$/);
  expect(rows).toEqual([
    { month, kind: 'data', came: 1, decided: 0, inTime: 0, actedOn: 0 },
    { month, kind: 'other', came: 2, decided: 2, inTime: 1, actedOn: 1 },
  ]);
});
