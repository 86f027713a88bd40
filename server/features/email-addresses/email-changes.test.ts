import { describe, expect, test } from 'vitest';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { confirmEmail, findEmailToConfirm } from '#server/features/email-addresses/confirm-email.ts';
import { mailConfirmation } from '#server/features/email-addresses/mail-confirmation.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { changeTokenIn } from '#tests/helpers/confirmation.ts';
import { dumpDatabase, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const passwords = { newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
const notice = 'Open the link that we have sent to your new email. Until then we use the old one';
const deadLink = { status: 400, message: 'This link was used or has expired. Save the new email in your profile again' };

let made = 0;
/** A signed-in user, and how they save their profile with an e-mail. */
async function makeUserWithMail() {
  made += 1;
  const present = `present${made}@example.in`;
  const { id, headers } = await signInUser(db, await makeUser(db, { email: present, user_name: `Person ${made}` }));
  const save = (email: string) => call(app, 'PUT', '/api/v1/user/edit', { userName: `Person ${made}`, email, ...passwords }, headers);
  const emailOf = async () => (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data;
  return { id, account: { kind: 'user', userId: id } as const, present, headers, save, emailOf };
}

const { mailTo, hasMore } = sortMail(mail);
const confirmationTo = (wanted: string) => mailTo(wanted, 'Confirm your new email');
const noticeTo = (present: string) => mailTo(present, 'Your password was changed');

describe('a new e-mail', () => {
  test('of a user is taken when its link is used; the notice goes to the present one', async () => {
    const { account, present, save, emailOf } = await makeUserWithMail();
    const { status, body } = await save('New.Mail@example.in');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Profile Updated Successfully', notice });
    await noticeTo(present);
    const confirmation = await confirmationTo('New.Mail@example.in');
    expect(await emailOf()).toMatchObject({ email: present, newEmail: 'New.Mail@example.in' });

    const token = changeTokenIn(confirmation);
    expect(await findEmailToConfirm(context, account, token)).toMatchObject({ email: 'New.Mail@example.in', kind: 'user', isOpen: true });
    expect(await emailOf()).toMatchObject({ email: present });
    await confirmEmail(context, account, token);
    const after = await emailOf();
    expect(after.email).toBe('New.Mail@example.in');
    expect(after.newEmail).toBeUndefined();
    await expect(confirmEmail(context, account, token)).rejects.toMatchObject(deadLink);
  });

  test('of a business, too', async () => {
    const businessId = await makeBusiness(db, { email: 'yard@example.in', phone_no: '9876543210' });
    const { headers } = await signInBusiness(db, businessId);
    const business = await db.selectFrom('businesses').selectAll().where('business_id', '=', businessId).executeTakeFirstOrThrow();
    const { name, service, address, city, state } = business;
    const profile = {
      name,
      service,
      address,
      city,
      state,
      phoneNo: '9876543210',
      price: '400',
      shortDescription: 'Bags',
      description: 'Bags',
    };
    const images = [dataUrl(await makeJpeg())];
    const edit = (email: string, more = {}) => call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, email, ...more }, headers);
    const { status, body } = await edit('new-yard@example.in', { images });
    expect(status).toBe(200);
    expect(body).toMatchObject({ notice, contractor: { email: 'yard@example.in', newEmail: 'new-yard@example.in' } });
    const text = await confirmationTo('new-yard@example.in');
    expect((await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body.data.contractor.newEmail).toBe(
      'new-yard@example.in',
    );
    await confirmEmail(context, { kind: 'contractor', businessId }, changeTokenIn(text));
    const { body: after } = await edit('new-yard@example.in');
    expect(after.notice).toBeUndefined();
    expect(after.contractor.email).toBe('new-yard@example.in');
  });

  test('is mailed once, however often it is saved, and by a job that runs twice', async () => {
    const { headers, save, emailOf } = await makeUserWithMail();
    await save('once@example.in');
    const changeId = changeTokenIn(await confirmationTo('once@example.in')).split('.')[0] ?? '';
    const isMarked = () => db.selectFrom('email_changes').select('mailed_at').where('email_change_id', '=', changeId).executeTakeFirst();
    await expect.poll(async () => (await isMarked())?.mailed_at).toBeTruthy();
    await mailConfirmation.run(context, { changeId });
    const again = { userName: (await emailOf()).userName, email: 'ONCE@example.in' };
    for (let n = 0; n < 3; n++) expect((await call(app, 'PUT', '/api/v1/user/edit', again, headers)).body.notice).toBe(notice);
    expect(await hasMore('once@example.in', 'Confirm your new email')).toBe(false);
  });

  test('is forgotten when another, or the present one, is saved', async () => {
    const { account, present, save, emailOf } = await makeUserWithMail();
    await save('first-wish@example.in');
    const first = changeTokenIn(await confirmationTo('first-wish@example.in'));
    await save('second-wish@example.in');
    const second = changeTokenIn(await confirmationTo('second-wish@example.in'));
    expect(await findEmailToConfirm(context, account, first)).toBeUndefined();
    await expect(confirmEmail(context, account, first)).rejects.toMatchObject(deadLink);
    expect((await save(present)).body.notice).toBeUndefined();
    await expect(confirmEmail(context, account, second)).rejects.toMatchObject(deadLink);
    expect(await emailOf()).toMatchObject({ email: present });
  });

  test('that another user has is refused, when it is saved and when it is confirmed', async () => {
    await makeUser(db, { email: 'taken@example.in' });
    const { account, present, save, emailOf } = await makeUserWithMail();
    const refused = await save('Taken@example.in');
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_taken', errors: { email: 'Email is already registered' } } });
    await save('soon-taken@example.in');
    const token = changeTokenIn(await confirmationTo('soon-taken@example.in'));
    await makeUser(db, { email: 'soon-taken@example.in' });
    await expect(confirmEmail(context, account, token)).rejects.toMatchObject({ constraint: 'users__email' });
    expect(await emailOf()).toMatchObject({ email: present });
  });

  test('ends after a day, and is swept', async () => {
    const { save } = await makeUserWithMail();
    await save('late@example.in');
    await confirmationTo('late@example.in');
    await pool.query("update email_changes set ends_at = now() - interval '1 second' where email = 'late@example.in'");
    await sweepSessions.run(context, {});
    expect(await db.selectFrom('email_changes').select('email').where('email', '=', 'late@example.in').execute()).toEqual([]);
  });

  test('is not good after its day, though the clock be put back then', async () => {
    const { account, save } = await makeUserWithMail();
    await save('back@example.in');
    const token = changeTokenIn(await confirmationTo('back@example.in'));
    await pool.query("update email_changes set ends_at = now() - interval '1 second' where email = 'back@example.in'");
    await expect(confirmEmail(context, account, token)).rejects.toMatchObject(deadLink);
    await pool.query("update email_changes set ends_at = now() + interval '59 minutes' where email = 'back@example.in'");
    await expect(confirmEmail(context, account, token)).rejects.toMatchObject(deadLink);
  });

  test('goes with the account', async () => {
    const { present, headers, save } = await makeUserWithMail();
    await save('never-there@example.in');
    await confirmationTo('never-there@example.in');
    expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.user.newEmail).toBe('never-there@example.in');
    expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
    await mailTo(present, 'Your account is deleted');
    expect(findTraces(await dumpDatabase(pool), { words: ['never-there@example.in'] })).toEqual([]);
  });

  test('is confirmed by no link that was not mailed', async () => {
    const { account, save } = await makeUserWithMail();
    await save('mine@example.in');
    const [id = '', signature = ''] = changeTokenIn(await confirmationTo('mine@example.in')).split('.');
    for (const token of ['', id, `${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${signature}`, 'x'.repeat(5_000)]) {
      expect(await findEmailToConfirm(context, account, token)).toBeUndefined();
      await expect(confirmEmail(context, account, token)).rejects.toMatchObject(deadLink);
    }
  });
});
