import { describe, expect, test } from 'vitest';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({
  SMTP_URL: mail.url,
  ADMIN_EMAIL: 'team@nirmaan.example',
  MAIL_FROM: 'Nirmaan <no-reply@nirmaan.example>',
});

const message = { name: 'Meera Kulkarni', email: 'meera@example.in', phone: '+91 98765 43210', message: 'Our roof leaks.\nWho can come?' };
const send = (body: unknown) => call(app, 'POST', '/api/v1/get-in-touch-with-us', body);
const stored = () => db.selectFrom('contact_messages').selectAll().execute();

const landline = 'This is a landline. Please enter a mobile number';

describe('get in touch', () => {
  test('a message is stored and mailed to the team, who can reply to the writer', async () => {
    const { status, body } = await send({ ...message, status: 'approved', contact_message_id: 7 });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: 'Thank you. Your message has been sent' });
    expect(await stored()).toMatchObject([{ name: 'Meera Kulkarni', phone: '9876543210', message: 'Our roof leaks.\nWho can come?' }]);

    const { to, text } = await mail.next();
    expect(to).toEqual(['team@nirmaan.example']);
    expect(text).toContain('Our roof leaks.');
    expect(text).toMatch(/^Reply-To: meera@example\.in$/m);
  });

  const required = 'All fields are required';
  test.each([
    [{}, { name: required, email: required, phone: required, message: required }, required],
    [{ ...message, name: '  ' }, { name: required }, required],
    [{ ...message, message: '' }, { message: required }, required],
    [{ ...message, email: 'meera' }, { email: 'Invalid Email' }, 'Invalid Email'],
    [{ ...message, phone: '12345' }, { phone: 'Invalid Phone Number' }, 'Invalid Phone Number'],
    [{ ...message, phone: '98220 1234' }, { phone: 'Invalid Phone Number' }, 'Invalid Phone Number'],
    [{ ...message, phone: '020 2553 1234' }, { phone: landline }, landline],
    [{ ...message, email: 'meera', phone: '1' }, { email: 'Invalid Email', phone: 'Invalid Phone Number' }, 'Invalid Email'],
    [{ ...message, email: 'meera', message: '' }, { message: required, email: 'Invalid Email' }, required],
    [{ ...message, name: 'x'.repeat(201) }, { name: 'This text is too long' }, 'This text is too long'],
    [
      { ...message, message: 'nul\0l' },
      { message: 'This text contains characters that cannot be stored' },
      'This text contains characters that cannot be stored',
    ],
  ])('%j is refused', async (body, errors, first) => {
    const before = (await stored()).length;
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: first, error: first, errors });
    expect(await stored()).toHaveLength(before);
  });

  test('what a bot fills in is dropped without telling it', async () => {
    const before = (await stored()).length;
    expect((await send({ ...message, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toHaveLength(before);
  });
});
