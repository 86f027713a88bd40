import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { setAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { confirmEmail } from '#server/features/email-addresses/confirm-email.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeMember, signInMember } from '#tests/factories/member.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';
import { ASKED, createAddressChanges, deadChange, takeBackIn } from '#tests/helpers/take-back-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, mailTo, confirmationTo, takeBack, newUser, newOwner } = await createAddressChanges();

const passwords = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
const deadLink = { status: 400, body: { code: 'wrong_take_back_link' } };

/** Sets a new password by the mailed code. */
async function resetByCode(path: string, email: string, by: 'code' | 'link') {
  const browser = createBrowser(app);
  await browser.post(`${path}/otp/send`, { email });
  const text = await mailTo(email, 'Your code to reset');
  const otp = /^(\d{4})$/m.exec(text)?.[1] ?? '';
  const reset = /\/link\?reset=([\w.-]+)/.exec(text)?.[1] ?? '';
  if (by === 'code') expect((await browser.post(`${path}/otp/verify`, { email, otp })).status).toBe(200);
  else expect((await browser.post(`${path}/link/verify`, { reset })).status).toBe(200);
  expect((await browser.post(`${path}/change-password`, { email, password: 'dry-roof-2' })).status).toBe(200);
}

describe('of a thief who had a session for a moment nothing outlives', () => {
  type User = Awaited<ReturnType<typeof newUser>>;
  const usersWays: [string, (owner: User) => Promise<unknown>][] = [
    ['a new password of the profile', async ({ edit }) => expect((await edit(passwords)).status).toBe(200)],
    ['a reset by the mailed code', ({ email }) => resetByCode(resetCalls.user, email, 'code')],
    ['a reset by the mailed link', ({ email }) => resetByCode(resetCalls.user, email, 'link')],
    [
      "'Log out everywhere else'",
      async ({ headers }) => {
        const { status, body } = await call(app, 'POST', '/api/v1/account/logout-everywhere', undefined, headers);
        expect([status, body.message]).toEqual([200, 'Every other device is logged out']);
        expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(200);
      },
    ],
    [
      'taking the account back',
      async ({ email }) => {
        expect((await takeBack(takeBackIn(await mailTo(email, ASKED)))).status).toBe(200);
      },
    ],
  ];

  test.each(usersWays)("a user's account: %s", async (_name, remedy) => {
    const owner = await newUser();
    const thief = await signInUser(db, owner.id);
    const wanted = `thief-${owner.email}`;
    expect((await owner.edit({ email: wanted }, thief.headers)).status).toBe(200);
    const link = await confirmationTo(wanted);
    // A code that somebody has asked for in another browser, and the permission of another.
    const [asked, granted] = [createBrowser(app), createBrowser(app)];
    await asked.post(`${resetCalls.user}/otp/send`, { email: owner.email });
    const otp = /^(\d{4})$/m.exec(await mailTo(owner.email, 'Your code to reset'))?.[1] ?? '';
    await granted.post(`${resetCalls.user}/otp/send`, { email: owner.email });
    const other = /^(\d{4})$/m.exec(await mailTo(owner.email, 'Your code to reset'))?.[1] ?? '';
    expect((await granted.post(`${resetCalls.user}/otp/verify`, { email: owner.email, otp: other })).status).toBe(200);

    await remedy(owner);

    await expect(confirmEmail(context, owner.account, link)).rejects.toMatchObject(deadChange);
    expect(await owner.emailNow()).toBe(owner.email);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, thief.headers)).status).toBe(401);
    expect((await asked.post(`${resetCalls.user}/otp/verify`, { email: owner.email, otp })).status).toBe(400);
    expect((await granted.post(`${resetCalls.user}/change-password`, { email: owner.email, password: 'thief-roof' })).status).toBe(403);
  });

  type Owner = Awaited<ReturnType<typeof newOwner>>;
  const ownersWays: [string, (owner: Owner) => Promise<unknown>][] = [
    [
      'a new password of the desk',
      async ({ headers }) => expect((await call(app, 'PUT', '/api/v1/contractor/password', passwords, headers)).status).toBe(200),
    ],
    ['a reset by the mailed code', ({ email }) => resetByCode(resetCalls.contractor, email, 'code')],
    ['a reset by the mailed link', ({ email }) => resetByCode(resetCalls.contractor, email, 'link')],
    [
      "'Log out everywhere else'",
      async ({ headers }) => expect((await call(app, 'POST', '/api/v1/account/logout-everywhere', undefined, headers)).status).toBe(200),
    ],
    ['taking the account back', async ({ email }) => expect((await takeBack(takeBackIn(await mailTo(email, ASKED)))).status).toBe(200)],
  ];

  test.each(ownersWays)("an owner's account: %s", async (_name, remedy) => {
    const owner = await newOwner();
    const thief = await signInBusiness(db, owner.id);
    const wanted = `thief-${owner.email}`;
    expect((await owner.edit({ email: wanted }, thief.headers)).status).toBe(200);
    const link = await confirmationTo(wanted);
    await remedy(owner);
    await expect(confirmEmail(context, owner.account, link)).rejects.toMatchObject(deadChange);
    expect((await owner.row()).email).not.toBe(wanted);
    expect((await call(app, 'GET', '/api/v1/contractor/profile', undefined, thief.headers)).status).toBe(401);
  });

  test('an owner’s account that is taken back: whom the thief has invited works for it no more', async () => {
    const owner = await newOwner();
    const work = await signInMember(db, owner.id, 'all');
    const invited = await makeMember(db, { business_id: owner.id, state: 'invited' });
    const thief = await signInBusiness(db, owner.id);
    expect((await owner.edit({ email: `thief-${owner.email}` }, thief.headers)).status).toBe(200);
    expect((await takeBack(takeBackIn(await mailTo(owner.email, ASKED)))).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/contractor/profile', undefined, work.headers)).status).toBe(401);
    const { headers } = await signInUser(db, work.userId);
    expect((await call(app, 'POST', `/api/v1/account/act-for/${work.memberId}`, {}, headers)).body.code).toBe('invitation_over');
    const rows = await db.selectFrom('business_members').select(['member_id', 'state']).where('business_id', '=', owner.id).execute();
    expect(new Map(rows.map(({ member_id, state }) => [member_id, state]))).toEqual(
      new Map([
        [work.memberId, 'removed'],
        [invited, 'taken_back'],
      ]),
    );
  });

  test('a user’s account that is taken back: what it was invited to by an address or number that it has no more is not its work', async () => {
    const user = await newUser();
    const later = `later-${user.email}`;
    const own = await makeMember(db, { user_id: user.id, email: user.email.toUpperCase() });
    const contact = await user.moveTo(later);
    const work = [
      await makeMember(db, { user_id: user.id, email: later }),
      await makeMember(db, { user_id: user.id, phone_no: '9822014001' }),
    ];
    expect((await takeBack(contact)).status).toBe(200);
    const { headers } = await signInUser(db, user.id);
    const actFor = (id: string) => call(app, 'POST', `/api/v1/account/act-for/${id}`, {}, headers);
    for (const id of work) expect((await actFor(id)).body.code).toBe('invitation_over');
    expect((await actFor(own)).status).toBe(200);
  });

  test("an owner's account to which the team gives another e-mail", async () => {
    const owner = await newOwner();
    const { headers: admin } = await signInAdmin(db);
    const thiefs = `thief-${owner.email}`;
    await owner.edit({ email: thiefs });
    await confirmEmail(context, owner.account, await confirmationTo(thiefs));
    const { headers } = await signInBusiness(db, owner.id);
    await owner.edit({ email: `second-${owner.email}` }, headers);
    const [waiting, contact] = [await confirmationTo(`second-${owner.email}`), takeBackIn(await mailTo(thiefs, ASKED))];
    const work = await makeMember(db, { business_id: owner.id });
    const given = { ...owner.profile, email: `office-${owner.email}` };
    expect((await call(app, 'PUT', `/api/v1/contractor/update/${owner.id}`, given, admin)).status).toBe(200);
    await expect(confirmEmail(context, owner.account, waiting)).rejects.toMatchObject(deadChange);
    expect(await takeBack(contact)).toMatchObject(deadLink);
    expect((await owner.row()).email).toBe(`office-${owner.email}`);
    const { state } = await db.selectFrom('business_members').select('state').where('member_id', '=', work).executeTakeFirstOrThrow();
    expect(state).toBe('removed');
  });

  test("an owner's e-mail that the team writes in other letters: nobody else's, whoever works for it stays", async () => {
    const owner = await newOwner();
    const { headers: admin } = await signInAdmin(db);
    const work = await makeMember(db, { business_id: owner.id });
    const given = { ...owner.profile, email: owner.email.toUpperCase() };
    expect((await call(app, 'PUT', `/api/v1/contractor/update/${owner.id}`, given, admin)).status).toBe(200);
    expect((await owner.row()).email).toBe(owner.email.toUpperCase());
    const { state } = await db.selectFrom('business_members').select('state').where('member_id', '=', work).executeTakeFirstOrThrow();
    expect(state).toBe('joined');
  });

  test("an admin's password from the settings", async () => {
    const email = 'set-again@example.in';
    const thief = await signInAdmin(db, await makeAdmin(db, { email }));
    await setAdmin(db, email, 'dry-roof-2');
    expect((await call(app, 'GET', '/api/v1/admin/audit/get', undefined, thief.headers)).status).toBe(401);
  });

  test('an e-mail that is saved with the new password waits on: it was asked for by the same hand', async () => {
    const owner = await newUser();
    await owner.edit({ email: `first-${owner.email}` });
    const first = await confirmationTo(`first-${owner.email}`);
    await owner.edit({ email: `second-${owner.email}`, ...passwords });
    await expect(confirmEmail(context, owner.account, first)).rejects.toMatchObject(deadChange);
    await confirmEmail(context, owner.account, await confirmationTo(`second-${owner.email}`));
    expect(await owner.emailNow()).toBe(`second-${owner.email}`);
  });

  test('of a change that is confirmed while the password is set, one comes first, and the other sees it', async () => {
    for (let round = 0; round < 6; round++) {
      const owner = await newUser();
      const thief = await signInUser(db, owner.id);
      const wanted = `thief-${owner.email}`;
      await owner.edit({ email: wanted }, thief.headers);
      const link = await confirmationTo(wanted);
      const [confirmed, set] = await Promise.allSettled([confirmEmail(context, owner.account, link), owner.edit(passwords)]);
      expect(set).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
      if (confirmed.status === 'rejected') expect(confirmed.reason).toMatchObject(deadChange);
      expect(await owner.emailNow()).toBe(confirmed.status === 'fulfilled' ? wanted : owner.email);
      await expect(confirmEmail(context, owner.account, link)).rejects.toMatchObject(deadChange);
      expect((await call(app, 'GET', '/api/v1/user/get', undefined, thief.headers)).status).toBe(401);
    }
  });

  test('a password that is set waits for the change that is just confirmed, and the change for the password', async () => {
    const owner = await newUser();
    const wanted = `thief-${owner.email}`;
    await owner.edit({ email: wanted });
    const link = await confirmationTo(wanted);
    const set = async (transaction: Transaction<DB>) => {
      await transaction.selectFrom('users').select('user_id').where('user_id', '=', owner.id).forUpdate().execute();
      await transaction.deleteFrom('email_changes').where('user_id', '=', owner.id).execute();
    };
    await expect(meetAtLock(db, set, () => confirmEmail(context, owner.account, link))).rejects.toMatchObject(deadChange);
    expect(await owner.emailNow()).toBe(owner.email);
  });
});
