import { describe, expect, test } from 'vitest';
import { collect } from '#server/features/enquiries/personal-data.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db } = await createTestApp({
  SMTP_URL: mail.url,
  ADMIN_EMAIL: 'team@nirmaan.example',
  MAIL_FROM: 'Nirmaan <no-reply@nirmaan.example>',
  PUBLIC_URL: 'https://nirmaan.example',
});

const enquiry = {
  name: 'Meera Kulkarni',
  phoneNo: '+91 98765 43210',
  email: 'meera@example.in',
  message: 'Our roof leaks.\nWho can come?',
};
const send = (id: string | undefined, body: unknown, headers = {}) =>
  call(app, 'POST', `/api/v1/send-enquiry${id === undefined ? '' : `/${id}`}`, body, headers);
const stored = () => db.selectFrom('enquiries').selectAll().orderBy('enquiry_id').execute();

describe('an enquiry', () => {
  test('is stored with its consent and mailed to the business, who can answer the writer', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs', email: 'deccan@example.in' });
    const { status, body } = await send(business, { ...enquiry, status: 'closed', replied_at: '2026-01-01', business_id: 'x' });
    expect(status).toBe(201);
    const address = expect.stringMatching(/^\/enquiry-sent\/[0-9a-f-]{36}\.[\w-]{22}$/);
    expect(body).toEqual({ success: true, message: 'Enquiry sent successfully', address });
    const [row] = (await stored()).filter((one) => one.business_id === business);
    expect(row).toMatchObject({ name: 'Meera Kulkarni', phone_no: '9876543210', status: 'new', replied_at: null, user_id: null });
    expect(row?.consented_at).toBeInstanceOf(Date);

    const { to, text } = await mail.next('deccan@example.in');
    expect(to).toEqual(['deccan@example.in']);
    expect(text).toMatch(/^Subject: Enquiry for Deccan Roofs from Meera Kulkarni$/m);
    expect(text).toMatch(/^Reply-To: meera@example\.in$/m);
    expect(text).toMatch(new RegExp(`^Message-ID: <enquiry-${row?.enquiry_id}@nirmaan\\.example>$`, 'm'));
    expect(text).toContain('Our roof leaks.\nWho can come?');
    expect(text).toContain('https://nirmaan.example/profilesupplier');
  });

  test.each([undefined, 'undefined', 'null', ''])('to %j is a general one, for the team', async (id) => {
    const { status } = await send(id, { ...enquiry, name: `Writer to ${id}.` });
    expect(status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ business_id: null, name: `Writer to ${id}.` });
    const { to, text } = await mail.next('team@nirmaan.example');
    expect(to).toEqual(['team@nirmaan.example']);
    expect(text).toMatch(/^Subject: General enquiry from/m);
  });

  test('knows its sender, who can read it again and leaves nothing behind when they go', async () => {
    const business = await makeBusiness(db);
    const user = await signInUser(db);
    const contractor = await signInBusiness(db);
    await send(business, enquiry, user.headers);
    await send(business, enquiry, contractor.headers);
    const senders = [{ kind: 'user', userId: user.id } as const, { kind: 'contractor', businessId: contractor.id } as const];
    for (const sender of senders) {
      const sentEnquiries = [{ business, email: 'meera@example.in', phoneNo: '9876543210' }];
      expect(await collect(context, sender)).toMatchObject({ sentEnquiries });
    }
    await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers);
    await call(app, 'DELETE', `/api/v1/contractor/delete/${contractor.id}`, undefined, contractor.headers);
    const rows = (await stored()).filter((row) => row.business_id === business);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ name: 'Former user', email: '', phone_no: '', message: '' });
  });

  test('that a bot filled in is dropped without telling it', async () => {
    const before = (await stored()).length;
    const { status, body } = await send(await makeBusiness(db), { ...enquiry, website: 'https://spam.example' });
    expect(status).toBe(201);
    expect(body.message).toBe('Enquiry sent successfully');
    expect(await stored()).toHaveLength(before);
  });
});

const landline = 'This is a landline. Please enter a mobile number';

describe('refused', () => {
  const required = 'All fields are required';
  const phone = 'Please enter a valid phone number';
  test.each([
    [{}, { name: required, phoneNo: required, email: required, message: required }, required],
    [{ ...enquiry, name: ' ' }, { name: required }, required],
    [{ ...enquiry, message: undefined }, { message: required }, required],
    [{ ...enquiry, phoneNo: 9_876_543_210 }, { phoneNo: required }, required],
    [{ ...enquiry, phoneNo: '12345', message: '' }, { phoneNo: phone, message: required }, required],
    [{ ...enquiry, phoneNo: '12345' }, { phoneNo: phone }, phone],
    [{ ...enquiry, phoneNo: '+1 202 555 0143' }, { phoneNo: phone }, phone],
    [{ ...enquiry, phoneNo: '98220 1234' }, { phoneNo: phone }, phone],
    [{ ...enquiry, phoneNo: '020 2553 1234' }, { phoneNo: landline }, landline],
    [{ ...enquiry, email: 'meera' }, { email: 'Invalid Email' }, 'Invalid Email'],
    [{ ...enquiry, email: 'meera', phoneNo: '1' }, { email: 'Invalid Email', phoneNo: phone }, 'Invalid Email'],
    [{ ...enquiry, message: 'x'.repeat(5_001) }, { message: 'This text is too long' }, 'This text is too long'],
  ])('%j', async (body, errors, first) => {
    const before = (await stored()).length;
    const answer = await send(await makeBusiness(db), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: first, error: first, errors });
    expect(await stored()).toHaveLength(before);
  });

  test('is a business that is unknown, or not approved', async () => {
    const pending = await makeBusiness(db, { status: 'pending' });
    for (const id of [pending, 'x', 'UNDEFINED', '0198c0de-0000-7000-8000-000000000000', '%00']) {
      const answer = await send(id, enquiry);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Business not found');
    }
  });
});
