import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers } = await signInAdmin(db);

interface Found {
  _id: string;
  name: string;
  status: string;
  duplicates: object[];
}

async function search(query: Record<string, string | number>) {
  const url = `/api/v1/admin/business/search?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
  const { status, body } = await call(app, 'GET', url, undefined, headers);
  return { status, body, ids: (body.data as Found[] | undefined)?.map(({ _id }) => _id) };
}

/** A business that came so many minutes ago. */
function made(minutes: number, given: Parameters<typeof makeBusiness>[1]) {
  return makeBusiness(db, { created_at: new Date(Date.UTC(2026, 0, 10) - minutes * 60_000), ...given });
}

describe('the search over all states', () => {
  test('finds every word in name, service, address, city or state, whatever the status, which can be chosen', async () => {
    const place = { city: 'Satara', state: 'Maharashtra', service: 'Elevator', address: 'Powai Naka' };
    const pending = await made(1, {
      name: 'Sahyadri Lifts',
      status: 'pending',
      email: 'lifts@example.in',
      phone_no: '9811111111',
      ...place,
    });
    const rejected = await made(2, { name: 'Sahyadri Hoists', status: 'rejected', status_reason: 'Closed', ...place });
    const approved = await made(3, { name: 'Sahyadri Cranes', status: 'approved', ...place });
    await made(4, { name: 'Sahyadri Lifts', status: 'pending', city: 'Kolhapur' });
    const { body, ids } = await search({ q: ' ELEVATOR satara sahya' });
    expect(ids).toEqual([pending, rejected, approved]);
    expect(body).toMatchObject({ totalContractors: 3, totalPages: 1, currentPage: 1 });
    expect(body.data[0]).toMatchObject({ status: 'pending', email: 'lifts@example.in', phoneNo: '9811111111', version: 1 });
    expect(body.data[1]).toMatchObject({ status: 'rejected', statusReason: 'Closed' });
    for (const [status, id] of Object.entries({ pending, rejected, approved })) {
      expect((await search({ q: 'elevator satara sahyadri', status })).ids).toEqual([id]);
    }
    // Everyday words and old names reach what they stand for.
    expect((await search({ q: 'sahyadri lift satara' })).ids).toEqual([pending, rejected, approved]);
    const mumbai = await made(5, { name: 'Sahyadri Stone', status: 'pending', city: 'Mumbai' });
    const bombay = await made(6, { name: 'Sahyadri Stone', status: 'rejected', city: 'Bombay' });
    for (const city of ['Bombay', 'mumbai']) expect((await search({ q: `stone ${city}` })).ids).toEqual([mumbai, bombay]);
  });

  test('finds by the name in Hindi', async () => {
    const pending = await made(7, { name: 'Vindhya Tiles', name_hi: 'विन्\u200dध्य ब\u095dई', status: 'pending' });
    for (const q of ['विन्ध्य', 'बढ\u093cई vindhya', 'टाइल्स विन्ध्य बढ़ई']) {
      expect((await search({ q, status: 'pending' })).ids, q).toEqual(q.startsWith('ट') ? [] : [pending]);
    }
  });

  test('finds by phone number, however it is typed, and by e-mail address', async () => {
    const pending = await made(10, { name: 'Wai Wood', status: 'pending', phone_no: '9822212345', email: 'Wai@Example.in' });
    const approved = await made(11, { name: 'Wai Timber', status: 'approved', email: 'wai@example.in' });
    for (const q of ['9822212345', '+91 98222-12345', '098222 12345']) expect((await search({ q })).ids).toEqual([pending]);
    expect((await search({ q: 'wai@example.in' })).ids).toEqual([pending, approved]);
    expect((await search({ q: 'wai@example.in', status: 'approved' })).ids).toEqual([approved]);
    expect((await search({ q: 'wai@example' })).ids).toEqual([]);
  });

  test('goes on page by page from those that are not listed to those that are, each once', async () => {
    const all: string[] = [];
    for (let made_ = 0; made_ < 5; made_++)
      all.push(await made(20 + made_, { name: 'Karad Kilns', status: made_ % 2 ? 'pending' : 'rejected' }));
    for (let more = 0; more < 9; more++) all.push(await made(30 + more, { name: 'Karad Kilns', status: 'approved' }));
    for (const limit of [1, 3, 4, 8]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(14 / limit); page++) {
        const { ids, body } = await search({ q: 'karad kilns', page, limit });
        expect(body).toMatchObject({ totalContractors: 14, totalPages: Math.ceil(14 / limit) });
        seen.push(...(ids ?? []));
      }
      expect(seen.slice(0, 5)).toEqual(all.slice(0, 5));
      expect([...seen].sort()).toEqual([...all].sort());
    }
    expect((await search({ q: 'karad kilns', page: 3, limit: 8 })).ids).toEqual([]);
  });

  test('without words lists the latest, of a status where one is chosen', async () => {
    const latest = await made(-1_000_000, { status: 'approved' });
    const before = await made(-999_999, { status: 'pending' });
    expect((await search({ limit: 2 })).ids).toEqual([latest, before]);
    expect((await search({ q: '  ', status: 'pending', limit: 1 })).ids).toEqual([before]);
    expect((await search({ status: 'approved', limit: 1 })).ids).toEqual([latest]);
  });

  test.each([
    [{ q: 'x'.repeat(201) }, 'Search with at most 200 characters'],
    [{ status: 'gone' }, 'Invalid request'],
    [{ page: 0 }, 'page must be a whole number from 1 to 1000000'],
    [{ limit: 'all' }, 'limit must be a whole number from 1 to 100'],
  ])('%j is refused', async (query, message) => {
    const { status, body } = await search(query as Record<string, string>);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test.each(["%' or 1=1 --", '%', '_', '\\', '<script>', '🏗️', '1000000@'])('takes %s as it is', async (q) => {
    expect(await search({ q })).toMatchObject({ status: 200, ids: [] });
  });

  test('reads no further than ten thousand', async () => {
    expect(await search({ page: 1_000_000 })).toMatchObject({ status: 200, ids: [] });
  });
});

describe('possible duplicates', () => {
  test('share the e-mail address, or name and city, and are named with each', async () => {
    const email = 'twin@example.in';
    const one = await made(40, { name: 'Twin Towers', city: 'Nashik', email, status: 'pending' });
    const both = await made(41, { name: ' twin  TOWERS', city: 'nashik', email: 'TWIN@example.in', status: 'approved' });
    const name = await made(42, { name: 'Twin Towers', city: 'Nashik', email: '', status: 'rejected' });
    await made(43, { name: 'Twin Towers', city: 'Nagpur', email: '', status: 'approved' });
    const { body } = await search({ q: email, status: 'pending' });
    expect(body.data[0].duplicates).toHaveLength(2);
    expect(body.data[0].duplicates).toEqual(
      expect.arrayContaining([
        { _id: both, name: ' twin  TOWERS', city: 'nashik', status: 'approved', same: expect.arrayContaining(['email', 'name']) },
        { _id: name, name: 'Twin Towers', city: 'Nashik', status: 'rejected', same: ['name'] },
      ]),
    );
    const pending = await call(app, 'GET', '/api/v1/contractor/get-all?status=pending&limit=100', undefined, headers);
    expect(pending.body.contractor.find(({ _id }: Found) => _id === one).duplicates).toHaveLength(2);
  });

  test('of one address that hundreds share are five', async () => {
    for (let shared = 0; shared < 7; shared++) await made(50 + shared, { email: 'shared@example.in' });
    const { body } = await search({ q: 'shared@example.in', limit: 1 });
    expect(body.data[0].duplicates).toHaveLength(5);
  });
});

describe('the pending list', () => {
  const pending = (query: string) => call(app, 'GET', `/api/v1/contractor/get-all?status=pending&limit=8${query}`, undefined, headers);

  test('skips none when what was shown is decided meanwhile, and many came at one moment', async () => {
    const moment = new Date('2030-01-01T00:00:00.123Z');
    const ids: string[] = [];
    for (let waiting = 0; waiting < 20; waiting++) ids.push(await makeBusiness(db, { status: 'pending', created_at: moment }));
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page++) {
      const { body } = await pending(after);
      expect(body.contractor[0]).toMatchObject({ status: 'pending', version: 1, duplicates: expect.any(Array), email: expect.any(String) });
      seen.push(...body.contractor.map(({ _id }: Found) => _id));
      after = `&after=${body.next}`;
      for (const _id of seen.slice(page * 8, page * 8 + 5)) {
        await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', _id).execute();
      }
    }
    expect(seen.slice(0, 20)).toEqual([...ids].sort());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('ends without a mark, and refuses what is none', async () => {
    const { body } = await pending('&page=1000');
    expect(body).toMatchObject({ contractor: [] });
    expect(body).not.toHaveProperty('next');
    for (const mark of ['x', '12', "1_' or 1=1", `${'9'.repeat(17)}_00000000-0000-7000-8000-000000000000`]) {
      expect((await pending(`&after=${encodeURIComponent(mark)}`)).status).toBe(400);
    }
  });
});
