import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { mailbox, makePeopleSteps } from '#tests/helpers/people-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const server = await createTestApp({ SMTP_URL: mail.url });
const { app, db } = server;
const { makeListed, edit } = await makeChangeSteps(server);
const { invite, people, setRole, remove, leave, actFor, rowOf } = makePeopleSteps(server);
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('somebody of a business', () => {
  test('has another role, or none, from the next call on; no role of theirs opens what is the account’s own', async () => {
    const owner = await signInBusiness(db);
    const { memberId, headers, userId } = await signInMember(db, owner.id, 'edits');
    const list = () => call(app, 'GET', '/api/v1/contractor/enquiries', undefined, headers);
    expect((await list()).body.code).toBe('not_your_role');
    const [{ version }] = await people(owner.headers);
    expect((await setRole(memberId, { role: 'enquiries', version }, owner.headers)).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect((await setRole(memberId, { role: 'all', version }, owner.headers)).body.code).toBe('edit_conflict');
    expect((await setRole(memberId, { role: 'all' }, owner.headers)).status).toBe(200);
    for (const path of [`DELETE /contractor/delete/${owner.id}`, 'GET /contractor/data', 'PUT /contractor/password']) {
      const [method = '', url] = path.split(' ');
      const said = await call(
        app,
        method as 'GET',
        `/api/v1${url}`,
        method === 'PUT' ? { newPassword: 'monsoon-2026', confirmPassword: 'monsoon-2026' } : undefined,
        headers,
      );
      expect([path, said.body.code]).toEqual([path, 'not_your_role']);
    }
    expect((await remove(memberId, owner.headers)).status).toBe(200);
    expect((await list()).status).toBe(401);
    const again = await signInUser(db, userId);
    expect((await actFor(memberId, again.headers)).body.code).toBe('invitation_over');
    for (const id of [NOBODY, 'x', memberId.replaceAll(/[0-9a-f]/g, '0')])
      expect((await remove(id, owner.headers)).body.code).toBe('person_not_found');
  });

  test('who does all invites and removes others, never the business’s own account', async () => {
    const business = await makeBusiness(db);
    const all = await signInMember(db, business, 'all');
    const other = await signInMember(db, business, 'all');
    expect((await invite(all.headers, { email: mailbox(), role: 'edits' })).status).toBe(201);
    expect((await remove(business, all.headers)).body.code).toBe('last_owner');
    expect((await remove(other.memberId, all.headers)).status).toBe(200);
    expect((await people(other.headers)) ?? 'none').toBe('none');
    const { headers: stranger } = await signInBusiness(db);
    expect((await remove(all.memberId, stranger)).body.code).toBe('person_not_found');
    expect((await setRole(all.memberId, { role: 'edits' }, stranger)).body.code).toBe('person_not_found');
    for (const role of ['enquiries', 'edits'] as const) {
      const { headers } = await signInMember(db, business, role);
      expect((await invite(headers, { email: mailbox(), role: 'all' })).body.code).toBe('not_your_role');
    }
  });

  test('is named by what they did: an answer to the business alone, an edit to the team', async () => {
    const owner = await signInBusiness(db);
    const { headers, userId } = await signInMember(db, owner.id, 'all');
    const { user_name: name } = await db.selectFrom('users').select('user_name').where('user_id', '=', userId).executeTakeFirstOrThrow();
    const asker = await signInUser(db);
    const enquiry = await makeEnquiry(db, { business_id: owner.id, user_id: asker.id });
    const say = (who: Record<string, string>) =>
      call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'Tomorrow at ten' }, who);
    const lastWriter = async () =>
      (await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, owner.headers)).body.enquiries[0].lastMessage.writtenBy;
    expect((await say(headers)).status).toBe(201);
    expect(await lastWriter()).toBe(name);
    const asked = await call(app, 'GET', `/api/v1/enquiries/${enquiry}`, undefined, asker.headers);
    expect(JSON.stringify(asked.body)).not.toContain(name);
    expect((await say(owner.headers)).status).toBe(201);
    expect(await lastWriter()).toBeUndefined();
    const theirs = await call(app, 'GET', `/api/v1/contractor/enquiries/${enquiry}`, undefined, owner.headers);
    expect(theirs.body.messages.map(({ writtenBy }: { writtenBy?: string }) => writtenBy)).toEqual([name, undefined]);
    const answered = await call(app, 'GET', `/api/v1/enquiries/${enquiry}`, undefined, asker.headers);
    expect(JSON.stringify(answered.body)).not.toContain(name);
    expect(answered.body.messages).toHaveLength(2);
  });

  test('edits what everybody sees, by name, and neither the number nor the e-mail', async () => {
    const { id, headers: owner, send, profile } = await makeListed();
    const { headers, memberId } = await signInMember(db, id, 'edits');
    expect((await edit({ ...profile, price: '51 per sq ft' }, headers)).status).toBe(200);
    const edits = await db.selectFrom('business_edits').select(['member_id', 'changes']).where('business_id', '=', id).execute();
    expect(edits).toMatchObject([{ member_id: memberId, changes: { price: { after: '51 per sq ft' } } }]);
    for (const other of [{ phoneNo: '9822012009' }, { email: 'thief@example.in' }])
      expect((await edit({ ...profile, ...other }, headers)).body.code).toBe('not_your_role');
    expect((await edit({ ...profile, name: 'Others’ Arches' }, headers)).body.contractor.waiting.name).toBe('Others’ Arches');
    expect((await edit(profile, (await signInMember(db, id, 'enquiries')).headers)).body.code).toBe('not_your_role');
    expect([(await send({ price: '52 per sq ft' })).status, owner.authorization]).toEqual([200, expect.any(String)]);
  });

  test('does the rest of the site’s as themselves', async () => {
    const business = await makeBusiness(db);
    const { headers, userId } = await signInMember(db, business, 'all');
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data._id).toBe(userId);
    expect((await call(app, 'POST', `/api/v1/contractor/like/${await makeBusiness(db)}`, {}, headers)).status).toBeLessThan(500);
  });

  test('leaves by themselves, and goes with their account; a new password and a block end their sessions', async () => {
    const business = await makeBusiness(db);
    const { headers, userId, memberId } = await signInMember(db, business, 'all');
    const self = await signInUser(db, userId);
    expect((await leave(memberId, (await signInUser(db)).headers)).body.code).toBe('invitation_not_found');
    const blocked = await signInMember(db, business, 'enquiries');
    const { headers: admin } = await signInAdmin(db);
    const block = await call(app, 'PUT', `/api/v1/admin/account/block/user/${blocked.userId}`, { reason: 'Sold numbers' }, admin);
    expect(block.status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, blocked.headers)).status).toBe(401);
    expect((await leave(memberId, self.headers)).status).toBe(200);
    expect((await leave(memberId, self.headers)).body.code).toBe('invitation_over');
    expect((await call(app, 'GET', '/api/v1/contractor/people', undefined, headers)).status).toBe(401);
    const data = await call(app, 'GET', '/api/v1/user/data', undefined, self.headers);
    expect(data.body.data.people).toMatchObject([{ business, role: 'all', state: 'removed' }]);
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, self.headers)).status).toBe(200);
    expect(await rowOf(memberId)).toBeUndefined();
  });
});
