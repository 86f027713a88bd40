import { expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { proofTokenIn, readableText } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });

test('a new user is greeted', async () => {
  await call(app, 'POST', '/api/v1/user/register', { email: 'ravi@example.in', userName: 'Ravi', password: 'monsoon-2026' });
  const { to, text } = await mail.next();
  expect(to).toEqual(['ravi@example.in']);
  expect(text).toContain('Subject: Welcome to Nirmaan');
  expect(text).not.toContain('Ravi');
  expect(text).not.toContain('monsoon-2026');
});

test('a user is told of a new password', async () => {
  const { headers } = await signInUser(db, await makeUser(db, { email: 'asha@example.in' }));
  const edit = { userName: 'Asha', email: 'Asha@example.in', newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
  expect((await call(app, 'PUT', '/api/v1/user/edit', edit, headers)).status).toBe(200);
  const { to, text } = await mail.next();
  expect(to).toEqual(['Asha@example.in']);
  expect(text).toContain('Subject: Your password was changed');
});

test('a new business is greeted, and told that it waits for approval', async () => {
  const form = await businessForm();
  const { status } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
  expect(status).toBe(201);
  const { to, text } = await mail.next();
  expect(to).toEqual([form.email]);
  expect(text).toContain('waiting for approval');
  expect(proofTokenIn(text)).not.toBe('');
  expect(readableText(text)).not.toContain(form.name);
});
