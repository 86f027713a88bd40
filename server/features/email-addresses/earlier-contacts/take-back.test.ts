import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { confirmEmail } from '#server/features/email-addresses/confirm-email.ts';
import { findAddressToTakeBack } from '#server/features/email-addresses/earlier-contacts/take-back.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInUser } from '#tests/factories/session.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { resetCalls } from '#tests/helpers/reset-steps.ts';
import { ASKED, createAddressChanges, deadChange, password, takeBackIn } from '#tests/helpers/take-back-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, pool, mailTo, confirmationTo, takeBack, newUser, newOwner } = await createAddressChanges();

const CHANGED = 'Your email was changed';
const PHONE = 'Your login phone number was changed';
const deadLink = { status: 400, body: { code: 'wrong_take_back_link' } };

describe('the address that an account has', () => {
  test('is told when another is asked for, and when it is taken; neither mail names anybody', async () => {
    const owner = await newUser();
    const wanted = `moved-${owner.email}`;
    await owner.edit({ email: wanted });
    const asked = await mailTo(owner.email, ASKED);
    await confirmEmail(context, owner.account, await confirmationTo(wanted));
    const changed = await mailTo(owner.email, CHANGED);
    for (const text of [asked, changed]) {
      expect(takeBackIn(text)).not.toBe('');
      expect(text).toContain('7 days');
      expect(text).not.toContain(owner.userName);
      expect(text).not.toContain(wanted);
    }
    expect(takeBackIn(changed)).toBe(takeBackIn(asked));
  });

  test("is told of an owner's new login phone, and takes that back, too", async () => {
    const owner = await newOwner();
    const { phoneNo } = await businessForm();
    expect((await owner.edit({ phoneNo })).status).toBe(200);
    const contact = takeBackIn(await mailTo(owner.email, PHONE));
    const { status, body } = await takeBack(contact);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'contractor', email: owner.email });
    expect(body.message).toBe(`Your account is yours again. Set a new password; you log in with ${owner.phoneNo}`);
    expect((await owner.row()).phone_no).toBe(owner.phoneNo);
  });

  test('is told though strangers have filled its mails up', async () => {
    const owner = await newUser();
    await pool.query('update mail_counts set mails = 1000000');
    await owner.edit({ email: `full-${owner.email}` });
    expect(takeBackIn(await mailTo(owner.email, ASKED))).not.toBe('');
  });

  test('of a business without one is told nothing', async () => {
    const owner = await newOwner();
    await db.updateTable('businesses').set({ email: null }).where('business_id', '=', owner.id).execute();
    expect((await owner.edit({ email: `first-${owner.email}` })).status).toBe(200);
    expect(await db.selectFrom('earlier_contacts').select('email').where('business_id', '=', owner.id).execute()).toEqual([]);
  });
});

describe('taking an account back', () => {
  test('restores the address as proven, ends every session and the password, and leads to a new one; once', async () => {
    const owner = await newUser();
    const contact = await owner.moveTo(`thief-${owner.email}`);
    const thief = await signInUser(db, owner.id);
    expect(await findAddressToTakeBack(context, contact)).toBe(owner.email);
    expect(await owner.emailNow()).toBe(`thief-${owner.email}`);

    const browser = createBrowser(app);
    const { status, body } = await browser.post('/api/v1/account/take-back', { contact });
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Your account is yours again. Set a new password', kind: 'user', email: owner.email },
    ]);
    const row = await db.selectFrom('users').selectAll().where('user_id', '=', owner.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: owner.email, password_hash: null, email_proven_at: expect.any(Date) });
    for (const { headers } of [thief, owner]) expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    const logIn = (given: string) => call(app, 'POST', '/api/v1/user/login', { userName: owner.userName, password: given });
    expect((await logIn(password)).status).toBe(401);
    expect(await mailTo(`thief-${owner.email}`, 'Your email was changed back')).not.toContain('take-back');

    expect(await findAddressToTakeBack(context, contact)).toBeUndefined();
    expect(await takeBack(contact)).toMatchObject(deadLink);
    const set = await browser.post(`${resetCalls.user}/change-password`, { email: owner.email, password: 'dry-roof-3' });
    expect(set.status).toBe(200);
    expect((await logIn('dry-roof-3')).status).toBe(200);
  });

  test('ends a change that only waits, without anything having changed', async () => {
    const owner = await newUser();
    await owner.edit({ email: `wish-${owner.email}` });
    const link = await confirmationTo(`wish-${owner.email}`);
    expect((await takeBack(takeBackIn(await mailTo(owner.email, ASKED)))).status).toBe(200);
    await expect(confirmEmail(context, owner.account, link)).rejects.toMatchObject(deadChange);
    expect(await owner.emailNow()).toBe(owner.email);
  });

  test('wins over a chain of changes, whoever of the chain was there first', async () => {
    const owner = await newUser();
    const [a, b, c] = [owner.email, `b-${owner.email}`, `c-${owner.email}`];
    const linkOfA = await owner.moveTo(b);
    const linkOfB = await owner.moveTo(c);
    // The middle takes it from the end, and the beginning from the middle.
    expect((await takeBack(linkOfB)).status).toBe(200);
    expect(await owner.emailNow()).toBe(b);
    expect((await takeBack(linkOfA)).status).toBe(200);
    expect(await owner.emailNow()).toBe(a);
    expect(await takeBack(linkOfB)).toMatchObject(deadLink);
  });

  test('leaves nothing to those who came later', async () => {
    const owner = await newUser();
    const [b, c] = [`b-${owner.email}`, `c-${owner.email}`];
    const linkOfA = await owner.moveTo(b);
    const linkOfB = await owner.moveTo(c);
    expect((await takeBack(linkOfA)).status).toBe(200);
    expect(await takeBack(linkOfB)).toMatchObject(deadLink);
    expect(await owner.emailNow()).toBe(owner.email);
  });

  test('is no way for a thief who gives the address back himself', async () => {
    const owner = await newUser();
    const thiefs = `thief-${owner.email}`;
    await owner.moveTo(thiefs);
    const linkOfThief = await owner.moveTo(owner.email);
    expect(await owner.emailNow()).toBe(owner.email);
    expect(await takeBack(linkOfThief)).toMatchObject(deadLink);
  });

  test('holds after a second chain, too', async () => {
    const owner = await newUser();
    expect((await takeBack(await owner.moveTo(`one-${owner.email}`))).status).toBe(200);
    const again = await owner.moveTo(`two-${owner.email}`);
    expect((await takeBack(again)).status).toBe(200);
    expect(await owner.emailNow()).toBe(owner.email);
  });

  test('gives back the login phone of then, unless another business has it by now', async () => {
    const owner = await newOwner();
    const [{ phoneNo: thiefs }, { phoneNo: others }] = [await businessForm(), await businessForm()];
    await owner.edit({ email: `thief-${owner.email}` });
    const contact = takeBackIn(await mailTo(owner.email, ASKED));
    await confirmEmail(context, owner.account, await confirmationTo(`thief-${owner.email}`));
    const stolen = { email: `thief-${owner.email}` };
    await owner.edit({ ...stolen, phoneNo: thiefs });
    expect((await takeBack(contact)).status).toBe(200);
    expect(await owner.row()).toMatchObject({ email: owner.email, phone_no: owner.phoneNo, password_hash: null });

    const second = await newOwner();
    await second.edit({ phoneNo: others });
    const registered = await call(app, 'POST', '/api/v1/contractor/auth/register', { ...(await businessForm()), phoneNo: second.phoneNo });
    expect(registered.status).toBe(201);
    const { body } = await takeBack(takeBackIn(await mailTo(second.email, PHONE)));
    expect(body.message).toContain(others.replaceAll(/\D/g, '').slice(-10));
  });

  test('ends after seven days, for good when the clock is put back, and is swept', async () => {
    const owner = await newUser();
    const contact = await owner.moveTo(`late-${owner.email}`);
    const shift = (interval: string) => pool.query(`update earlier_contacts set ends_at = ends_at + interval '${interval}'`);
    await shift('-6 days -23 hours');
    expect(await findAddressToTakeBack(context, contact)).toBe(owner.email);
    await shift('-1 hour');
    expect(await takeBack(contact)).toMatchObject(deadLink);
    await shift('7 days');
    expect(await takeBack(contact)).toMatchObject(deadLink);
    const other = await newUser();
    await other.moveTo(`late-${other.email}`);
    await shift('-8 days');
    await sweepSessions.run(context, {});
    expect(await db.selectFrom('earlier_contacts').selectAll().execute()).toEqual([]);
  });

  test('is not done by links that were not mailed', async () => {
    const owner = await newUser();
    const [id = '', signature = ''] = (await owner.moveTo(`mine-${owner.email}`)).split('.');
    for (const contact of ['', id, `${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${signature}`, 'x'.repeat(5_000), 7, null]) {
      expect((await call(app, 'POST', '/api/v1/account/take-back', { contact })).status).toBe(400);
    }
    expect(await owner.emailNow()).toBe(`mine-${owner.email}`);
  });

  test('of two presses at once one does it', async () => {
    const owner = await newUser();
    const contact = await owner.moveTo(`twice-${owner.email}`);
    const answers = await Promise.all([takeBack(contact), takeBack(contact), takeBack(contact)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});

describe('an address that can still take an account back is nobody else’s', () => {
  const taken = { status: 409, body: { errors: { email: 'Email is already registered' } } };

  test('for who registers, and for who asks for it', async () => {
    const owner = await newUser();
    const contact = await owner.moveTo(`thief-${owner.email}`);
    const squatter = { userName: `Squatter of ${owner.userName}`, email: owner.email.toUpperCase(), password };
    expect(await call(app, 'POST', '/api/v1/user/register', squatter)).toMatchObject(taken);
    const other = await newUser();
    expect(await other.edit({ email: owner.email })).toMatchObject(taken);
    expect((await takeBack(contact)).status).toBe(200);
    expect(await owner.emailNow()).toBe(owner.email);
  });

  test('for who registers in the very moment in which it is given up', async () => {
    const owner = await newUser();
    await owner.edit({ email: `thief-${owner.email}` });
    const change = (transaction: Transaction<DB>) =>
      transaction
        .updateTable('users')
        .set({ email: `thief-${owner.email}` })
        .where('user_id', '=', owner.id)
        .execute();
    const squatter = { userName: `Late squatter of ${owner.userName}`, email: owner.email, password };
    const register = () => call(app, 'POST', '/api/v1/user/register', squatter);
    expect(await meetAtLock(db, change, register)).toMatchObject(taken);
  });

  test('until its time is over', async () => {
    const owner = await newUser();
    await owner.moveTo(`gone-${owner.email}`);
    await pool.query("update earlier_contacts set ends_at = now() - interval '1 second'");
    const next = { userName: `Next of ${owner.userName}`, email: owner.email, password };
    expect((await call(app, 'POST', '/api/v1/user/register', next)).status).toBe(201);
  });
});

test('what can be taken back is in the download, and goes with the account', async () => {
  const owner = await newUser();
  await owner.edit({ email: `kept-${owner.email}` });
  const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, owner.headers);
  expect(body.data.earlierContacts).toEqual([{ email: owner.email, phoneNo: null, endsAt: expect.any(String) }]);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, owner.headers)).status).toBe(200);
  expect(await db.selectFrom('earlier_contacts').select('email').where('user_id', '=', owner.id).execute()).toEqual([]);
});
