import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createQuarantine, from } from '#tests/helpers/quarantine-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, pool, spammer, send, markAs, inboxOf, queue, asked, arrives } = await createQuarantine();

describe('a mark of an owner', () => {
  test('is kept once for the enquiry, changed and taken back, and files nothing', async () => {
    const { enquiry, headers } = await asked();
    const first = await markAs(enquiry, headers, { reason: 'out_of_area', note: ' They are in Goa. ' });
    expect(first).toMatchObject({ status: 200, body: { message: 'Thank you. Marked as not a real customer' } });
    expect(first.body.enquiry).toMatchObject({ _id: enquiry, status: 'new', badLead: { reason: 'out_of_area', note: 'They are in Goa.' } });
    const [{ marked_at }] = (await pool.query('select marked_at from lead_marks where enquiry_id = $1', [enquiry])).rows;
    await markAs(enquiry, headers, { reason: 'spam' });
    expect((await inboxOf(headers)).enquiries).toMatchObject([{ badLead: { reason: 'spam', note: '' }, status: 'new' }]);
    const undone = await markAs(enquiry, headers, { reason: null, note: 'never mind' });
    expect(undone.body).toMatchObject({ message: 'No longer marked as not a real customer', enquiry: { badLead: null } });
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
