import { expect, test } from 'vitest';
import { readSentEnquiry, sentAddress } from '#server/features/enquiries/read-sent-enquiry.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { signInUser } from '#tests/factories/session.ts';
import { hoursAgo } from '#tests/helpers/asked-requests.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const visitor = { kind: 'visitor' } as const;
const tokenOf = (id: string) => sentAddress(context.signer, id).replace('/enquiry-sent/', '');

const form = {
  name: 'Meera Kulkarni',
  phoneNo: '9876543210',
  email: 'meera@example.in',
  message: 'Our roof leaks.',
  floorOrArea: '2nd floor',
};

test('what was sent is shown by the address that was answered, to nobody by another', async () => {
  const business = await makeBusiness(db, { name: 'Deccan Roofs' });
  const user = await signInUser(db);
  const { body } = await call(app, 'POST', `/api/v1/send-enquiry/${business}`, form, user.headers);
  const token = body.address.replace('/enquiry-sent/', '');
  const shown = { businessId: business, businessName: 'Deccan Roofs', email: form.email, message: form.message, floorOrArea: '2nd floor' };
  const seen = await readSentEnquiry(context, visitor, token);
  expect(seen).toMatchObject({ ...shown, withheldAs: null, conversation: undefined });
  expect(JSON.stringify(seen)).not.toContain('9876543210');
  const own = await readSentEnquiry(context, { kind: 'user', userId: user.id }, token);
  expect(own.conversation).toMatch(/^\/user\/enquiries\/[0-9a-f-]{36}$/);
  for (const forged of ['', 'x', `${token.slice(0, -1)}_`, token.split('.')[0] ?? ''])
    await expect(readSentEnquiry(context, visitor, forged)).rejects.toMatchObject({ status: 404 });
});

test('a general enquiry has no such page', async () => {
  const { body } = await call(app, 'POST', '/api/v1/send-enquiry', form);
  expect(body).toEqual({ success: true, message: 'Enquiry sent successfully' });
});

test('one that the team reads first says so', async () => {
  expect(await readSentEnquiry(context, visitor, tokenOf(await makeQuarantined(db)))).toMatchObject({ withheldAs: 'held' });
});

test('the page is gone after a day, and when its sender is forgotten or its business has left', async () => {
  const gone = [
    await makeEnquiry(db, { created_at: hoursAgo(25) }),
    await makeEnquiry(db, { email: '' }),
    await makeEnquiry(db, { business_id: null, business_left_at: new Date() }),
  ];
  for (const id of gone) await expect(readSentEnquiry(context, visitor, tokenOf(id))).rejects.toMatchObject({ status: 404 });
});
