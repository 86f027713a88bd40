import { describe, expect, test } from 'vitest';
import { signInBusiness } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const server = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on' });
const { app, db } = server;
const { logIn, registered } = businessCallsOf(server);

const passwords = { newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
const change = (body: unknown, headers: Record<string, string>) => call(app, 'PUT', '/api/v1/contractor/password', body, headers);
const getOwn = (headers: Record<string, string>) => call(app, 'GET', '/api/v1/contractor/profile', undefined, headers);

describe("an owner's new password", () => {
  test('takes the place of the present one; other sessions end and a mail tells of it', async () => {
    const { given, id, headers } = await registered();
    const elsewhere = await signInBusiness(db, id);
    const { status, body } = await change(passwords, headers);
    expect([status, body]).toEqual([200, { success: true, message: 'Password changed successfully' }]);
    expect((await getOwn(headers)).status).toBe(200);
    expect((await getOwn(elsewhere.headers)).status).toBe(401);
    expect((await logIn(given)).status).toBe(401);
    expect((await logIn({ ...given, password: 'dry-roof-1' })).status).toBe(200);
    const mails = [await mail.next(), await mail.next()];
    expect(mails.map(({ to }) => to)).toEqual([[given.email], [given.email]]);
    expect(mails.some(({ text }) => text.includes('Subject: Your password was changed'))).toBe(true);
  });

  test.each([
    [{}, 400, 'All fields are required'],
    [{ ...passwords, confirmPassword: 'dry-roof-2' }, 400, 'Passwords do not match'],
    [{ newPassword: 'dry', confirmPassword: 'dry' }, 400, 'Password length must be at least 6 characters'],
  ])('%j is refused', async (body, status, message) => {
    const { given, headers } = await registered();
    expect(await change(body, headers)).toMatchObject({ status, body: { message } });
    expect((await logIn(given)).status).toBe(200);
  });

  test('of two sessions that set one at once the later finds itself ended', async () => {
    const { id, headers } = await registered();
    const elsewhere = await signInBusiness(db, id);
    const tries = [headers, elsewhere.headers].map((who, n) =>
      change({ newPassword: `dry-roof-${n}`, confirmPassword: `dry-roof-${n}` }, who),
    );
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
