import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { headers: admin } = await signInAdmin(db);
const reason = 'Please send photos of your own work.';

const decide = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/admin/update/contractor-status/${id}`, body, admin);
const sendAgain = (headers: Record<string, string>) => call(app, 'POST', '/api/v1/contractor/send-again', undefined, headers);
const ownOf = async (headers: Record<string, string>) =>
  (await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).body.contractor;

describe('a rejected business', () => {
  test('is sent again by its owner: it waits, and the team sees what it had asked for', async () => {
    const id = await makeBusiness(db, { name: 'Murud Marbles', status: 'pending', email: 'murud@example.in' });
    const { headers } = await signInBusiness(db, id);
    await decide(id, { status: 'rejected', reason });
    expect((await mail.next()).text.replaceAll('=\n', '')).toContain('Send again');
    expect(await sendAgain(headers)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Sent. Our team will look at it again and email you' },
    });
    expect(await ownOf(headers)).toMatchObject({ status: 'pending', statusReason: reason });
    const { body } = await call(app, 'GET', '/api/v1/contractor/get-all?status=pending', undefined, admin);
    expect(body.contractor.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ status: 'pending', statusReason: reason });
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).status).toBe(404);

    await decide(id, { status: 'approved' });
    expect((await mail.next()).text).toContain('Subject: Your business is listed now');
    expect(await ownOf(headers)).toMatchObject({ status: 'approved', statusReason: '' });
  });

  test.each(['approved', 'pending'])('one that is %s is not', async (status) => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, { status }));
    expect(await sendAgain(headers)).toMatchObject({ status: 409, body: { message: 'This business is not rejected' } });
    expect((await ownOf(headers)).status).toBe(status);
  });

  test('of two at once one is taken', async () => {
    const { headers } = await signInBusiness(db, await makeBusiness(db, { status: 'rejected' }));
    const answers = await Promise.all([sendAgain(headers), sendAgain(headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an owner is mailed what the team has changed, and nothing when it has changed nothing', async () => {
  const id = await makeBusiness(db, { name: 'Roha Roofs', email: 'roha@example.in', images: ['businesses/x'] });
  const { headers } = await signInBusiness(db, id);
  const { name, service, address, city, state, shortDescription, description } = await ownOf(headers);
  const same = { name, service, address, city, state, price: '45 per sq ft', shortDescription, description };
  const update = (body: object) => call(app, 'PUT', `/api/v1/contractor/update/${id}`, body, admin);
  expect((await update(same)).status).toBe(200);
  expect((await update({ ...same, price: '50 per sq ft', shortDescription: 'Leaks stopped' })).status).toBe(200);
  const { to, text } = await mail.next();
  expect(to).toEqual(['roha@example.in']);
  expect(text).toContain('Subject: Our team has changed your listing');
  expect(text.replaceAll('=\n', '')).toContain('Roha Roofs: Price, Short Description.');
  expect(mail.left()).toBe(0);
});
