import { expect, test } from 'vitest';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
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
  const { status } = await call(app, 'POST', '/api/v1/contractor/auth/register', {
    name: 'Deccan Tiles',
    phoneNo: '9822010001',
    email: 'deccan@example.in',
    service: 'Tiles/flooring',
    address: 'Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45',
    password: 'monsoon-2026',
    shortDescription: 'Tiles laid straight',
    image: dataUrl(await makeJpeg()),
  });
  expect(status).toBe(201);
  const { to, text } = await mail.next();
  expect(to).toEqual(['deccan@example.in']);
  expect(text).toContain('waiting for approval');
  expect(text.replaceAll('=\n', '')).toContain('https://nirmaan.example/profilesupplier');
});
