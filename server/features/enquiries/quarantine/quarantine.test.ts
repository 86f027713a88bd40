import { describe, expect, test } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { lookWhatWaits } from '#server/features/what-waits/mail-what-waits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createQuarantine, from } from '#tests/helpers/quarantine-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const {
  app,
  context,
  db,
  pool,
  mail,
  admin,
  spammer,
  spammerNumber,
  send,
  markAs,
  inboxOf,
  queue,
  heldOf,
  decide,
  asked,
  marked,
  age,
  arrives,
} = await createQuarantine();

describe('quarantine', () => {
  test('begins with the third owner: the sender is told that the team reads it, the owner and their numbers know nothing', async () => {
    await marked(['spam', 'wrong_number']);
    const last = await asked();
    await markAs(last.enquiry, last.headers, { reason: 'spam' });
    const business = await makeBusiness(db, { email: 'owner@example.in' });
    const { headers } = await signInBusiness(db, business);
    const usual = await send(await makeBusiness(db), { email: 'kind@example.in', phoneNo: '9811111111' });
    expect(usual).toMatchObject({ status: 201, body: { success: true, message: 'Enquiry sent successfully' } });
    const answer = await send(business);
    const message = 'Our team reads your enquiry before the business gets it';
    expect(answer).toMatchObject({ status: 201, body: { success: true, message } });

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
      const given = { email: `changing${n}.${spammerNumber()}@example.in`, phoneNo: String(9_600_000_000 + 10 * spammerNumber() + n) };
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
    const browser = `${'B'.repeat(21)}${spammerNumber() % 10}`;
    const cookie = { cookie: `nirmaan_device=${browser}.${'A'.repeat(22)}` };
    for (const n of [1, 2, 3]) {
      const given = { email: `moving${n}.${spammerNumber()}@example.in`, phoneNo: String(9_500_000_000 + 10 * spammerNumber() + n) };
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
    while (!told.includes('Our team reads it first')) told = (await mail.next()).text;
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
        const email = `same.owner${spammerNumber()}@example.in`;
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
