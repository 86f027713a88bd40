import { expect, test } from 'vitest';
import { contractorForm } from '#tests/factories/contractor.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });

test('a new user is greeted', async () => {
  await call(app, 'POST', '/api/v1/user/register', { email: 'ravi@example.in', userName: 'Ravi', password: 'monsoon-2026' });
  const { to, text } = await mail.next();
  expect(to).toEqual(['ravi@example.in']);
  expect(text).toContain('Welcome, Ravi');
  expect(text).not.toContain('monsoon-2026');
});

test('a new business is greeted, and told that it waits for approval', async () => {
  const form = await contractorForm();
  const { status } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
  expect(status).toBe(201);
  const { to, text } = await mail.next();
  expect(to).toEqual([form.email]);
  expect(text).toContain('waiting for approval');
  expect(text.replaceAll('=\n', '')).toContain('https://nirmaan.example/profilesupplier');
});
