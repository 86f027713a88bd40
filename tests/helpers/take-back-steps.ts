import { expect } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { confirmEmail } from '#server/features/email-addresses/confirm-email.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { changeTokenIn } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

export const deadChange = { status: 400, message: 'This link was used or has expired. Save the new email in your profile again' };
export const password = 'dry-roof-1';
const password_hash = await hashPassword(password);

/** What the mail about another address is called. */
export const ASKED = 'Somebody asked for another email';
export const takeBackIn = (text: string) => /\/take-back\?contact=([\w.-]+)/.exec(text)?.[1] ?? '';

/** A server with a real mail server, and accounts on it whose address changes and is taken back. */
export async function createAddressChanges() {
  const mail = await startMailServer();
  const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
  const { mailTo } = sortMail(mail);
  const confirmationTo = async (address: string) => changeTokenIn(await mailTo(address, 'Confirm your new email'));
  const takeBack = (contact: string) => createBrowser(app).post('/api/v1/account/take-back', { contact });

  let made = 0;
  async function newUser() {
    made += 1;
    const [userName, email] = [`Taken ${made}`, `taken${made}@example.in`];
    const id = await makeUser(db, { user_name: userName, email, password_hash });
    const session = await signInUser(db, id);
    const account: PublicAccount = { kind: 'user', userId: id };
    const edit = (wanted: object, headers: Headers = session.headers) =>
      call(app, 'PUT', '/api/v1/user/edit', { userName, email, ...wanted }, headers);
    const emailNow = async () => (await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow()).email;
    /** Moves the account to another address, as whoever has the session. @returns the links that the address before got. */
    async function moveTo(other: string) {
      const before = await emailNow();
      const { headers } = await signInUser(db, id);
      expect((await edit({ email: other }, headers)).status).toBe(200);
      const asked = takeBackIn(await mailTo(before ?? '', ASKED));
      await confirmEmail(context, account, await confirmationTo(other));
      return asked;
    }
    return { ...session, account, userName, email, edit, emailNow, moveTo };
  }

  async function newOwner() {
    const form = await businessForm();
    made += 1;
    const email = `owner${made}@example.in`;
    const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', { ...form, email, password });
    const { _id: id, image, phoneNo } = body.contractor;
    const headers = { authorization: `Bearer ${body.token}` };
    const profile = { ...form, email, phoneNo, description: 'Bags', images: image };
    const edit = (wanted: object, who: Headers = headers) => call(app, 'PUT', '/api/v1/contractor/edit', { ...profile, ...wanted }, who);
    const row = () => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirstOrThrow();
    const account: PublicAccount = { kind: 'contractor', businessId: id };
    return { id: id as string, account, headers, profile, email, phoneNo: phoneNo as string, edit, row };
  }

  return { app, context, db, pool, mailTo, confirmationTo, takeBack, newUser, newOwner };
}
