import { expect, test } from 'vitest';
import { proveEmail } from '#server/features/email-addresses/prove-email.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { proofTokenIn } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const SPAM = 'Win a prize';
const nextTo = async (to: string) => readMail((await mail.next(to)).text);
let address = 0;
const elsewhere = () => ({ 'x-forwarded-for': `198.18.9.${++address}` });

test.each([
  ['a user name of 200 letters', `${SPAM} `.repeat(16).trim()],
  ['a name over several lines', `${SPAM}\r\nBcc: all@example.in\r\n\r\n${SPAM}`],
])('a greeting carries nothing of %s', async (_what, userName) => {
  const email = `victim${++address}@example.in`;
  expect((await call(app, 'POST', '/api/v1/user/register', { userName, email, password: 'monsoon-2026' })).status).toBe(201);
  const { subject, text, html } = await nextTo(email);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/Win a|prize|Bcc/);
});

test('the mails of a code, a deletion and a decision carry no name of an account before its address is proven, and then they do', async () => {
  const form = { ...(await businessForm()), name: `${SPAM} Tiles`, email: 'decided@example.in' };
  const { body } = await call(app, 'POST', '/api/v1/contractor/auth/register', form);
  const greeting = await mail.next(form.email);
  expect(greeting.text).not.toContain(SPAM);
  const enquire = () =>
    call(
      app,
      'POST',
      `/api/v1/send-enquiry/${body.contractor._id}`,
      { name: 'Meera', phoneNo: '9876543210', email: 'meera@example.in', message: 'Buy pills' },
      elsewhere(),
    );
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', body.contractor._id).execute();
  expect((await enquire()).status).toBe(201);
  const wordless = await mail.next(form.email);
  expect(wordless.text).toContain('Subject: You have a new enquiry');
  expect(wordless.text).not.toMatch(/prize|pills|Meera|98765|Reply-To/i);
  // The same mail proves the address.
  await proveEmail(context, { kind: 'contractor', businessId: body.contractor._id }, proofTokenIn(wordless.text));
  await enquire();
  const whole = await nextTo(form.email);
  expect(whole.subject).toBe(`Enquiry for ${SPAM} Tiles from Meera`);
  expect(whole.text).toContain('Buy pills');
});

test('a request for quotes names no business to a typed address, which gets five such mails a day', async () => {
  const victim = 'quotes@example.in';
  const statuses = [];
  for (let n = 0; n < 7; n++) {
    const business = await makeBusiness(db, { name: `${SPAM} Roofs` });
    const form = { ...requirementForm([business]), email: victim };
    statuses.push((await call(app, 'POST', '/api/v1/requirement/send', form, elsewhere())).status);
  }
  expect(statuses).toEqual(Array(7).fill(201));
  for (let n = 0; n < 5; n++) expect((await nextTo(victim)).text).not.toMatch(/prize|Roofs/);
  const { rows } = await pool.query("select count(*)::int as n from pgboss.job where name = 'mail-requirement'");
  expect(rows[0]?.n).toBe(5);
});
