import { describe, expect, test } from 'vitest';
import { messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createPhoneLogins, newNumber } from '#tests/helpers/phone-code-steps.ts';

const site = await createPhoneLogins();
const { askForCode, db } = site;
const PATH = '/api/v1/contractor/auth/phone/register';
const listing = { name: 'Anand Plumbing', service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' };

/** A browser that has proven a number which no business has. */
async function proveNumber(phoneNo = newNumber()) {
  const asked = await askForCode(phoneNo, { kind: 'contractor' });
  expect(await asked.verify()).toMatchObject({ status: 200, body: { next: 'register' } });
  return { phoneNo, ...asked, list: (body: object = listing) => asked.browser.post(PATH, body) };
}
const find = (phoneNo: string) => db.selectFrom('businesses').selectAll().where('phone_no', '=', phoneNo).executeTakeFirst();

describe('a business is listed by its number, name, trade and place', () => {
  test('and its owner is in; it waits for the team', async () => {
    const { phoneNo, list, browser } = await proveNumber();
    const { status, body } = await list({ ...listing, address: 'Kothrud', lat: 18.5, lng: 73.8 });
    expect([status, body.message]).toEqual([201, messages.registered]);
    expect(body.contractor).toMatchObject({ name: 'Anand Plumbing', phoneNo, status: 'pending', price: '', image: [], email: '' });
    expect(await find(phoneNo)).toMatchObject({ phone_proven_at: expect.any(Date), password_hash: null, lat: 18.5, address: 'Kothrud' });
    expect((await site.app.inject({ url: '/api/v1/contractor/profile', cookies: browser.cookies })).statusCode).toBe(200);
    // The next time the number is enough.
    const again = await askForCode(phoneNo, { kind: 'contractor', browser });
    expect(await again.verify()).toMatchObject({ status: 200, body: { next: 'in' } });
  });

  test('by a place alone: it stands where its city is', async () => {
    const { phoneNo, list } = await proveNumber();
    expect((await list()).status).toBe(201);
    expect(await find(phoneNo)).toMatchObject({ address: '', city: 'Pune', lat: expect.any(Number) });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no trade', { service: '' }],
    ['no place', { city: '' }],
    ['no state', { state: undefined }],
    ['half a point', { lat: 'x', lng: '73' }],
    ['a name that shows nothing', { name: '\u200b' }],
  ])('with %s it is not, and the number stays proven', async (_what, wrong) => {
    const { phoneNo, list } = await proveNumber();
    expect((await list({ ...listing, ...wrong })).status).toBe(400);
    expect(await find(phoneNo)).toBeUndefined();
    expect((await list()).status).toBe(201);
  });

  test('without a proven number, or with one of another browser, it is refused', async () => {
    const { phoneNo } = await proveNumber();
    const other = site.newBrowser();
    expect(await other.post(PATH, listing)).toMatchObject({ status: 403, body: { code: 'phone_not_verified' } });
    expect(await other.post(PATH, { ...listing, phoneNo })).toMatchObject({ status: 403 });
    expect(await find(phoneNo)).toBeUndefined();
  });

  test('once, however often it is sent at once', async () => {
    const { phoneNo, list } = await proveNumber();
    const statuses = (await Promise.all([list(), list(), list()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 403, 409].includes(status))).toBe(true);
    expect(await db.selectFrom('businesses').select('name').where('phone_no', '=', phoneNo).execute()).toHaveLength(1);
  });

  test('not under a number that a business has got meanwhile', async () => {
    const { phoneNo, list } = await proveNumber();
    await makeBusiness(db, { phone_no: phoneNo });
    expect((await list()).status).toBe(409);
  });

  test('one from an import is taken over by its number, instead of listed twice', async () => {
    const phoneNo = newNumber();
    const businessId = await makeBusiness(db, { phone_no: phoneNo, email: null, email_proven_at: null, password_hash: null });
    const { verify } = await askForCode(phoneNo, { kind: 'contractor' });
    expect(await verify()).toMatchObject({ status: 200, body: { next: 'in', contractor: { _id: businessId } } });
    expect(await find(phoneNo)).toMatchObject({ phone_proven_at: expect.any(Date) });
  });
});
