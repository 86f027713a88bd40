import { describe, expect, test } from 'vitest';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, ADMIN_EMAIL: 'team@nirmaan.example', RATE_LIMITS: 'on' });

const message = {
  name: 'Meera Kulkarni',
  email: 'meera@example.in',
  phone: '+91 98765 43210',
  service: 'Cement Supplier',
  message: 'Who delivers\nto Kothrud?',
};
let senders = 0;

/** An address that nobody has sent from yet. */
function newAddress() {
  senders += 1;
  return `10.1.${senders}.1`;
}

/** Sends the form, each time from another address unless `from` says which. */
async function send(body: unknown, headers: Record<string, string> = {}, from = newAddress()) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/contact-us',
    payload: body as object,
    headers,
    remoteAddress: from,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
const stored = () => db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute();

const landline = 'This is a landline. Please enter a mobile number';

describe('contact us', () => {
  test('a message is stored and mailed to the team, who can reply to the writer', async () => {
    const { status, body } = await send({ ...message, status: 'closed', version: 7, user_id: 'x' });
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: 'Thank you. Your message has been sent' });
    const kept = { name: 'Meera Kulkarni', phone: '9876543210', service: 'Cement Supplier', message: 'Who delivers\nto Kothrud?' };
    expect(await stored()).toMatchObject([{ ...kept, status: 'new', version: 1, user_id: null, business_id: null }]);

    const { to, text } = await mail.next();
    expect(to).toEqual(['team@nirmaan.example']);
    for (const part of ['about Cement Supplier', 'to Kothrud?', '+91 9876543210']) expect(text).toContain(part);
    expect(text).toMatch(/^Reply-To: meera@example\.in$/m);
  });

  const required = 'All fields are required';
  const all = { name: required, email: required, phone: required, service: required, message: required };
  test.each([
    [{}, all, required],
    ['text', undefined, undefined],
    [{ ...message, name: 7, email: null, phone: [], service: {}, message: true }, all, required],
    [{ ...message, service: ' ' }, { service: required }, required],
    [{ ...message, email: 'meera', phone: '12345', service: '' }, { service: required, email: 'Invalid Email' }, required],
    [{ ...message, email: 'meera', phone: '1' }, { email: 'Invalid Email', phone: 'Invalid Phone Number' }, 'Invalid Email'],
    [{ ...message, phone: '98220 1234' }, { phone: 'Invalid Phone Number' }, 'Invalid Phone Number'],
    [{ ...message, phone: '020 2553 1234' }, { phone: landline }, landline],
    [{ ...message, message: 'x'.repeat(5_001) }, { message: 'This text is too long' }, 'This text is too long'],
  ])('%j is refused', async (body, errors, first) => {
    const before = (await stored()).length;
    const answer = await send(body);
    expect(answer.status).toBe(typeof body === 'string' ? 415 : 400);
    if (errors) expect(answer.body).toMatchObject({ success: false, message: first, error: first, errors });
    expect(await stored()).toHaveLength(before);
  });

  test('what a bot fills in is dropped without telling it, and a script is text', async () => {
    const before = (await stored()).length;
    expect((await send({ ...message, website: 'https://spam.example' })).status).toBe(201);
    expect(await stored()).toHaveLength(before);
    const hostile = '<script>alert(1)</script><img src=x';
    expect((await send({ ...message, name: hostile, message: hostile })).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ name: hostile, message: hostile });
  });

  test('the 31st from one address within ten minutes has to wait', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await send({}, {}, '10.9.9.9')).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
    const { status, headers } = await send(message, {}, '10.9.9.9');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('an account downloads the messages that it sent, and leaves none of its words when it goes', async () => {
  const [user, contractor] = [await signInUser(db), await signInBusiness(db)];
  const inTouch = { name: 'Ravi Iyer', email: 'ravi.iyer@example.in', phone: '9876501234', message: 'Please call.' };
  for (const { headers } of [user, contractor]) {
    expect((await send({ ...message, ...inTouch }, headers)).status).toBe(201);
    expect((await call(app, 'POST', '/api/v1/get-in-touch-with-us', inTouch, headers)).status).toBe(201);
  }
  const expected = [
    { ...inTouch, service: 'Cement Supplier', sentAt: expect.any(String) },
    { ...inTouch, service: '', sentAt: expect.any(String) },
  ];
  expect((await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body.data.contactMessages).toEqual(expected);
  expect((await call(app, 'GET', '/api/v1/contractor/data', undefined, contractor.headers)).body.data.contactMessages).toEqual(expected);

  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${contractor.id}`, undefined, contractor.headers)).status).toBe(200);
  expect(JSON.stringify(await stored())).not.toMatch(/Ravi|9876501234|Please call/);
});
