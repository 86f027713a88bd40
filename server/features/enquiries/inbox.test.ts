import { beforeAll, describe, expect, test } from 'vitest';
import { collect } from '#server/features/enquiries/personal-data.ts';
import { makeEnquiry, noFacts } from '#tests/factories/enquiry.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const owner = await signInBusiness(db);
const other = await signInBusiness(db);
const ids: Record<string, string> = {};
const read = (query = '', headers: Record<string, string> = owner.headers) =>
  call(app, 'GET', `/api/v1/contractor/enquiries${query}`, undefined, headers);
const file = (id: string, status: unknown, headers: Record<string, string> = owner.headers) =>
  call(app, 'PUT', `/api/v1/contractor/enquiries/${id}`, { status }, headers);
const namesIn = (body: { enquiries: { name: string }[] }) => body.enquiries.map(({ name }) => name);

beforeAll(async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
  ids.old = await makeEnquiry(db, { business_id: owner.id, name: 'Old One', status: 'closed', created_at: at(1) });
  ids.middle = await makeEnquiry(db, { business_id: owner.id, name: 'Middle 100%', message: 'Tiles_and more', created_at: at(2) });
  ids.fresh = await makeEnquiry(db, { business_id: owner.id, name: 'Fresh One', phone_no: '9123456780', created_at: at(3) });
  ids.others = await makeEnquiry(db, { business_id: other.id, name: 'For another' });
  ids.general = await makeEnquiry(db, { business_id: null, name: 'For the team' });
});

describe('the inbox', () => {
  test('has the own enquiries, newest first, with how many there are of each status', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(namesIn(body)).toEqual(['Fresh One', 'Middle 100%', 'Old One']);
    expect(body).toMatchObject({ totalEnquiries: 3, totalPages: 1, currentPage: 1, counts: { new: 2, replied: 0, closed: 1, spam: 0 } });
    expect(body.enquiries[0]).toEqual({
      _id: ids.fresh,
      name: 'Fresh One',
      phoneNo: '9123456780',
      email: 'meera@example.in',
      message: 'Our roof leaks.',
      ...noFacts,
      language: 'en',
      status: 'new',
      createdAt: '2026-01-05T10:03:00.000Z',
      repliedAt: null,
      badLead: null,
      unread: 1,
      lastMessage: null,
      endedAt: null,
      endedAs: null,
    });
    const account = { kind: 'contractor', businessId: owner.id } as const;
    expect(await collect(context, account)).toMatchObject({ receivedEnquiries: body.enquiries });
  });

  test.each([
    ['?status=new', ['Fresh One', 'Middle 100%']],
    ['?status=spam', []],
    ['?q=one', ['Fresh One', 'Old One']],
    ['?q=91234', ['Fresh One']],
    ['?q=%25', ['Middle 100%']],
    ['?q=_and', ['Middle 100%']],
    ['?q=MEERA@', ['Fresh One', 'Middle 100%', 'Old One']],
    ["?q='--", []],
    ['?q=one&status=closed', ['Old One']],
    ['?limit=2&page=2', ['Old One']],
    ['?limit=2&page=3', []],
  ])('%s', async (query, names) => {
    const { status, body } = await read(query);
    expect(status).toBe(200);
    expect(namesIn(body)).toEqual(names);
    expect(body.counts).toEqual({ new: 2, replied: 0, closed: 1, spam: 0 });
  });

  test.each(['?status=open', '?page=0', '?limit=abc', `?q=${'x'.repeat(201)}`])('%s is refused', async (query) => {
    expect((await read(query)).status).toBe(400);
  });

  test('is for owners alone: visitors 401, other accounts 403', async () => {
    const calls = [
      ['GET', ''],
      ['GET', '/export'],
      ['PUT', `/${ids.fresh}`],
    ] as const;
    for (const [method, path] of calls) {
      const ask = async (headers: Record<string, string>) =>
        (await call(app, method, `/api/v1/contractor/enquiries${path}`, method === 'PUT' ? {} : undefined, headers)).status;
      expect(await ask({})).toBe(401);
      expect(await ask((await signInUser(db)).headers)).toBe(403);
      expect(await ask((await signInAdmin(db)).headers)).toBe(403);
    }
  });
});

describe('filing', () => {
  test('keeps the status, and says nothing of an answer', async () => {
    const id = await makeEnquiry(db, { business_id: owner.id });
    const { status, body } = await file(id, 'replied');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: 'Enquiry updated', enquiry: { _id: id, status: 'replied' } });
    for (const next of ['replied', 'closed', 'new', 'spam']) {
      expect((await file(id, next)).body.enquiry).toMatchObject({ status: next, repliedAt: null });
    }
    await db.deleteFrom('enquiries').where('enquiry_id', '=', id).execute();
  });

  test("of somebody else's, general, unknown or malformed ids is 404", async () => {
    for (const id of [ids.others, ids.general, '0198c0de-0000-7000-8000-000000000000', 'x', "1' or '1'='1"]) {
      const answer = await file(encodeURIComponent(id ?? ''), 'spam');
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Enquiry not found');
    }
    const rows = await db.selectFrom('enquiries').select('status').where('business_id', '=', other.id).execute();
    expect(rows).toEqual([{ status: 'new' }]);
  });

  test.each(['open', '', null, undefined, 7])('status %j is refused', async (status) => {
    const answer = await file(ids.fresh ?? '', status);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ status: 'status must be new, replied, closed or spam' });
  });
});
