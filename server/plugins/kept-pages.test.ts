import { beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '#server/plugins/page-build.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInContractor, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

/** Two processes on one database: one takes the writes, pages are asked of the other. */
const database = await createTestDatabase();
const { db } = database;
const { app: writer } = await createTestApp({}, { database, pages: true });

/** How often a page was made. */
let made = 0;
const build = await builtPages();
const counting = {
  ...build,
  load: () => {
    made += 1;
    return build.load();
  },
};
const { app } = await createTestApp({}, { database, pages: counting });

const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' };
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { ...person, ...headers } });

/** Asks until the page is kept: a page is made for keeping when it is asked for again. */
async function keep(url: string) {
  await get(url);
  const kept = await get(url);
  expect([kept.statusCode, typeof kept.headers.etag]).toEqual([200, 'string']);
  return kept;
}

const admin = (await signInAdmin(db)).headers;
const user = (await signInUser(db)).headers;
const pune = await makeBusiness(db, { name: 'Deccan Terrace Care', images: ['demo/waterproofing-1'] });
const owner = (await signInContractor(db, pune)).headers;
const kochi = await makeBusiness(db, { name: 'Periyar Roofs', city: 'Kochi', state: 'Kerala', address: 'Marine Drive' });
const blogId = await makeBlog(db, { title: 'Stop the terrace leaking' });

const list = (city: string, state: string) => `/searcher?${new URLSearchParams({ service: 'Waterproofing', city, state })}`;
const puneList = list('Pune', 'Maharashtra');
const kochiList = list('Kochi', 'Kerala');
const profile = (id: string) => `/viewdetails/${id}`;

async function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, headers: Record<string, string>) {
  const answer = await call(writer, method, `/api/v1${path}`, body, headers);
  expect([path, answer.status, answer.body.message]).toEqual([path, expect.toSatisfy((status) => status < 300), answer.body.message]);
  return answer.body;
}

async function version(id: string) {
  const row = await db.selectFrom('businesses').select('version').where('business_id', '=', id).executeTakeFirstOrThrow();
  return row.version;
}

async function decide(id: string, status: string) {
  await write('PUT', `/admin/update/contractor-status/${id}`, { status, version: await version(id), reason: 'As asked' }, admin);
}

const review = { name: 'Asha', email: 'asha@example.in', description: 'Dry since June', rating: 5 };
const price = { material: 'River sand', price: 62, price_unit: 'per cubic foot', city: 'Pune' };
const blog = { title: 'Cool roofs', short_description: 'White paint helps', description: 'Paint it white.' };
const ownProfile = {
  name: 'Deccan Terrace Care',
  service: 'Waterproofing',
  address: 'Karve Road, Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  shortDescription: 'Leaks found and stopped',
  email: 'deccan@example.in',
  phoneNo: '9822012345',
  description: 'Terraces, bathrooms and basements.',
};

interface Change {
  write: () => Promise<unknown>;
  /** Pages that show it, and what they show. */
  shownOn: Record<string, string>;
  /** Pages that do not. */
  notOn: string[];
}

/** Every write of the product that a visitor's page shows. */
const CHANGES: [string, () => Promise<Change>][] = [
  [
    'a business is approved',
    async () => {
      const id = await makeBusiness(db, { name: 'Mula Mutha Coatings', status: 'pending' });
      const shownOn = { [puneList]: 'Mula Mutha Coatings', '/category': 'Mula Mutha Coatings' };
      return { write: () => decide(id, 'approved'), shownOn, notOn: [kochiList, profile(kochi), '/blog'] };
    },
  ],
  [
    'a business is rejected',
    async () => {
      const id = await makeBusiness(db, { name: 'Sinhagad Sealants' });
      return { write: () => decide(id, 'rejected'), shownOn: { [puneList]: '!Sinhagad Sealants' }, notOn: [kochiList, '/blog'] };
    },
  ],
  [
    'an owner edits it',
    async () => ({
      write: () => write('PUT', '/contractor/edit', { ...ownProfile, price: '72 per sq ft' }, owner),
      shownOn: { [puneList]: '72 per sq ft', [profile(pune)]: '72 per sq ft' },
      notOn: [kochiList, profile(kochi), '/blog'],
    }),
  ],
  [
    'it is liked',
    async () => ({
      write: () => write('PUT', '/contractor/like', { businessId: pune }, user),
      shownOn: { [profile(pune)]: '', [puneList]: '', '/': '' },
      notOn: [kochiList, profile(kochi), '/blog'],
    }),
  ],
  [
    'it is reviewed',
    async () => ({
      write: () => write('POST', '/review/add', { ...review, business: pune }, user),
      shownOn: { [profile(pune)]: 'Dry since June' },
      notOn: [kochiList, profile(kochi)],
    }),
  ],
  [
    'a review is taken down',
    async () => {
      const id = await makeReview(db, { business_id: pune, description: 'Never came' });
      return {
        write: () => write('DELETE', `/review/delete/${id}`, undefined, admin),
        shownOn: { [profile(pune)]: '!Never came' },
        notOn: [kochiList, profile(kochi)],
      };
    },
  ],
  [
    'a poster is deleted',
    async () => {
      const id = await makePoster(db, { name: 'Monsoon sale at Lakdi Pul' });
      return {
        write: () => write('DELETE', `/poster/admin/delete/${id}`, undefined, admin),
        shownOn: { '/': '!Monsoon sale at Lakdi Pul' },
        notOn: [kochiList, '/blog', profile(kochi)],
      };
    },
  ],
  [
    'a price is added',
    async () => ({
      write: () => write('POST', '/price-ticker/add', price, admin),
      shownOn: { '/': 'River sand' },
      notOn: [kochiList, '/blog'],
    }),
  ],
  [
    'a price is changed',
    async () => {
      const id = await makePriceTicker(db, { material: 'Fly ash bricks' });
      return {
        write: () => write('PUT', `/price-ticker/update/${id}`, { ...price, material: 'Fly ash bricks', price: 7.25 }, admin),
        shownOn: { '/': '7.25' },
        notOn: [kochiList, '/blog'],
      };
    },
  ],
  [
    'a blog entry is changed',
    async () => ({
      write: () => write('PUT', `/blog/update/${blogId}`, blog, admin),
      shownOn: { '/blog': 'Cool roofs', [`/blog/${blogId}`]: 'Paint it white.' },
      notOn: ['/', kochiList],
    }),
  ],
  [
    'a comment is approved',
    async () => {
      const id = await makeComment(db, { blog_id: blogId, comment: 'Ours is white since May' });
      return {
        write: () => write('PUT', `/blog/comment/update/${id}`, { status: 'approved' }, admin),
        shownOn: { [`/blog/${blogId}`]: 'Ours is white since May' },
        notOn: ['/', kochiList],
      };
    },
  ],
  [
    'a service is added',
    async () => ({
      write: () => write('POST', '/service/add', { name: 'Rope access', category: 'contractor' }, admin),
      shownOn: { '/': 'Rope access' },
      notOn: ['/blog', `/blog/${blogId}`],
    }),
  ],
];

describe('each write is on the next load of every page that shows it, in another process', () => {
  test.each(CHANGES)('%s', async (_name, prepare) => {
    const change = await prepare();
    const before = new Map<string, string>();
    for (const url of [...Object.keys(change.shownOn), ...change.notOn]) before.set(url, (await keep(url)).body);
    await change.write();
    for (const [url, text] of Object.entries(change.shownOn)) {
      const { body } = await get(url);
      expect([url, body === before.get(url)]).toEqual([url, false]);
      if (text.startsWith('!')) expect(body).not.toContain(text.slice(1));
      else expect(body).toContain(text);
    }
    made = 0;
    for (const url of change.notOn) expect([url, (await get(url)).body === before.get(url)]).toEqual([url, true]);
    expect(made).toBe(0);
  });
});

describe('a kept page', () => {
  beforeAll(() => keep(kochiList));

  test('is made once for a hundred who ask at once', async () => {
    const url = `${kochiList}&page=1`;
    await get(url);
    made = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(url)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(made).toBe(1);
  });

  test('is known by its tag', async () => {
    const { headers, body } = await get(kochiList);
    const etag = String(headers.etag);
    const again = await get(kochiList, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get(kochiList, { 'if-none-match': 'W/"other"' })).body).toBe(body);
  });

  test.each(['br', 'gzip', 'identity', 'nonsense', 'br;q=0, gzip', '*;q=0', ''])('is packed as %j asks', async (accepted) => {
    const answer = await get(kochiList, { 'accept-encoding': accepted });
    const { 'content-encoding': encoding = 'identity', vary } = answer.headers;
    expect(vary).toMatch(/accept-encoding/);
    expect(answer.statusCode).toBe(200);
    if (accepted === 'br' || accepted === 'gzip') expect(encoding).toBe(accepted);
    if (encoding === 'identity') expect(answer.body).toContain('Periyar Roofs');
  });

  test('answers HEAD without a body, Range with the whole', async () => {
    const head = await app.inject({ method: 'HEAD', url: kochiList, headers: person });
    expect([head.statusCode, head.body, typeof head.headers.etag]).toEqual([200, '', 'string']);
    expect((await get(kochiList, { range: 'bytes=0-10' })).statusCode).toBe(200);
  });

  test('lets its own scripts run and no other: by what they say, without a nonce', async () => {
    const { headers, body } = await get(kochiList);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' ('sha256-[\w+/=]{44}' ?)+;/);
    expect(policy).not.toContain('nonce');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(body).not.toContain('nonce="');
  });

  test('counts each look at a business, bots left out', async () => {
    await keep(profile(kochi));
    const views = async () => {
      const rows = await db
        .selectFrom('business_activity')
        .select('n')
        .where('business_id', '=', kochi)
        .where('kind', '=', 'view')
        .execute();
      return rows.reduce((sum, { n }) => sum + n, 0);
    };
    await app.context.views.flush();
    const before = await views();
    for (let look = 0; look < 3; look++) await get(profile(kochi));
    await get(profile(kochi), { 'user-agent': 'Googlebot/2.1' });
    await app.context.views.flush();
    expect((await views()) - before).toBe(3);
  });

  test('is of one host: another name for it has pages of its own', async () => {
    const lie = { host: 'evil.example' };
    expect((await get(kochiList, lie)).body).not.toContain('evil.example');
    await get(kochiList, lie);
    expect((await get(kochiList)).body).not.toContain('evil.example');
  });
});

describe('never kept', () => {
  const cookieOf = ({ authorization }: { authorization: string }) => ({ cookie: `nirmaan=${authorization.replace('Bearer ', '')}` });

  test.each<[string, Record<string, string>]>([
    ['a user', cookieOf(user)],
    ['an owner', cookieOf(owner)],
    ['an admin', cookieOf(admin)],
    ['a browser with something of ours', { cookie: 'nirmaan_comments=x' }],
    ['a copy for offline', { 'nirmaan-copy': '1' }],
  ])('a page for %s', async (_name, headers) => {
    await keep(kochiList);
    made = 0;
    const answer = await get(kochiList, headers);
    expect(answer.headers.etag).toBeUndefined();
    expect(made).toBeGreaterThan(0);
  });

  test('cookies of other sites change nothing', async () => {
    const { headers } = await keep(kochiList);
    expect((await get(kochiList, { cookie: '_ga=GA1.1; theme=dark' })).headers.etag).toBe(headers.etag);
  });

  test.each([
    '/no/such/page',
    '/viewdetails/none',
    '/searcher?q=%00',
    '/profilesupplier',
    '/user/forgot-password/verify-otp',
    '/admin/business',
  ])('%s', async (url) => {
    const answers = [await get(url), await get(url), await get(url)];
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined, undefined]);
  });

  test('an address that is asked for once takes no place', async () => {
    await get('/searcher?q=made-up-once');
    made = 0;
    expect((await get('/searcher?q=made-up-twice')).headers.etag).toBeUndefined();
    expect(made).toBe(1);
  });
});

test('no kept page has anything of those who looked before: their names, numbers and sessions', async () => {
  const { email, user_name } = await db.selectFrom('users').select(['email', 'user_name']).executeTakeFirstOrThrow();
  const { phone_no } = await db.selectFrom('businesses').select('phone_no').where('business_id', '=', pune).executeTakeFirstOrThrow();
  const tokens = [user, owner, admin].map(({ authorization }) => authorization.replace('Bearer ', ''));
  const routes = ['/', '/category', '/suppliers', puneList, profile(pune), '/blog', `/blog/${blogId}`, '/contact', '/plans', '/user/login'];
  for (const url of routes) {
    await get(url);
    for (const token of tokens) await get(url, { cookie: `nirmaan=${token}` });
    const { body, headers } = await get(url);
    expect(typeof headers.etag).toBe('string');
    for (const secret of [email, user_name, String(phone_no), ...tokens]) expect([url, body.includes(secret)]).toEqual([url, false]);
  }
});
