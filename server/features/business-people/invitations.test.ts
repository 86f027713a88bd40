import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sweepInvitations } from '#server/features/business-people/sweep-invitations.ts';
import { noteProof } from '#server/features/phone-codes/queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMember, signInMember } from '#tests/factories/member.ts';
import { proveBefore, signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { mailbox, makePeopleSteps } from '#tests/helpers/people-steps.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const server = await createTestApp({ SMTP_URL: mail.url });
const { app, db, context } = server;
const { mailTo, hasMore } = sortMail(mail);
const { invite, people, remove, invitations, answer, actFor, rowOf, invited } = makePeopleSteps(server);
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('an invitation', () => {
  test('is mailed without the name of the business, taken by who has proven the address, and opens what its role does', async () => {
    const { email, owner, business, id, person } = await invited();
    const text = await mailTo(email, 'A business on');
    expect(text).toContain('/user/invitations');
    const { name } = await db.selectFrom('businesses').select('name').where('business_id', '=', business).executeTakeFirstOrThrow();
    expect(text).not.toContain(name);
    expect(await invitations(person.headers)).toMatchObject([{ _id: id, role: 'enquiries', state: 'invited', business: { name } }]);
    expect((await answer(id, person.headers)).body.message).toBe('You work for this business now');
    expect(await people(owner.headers)).toMatchObject([{ _id: id, state: 'joined', contact: email, name: expect.stringMatching(/.+/) }]);

    const enquiry = await makeEnquiry(db, { business_id: business });
    const read = async () => (await call(app, 'GET', `/api/v1/contractor/enquiries/${enquiry}`, undefined, person.headers)).status;
    expect(await read()).toBe(403);
    expect((await actFor(id, person.headers)).status).toBe(200);
    expect(await read()).toBe(200);
    expect((await call(app, 'POST', '/api/v1/account/act-as-self', {}, person.headers)).status).toBe(200);
    expect(await read()).toBe(403);
  });

  test('by number is taken by who has proven it, and mails nobody', async () => {
    const owner = await signInBusiness(db);
    expect((await invite(owner.headers, { phoneNo: '+91 98220 12001', role: 'edits' })).status).toBe(201);
    const [{ _id, contact }] = await people(owner.headers);
    expect(contact).toBe('9822012001');
    const other = await signInUser(db, await makeUser(db, { phone_no: '9822012004', phone_proven_at: new Date() }));
    expect(await invitations(other.headers)).toEqual([]);
    expect((await answer(_id, other.headers)).body.code).toBe('not_for_you');
    const proven = await signInUser(db, await makeUser(db, { phone_no: '9822012001', phone_proven_at: new Date() }));
    expect((await answer(_id, proven.headers)).status).toBe(200);
  });

  test('by number waits for a new code where it was proven so long ago that it may be another’s by now', async () => {
    const owner = await signInBusiness(db);
    const phone_no = '9822012019';
    expect((await invite(owner.headers, { phoneNo: phone_no, role: 'edits' })).status).toBe(201);
    const [{ _id }] = await people(owner.headers);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const user = await signInUser(db, await makeUser(db, { phone_no, phone_proven_at: daysAgo(91) }));
    expect(await invitations(user.headers)).toEqual([]);
    expect(await answer(_id, user.headers)).toMatchObject({ status: 403, body: { code: 'not_for_you' } });
    // As a right code does.
    await noteProof(db, { kind: 'user', userId: user.id });
    expect(await invitations(user.headers)).toMatchObject([{ _id }]);
    expect((await answer(_id, user.headers)).status).toBe(200);
  });

  test('is for nobody else: another account, one that only typed the address, a business, the team, a visitor', async () => {
    const { id, owner, email } = await invited();
    await db.deleteFrom('users').where('email', '=', email).execute();
    const typed = await signInUser(db, await makeUser(db, { email, email_proven_at: null }));
    const other = await signInUser(db);
    for (const { headers } of [typed, other]) {
      expect(await invitations(headers)).toEqual([]);
      expect((await answer(id, headers)).body.code).toBe('not_for_you');
      expect((await actFor(id, headers)).body.code).toBe('invitation_not_found');
    }
    expect((await answer(id, owner.headers)).status).toBe(403);
    expect((await answer(id, (await signInAdmin(db)).headers)).status).toBe(403);
    expect((await answer(id, {})).status).toBe(401);
    for (const each of [NOBODY, 'x']) expect((await answer(each, other.headers)).body.code).toBe('invitation_not_found');
    expect(await rowOf(id)).toMatchObject({ state: 'invited', user_id: null });
  });

  test('taken back, refused, taken already or not in time opens nothing', async () => {
    const back = await invited();
    expect((await remove(back.id, back.owner.headers)).status).toBe(200);
    expect((await answer(back.id, back.person.headers)).body.code).toBe('invitation_over');
    expect((await remove(back.id, back.owner.headers)).body.code).toBe('person_gone');
    const refused = await invited();
    expect((await answer(refused.id, refused.person.headers, 'refuse')).body.message).toBe('Declined');
    expect((await answer(refused.id, refused.person.headers)).body.code).toBe('invitation_over');
    expect(await people(refused.owner.headers)).toEqual([]);
    const twice = await invited();
    const both = await Promise.all([answer(twice.id, twice.person.headers), answer(twice.id, twice.person.headers)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await invited();
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from ends_at - created_at)::int / 86400 as days from business_members where member_id = ${late.id}`.execute(db);
    expect(rows).toEqual([{ days: 7 }]);
    await db
      .updateTable('business_members')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('member_id', '=', late.id)
      .execute();
    expect((await answer(late.id, late.person.headers)).body.code).toBe('invitation_over');
    expect(await people(late.owner.headers)).toMatchObject([{ state: 'ended' }]);
    const old = await invited();
    await db
      .updateTable('business_members')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('member_id', '=', old.id)
      .execute();
    expect((await call(app, 'DELETE', `/api/v1/contractor/people/${old.id}`, undefined, old.owner.headers)).status).toBe(200);
    expect(await people(old.owner.headers)).toEqual([]);
    // One that nobody took is in nobody's way.
    expect((await invite(late.owner.headers, { email: late.email, role: 'all' })).status).toBe(201);
  });

  test('comes once to an address or a number, whatever its case, two at once too', async () => {
    const { owner, email, id, person } = await invited();
    expect((await invite(owner.headers, { email: email.toUpperCase(), role: 'all' })).body.code).toBe('invited_already');
    await answer(id, person.headers);
    expect((await invite(owner.headers, { email, role: 'all' })).body.code).toBe('invited_already');
    const both = await Promise.all([1, 2].map(() => invite(owner.headers, { phoneNo: '9822012002', role: 'all' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await db.updateTable('users').set({ phone_no: '9822012002', phone_proven_at: new Date() }).where('user_id', '=', person.id).execute();
    const second = (await people(owner.headers)).find(({ contact }: { contact: string }) => contact === '9822012002');
    expect((await answer(second._id, person.headers)).body.code).toBe('works_there_already');
  });

  test.each([
    [{}, 'role'],
    [{ role: 'owner', email: 'x@example.in' }, 'role'],
    [{ role: 'all' }, 'email'],
    [{ role: 'all', email: 'x@example.in', phoneNo: '9822012003' }, 'email'],
    [{ role: 'all', email: 'nobody' }, 'email'],
    [{ role: 'all', phoneNo: '12' }, 'phoneNo'],
    [{ role: 'all', email: ['x@example.in'] }, 'email'],
  ])('of %j is refused at %s', async (body, field) => {
    const { headers } = await signInBusiness(db);
    const { status, body: said } = await invite(headers, body);
    expect([status, Object.keys(said.errors)]).toEqual([400, expect.arrayContaining([field])]);
  });

  test('asks for a fresh proof, and not for more than twenty people', async () => {
    const owner = await signInBusiness(db);
    await proveBefore(db, owner.token, 16);
    expect((await invite(owner.headers, { email: mailbox(), role: 'all' })).body.code).toBe('proof_needed');
    await proveBefore(db, owner.token, 0);
    for (let n = 0; n < 20; n++) await makeMember(db, { business_id: owner.id, state: 'invited' });
    expect((await invite(owner.headers, { email: mailbox(), role: 'all' })).body.code).toBe('too_many_people');
  });

  test('of a business that is removed or merged is gone', async () => {
    const gone = await invited();
    await db.deleteFrom('businesses').where('business_id', '=', gone.business).execute();
    expect((await answer(gone.id, gone.person.headers)).body.code).toBe('invitation_not_found');
    const merged = await invited();
    const joined = await signInMember(db, merged.business, 'all');
    await db
      .insertInto('business_merges')
      .values({ merged_id: merged.business, kept_id: await makeBusiness(db), admin_id: (await signInAdmin(db)).id } as never)
      .execute();
    expect(await invitations(merged.person.headers)).toEqual([]);
    expect((await answer(merged.id, merged.person.headers)).body.code).toBe('business_gone');
    const { headers } = await signInUser(db, joined.userId);
    expect((await actFor(joined.memberId, headers)).body.code).toBe('business_gone');
  });

  test('that came to nothing is forgotten after 90 days', async () => {
    const old = await makeMember(db, { state: 'taken_back', created_at: new Date(Date.now() - 91 * 86_400_000) });
    const stays = await makeMember(db, { created_at: new Date(Date.now() - 91 * 86_400_000) });
    await sweepInvitations.run(context, {});
    expect([await rowOf(old), (await rowOf(stays))?.state]).toEqual([undefined, 'joined']);
  });

  test('an invitation that waits goes with the account whose address it names', async () => {
    const { id, person, owner } = await invited();
    const data = await call(app, 'GET', '/api/v1/contractor/data', undefined, owner.headers);
    expect(data.body.data.people).toMatchObject([{ state: 'invited' }]);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, person.headers)).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await hasMore('nobody@example.in', 'A business on')).toBe(false);
  });
});
