import { afterAll, describe, expect, test } from 'vitest';
import { PAGES } from '#drills/parts/page-table.ts';
import { isPrivatePath } from '#shared/indexing.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeSender } from '#tests/helpers/role-calls.ts';
import { ROLES } from '#tests/helpers/role-rows.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });
const cookieOf = ({ token }: { token?: string }): Record<string, string> => (token ? { cookie: `nirmaan=${token}` } : {});
/** What was asked for, to see at the end that the table has not become empty. */
const seen = { kept: 0, notKept: 0 };
afterAll(() => expect([seen.kept > 20, seen.notKept > 300]).toEqual([true, true]));

describe('browsers keep no page of somebody', () => {
  test.each(PAGES)('$path ($status)', async ({ path, fill, status }) => {
    for (const role of ROLES) {
      const { session, business } = await makeSender(db, ['GET /', [0, 0, 0, 0, 0], () => (status ? { status } : {})], role);
      const page = (await fill?.({ business, db })) ?? path;
      for (const url of [
        page,
        page === '/' ? '/_root.data' : `${page.replace('?', '.data?')}${page.includes('?') ? '' : '.data'}`,
        `/hi${page === '/' ? '' : page}`,
      ]) {
        const answer = await open(url, cookieOf(session));
        // What has a tag was made in nobody's name, and is given to everybody.
        const isNobodys = role === 'visitor' && (answer.headers.etag !== undefined || !isPrivatePath(page.split('?')[0] ?? ''));
        const kept = String(answer.headers['cache-control']);
        seen[isNobodys ? 'kept' : 'notKept'] += 1;
        if (!isNobodys || answer.statusCode === 302)
          expect([role, url, answer.statusCode, kept]).toEqual([role, url, answer.statusCode, expect.stringMatching(/no-store/)]);
        else expect([url, kept]).toEqual([url, expect.stringMatching(/^private, no-(?:cache|store)$/)]);
      }
    }
  });

  test('nor what a browser brings cookies for that are no session', async () => {
    for (const cookie of ['nirmaan=made-up', 'nirmaan_comments=x', 'nirmaan_reset=x'])
      expect([cookie, (await open('/category', { cookie })).headers['cache-control']]).toEqual([cookie, 'private, no-store']);
    for (const cookie of ['language=hi', '_ga=x', 'nirmaan_device=x'])
      expect([cookie, (await open('/category', { cookie })).headers['cache-control']]).toEqual([cookie, 'private, no-cache']);
  });
});

describe('a logout', () => {
  test.each(['/api/v1/user-auth/logout', '/api/v1/contractor/logout', '/api/v1/admin/logout'])(
    'by %s empties what the browser keeps',
    async (url) => {
      const { token } = await signInUser(db);
      const own = await app.inject({ url, headers: { cookie: `nirmaan=${token}` } });
      expect([own.statusCode, own.headers['clear-site-data']]).toEqual([200, '"cache"']);
      // Another site's page can ask for it, without the session.
      const others = await app.inject({ url });
      expect([others.statusCode, others.headers['clear-site-data']]).toEqual([200, undefined]);
    },
  );

  test('and the conversation is gone with it', async () => {
    const { token, id } = await signInUser(db);
    const enquiry = await makeEnquiry(db, { user_id: id, message: 'The terrace leaks above the bedroom' });
    const url = `/user/enquiries/${enquiry}`;
    const before = await open(url, { cookie: `nirmaan=${token}` });
    expect([before.body.includes('above the bedroom'), before.headers['cache-control']]).toEqual([true, 'private, no-store']);
    await app.inject({ url: '/api/v1/user-auth/logout', headers: { cookie: `nirmaan=${token}` } });
    const after = await open(url, { cookie: `nirmaan=${token}` });
    expect([after.statusCode, after.headers['cache-control'], after.body.includes('above the bedroom')]).toEqual([
      302,
      'private, no-store',
      false,
    ]);
  });
});

describe('pictures', () => {
  test('that everybody may see may be shown by other sites', async () => {
    for (const url of ['/media/demo/cement-1-640.webp', '/share/demo/cement-1.jpg', '/share.jpg', '/favicon.svg'])
      expect([url, (await app.inject({ url })).headers['cross-origin-resource-policy']]).toEqual([url, 'cross-origin']);
    for (const url of ['/', '/sw.js', '/api/v1/private-picture/0198c0de-0000-7000-8000-000000000000-320.webp'])
      expect([url, (await app.inject({ url })).headers['cross-origin-resource-policy']]).toEqual([url, 'same-origin']);
  });
});
