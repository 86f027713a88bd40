import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });

const day = (days: number) => new Date(Date.UTC(2026, 0, 31 - days, 6, 30, 0, 123));

/** Several of one moment, too. */
const MOMENTS = [1, 2, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8].map(day);

interface List {
  name: string;
  path: string;
  page: string;
  rows: 'enquiries' | 'requests';
  table: 'enquiries' | 'requirements';
  /** Somebody who has such a list, and what adds a row to it. */
  begin: () => Promise<{ token: string; add: (created_at: Date, word?: string) => Promise<string> }>;
}

const LISTS: List[] = [
  {
    name: 'what an owner has received',
    path: '/api/v1/contractor/enquiries',
    page: '/profilesupplier',
    rows: 'enquiries',
    table: 'enquiries',
    async begin() {
      const { id: business_id, token } = await signInBusiness(db);
      return { token, add: (created_at, message = 'Our roof leaks.') => makeEnquiry(db, { business_id, created_at, message }) };
    },
  },
  {
    name: 'what somebody has sent',
    path: '/api/v1/enquiries',
    page: '/user/requirements',
    rows: 'enquiries',
    table: 'enquiries',
    async begin() {
      const { id: user_id, token } = await signInUser(db);
      return { token, add: (created_at, message = 'Our roof leaks.') => makeEnquiry(db, { user_id, created_at, message }) };
    },
  },
  {
    name: 'what a business has sent to several at once',
    path: '/api/v1/requirements',
    page: '/user/requirements',
    rows: 'requests',
    table: 'requirements',
    async begin() {
      const { id: sender_business_id, token } = await signInBusiness(db);
      return { token, add: (created_at, service = 'Waterproofing') => makeRequirement(db, { sender_business_id, created_at, service }) };
    },
  },
];

const remove = (table: List['table'], id: string) =>
  table === 'enquiries'
    ? db.deleteFrom('enquiries').where('enquiry_id', '=', id).execute()
    : db.deleteFrom('requirements').where('requirement_id', '=', id).execute();

/** Where a page's link to the next one leads, as a browser reads it. */
const nextIn = (html: string) =>
  /<a [^>]*rel="next"[^>]*>/
    .exec(html)?.[0]
    .match(/href="([^"#]*)/)?.[1]
    ?.replaceAll('&amp;', '&');

describe.each(LISTS)('$name', ({ path, page, rows, table, begin }) => {
  test('goes on behind the last that was shown, whatever comes or goes', async () => {
    const { token, add } = await begin();
    const ids: string[] = [];
    for (const moment of MOMENTS) ids.push(await add(moment));
    const read = async (query: string) => {
      const { status, body } = await call(app, 'GET', `${path}?${query}`, undefined, { authorization: `Bearer ${token}` });
      expect(status).toBe(200);
      return { ids: (body[rows] as { _id: string }[]).map(({ _id }) => _id), next: body.next as string | undefined };
    };
    const whole = await read('limit=100');
    expect(whole.next).toBeUndefined();
    expect(whole.ids.toSorted()).toEqual(ids.toSorted());
    const shown: string[] = [];
    let place = 'page=1';
    for (let pages = 0; ; pages += 1) {
      const found = await read(`limit=2&${place}`);
      shown.push(...found.ids);
      if (!found.next) break;
      place = `after=${found.next}`;
      // The first that was just read goes, or the last; one comes.
      await remove(table, found.ids[pages % 2] ?? '');
      await add(new Date());
    }
    expect(shown).toEqual(whole.ids);
    expect((await call(app, 'GET', `${path}?after=x`, undefined, { authorization: `Bearer ${token}` })).status).toBe(400);
  });

  test('is linked so by its page, which leads to the last one where nothing is left behind', async () => {
    const { token, add } = await begin();
    const words = Array.from({ length: 12 }, (_, at) => `word${String(at).padStart(2, '0')}`);
    const ids: string[] = [];
    for (const [at, word] of words.entries()) ids.push(await add(day(at), word));
    const read = async (url: string) => {
      const { statusCode, headers, body } = await app.inject({ url, cookies: { nirmaan: token } });
      return { statusCode, to: headers.location, next: nextIn(body), found: [...new Set(body.match(/word\d\d/g) ?? [])].toSorted() };
    };
    const first = await read(page);
    expect(first.found).toEqual(words.slice(0, 10));
    await remove(table, ids[3] ?? '');
    await remove(table, ids[9] ?? '');
    expect(await read(first.next ?? '')).toMatchObject({ statusCode: 200, next: undefined, found: words.slice(10) });
    for (const id of ids.slice(10)) await remove(table, id);
    expect(await read(first.next ?? '')).toMatchObject({ statusCode: 302, to: `${page}?page=1` });
    expect(await read(`/hi${first.next}`)).toMatchObject({ statusCode: 302, to: `/hi${page}?page=1` });
    for (const id of ids) await remove(table, id);
    // Nothing there at all is said, and leads nowhere.
    expect((await read(first.next ?? '')).statusCode).toBe(200);
  });
});

test('a page of the team, once its last row is decided, leads to what is left', async () => {
  const { token } = await signInAdmin(db);
  const business_id = await makeBusiness(db);
  const ids: string[] = [];
  for (let made = 0; made < 11; made += 1) ids.push(await makeReport(db, { business_id }));
  const open = (url: string) => app.inject({ url, cookies: { nirmaan: token } });
  expect((await open('/admin/reports?page=2')).statusCode).toBe(200);
  await db
    .deleteFrom('reports')
    .where('report_id', '=', ids[10] ?? '')
    .execute();
  const moved = await open('/admin/reports?page=2');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/admin/reports?page=1']);
  expect((await open('/hi/admin/reports?page=9')).headers.location).toBe('/hi/admin/reports?page=1');
  for (const tab of ['users', 'orders', 'reviews', 'newsletter/subscribers', 'quarantine', 'inbox', 'business?tab=edits', 'sayings'])
    expect([302, 200]).toContain((await open(`/admin/${tab}${tab.includes('?') ? '&' : '?'}page=9`)).statusCode);
});
