import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { createCorrections } from '#tests/helpers/correction-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await createCorrections();
const {
  app,
  db,
  admin,
  mailTo,
  suggest,
  suggested,
  mailbox,
  rowsOf,
  lastOf,
  auditOf,
  answer,
  decide,
  own,
  queue,
  shown,
  follow,
  passDays,
} = site;
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('the clock', () => {
  test('after seven days without an answer the team decides; a clock that goes back moves nothing', async () => {
    const { id, owner, business } = await suggested();
    await passDays(6);
    await follow();
    expect(await rowsOf(business)).toMatchObject([{ state: 'owner' }]);
    await passDays(-30);
    await follow();
    expect(await rowsOf(business)).toMatchObject([{ state: 'owner' }]);
    await passDays(31);
    await follow();
    expect(await rowsOf(business)).toMatchObject([{ state: 'team', to_team_at: expect.any(Date) }]);
    await passDays(-90);
    await follow();
    expect(await rowsOf(business)).toMatchObject([{ state: 'team' }]);
    expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('with_team');
    const waiting = (await queue()).find(({ _id }: { _id: string }) => _id === id);
    expect(waiting).toMatchObject({ ownerAnswer: 'silent' });
    expect((await decide(id, { decision: 'accept', version: waiting.version })).status).toBe(200);
    expect((await shown(business)).name).toBe('Deccan Arches');
  });

  test('links that nobody opens are forgotten', async () => {
    const id = await makeCorrection(db, { state: 'unproven', email: mailbox() });
    await passDays(3);
    await follow();
    expect(await db.selectFrom('corrections').select('state').where('correction_id', '=', id).execute()).toEqual([]);
  });
});

describe('the team', () => {
  const place = { field: 'place', address: 'Sitabuldi', city: 'Nagpur', state: 'Maharashtra' };
  async function unowned(body: object) {
    const person = await signInUser(db);
    const business = await makeUnowned(db);
    expect((await suggest(business, body, person.headers)).status).toBe(201);
    return { business, id: await lastOf(business), person };
  }

  test('accepts: the entry is found where it is, and the audit says who', async () => {
    const { business, id, person } = await unowned(place);
    const { headers: moderator } = await signInAdmin(db, undefined, 'moderator');
    expect((await decide(id, { decision: 'accept' }, moderator)).body.message).toBe('Accepted. Everybody sees it now');
    expect(await shown(business)).toMatchObject({ address: 'Sitabuldi', city: 'Nagpur' });
    expect(await auditOf(business)).toMatchObject([{ action: 'approve', changes: { city: { before: 'Pune', after: 'Nagpur' } } }]);
    const found = await call(app, 'GET', '/api/v1/contractor/search?city=Nagpur&state=Maharashtra&limit=100');
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toContain(business);
    expect(await own(person.headers)).toMatchObject([{ state: 'accepted' }]);
    expect((await decide(id, { decision: 'refuse', reason: 'Too late' }, moderator)).body.code).toBe('correction_decided');
  });

  test('takes a business that is closed off the lists', async () => {
    const { business, id } = await unowned({ field: 'closed' });
    expect((await decide(id, { decision: 'accept' })).status).toBe(200);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${business}`)).status).toBe(404);
    expect(await auditOf(business)).toMatchObject([{ action: 'reject', changes: { status: { before: 'approved', after: 'rejected' } } }]);
  });

  test('decides on what it has seen, once; others of the team do not', async () => {
    const { id, business } = await unowned(place);
    const [{ version }] = (await queue()).filter(({ _id }: { _id: string }) => _id === id);
    expect((await decide(id, { decision: 'accept', version: version + 1 })).body.code).toBe('edit_conflict');
    expect((await decide(id, { decision: 'refuse', reason: ' ' })).status).toBe(400);
    expect((await decide(id, { decision: 'maybe' })).status).toBe(400);
    for (const role of ['editor', 'accountant'] as const)
      expect((await decide(id, { decision: 'accept' }, (await signInAdmin(db, undefined, role)).headers)).status).toBe(403);
    const both = await Promise.all([decide(id, { decision: 'accept' }), decide(id, { decision: 'refuse', reason: 'No' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf(business)).toHaveLength(1);
    for (const each of [NOBODY, 'x']) expect((await decide(each, { decision: 'accept' })).status).toBe(404);
  });

  test('an accepted number of an entry with an owner tells the address that it had', async () => {
    const email = mailbox();
    const business = await makeBusiness(db, { email });
    const id = await makeCorrection(db, { business_id: business, field: 'phoneNo', value: { phone_no: '9822011707' }, shown: {} });
    expect((await decide(id, { decision: 'accept' })).status).toBe(200);
    expect(await mailTo(email, 'Your login phone number was changed')).toContain('take the account back');
  });

  test('a number to which a code is the owner’s only way in stays, whoever accepts another', async () => {
    const phone_no = '9822011708';
    const alone = { phone_no, phone_proven_at: new Date(), email: null, email_proven_at: null };
    const business = await makeBusiness(db, alone);
    const id = await makeCorrection(db, {
      business_id: business,
      field: 'phoneNo',
      value: { phone_no: '9822011709' },
      shown: { phone_no },
    });
    expect(await decide(id, { decision: 'accept' })).toMatchObject({ status: 409, body: { code: 'only_way_in' } });
    const row = await db.selectFrom('businesses').select(['phone_no', 'phone_proven_at']).where('business_id', '=', business).execute();
    expect(row).toEqual([{ phone_no, phone_proven_at: alone.phone_proven_at }]);
    expect(await rowsOf(business)).toMatchObject([{ state: 'team' }]);
    // Another field is accepted as ever, and so is the number once there is another way in.
    const name = await makeCorrection(db, { business_id: business });
    expect((await decide(name, { decision: 'accept' })).status).toBe(200);
    await db.updateTable('businesses').set({ password_hash: 'x' }).where('business_id', '=', business).execute();
    expect((await decide(id, { decision: 'accept' })).status).toBe(200);
  });
});

describe('what happens meanwhile', () => {
  test('ends a suggestion, and who made it is told', async () => {
    const changed = await suggested();
    const same = await suggested({ field: 'workingSince', workingSince: '1998' });
    const gone = await suggested({ field: 'languages', languages: 'Hindi' });
    const other = await suggested();
    const put = (id: string, columns: object) => db.updateTable('businesses').set(columns).where('business_id', '=', id).execute();
    await put(changed.business, { name: 'Other Arches' });
    await put(same.business, { working_since: 1998 });
    await put(gone.business, { status: 'rejected' });
    await put(other.business, { price: '60 per sq ft' });
    await follow();
    expect(await rowsOf(changed.business)).toMatchObject([{ state: 'ended', ended_as: 'changed' }]);
    expect(await rowsOf(same.business)).toMatchObject([{ state: 'ended', ended_as: 'same' }]);
    expect(await rowsOf(gone.business)).toMatchObject([{ state: 'ended', ended_as: 'unlisted' }]);
    expect(await rowsOf(other.business)).toMatchObject([{ state: 'owner' }]);
    expect(await mailTo(changed.email, 'Your correction has ended')).toContain('was changed there meanwhile');
    expect(await mailTo(same.email, 'Your correction has ended')).toContain('says so by now');
    expect(await mailTo(gone.email, 'Your correction has ended')).toContain('not listed any more');
    for (const { id, owner } of [changed, same, gone])
      expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('correction_decided');
    // Who was right is not told to wait.
    expect((await suggest(changed.business, { field: 'name', name: 'Deccan Arches' }, changed.person.headers)).status).toBe(201);
  });

  test('of two suggestions of one field the other ends with the first', async () => {
    const { business, id, owner } = await suggested();
    const { headers } = await signInUser(db);
    await suggest(business, { field: 'name', name: 'Third Arches' }, headers);
    await answer(id, { decision: 'accept' }, owner.headers);
    expect((await rowsOf(business)).map(({ state }) => state)).toEqual(['team', 'owner']);
    await decide(id, { decision: 'accept' });
    expect((await rowsOf(business)).map(({ state }) => state)).toEqual(['accepted', 'ended']);
  });

  test('a merge ends what is suggested of the entry that goes', async () => {
    const { business } = await suggested({ field: 'name', name: 'Deccan Arches' }, { email_proven_at: null });
    const body = { keep: await makeUnowned(db), merge: business, take: [] };
    expect((await call(app, 'POST', '/api/v1/admin/duplicates/merge', body, admin)).status).toBe(201);
    expect(await rowsOf(business)).toMatchObject([{ state: 'ended', ended_as: 'unlisted' }]);
  });
});

describe('whose data it is', () => {
  test('is in the download, and goes with the account; what others wrote loses the address', async () => {
    const { person, business, id, email, owner } = await suggested();
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, person.headers);
    expect(body.data.corrections).toMatchObject([{ business, field: 'name', value: 'Deccan Arches', source: 'The board at the shop' }]);
    await answer(id, { decision: 'refuse', reason: 'No' }, owner.headers);
    const theirs = await call(app, 'GET', '/api/v1/contractor/data', undefined, owner.headers);
    expect(theirs.body.data.correctionsOfYours).toMatchObject([{ field: 'name', ownerReason: 'No' }]);
    expect(JSON.stringify(theirs.body)).not.toContain(email);
    const mentions = await makeCorrection(db, { source: `Ask ${email}` });
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, person.headers)).status).toBe(200);
    expect(await rowsOf(business)).toEqual([]);
    const [left] = await db.selectFrom('corrections').select('source').where('correction_id', '=', mentions).execute();
    expect(left?.source).not.toContain(email);
  });
});
