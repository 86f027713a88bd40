import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMember, signInMember } from '#tests/factories/member.ts';
import { makeReview } from '#tests/factories/review.ts';
import { proveBefore, signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { makeMergeSteps } from '#tests/helpers/merge-steps.ts';
import { makePeopleSteps } from '#tests/helpers/people-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { invite, people, remove, answer } = makePeopleSteps(server);
const { makeListed, edit, waitingOf, own, admin } = await makeChangeSteps(server);

const nameOf = async (userId: string) =>
  (await db.selectFrom('users').select('user_name').where('user_id', '=', userId).executeTakeFirstOrThrow()).user_name;
const stateOf = async (id: string) =>
  (await db.selectFrom('business_members').select('state').where('member_id', '=', id).executeTakeFirst())?.state;
const messagesTo = (phoneNo: string) =>
  db.selectFrom('short_messages').select(['kind', 'values', 'language']).where('phone_no', '=', `+91${phoneNo}`).execute();
const audited = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['admin_id', 'admin_email', 'changes'])
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .orderBy('audit_entry_id')
    .execute();

const review = (business: string) => ({ business, name: 'Asha', email: 'asha@example.in', rating: 5, description: 'The best there is.' });
const enquiry = { name: 'Asha', email: 'asha@example.in', phoneNo: '9822013001', message: 'Is anybody there?' };

describe('somebody who works for a business', () => {
  test.each(['acting for it', 'as themselves'])('neither reviews it, nor votes for its reviews, nor asks it: %s', async (as) => {
    const business = await makeBusiness(db);
    const work = await signInMember(db, business, 'enquiries');
    const { headers } = as === 'acting for it' ? work : await signInUser(db, work.userId);
    const others = await makeReview(db, { business_id: business });
    expect((await call(app, 'POST', '/api/v1/review/add', review(business), headers)).body.code).toBe('own_business');
    expect((await call(app, 'PUT', `/api/v1/review/helpful/${others}`, { helpful: true }, headers)).body.code).toBe('own_business');
    expect((await call(app, 'POST', `/api/v1/send-enquiry/${business}`, enquiry, headers)).body.code).toBe('own_business');
    expect(await db.selectFrom('reviews').select('review_id').where('business_id', '=', business).execute()).toHaveLength(1);
  });

  test('does nothing more for one that is merged, in the session that they were doing it in, until that is undone', async () => {
    const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, { email: null, email_proven_at: null })];
    const [work, other] = [await signInMember(db, gone, 'all'), await signInMember(db, kept, 'all')];
    const { expectMerged, undo } = await makeMergeSteps(server);
    await expectMerged(kept, gone);
    expect((await call(app, 'GET', '/api/v1/contractor/people', undefined, work.headers)).status).toBe(401);
    expect((await call(app, 'GET', '/api/v1/contractor/people', undefined, other.headers)).status).toBe(200);
    const { headers } = await signInUser(db, work.userId);
    expect((await call(app, 'POST', `/api/v1/account/act-for/${work.memberId}`, {}, headers)).body.code).toBe('business_gone');
    expect((await undo(gone)).status).toBe(200);
    expect((await call(app, 'POST', `/api/v1/account/act-for/${work.memberId}`, {}, headers)).status).toBe(200);
  });

  test('of an entry that was merged does nothing of that for the one that stays either, nor does the account of that entry', async () => {
    const [last, kept, gone] = [await makeBusiness(db), await makeBusiness(db), await makeBusiness(db)];
    const { userId } = await signInMember(db, gone, 'all');
    const [member, owner] = [await signInUser(db, userId), await signInBusiness(db, gone)];
    const { expectMerged, undo } = await makeMergeSteps(server);
    await expectMerged(kept, gone, { owner: kept });
    await expectMerged(last, kept, { owner: last });
    const others = await makeReview(db, { business_id: last });
    const add = () => call(app, 'POST', '/api/v1/review/add', review(last), member.headers);
    expect((await add()).body.code).toBe('own_business');
    for (const { headers } of [member, owner]) {
      expect((await call(app, 'PUT', `/api/v1/review/helpful/${others}`, { helpful: true }, headers)).body.code).toBe('own_business');
      expect((await call(app, 'POST', `/api/v1/send-enquiry/${last}`, enquiry, headers)).body.code).toBe('own_business');
    }
    expect((await undo(kept)).status).toBe(200);
    expect((await add()).status).toBe(201);
  });

  test('does so again once they have left', async () => {
    const business = await makeBusiness(db);
    const { headers, userId } = await signInMember(db, business, 'enquiries');
    await db.updateTable('business_members').set({ state: 'removed', ended_at: new Date() }).where('user_id', '=', userId).execute();
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    const self = await signInUser(db, userId);
    expect((await call(app, 'POST', '/api/v1/review/add', review(business), self.headers)).status).toBe(201);
  });

  test('has not reviewed it, or deletes that first', async () => {
    const phone_no = '9822013002';
    const owner = await signInBusiness(db);
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date() }));
    const written = await makeReview(db, { business_id: owner.id, user_id: user.id });
    const id = await makeMember(db, { business_id: owner.id, phone_no, state: 'invited' });
    expect((await answer(id, user.headers)).body.code).toBe('has_reviewed');
    expect((await call(app, 'DELETE', `/api/v1/review/delete/${written}`, undefined, user.headers)).status).toBe(200);
    expect((await answer(id, user.headers)).status).toBe(200);
  });

  test('cannot review and accept at once', async () => {
    const phone_no = '9822013003';
    const owner = await signInBusiness(db);
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: new Date() }));
    const id = await makeMember(db, { business_id: owner.id, phone_no, state: 'invited' });
    const both = await Promise.all([answer(id, user.headers), call(app, 'POST', '/api/v1/review/add', review(owner.id), user.headers)]);
    expect(both.map(({ status }) => status < 300).sort()).toEqual([false, true]);
  });

  test('proves that it is them by their own password, not the one of the business', async () => {
    const business = await makeBusiness(db);
    const { headers, userId, token } = await signInMember(db, business, 'all');
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword('monsoon-2026') })
      .where('user_id', '=', userId)
      .execute();
    await db
      .updateTable('businesses')
      .set({ password_hash: await hashPassword('of-the-business-1') })
      .where('business_id', '=', business)
      .execute();
    await proveBefore(db, token, 16);
    const asked = { phoneNo: '9822013004', role: 'edits' };
    expect((await invite(headers, asked)).body.code).toBe('proof_needed');
    const prove = (password: string) => call(app, 'POST', '/api/v1/account/prove', { password }, headers);
    expect((await prove('of-the-business-1')).status).toBe(403);
    expect((await prove('monsoon-2026')).status).toBe(200);
    expect((await invite(headers, asked)).status).toBe(201);
  });

  test('removes others with a fresh proof alone', async () => {
    const owner = await signInBusiness(db);
    const { memberId } = await signInMember(db, owner.id, 'edits');
    await proveBefore(db, owner.token, 16);
    expect((await remove(memberId, owner.headers)).body.code).toBe('proof_needed');
    await proveBefore(db, owner.token, 0);
    expect((await remove(memberId, owner.headers)).status).toBe(200);
  });
});

describe('an invitation by number', () => {
  test('goes out as a message without the business’s name, in the language of who invites', async () => {
    const owner = await signInBusiness(db);
    expect((await invite({ ...owner.headers, 'accept-language': 'hi' }, { phoneNo: '98220 13005', role: 'edits' })).status).toBe(201);
    expect(await messagesTo('9822013005')).toEqual([
      { kind: 'invitation', language: 'hi', values: { until: expect.stringMatching(/^\d{1,2} \S+ \d{4}$/) } },
    ]);
    expect(await messagesTo('9822013006')).toEqual([]);
  });

  test('goes with the account that has proven it, unless another one has, too', async () => {
    const [business, phone_no] = [await makeBusiness(db), '9822012009'];
    const waiting = await makeMember(db, { business_id: business, state: 'invited', phone_no });
    const users = [
      await makeUser(db, { phone_no, phone_proven_at: new Date() }),
      await makeUser(db, { phone_no, phone_proven_at: new Date() }),
    ];
    for (const left of ['invited', undefined]) {
      const { headers } = await signInUser(db, users.pop());
      expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
      expect(await stateOf(waiting)).toBe(left);
    }
  });

  test('goes three times a day to one number, whoever invites, and ten times from one business', async () => {
    const phoneNo = '9822013007';
    for (let n = 0; n < 3; n++) expect((await invite((await signInBusiness(db)).headers, { phoneNo, role: 'edits' })).status).toBe(201);
    const { headers, id } = await signInBusiness(db);
    const over = await invite(headers, { phoneNo, role: 'edits' });
    expect([over.status, over.body.code]).toEqual([429, 'too_many_invitations']);
    expect(await messagesTo(phoneNo)).toHaveLength(3);
    for (let n = 0; n < 10; n++) await makeMember(db, { business_id: id, phone_no: `98220131${10 + n}`, state: 'taken_back' });
    expect((await invite(headers, { phoneNo: '9822013008', role: 'edits' })).body.code).toBe('too_many_invitations');
    // By mail it goes on, and the next day by message.
    expect((await invite(headers, { email: 'later@example.in', role: 'edits' })).status).toBe(201);
    await db
      .updateTable('business_members')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('business_id', '=', id)
      .execute();
    expect((await invite(headers, { phoneNo: '9822013008', role: 'edits' })).status).toBe(201);
  });

  test('goes to no number from a business that has proven neither address nor number; by mail it does', async () => {
    const { headers, id } = await signInBusiness(db, await makeBusiness(db, { email_proven_at: null }));
    const phoneNo = '9822013020';
    const refused = await invite(headers, { phoneNo, role: 'edits' });
    expect([refused.status, refused.body.code]).toEqual([403, 'prove_first']);
    expect(await messagesTo(phoneNo)).toEqual([]);
    expect((await invite(headers, { email: 'colleague@example.in', role: 'edits' })).status).toBe(201);
    await db.updateTable('businesses').set({ phone_proven_at: new Date() }).where('business_id', '=', id).execute();
    expect((await invite(headers, { phoneNo, role: 'edits' })).status).toBe(201);
  });

  test('goes three times to one number though many invite it at once, and so often in a day from all together', async () => {
    const phoneNo = '9822013021';
    const owners = await Promise.all(Array.from({ length: 8 }, () => signInBusiness(db)));
    const answers = await Promise.all(owners.map(({ headers }) => invite(headers, { phoneNo, role: 'edits' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    const crowd = await makeBusiness(db);
    await sql`insert into business_members (business_id, phone_no, role, state, ends_at, ended_at)
      select ${crowd}, (9700000000 + n)::text, 'edits', 'taken_back', now(), now() from generate_series(1, 1000) n`.execute(db);
    expect((await invite((await signInBusiness(db)).headers, { phoneNo: '9822013022', role: 'edits' })).body.code).toBe(
      'too_many_invitations',
    );
    await db.deleteFrom('business_members').where('business_id', '=', crowd).execute();
    expect((await invite((await signInBusiness(db)).headers, { phoneNo: '9822013022', role: 'edits' })).status).toBe(201);
  });

  test('says who of the business has invited', async () => {
    const business = await makeBusiness(db);
    const [owner, member] = [await signInBusiness(db, business), await signInMember(db, business, 'all')];
    await proveBefore(db, member.token, 1);
    for (const [headers, email] of [
      [owner.headers, 'by-owner@example.in'],
      [member.headers, 'by-member@example.in'],
    ] as const)
      expect((await invite(headers, { email, role: 'edits' })).status).toBe(201);
    const listed = await people(owner.headers);
    const by = (wanted: string) => listed.find(({ contact }: { contact: string }) => contact === wanted)?.invitedBy;
    expect([by('by-owner@example.in'), by('by-member@example.in')]).toEqual([undefined, await nameOf(member.userId)]);
  });
});

describe('who did what', () => {
  test('stands in the audit: invited, given another role, removed, each masked and under the business', async () => {
    const owner = await signInBusiness(db);
    const email = `audited${process.pid}@example.in`;
    await invite(owner.headers, { email, role: 'edits' });
    const [person] = await people(owner.headers);
    const set = (role: string) => call(app, 'PUT', `/api/v1/contractor/people/${person._id}`, { role }, owner.headers);
    expect([(await set('all')).status, (await set('all')).status]).toEqual([200, 200]);
    await remove(person._id, owner.headers);
    const entries = await audited(owner.id);
    expect(entries.map(({ changes }) => changes)).toEqual([
      { people: { before: null, after: 'a…@….in: edits' } },
      { people: { before: 'a…@….in: edits', after: 'a…@….in: all' } },
      { people: { before: 'a…@….in: all', after: null } },
    ]);
    expect(entries.map(({ admin_id, admin_email }) => [admin_id, admin_email])).toEqual(Array(3).fill([owner.id, 'owner']));
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test('is named to the owner and to the team, with what waits too; an account that is deleted is named no more', async () => {
    const { id, profile, headers: owner, send } = await makeListed();
    const { headers, userId } = await signInMember(db, id, 'edits');
    const name = await nameOf(userId);
    expect((await edit({ ...profile, price: '61 per sq ft', name: 'Others’ Arches' }, headers)).status).toBe(200);
    expect((await send({ price: '62 per sq ft', name: 'Others’ Arches' })).status).toBe(200);
    const listed = async () => {
      const { body } = await call(app, 'GET', '/api/v1/contractor/people', undefined, owner);
      return body.edits.map(({ by, fields }: { by: string; fields: string[] }) => [by, fields]);
    };
    expect(await listed()).toEqual([
      ['', ['price']],
      [name, ['price', 'description']],
    ]);
    const edits = (await call(app, 'GET', '/api/v1/admin/business/edits?show=all&limit=100', undefined, admin)).body.edits;
    const ofIt = edits.filter(({ business }: { business: { _id: string } }) => business._id === id);
    expect(ofIt.map(({ editedBy }: { editedBy?: string }) => editedBy)).toEqual([undefined, name]);
    // Who sent the value that waits is named, not who sent the same again.
    expect(await waitingOf(id)).toMatchObject([{ field: 'name', sentBy: name }]);
    expect(await own(owner)).toMatchObject([{ field: 'name', sentBy: name }]);
    await send({ name: 'Our Own Arches' });
    expect((await own(owner))[0]).not.toHaveProperty('sentBy');
    const self = await signInUser(db, userId);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, self.headers)).status).toBe(200);
    expect((await listed()).map(([by]: [string]) => by)).toEqual(['', '', '']);
  });

  test('is not told to the other side, nor to businesses of others', async () => {
    const business = await makeBusiness(db);
    const { headers, userId } = await signInMember(db, business, 'enquiries');
    const asked = await makeEnquiry(db, { business_id: business });
    expect((await call(app, 'POST', `/api/v1/contractor/enquiries/${asked}/messages`, { body: 'At ten' }, headers)).status).toBe(201);
    const stranger = await signInBusiness(db);
    expect((await call(app, 'GET', `/api/v1/contractor/enquiries/${asked}`, undefined, stranger.headers)).status).toBe(404);
    const shown = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(JSON.stringify(shown.body)).not.toContain(await nameOf(userId));
    expect((await signInAdmin(db)).id).toBeTruthy();
  });
});
