import { beforeEach, describe, expect, test } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { lookWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in', TRUST_PROXY: '1' });
const admin = await signInAdmin(db);

type Headers = Record<string, string>;
let spammers = 0;
let spammer = { name: '', email: '', phoneNo: '' };
/** A network, as a proxy names the caller's address. */
const from = (address: string) => ({ 'x-forwarded-for': address });
/** Where the spammer of a test sends from. */
const home = () => from(`198.18.${spammers >> 8}.${spammers & 255}`);
beforeEach(() => {
  spammers += 1;
  spammer = { name: 'Cheap Loans', email: `loans${spammers}@example.in`, phoneNo: String(9_700_000_000 + spammers) };
});

const send = (business: string, given: object = {}, headers: Headers = {}) =>
  call(app, 'POST', `/api/v1/send-enquiry/${business}`, { ...spammer, message: 'Loans for all', ...given }, { ...home(), ...headers });
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

describe('one’s own business', () => {
  const own = { email: 'Rajiv.Menon@gmail.com', phone_no: '9812345670' };

  test.each([
    ['its e-mail', { email: 'Rajiv.Menon@gmail.com' }],
    ['its e-mail in other capitals', { email: 'RAJIV.MENON@GMAIL.COM' }],
    ['its e-mail with other dots and a tag', { email: 'r.a.jivmenon+spam@googlemail.com' }],
    ['its number', { phoneNo: '9812345670' }],
    ['its number with the code of India', { phoneNo: '+91 98123-45670' }],
    ['its number with a zero in front', { phoneNo: '098123 45670' }],
    ['its number in Devanagari', { phoneNo: '९८१२३४५६७०' }],
  ])('is refused by %s, which nobody is signed in with', async (_, given) => {
    await db.deleteFrom('businesses').where('phone_no', '=', own.phone_no).execute();
    const business = await makeBusiness(db, own);
    const answer = await send(business, given);
    expect(answer).toMatchObject({ status: 400, body: { code: 'own_business', message: 'You cannot ask your own business' } });
    expect((await pool.query('select from enquiries where business_id = $1', [business])).rowCount).toBe(0);
    expect((await send(business)).status).toBe(201);
  });

  test('is refused with its session whatever its status, with another business of the owner and with an account of its e-mail', async () => {
    const email = `owner.of.two${spammers}@example.in`;
    const pending = await signInBusiness(db, await makeBusiness(db, { status: 'pending' }));
    expect(await send(pending.id ?? '', {}, pending.headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const [one, two] = [await makeBusiness(db, { email }), await makeBusiness(db, { email: email.toUpperCase() })];
    const { headers } = await signInBusiness(db, one);
    for (const business of [one, two])
      expect(await send(business, {}, headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const user = await signInUser(db, await makeUser(db, { email }));
    expect(await send(two, {}, user.headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const other = await signInUser(db);
    expect((await send(two, {}, other.headers)).status).toBe(201);
  });

  test('does not stand for what is written to the team, nor for businesses without an address', async () => {
    const { headers } = await signInBusiness(db);
    expect((await call(app, 'POST', '/api/v1/send-enquiry', { ...spammer, message: 'Hello' }, headers)).status).toBe(201);
    const bare = await makeBusiness(db, { email: null, phone_no: null });
    expect((await send(bare)).status).toBe(201);
  });
});

test('pending owners can neither enquire at themselves nor silence whom they name', async () => {
  const { email, phoneNo } = spammer;
  for (let n = 0; n < 3; n += 1) {
    const { id = '', headers } = await signInBusiness(db, await makeBusiness(db, { status: 'pending' }));
    expect((await send(id, {}, { ...headers, ...from('198.19.7.7') })).status).toBe(400);
    // What had come before they were refused.
    const old = await makeEnquiry(db, { business_id: id, email, phone_no: phoneNo, sender_business_id: id });
    await markAs(old, headers, { reason: 'spam' });
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
  }
  expect(await arrives()).toBe(true);
});

test('the team is shown owners who mark the same senders, whether their marks weigh or not', async () => {
  await pool.query('delete from lead_marks');
  const gang = [];
  for (const name of ['Gang One', 'Gang Two', 'Gang Three']) {
    const id = await makeBusiness(db, { name });
    const { headers } = await signInBusiness(db, id);
    gang.push({ id, headers });
  }
  const bystander = await signInBusiness(db);
  for (const n of [1, 2, 3]) {
    expect((await queue()).markers).toEqual([]);
    const victim = { email: `victim${n}@example.in`, phone_no: '' };
    for (const { id, headers } of gang) await markAs(await makeEnquiry(db, { business_id: id, ...victim }), headers, { reason: 'spam' });
    if (n === 1) {
      const once = await makeEnquiry(db, { business_id: bystander.id ?? null, ...victim });
      await markAs(once, bystander.headers, { reason: 'wrong_number' });
    }
  }
  const { markers } = await queue();
  expect(markers).toMatchObject([{ senders: 3 }]);
  expect(markers[0].businesses.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Gang One', 'Gang Three', 'Gang Two']);
});

describe('quarantine', () => {
  test('begins with the third owner: the sender is told that the team reads it, the owner and their numbers know nothing', async () => {
    await marked(['spam', 'wrong_number']);
    const last = await asked();
    await markAs(last.enquiry, last.headers, { reason: 'spam' });
    const business = await makeBusiness(db, { email: 'owner@example.in' });
    const { headers } = await signInBusiness(db, business);
    const usual = await send(await makeBusiness(db), { email: 'kind@example.in', phoneNo: '9811111111' });
    expect([usual.status, usual.body]).toEqual([201, { success: true, message: 'Enquiry sent successfully' }]);
    const answer = await send(business);
    const message = 'Our team reads your enquiry before the business gets it';
    expect([answer.status, answer.body]).toEqual([201, { success: true, message }]);

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

  test('knows the sender by account, and from one network by e-mail however written and by number', async () => {
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
    // What anybody can type says nothing of who sends from elsewhere.
    expect(await arrives({}, from('198.19.0.1'))).toBe(true);
    // Behind a proxy that is not trusted all come from one address, which tells nobody from anybody.
    expect(await arrives({}, from('10.0.0.1'))).toBe(true);
  });

  test('knows a browser that signs out and changes number, e-mail and network', async () => {
    const browser = `${'B'.repeat(21)}${spammers % 10}`;
    const cookie = { cookie: `nirmaan_device=${browser}.${'A'.repeat(22)}` };
    for (const n of [1, 2, 3]) {
      const given = { email: `moving${n}.${spammers}@example.in`, phoneNo: String(9_500_000_000 + 10 * spammers + n) };
      const { enquiry, headers } = await asked(given, {}, { ...cookie, ...from(`198.19.1.${n}`) });
      await markAs(enquiry, headers, { reason: 'spam' });
    }
    const fresh = { phoneNo: '9822222223', email: 'fresh.moving@example.in' };
    expect(await arrives(fresh, { ...cookie, ...from('198.19.1.9') })).toBe(false);
    expect(await arrives(fresh, from('198.19.1.1'))).toBe(true);
    await pool.query("update enquiry_origins set created_at = now() - interval '30 days 1 second' where browser is not null");
    await sweepSessions.run(context, {});
    expect(await arrives(fresh, { ...cookie, ...from('198.19.1.9') })).toBe(true);
  });

  test('is told where the enquiry stands and by mail, in words that say nothing of why; once it is released nothing of it is left', async () => {
    await marked(['spam', 'spam', 'spam']);
    const user = await signInUser(db);
    while (mail.left() > 0) await mail.next();
    await asked({}, {}, user.headers);
    let told = '';
    while (!told.includes('Our team reads it before')) told = (await mail.next()).text;
    expect(told).not.toContain('It has been sent');
    const mine = async () => (await call(app, 'GET', '/api/v1/enquiries?limit=100', undefined, user.headers)).body.enquiries;
    expect(await mine()).toMatchObject([{ withheldAs: 'held', isUnanswered: false }]);
    await pool.query("update enquiries set created_at = now() - interval '3 days' where enquiry_id = $1", [(await mine())[0]._id]);
    expect(await mine()).toMatchObject([{ withheldAs: 'held', isUnanswered: false }]);
    const [held] = await heldOf();
    await decide(held._id, { status: 'refused' });
    expect(await mine()).toMatchObject([{ withheldAs: 'refused', isUnanswered: false }]);
    await decide(held._id, { status: 'released' });
    expect(await mine()).toMatchObject([{ withheldAs: null, isUnanswered: false }]);
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
      'owners who have not proven their address',
      async () => {
        for (const email_proven_at of [new Date(), new Date(), null]) {
          const { enquiry, headers } = await asked({}, { email_proven_at });
          await markAs(enquiry, headers, { reason: 'spam' });
        }
      },
    ],
    [
      'an owner who was approved after the enquiry came',
      async () => {
        await marked(['spam', 'spam']);
        const { id, enquiry, headers } = await asked();
        await db.updateTable('businesses').set({ status: 'pending' }).where('business_id', '=', id).execute();
        await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
        await markAs(enquiry, headers, { reason: 'spam' });
      },
    ],
    [
      'an owner who was rejected meanwhile',
      async () => {
        await marked(['spam', 'spam', 'spam']);
        expect(await arrives()).toBe(false);
        const last = await db
          .selectFrom('lead_marks')
          .innerJoin('enquiries', 'enquiries.enquiry_id', 'lead_marks.enquiry_id')
          .select('business_id')
          .where('email', '=', spammer.email)
          .executeTakeFirstOrThrow();
        await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', last.business_id).execute();
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
    await pool.query("update businesses set status = 'approved' where status = 'pending'");
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
  expect((await pool.query('select from enquiry_origins where enquiry_id = $1', [enquiry])).rowCount).toBe(1);
  await markAs(enquiry, headers, { reason: 'spam', note: 'Says he is Ravi' });
  const held = await makeQuarantined(db, { business_id: id, user_id: user.id ?? null });
  const { body } = await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers);
  expect(body.success).toBe(true);
  expect((await pool.query('select from enquiries where enquiry_id = $1', [held])).rowCount).toBe(0);
  expect((await pool.query('select from enquiry_origins where enquiry_id = $1', [enquiry])).rowCount).toBe(0);
  expect((await pool.query('select reason, note from lead_marks where enquiry_id = $1', [enquiry])).rows).toEqual([
    { reason: 'spam', note: '' },
  ]);
});
