import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getRequirementForm } from '#server/features/requirements/get-requirement-form.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMember, signInMember } from '#tests/factories/member.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { makePeopleSteps } from '#tests/helpers/people-steps.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const server = await createTestApp({ SMTP_URL: mail.url, WAITING_FIELDS: 'name,phoneNo' });
const { app, db } = server;
const { remove, invite, answer, actFor } = makePeopleSteps(server);
const { makeListed, edit, picture, profileOf, own, takeBack, storedFiles } = await makeChangeSteps(server);
const { mailTo } = sortMail(mail);

const statesOf = async (business: string) =>
  (await db.selectFrom('business_members').select('state').where('business_id', '=', business).orderBy('state').execute()).map(
    ({ state }) => state,
  );

/** Holds the row of a business, or of an enquiry, while `act` waits for it, and removes the member, or gives them another role, meanwhile. */
const meanwhile = (
  held: { business: string } | { enquiry: string },
  memberId: string,
  change: object,
  act: () => ReturnType<typeof call>,
) =>
  meetAtLock(
    db,
    (transaction) =>
      'business' in held
        ? transaction.selectFrom('businesses').select('name').where('business_id', '=', held.business).forUpdate().execute()
        : transaction.selectFrom('enquiries').select('enquiry_id').where('enquiry_id', '=', held.enquiry).forUpdate().execute(),
    act,
    (transaction) => transaction.updateTable('business_members').set(change).where('member_id', '=', memberId).execute(),
  );
const REMOVED = { state: 'removed', ended_at: new Date() };

describe('somebody who is removed, or does something else, while what they sent is on its way', () => {
  test.each([
    ['removed', REMOVED, 401],
    ['of another role', { role: 'enquiries' }, 403],
  ])('edits nothing: %s', async (_name, change, status) => {
    const { id, profile, image } = await makeListed();
    const files = await storedFiles();
    const { memberId, headers } = await signInMember(db, id, 'edits');
    const sent = { ...profile, price: '71 per sq ft', image: [image, await picture()] };
    const said = await meanwhile({ business: id }, memberId, change, () => edit(sent, headers));
    expect(said.status).toBe(status);
    expect(await db.selectFrom('business_edits').select('changes').where('business_id', '=', id).execute()).toEqual([]);
    expect(await storedFiles()).toEqual(files);
  });

  test('answers no enquiry', async () => {
    const business = await makeBusiness(db);
    const enquiry = await makeEnquiry(db, { business_id: business });
    const { memberId, headers } = await signInMember(db, business, 'enquiries');
    const said = await meanwhile({ enquiry }, memberId, REMOVED, () =>
      call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'For half of it' }, headers),
    );
    expect(said.status).toBe(401);
    expect(await db.selectFrom('enquiry_messages').select('body').where('enquiry_id', '=', enquiry).execute()).toEqual([]);
  });

  test('invites nobody', async () => {
    const business = await makeBusiness(db);
    const { memberId, headers } = await signInMember(db, business, 'all');
    const said = await meanwhile({ business }, memberId, { role: 'edits' }, () =>
      invite(headers, { email: 'their-friend@example.in', role: 'all' }),
    );
    expect(said.body.code).toBe('not_your_role');
    expect(await statesOf(business)).toEqual(['joined']);
  });

  test('of two who remove each other one stays, and the business’s own account', async () => {
    const owner = await signInBusiness(db);
    const [one, other] = [await signInMember(db, owner.id, 'all'), await signInMember(db, owner.id, 'all')];
    const both = await Promise.all([remove(other.memberId, one.headers), remove(one.memberId, other.headers)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await statesOf(owner.id)).toEqual(['joined', 'removed']);
    expect((await call(app, 'GET', '/api/v1/contractor/people', undefined, owner.headers)).status).toBe(200);
  });
});

describe('what waits of the account’s number and e-mail', () => {
  test('is neither taken back by who edits, nor taken for theirs', async () => {
    const { id, profile, headers: owner, send } = await makeListed();
    const wanted = { phoneNo: '9822014001', email: `later-${profile.email}` };
    expect((await send(wanted)).status).toBe(200);
    const { headers } = await signInMember(db, id, 'edits');
    for (const phoneNo of [profile.phoneNo, wanted.phoneNo])
      expect((await edit({ ...profile, phoneNo, price: `72 per sq ft, ${phoneNo}` }, headers)).status).toBe(200);
    expect(await profileOf(owner)).toMatchObject({
      ...{ phoneNo: profile.phoneNo, email: profile.email, newEmail: wanted.email },
      ...{ price: `72 per sq ft, ${wanted.phoneNo}`, waiting: { phoneNo: wanted.phoneNo } },
    });
    const [change] = await own(owner);
    expect(change).toMatchObject({ field: 'phoneNo', state: 'waiting' });
    expect(change).not.toHaveProperty('sentBy');
    expect((await takeBack(change._id, headers)).body.code).toBe('not_your_role');
    expect((await takeBack(change._id, owner)).status).toBe(200);
  });
});

describe('the session of somebody who works for a business', () => {
  async function working() {
    const user = await signInUser(db);
    const business = await makeBusiness(db);
    const memberId = await makeMember(db, { business_id: business, user_id: user.id, role: 'all' });
    return { user, business, memberId };
  }
  const rowsOf = (business: string, userId: string) =>
    db
      .selectFrom('sessions')
      .select(['business_id', 'user_id', 'member_id', 'expires_at', sql<boolean>`proven_at > now() - interval '1 day'`.as('is_proven')])
      .where((eb) => eb.or([eb('business_id', '=', business), eb('user_id', '=', userId)]))
      .execute();

  test('is one, which lasts no longer for switching, and is proven anew', async () => {
    const { user, business, memberId } = await working();
    const [before] = await rowsOf(business, user.id);
    const both = await Promise.all([1, 2].map(() => actFor(memberId, user.headers)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(expect.arrayContaining([200]));
    const expires_at = before?.expires_at;
    expect(await rowsOf(business, user.id)).toEqual([
      // The version before, which may serve beside this one, reads these columns alone: to it they are themselves.
      { business_id: null, user_id: user.id, member_id: memberId, expires_at, is_proven: false },
    ]);
    expect((await call(app, 'POST', '/api/v1/account/act-as-self', {}, user.headers)).status).toBe(200);
    expect(await rowsOf(business, user.id)).toEqual([
      { business_id: null, user_id: user.id, member_id: null, expires_at, is_proven: false },
    ]);
  });

  test('is turned behind whoever has locked its user, and keeps nobody of the business waiting for that', async () => {
    const business = await makeBusiness(db);
    const { memberId, userId } = await signInMember(db, business, 'edits');
    const { headers } = await signInUser(db, userId);
    const said = await meetAtLock(
      db,
      (transaction) => transaction.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute(),
      () => actFor(memberId, headers),
      // As one who accepts an invitation of the same business does.
      (transaction) => transaction.selectFrom('businesses').select('name').where('business_id', '=', business).forUpdate().execute(),
    );
    expect(said.status).toBe(200);
  });

  test('that ends meanwhile goes on as nobody', async () => {
    const { user, business, memberId } = await working();
    const said = await meetAtLock(
      db,
      (transaction) => transaction.selectFrom('businesses').select('name').where('business_id', '=', business).forUpdate().execute(),
      () => actFor(memberId, user.headers),
      (transaction) => transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
    );
    expect(said.status).toBe(401);
    expect(await rowsOf(business, user.id)).toEqual([]);
  });

  test('says nothing for a business against it: no correction, no request among others', async () => {
    const { user, business } = await working();
    const correction = { field: 'openingHours', openingHours: 'Mon-Fri 7am-1pm', source: 'The board at the shop' };
    const said = await call(app, 'POST', `/api/v1/correction/add/${business}`, correction, user.headers);
    expect([said.status, said.body.code]).toEqual([409, 'own_business']);
    const asked = { service: 'Plumber', place: 'Pune', at: undefined, businesses: [business] };
    const form = await getRequirementForm(server.context, { kind: 'user', userId: user.id }, asked, undefined);
    expect([form.dropped, form.chosen]).toEqual([[{ id: business, isOwn: true }], []]);
    expect(form.matches?.map(({ business: { _id } }) => _id)).not.toContain(business);
  });
});

describe('who accepts', () => {
  test('is named to the business’s own account by mail', async () => {
    const [phone_no, email] = ['9822014002', `owner${process.pid}@example.in`];
    const business = await makeBusiness(db, { email, email_proven_at: new Date(), name: 'Deccan Arches' });
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date(), user_name: 'asha-of-arches' }));
    const id = await makeMember(db, { business_id: business, phone_no, state: 'invited' });
    expect((await answer(id, user.headers)).status).toBe(200);
    const text = await mailTo(email, 'Somebody works for your business now');
    for (const part of ['asha-of-arches', 'Deccan Arches', '/profilesupplier/people']) expect(text).toContain(part);
  });

  test('is 18 or older; somebody younger refuses alone', async () => {
    const phone_no = '9822014004';
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date() }));
    const parent = { parent_phone: '9822014005', language: 'en', agreed_at: new Date() };
    await db
      .insertInto('child_accounts')
      .values({ user_id: user.id, ...parent })
      .execute();
    const id = await makeMember(db, { phone_no, state: 'invited' });
    const said = await answer(id, user.headers);
    expect([said.status, said.body.code]).toEqual([403, 'too_young']);
    const refused = await call(app, 'PUT', `/api/v1/invitation/${id}`, { answer: 'refuse' }, user.headers);
    expect(refused.status).toBe(200);
  });

  test('has seen in their own data who invites them', async () => {
    const phone_no = '9822014003';
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date() }));
    await makeMember(db, { phone_no, state: 'invited' });
    const data = await call(app, 'GET', '/api/v1/user/data', undefined, user.headers);
    expect(data.body.data.people).toMatchObject([{ state: 'invited', contact: phone_no }]);
  });
});
