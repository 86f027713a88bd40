import { beforeEach, describe, expect, test } from 'vitest';
import { lookWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in' });
const admin = await signInAdmin(db);

type Headers = Record<string, string>;
let spammers = 0;
let spammer = { name: '', email: '', phoneNo: '' };
beforeEach(() => {
  spammers += 1;
  spammer = { name: 'Cheap Loans', email: `loans${spammers}@example.in`, phoneNo: String(9_700_000_000 + spammers) };
});

const send = (business: string, given: object = {}, headers: Headers = {}) =>
  call(app, 'POST', `/api/v1/send-enquiry/${business}`, { ...spammer, message: 'Loans for all', ...given }, headers);
const markAs = (enquiry: string, headers: Headers, body: object) =>
  call(app, 'PUT', `/api/v1/contractor/enquiries/${enquiry}/bad-lead`, body, headers);
const inboxOf = async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, headers)).body;
const queue = async (query = '') => (await call(app, 'GET', `/api/v1/admin/quarantine/get${query}`, undefined, admin.headers)).body;
/** What waits of the sender. */
const heldOf = async () =>
  (await queue('?status=held&limit=100')).enquiries.filter(({ email }: { email: string }) => email === spammer.email);
const decide = (id: string, body: object, headers = admin.headers) =>
  call(app, 'PUT', `/api/v1/admin/quarantine/update/${id}`, body, headers);

/** An owner whom the sender has asked something. */
async function asked(given: object = {}, business: Parameters<typeof makeBusiness>[1] = {}, by: Headers = {}) {
  const id = await makeBusiness(db, business);
  const { headers } = await signInBusiness(db, id);
  expect((await send(id, given, by)).status).toBe(201);
  const [enquiry] = (await inboxOf(headers)).enquiries;
  return { id, headers, enquiry: enquiry?._id as string };
}

/** Has as many owners mark an enquiry of the sender each. */
async function marked(reasons: string[], given: object = {}) {
  for (const reason of reasons) {
    const { enquiry, headers } = await asked(given);
    expect((await markAs(enquiry, headers, { reason })).status).toBe(200);
  }
}

const age = (days: number) =>
  pool.query(
    `update lead_marks set marked_at = marked_at - make_interval(days => $1)
     where enquiry_id in (select enquiry_id from enquiries where email = $2)`,
    [days, spammer.email],
  );

/** Whether another business's owner gets to see what the sender sends now. */
async function arrives(given: object = {}, by: Headers = {}) {
  return (await asked(given, {}, by)).enquiry !== undefined;
}

describe('a mark of an owner', () => {
  test('is kept once for the enquiry, changed and taken back, and files nothing', async () => {
    const { enquiry, headers } = await asked();
    const first = await markAs(enquiry, headers, { reason: 'out_of_area', note: ' They are in Goa. ' });
    expect(first).toMatchObject({ status: 200, body: { message: 'Thank you. Marked as a bad lead' } });
    expect(first.body.enquiry).toMatchObject({ _id: enquiry, status: 'new', badLead: { reason: 'out_of_area', note: 'They are in Goa.' } });
    const [{ marked_at }] = (await pool.query('select marked_at from lead_marks where enquiry_id = $1', [enquiry])).rows;
    await markAs(enquiry, headers, { reason: 'spam' });
    expect((await inboxOf(headers)).enquiries).toMatchObject([{ badLead: { reason: 'spam', note: '' }, status: 'new' }]);
    const undone = await markAs(enquiry, headers, { reason: null, note: 'never mind' });
    expect(undone.body).toMatchObject({ message: 'No longer marked as a bad lead', enquiry: { badLead: null } });
    await markAs(enquiry, headers, { reason: 'wrong_number' });
    expect((await pool.query('select * from lead_marks where enquiry_id = $1', [enquiry])).rows).toEqual([
      { enquiry_id: enquiry, reason: 'wrong_number', note: '', marked_at },
    ]);
    const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(body.data.badLeads).toMatchObject([{ enquiry, reason: 'wrong_number', note: '' }]);
  });

  test.each([
    [{}, 'Please choose a reason'],
    [{ reason: 'ugly' }, 'Please choose a reason'],
    [{ reason: ['spam'] }, 'Please choose a reason'],
    [{ reason: 'spam', note: 'x'.repeat(1_001) }, 'This text is too long'],
    [{ reason: 'spam', note: 7 }, 'Invalid request'],
  ])('%j is refused', async (body, message) => {
    const { enquiry, headers } = await asked();
    expect(await markAs(enquiry, headers, body)).toMatchObject({ status: 400, body: { message } });
    expect((await inboxOf(headers)).enquiries).toMatchObject([{ badLead: null }]);
  });

  test('is for an enquiry of their own alone, that they have received', async () => {
    const { enquiry, id, headers } = await asked();
    const other = await signInBusiness(db);
    const withheld = await makeQuarantined(db, { business_id: id });
    for (const [target, who] of [
      [enquiry, other.headers],
      [withheld, headers],
      ['x', headers],
    ] as const) {
      expect(await markAs(target, who, { reason: 'spam' })).toMatchObject({ status: 404, body: { message: 'Enquiry not found' } });
    }
  });
});

describe('quarantine', () => {
  test('begins with the third owner: the sender is told nothing else, the owner and their numbers know nothing', async () => {
    await marked(['spam', 'wrong_number']);
    const last = await asked();
    await markAs(last.enquiry, last.headers, { reason: 'spam' });
    const business = await makeBusiness(db, { email: 'owner@example.in' });
    const { headers } = await signInBusiness(db, business);
    const usual = await send(await makeBusiness(db), { email: 'kind@example.in', phoneNo: '9811111111' });
    const answer = await send(business);
    expect([answer.status, answer.body]).toEqual([usual.status, usual.body]);

    expect(await inboxOf(headers)).toMatchObject({ enquiries: [], totalEnquiries: 0, counts: { new: 0 } });
    const { body: account } = await call(app, 'GET', '/api/v1/contractor/activity', undefined, headers);
    expect(account.days.at(-1)).toMatchObject({ enquiries: 0 });
    const csv = await app.inject({ url: '/api/v1/contractor/enquiries/export', headers });
    expect(csv.body).not.toContain('Loans');
    const enquiries = await heldOf();
    expect(enquiries).toMatchObject([
      { ...spammer, message: 'Loans for all', status: 'held', isSignedIn: false, business: { _id: business } },
    ]);
    const reasons = enquiries[0].marks.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toEqual(['spam', 'wrong_number', 'spam']);
    // What they had before stays where it is.
    expect((await inboxOf(last.headers)).enquiries).toHaveLength(1);

    expect((await decide(enquiries[0]._id, { status: 'refused', version: enquiries[0].version })).body.message).toBe('Enquiry refused');
    expect(await inboxOf(headers)).toMatchObject({ totalEnquiries: 0 });
    expect(await queue('?status=refused')).toMatchObject({ counts: { refused: 1 }, enquiries: [{ _id: enquiries[0]._id }] });
  });

  test('ends for an enquiry that the team releases: it comes once, as if it were sent then', async () => {
    await marked(['spam', 'spam', 'spam']);
    while (mail.left() > 0) await mail.next();
    const email = 'released@example.in';
    const { id, headers } = await asked({}, { email });
    const [held] = await heldOf();
    await pool.query("update enquiries set created_at = now() - interval '5 days' where enquiry_id = $1", [held._id]);
    const other = await signInAdmin(db);
    const answers = await Promise.all([
      decide(held._id, { status: 'released', version: held.version }),
      decide(held._id, { status: 'released' }, other.headers),
      decide(held._id, { status: 'released', version: held.version }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const mails = [];
    do mails.push(await mail.next());
    while (!mails.at(-1)?.to.includes(email));
    expect(mails.at(-1)?.text).toContain('Loans for all');
    const { enquiries, counts } = await inboxOf(headers);
    expect(counts.new).toBe(1);
    expect(Date.now() - Date.parse(enquiries[0].createdAt)).toBeLessThan(3_600_000);
    const { body } = await call(app, 'GET', '/api/v1/contractor/activity', undefined, headers);
    expect(body.days.at(-1)).toMatchObject({ enquiries: 1 });
    expect((await pool.query("select from pgboss.job where name = 'mail-enquiry' and data->>'enquiryId' = $1", [held._id])).rowCount).toBe(
      1,
    );
    expect(await decide(held._id, { status: 'refused' })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    const audit = await db
      .selectFrom('audit_entries')
      .select(['action', 'subject_kind', 'changes'])
      .where('subject_id', '=', held._id)
      .execute();
    expect(audit).toEqual([{ action: 'decide', subject_kind: 'enquiry', changes: { status: { before: 'held', after: 'released' } } }]);
    expect(id).toBe(held.business._id);
  });

  test('that is released when its sender has ended it mails nobody', async () => {
    await marked(['spam', 'spam', 'spam']);
    const user = await signInUser(db);
    const { headers } = await asked({}, {}, user.headers);
    const [held] = await heldOf();
    expect((await call(app, 'POST', `/api/v1/enquiries/${held._id}/end`, { as: 'found' }, user.headers)).status).toBe(200);
    expect((await decide(held._id, { status: 'released' })).status).toBe(200);
    expect((await inboxOf(headers)).enquiries).toMatchObject([{ _id: held._id, endedAs: 'found' }]);
    expect((await pool.query("select from pgboss.job where name = 'mail-enquiry' and data->>'enquiryId' = $1", [held._id])).rowCount).toBe(
      0,
    );
  });

  test('knows the sender by account, by e-mail however written and by number, each alone', async () => {
    const user = await signInUser(db);
    for (const n of [1, 2, 3]) {
      const given = { email: `changing${n}.${spammers}@example.in`, phoneNo: String(9_600_000_000 + 10 * spammers + n) };
      const { enquiry, headers } = await asked(given, {}, user.headers);
      await markAs(enquiry, headers, { reason: 'spam' });
    }
    expect(await arrives({ phoneNo: '9822222222', email: 'fresh@example.in' }, user.headers)).toBe(false);
    expect(await arrives({ phoneNo: '9822222222', email: 'fresh@example.in' })).toBe(true);
    await marked(['spam', 'spam', 'spam']);
    expect(await arrives({ phoneNo: '9833333333', email: spammer.email.toUpperCase() })).toBe(false);
    expect(await arrives({ phoneNo: `+91 ${spammer.phoneNo}`, email: 'another@example.in' })).toBe(false);
    expect(await arrives({ phoneNo: '9844444444', email: 'another@example.in' })).toBe(true);
  });

  test.each([
    ['two owners', async () => marked(['spam', 'spam'])],
    ['reasons that say nothing of the sender', async () => marked(['not_my_trade', 'out_of_area', 'not_my_trade', 'spam', 'spam'])],
    [
      'one owner, of several enquiries and several businesses',
      async () => {
        const email = `same.owner${spammers}@example.in`;
        for (const written of [email, email.toUpperCase(), email]) {
          const { id, enquiry, headers } = await asked({}, { email: written });
          await markAs(enquiry, headers, { reason: 'spam' });
          const second = await makeEnquiry(db, { business_id: id, email: spammer.email });
          await markAs(second, headers, { reason: 'spam' });
        }
      },
    ],
    [
      'marks that were taken back',
      async () => {
        await marked(['spam', 'spam']);
        const { enquiry, headers } = await asked();
        await markAs(enquiry, headers, { reason: 'spam' });
        await markAs(enquiry, headers, { reason: null });
      },
    ],
    [
      'marks that are older than 30 days',
      async () => {
        await marked(['spam', 'spam', 'spam']);
        expect(await arrives()).toBe(false);
        await age(30);
      },
    ],
  ])('is not made by %s', async (_, prepare) => {
    await prepare();
    expect(await arrives()).toBe(true);
  });

  test('ends when the team has released twice, until three owners mark anew', async () => {
    await marked(['spam', 'spam', 'spam']);
    for (const stillHeld of [false, false]) {
      expect(await arrives()).toBe(stillHeld);
      const [{ _id }] = await heldOf();
      await decide(_id, { status: 'released' });
    }
    expect(await arrives()).toBe(true);
    await marked(['spam', 'spam']);
    expect(await arrives()).toBe(true);
    await marked(['spam']);
    expect(await arrives()).toBe(false);
  });

  test('is not for what is written to the team', async () => {
    await marked(['spam', 'spam', 'spam']);
    expect((await call(app, 'POST', '/api/v1/send-enquiry', { ...spammer, message: 'Hello team' })).status).toBe(201);
    const { body } = await call(app, 'GET', '/api/v1/admin/inbox/get?q=Hello+team', undefined, admin.headers);
    expect(body.messages).toMatchObject([{ email: spammer.email }]);
  });

  test('waits for the team, who are mailed, and refuses what is no decision', async () => {
    await pool.query('delete from enquiries where is_withheld');
    await pool.query("delete from job_marks where name = 'waiting_mailed_until'");
    while (mail.left() > 0) await mail.next();
    const held = await makeQuarantined(db);
    await lookWhatWaits.run(context, {});
    let told = '';
    while (!told.includes('in quarantine')) told = (await mail.next()).text;
    expect(told).toContain('Subject: New: 1 enquiry in quarantine');
    for (const [id, body, status, message] of [
      [held, { status: 'held' }, 400, 'status must be'],
      [held, {}, 400, 'status must be'],
      [held, { status: 'refused', version: 7 }, 409, ''],
      ['x', { status: 'released' }, 404, 'Enquiry not found'],
      [await makeEnquiry(db), { status: 'released' }, 404, 'Enquiry not found'],
    ] as const) {
      const answer = await decide(id, body);
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    }
    expect((await call(app, 'GET', '/api/v1/admin/quarantine/get?status=open', undefined, admin.headers)).status).toBe(400);
    expect((await decide(held, { status: 'refused' })).status).toBe(200);
    expect((await decide(held, { status: 'refused' })).status).toBe(409);
    expect((await decide(held, { status: 'released' })).status).toBe(200);
  });
});

test('an account that goes takes along what waits and what owners noted of it', async () => {
  const user = await signInUser(db);
  const { enquiry, headers, id } = await asked({}, {}, user.headers);
  await markAs(enquiry, headers, { reason: 'spam', note: 'Says he is Ravi' });
  const held = await makeQuarantined(db, { business_id: id, user_id: user.id ?? null });
  const { body } = await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers);
  expect(body.success).toBe(true);
  expect((await pool.query('select from enquiries where enquiry_id = $1', [held])).rowCount).toBe(0);
  expect((await pool.query('select reason, note from lead_marks where enquiry_id = $1', [enquiry])).rows).toEqual([
    { reason: 'spam', note: '' },
  ]);
});
