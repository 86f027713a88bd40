import { describe, expect, test } from 'vitest';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { admin, blogId, database, get: getWithout, keep, owner, person, pune, puneList, user } = await createCachedPages();
const { app } = await createTestApp({ PAGE_CACHE_SECONDS: '60' }, { database, pages: true });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { ...person, ...headers } });
const cookieOf = ({ authorization }: { authorization: string }) => ({ cookie: `nirmaan=${authorization.replace('Bearer ', '')}` });

const PRIVATE = /^(private|no-store)/;
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60';

describe('a cache in front', () => {
  test.each(['/', puneList, profile(pune), '/blog', `/blog/${blogId}`])(
    'may give %s to visitors: it has no nonce and sets no cookie',
    async (url) => {
      await get(url);
      for (const headers of [{}, { cookie: '_ga=GA1.1' }, { 'if-none-match': 'W/"other"' }] as Record<string, string>[]) {
        const answer = await get(url, headers);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, SHARED]);
        expect(String(answer.headers.vary).split(', ')).toEqual(['accept-encoding', 'cookie', 'nirmaan-copy']);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(`${answer.headers['content-security-policy']} ${answer.body}`).not.toMatch(/nonce[-=]/);
      }
      const etag = String((await get(url)).headers.etag);
      const again = await get(url, { 'if-none-match': etag });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, SHARED]);
    },
  );

  test('may not give what was made for one reader: its nonce would be used twice', async () => {
    const first = await get('/searcher?q=waterproofing+once');
    expect(first.body).toContain('nonce="');
    expect(first.headers['cache-control']).toMatch(PRIVATE);
  });

  test.each<[string, Record<string, string>]>([
    ['a user', cookieOf(user)],
    ['an owner', cookieOf(owner)],
    ['an admin', cookieOf(admin)],
    ['a browser with a comment of its own', { cookie: 'nirmaan_comments=x' }],
    ['a copy for offline', { 'nirmaan-copy': '1' }],
  ])('may not give a page of %s', async (_name, headers) => {
    await get(puneList);
    await get(puneList);
    for (const url of [puneList, '/', profile(pune)]) expect((await get(url, headers)).headers['cache-control']).toMatch(PRIVATE);
  });

  test.each(['/no/such/page', '/viewdetails/none', '/profilesupplier', '/admin/business', '/PRIVACY-policy'])(
    'may not give %s: it is a failure or leads elsewhere',
    async (url) => {
      for (let time = 0; time < 3; time++) {
        const answer = await get(url);
        expect(answer.statusCode).not.toBe(200);
        expect(String(answer.headers['cache-control'] ?? '')).not.toMatch(/public|s-maxage/);
      }
    },
  );

  test('may give nothing unless it is set', async () => {
    await keep(puneList);
    expect((await getWithout(puneList)).headers['cache-control']).toBe('private, no-cache');
  });
});
