import { describe, expect, test } from 'vitest';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { mailTo } = sortMail(mail);
const server = await createTestApp({ SMTP_URL: mail.url });
const { app, db } = server;
const { admin, decide, say, shown, queue, waitingOf, makeListed, own, takeBack, profileOf } = await makeChangeSteps(server);
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';
const fieldsOf = (changes: { field: string }[]) => changes.map(({ field }) => field);

describe('an edit of a listed business', () => {
  test('shows price and texts at once; name, number, service and place wait, and the call answers as ever', async () => {
    const { id, headers, profile, send } = await makeListed();
    const { status, body } = await send({
      ...{ name: 'Sahyadri Terraces', phoneNo: '9822011001', service: 'Cement', city: 'Nagpur', address: 'Sitabuldi' },
      ...{ price: '50 per sq ft', description: 'Terraces.' },
    });
    expect([status, body.message]).toEqual([200, 'Profile Updated Successfully']);
    expect(body.notice).toBe('Our team will check this before it shows: Name, Phone no, Service, Address and city');
    const stays = { name: profile.name, service: profile.service, city: 'Pune', address: profile.address };
    expect(body.contractor).toMatchObject({ ...stays, phoneNo: profile.phoneNo, status: 'approved', price: '50 per sq ft' });
    expect(body.contractor.waiting).toMatchObject({ name: 'Sahyadri Terraces', phoneNo: '9822011001', service: 'Cement', city: 'Nagpur' });
    expect(await shown(id)).toMatchObject({ ...stays, price: '50 per sq ft', description: 'Terraces.' });
    expect(await shown(id)).not.toHaveProperty('waiting');
    expect(await shown(id, headers)).toMatchObject({ ...stays, waiting: { name: 'Sahyadri Terraces' } });
    const [edits] = await db.selectFrom('business_edits').select('changes').where('business_id', '=', id).execute();
    expect(Object.keys(edits?.changes as object).sort()).toEqual(['description', 'price']);
    const inNagpur = await call(app, 'GET', '/api/v1/contractor/search?city=Nagpur&state=Maharashtra&limit=100');
    expect(inNagpur.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });

  test('is accepted field by field, and its owner is told what was refused and why', async () => {
    const { id, headers, profile, send } = await makeListed();
    await db
      .updateTable('businesses')
      .set({ email: 'told@example.in', email_proven_at: new Date() })
      .where('business_id', '=', id)
      .execute();
    await send({ email: 'told@example.in', name: 'Sahyadri Terraces', city: 'Nagpur', address: 'Sitabuldi', service: 'Cement' });
    const waiting = await waitingOf(id);
    expect(waiting.map(({ field, before, after }: Record<string, unknown>) => [field, before, after])).toEqual([
      ['name', profile.name, 'Sahyadri Terraces'],
      ['service', profile.service, 'Cement'],
      ['city', `${profile.address}, Pune, Maharashtra`, 'Sitabuldi, Nagpur, Maharashtra'],
    ]);
    const { status, body } = await say(id, ['city'], [{ field: 'name', reason: 'The board at the shop says something else' }]);
    expect([status, body.message]).toEqual([200, 'Accepted: 1. Refused: 1. The owner is told']);
    expect(await shown(id)).toMatchObject({ name: profile.name, city: 'Nagpur', address: 'Sitabuldi', service: profile.service });
    const found = await call(app, 'GET', '/api/v1/contractor/search?city=Nagpur&state=Maharashtra&limit=100');
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toContain(id);
    expect(fieldsOf(await waitingOf(id))).toEqual(['service']);
    const told = await mailTo('told@example.in', 'What our team decided on your changes');
    expect(told).toContain('now: Address and city');
    expect(told).toContain('Name: The board at the shop says something else');
    expect((await own(headers)).map(({ field, state, reason }: Record<string, unknown>) => [field, state, reason])).toEqual(
      expect.arrayContaining([
        ['city', 'accepted', ''],
        ['name', 'refused', 'The board at the shop says something else'],
        ['service', 'waiting', ''],
      ]),
    );
    const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', id).execute();
    expect(entries).toHaveLength(2);
    expect(entries.map(({ action }) => action).sort()).toEqual(['approve', 'reject']);
  });

  test('that follows another is merged with it: the last value wins, one that is shown again falls out', async () => {
    const { id, headers, profile, send } = await makeListed();
    await send({ name: 'First Name', service: 'Cement' });
    const [{ version }] = await waitingOf(id);
    await send({ name: 'Second Name', service: 'Cement' });
    expect(await waitingOf(id)).toMatchObject([
      { after: 'Second Name', version: version + 1 },
      { after: 'Cement', version: 1 },
    ]);
    await send({ name: profile.name, service: 'Cement', price: '51' });
    expect(fieldsOf(await waitingOf(id))).toEqual(['service']);
    await send({});
    expect(await waitingOf(id)).toEqual([]);
    expect((await queue()).map(({ business }: { business: { _id: string } }) => business._id)).not.toContain(id);
    expect(await profileOf(headers)).not.toHaveProperty('waiting');
  });

  test('of the address alone shows at once, and waits with another city', async () => {
    const { id, profile, send } = await makeListed();
    await send({ address: 'Shop 3, Baner' });
    expect(await shown(id)).toMatchObject({ address: 'Shop 3, Baner' });
    await send({ address: 'Sitabuldi', city: 'Nagpur', lat: 21.14321, lng: 79.08123 });
    await send({ address: 'Sitabuldi', city: 'Nagpur' });
    expect(await shown(id)).toMatchObject({ address: 'Shop 3, Baner', city: profile.city });
    await say(id, ['city']);
    expect(await shown(id)).toMatchObject({ address: 'Sitabuldi', city: 'Nagpur', lat: 21.14321, lng: 79.08123 });
  });

  test('waits for nobody before the business is listed, and no more once it is not', async () => {
    const { id, headers, send } = await makeListed();
    await send({ name: 'Waits First' });
    await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute();
    expect(await waitingOf(id)).toEqual([]);
    const [change] = await own(headers);
    expect((await decide(id, [{ _id: change._id, decision: 'accept' }])).body.code).toBe('business_not_listed');
    const { body } = await send({ name: 'Shown At Once' });
    expect(body.contractor).toMatchObject({ name: 'Shown At Once', status: 'rejected' });
    expect(body.contractor).not.toHaveProperty('waiting');
    expect(await own(headers)).toEqual([]);
  });

  test('is taken back by its owner alone, and not once it is decided', async () => {
    const { id, headers, profile, send } = await makeListed();
    const other = await makeListed();
    await send({ name: 'Taken Back', service: 'Cement' });
    const changes = await own(headers);
    const [name] = changes.filter(({ field }: { field: string }) => field === 'name');
    const [service] = changes.filter(({ field }: { field: string }) => field === 'service');
    expect((await takeBack(name._id, other.headers)).body.code).toBe('change_not_found');
    expect((await takeBack('x', headers)).status).toBe(404);
    expect((await takeBack(name._id, headers)).body.message).toBe('Taken back. Your page stays as it is');
    expect((await takeBack(name._id, headers)).status).toBe(404);
    expect(fieldsOf(await waitingOf(id))).toEqual(['service']);
    expect((await decide(id, [{ _id: name._id, decision: 'accept' }])).body.code).toBe('change_not_found');
    await say(id, ['service']);
    expect((await takeBack(service._id, headers)).body.code).toBe('change_decided');
    expect(await shown(id)).toMatchObject({ name: profile.name, service: 'Cement' });
  });

  test('is compared with what the team has changed meanwhile', async () => {
    const { id, profile, send } = await makeListed();
    await send({ name: 'Owners Name', service: 'Cement' });
    const [seen] = await waitingOf(id);
    await db.updateTable('businesses').set({ name: 'Teams Name', service: 'Cement' }).where('business_id', '=', id).execute();
    expect(await waitingOf(id)).toMatchObject([{ field: 'name', before: 'Teams Name', after: 'Owners Name' }]);
    const stale = await decide(id, [{ _id: seen._id, version: seen.version, decision: 'accept' }]);
    expect([stale.status, stale.body.code]).toEqual([409, 'edit_conflict']);
    expect(await shown(id)).toMatchObject({ name: 'Teams Name' });
    const edited = await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, name: 'Owners Name', service: 'Cement' }, admin);
    expect(edited.body.contractor).toMatchObject({ name: 'Owners Name' });
    expect(await waitingOf(id)).toEqual([]);
  });
});

describe('a number that waits', () => {
  test('is not logged in by before it is accepted; the address is told then, and it counts as unproven', async () => {
    const { id, headers, profile, send } = await makeListed();
    await db
      .updateTable('businesses')
      .set({ email: 'number@example.in', phone_proven_at: new Date() })
      .where('business_id', '=', id)
      .execute();
    await send({ email: 'number@example.in', phoneNo: '9822011022' });
    expect(await profileOf(headers)).toMatchObject({ phoneNo: profile.phoneNo, phoneProven: true, waiting: { phoneNo: '9822011022' } });
    await say(id, ['phoneNo']);
    expect(await profileOf(headers)).toMatchObject({ phoneNo: '9822011022', phoneProven: false });
    expect(await mailTo('number@example.in', 'Your login phone number was changed')).toContain('/take-back');
  });

  test("that is another's is refused when it is sent, and when it is accepted", async () => {
    const { profile: other } = await makeListed();
    const { id, profile, send } = await makeListed();
    const taken = await send({ phoneNo: other.phoneNo });
    expect([taken.status, taken.body.errors]).toEqual([409, { phoneNo: 'Phone number is already registered' }]);
    expect(await waitingOf(id)).toEqual([]);
    await send({ phoneNo: '9822011033', name: 'Goes Not In Either' });
    const third = await makeListed();
    await db.updateTable('businesses').set({ phone_no: '9822011033' }).where('business_id', '=', third.id).execute();
    expect(await waitingOf(id)).toMatchObject([{ field: 'name' }, { field: 'phoneNo', note: 'number_taken' }]);
    const refused = await say(id, ['phoneNo', 'name']);
    expect([refused.status, refused.body.message]).toEqual([409, 'Phone number is already registered']);
    expect(await shown(id)).toMatchObject({ name: profile.name });
    expect(fieldsOf(await waitingOf(id))).toEqual(['name', 'phoneNo']);
  });

  test('ends with another password, as whoever sent it may not be the owner', async () => {
    const { id, headers, send } = await makeListed();
    await send({ phoneNo: '9822011044', name: 'Stays Waiting' });
    const set = { newPassword: 'another-secret', confirmPassword: 'another-secret' };
    expect((await call(app, 'PUT', '/api/v1/contractor/password', set, headers)).status).toBe(200);
    expect(fieldsOf(await waitingOf(id))).toEqual(['name']);
  });

  test('asks for a fresh proof, once', async () => {
    const { id, profile, send } = await makeListed();
    const age = () =>
      db
        .updateTable('sessions')
        .set({ proven_at: new Date(0) })
        .where('business_id', '=', id)
        .execute();
    await age();
    expect((await send({ phoneNo: '9822011055' })).body.code).toBe('proof_needed');
    await db.updateTable('sessions').set({ proven_at: new Date() }).where('business_id', '=', id).execute();
    expect((await send({ phoneNo: '9822011055' })).status).toBe(200);
    await age();
    expect((await send({ phoneNo: '9822011055', price: '52' })).status).toBe(200);
    expect((await send({ phoneNo: profile.phoneNo })).status).toBe(200);
    expect(await waitingOf(id)).toEqual([]);
  });
});

test('a service that was deleted meanwhile is said to be none of the list, and taken as it was typed', async () => {
  const { id, send } = await makeListed();
  await send({ service: 'Lime plaster' });
  expect(await waitingOf(id)).toMatchObject([{ field: 'service', after: 'Lime plaster', note: 'unknown_service' }]);
  expect((await say(id, ['service'])).status).toBe(200);
  expect(await shown(id)).toMatchObject({ service: 'Lime plaster' });
});

describe('the team', () => {
  test('of two who decide at once one does; the other is told', async () => {
    const { id, send } = await makeListed();
    await send({ name: 'Decided Twice' });
    const { headers: second } = await signInAdmin(db);
    const [{ _id, version }] = await waitingOf(id);
    const answers = await Promise.all([
      decide(id, [{ _id, version, decision: 'accept' }]),
      decide(id, [{ _id, version, decision: 'refuse', reason: 'No' }], second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    expect([body.code, body.message]).toEqual(['change_decided', 'This change has been decided already']);
  });

  test('meets a conflict where the owner has sent another value since, and nothing is lost', async () => {
    const { id, profile, send } = await makeListed();
    await send({ name: 'Seen By The Team' });
    const [{ _id, version }] = await waitingOf(id);
    await send({ name: 'Sent Since' });
    const { status, body } = await decide(id, [{ _id, version, decision: 'accept' }]);
    expect([status, body.code]).toEqual([409, 'edit_conflict']);
    expect(await shown(id)).toMatchObject({ name: profile.name });
    expect(await waitingOf(id)).toMatchObject([{ after: 'Sent Since' }]);
  });

  test.each([
    ['nothing', []],
    ['no list', 'all'],
    ['no id', [{ decision: 'accept' }]],
    ['an id that is none', [{ _id: 'x', decision: 'accept' }]],
    ['the same one twice', [NOBODY, NOBODY].map((_id) => ({ _id, decision: 'accept' }))],
    ['no reason', [{ _id: NOBODY, decision: 'refuse' }]],
    ['a reason that nobody sees', [{ _id: NOBODY, decision: 'refuse', reason: ' \u200b ' }]],
    ['a reason without end', [{ _id: NOBODY, decision: 'refuse', reason: 'x'.repeat(100_000) }]],
    ['a half character', [{ _id: NOBODY, decision: 'refuse', reason: 'a\ud800' }]],
    ['another decision', [{ _id: NOBODY, decision: 'perhaps' }]],
    ['a version that is none', [{ _id: NOBODY, decision: 'accept', version: 'x' }]],
  ])('that says %s is refused', async (_, decisions) => {
    const { id } = await makeListed();
    expect((await decide(id, decisions)).status).toBe(400);
  });

  test("cannot decide on another's change by this business, on one that is gone, or as somebody else", async () => {
    const [one, other] = [await makeListed(), await makeListed()];
    await one.send({ name: 'Of The First' });
    const [{ _id }] = await waitingOf(one.id);
    const accept = [{ _id, decision: 'accept' }];
    expect((await decide(other.id, accept)).body.code).toBe('change_not_found');
    for (const id of [NOBODY, 'x']) expect((await decide(id, accept)).body.code).toBe('business_not_found');
    expect((await decide(one.id, accept, one.headers)).status).toBe(403);
    expect((await decide(one.id, accept, (await signInUser(db)).headers)).status).toBe(403);
    expect((await decide(one.id, accept, {})).status).toBe(401);
    await call(app, 'DELETE', `/api/v1/contractor/delete/${one.id}`, undefined, one.headers);
    expect((await decide(one.id, accept)).body.code).toBe('business_not_found');
  });
});

test('the download of the data has what waits and what was refused', async () => {
  const { id, headers, send } = await makeListed();
  await send({ name: 'In The Download' });
  const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
  expect(body.data.changes).toMatchObject([{ field: 'name', value: 'In The Download', state: 'waiting' }]);
  await say(id, [], [{ field: 'name', reason: 'No such board' }]);
  const later = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
  expect(later.body.data.changes).toMatchObject([{ value: 'In The Download', state: 'refused', reason: 'No such board' }]);
  const stranger = await signInBusiness(db);
  expect(await own(stranger.headers)).toEqual([]);
});
