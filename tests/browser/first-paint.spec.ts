import { expect, test } from '#tests/browser/fixtures.ts';
import { findBusinesses } from '#tests/browser/listings.ts';

test('the document brings the businesses, under a policy that lets only its own scripts run', async ({ request }) => {
  const query = { service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' };
  // Whoever brings a cookie of ours gets a page of their own: one that is kept names its scripts by hashes (kept-pages.test.ts).
  const own = { params: query, headers: { cookie: 'nirmaan=ended' } };
  const [answer, again] = await Promise.all([1, 2].map(() => request.get('/searcher', own)));
  const html = (await answer?.text()) ?? '';
  const found = await findBusinesses(request, query);
  expect(found.length).toBeGreaterThan(3);
  for (const { _id, name } of found) {
    expect(html).toContain(`href="/viewdetails/${_id}"`);
    expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  }

  const policy = answer?.headers()['content-security-policy'] ?? '';
  const nonce = /script-src 'self' 'nonce-([\w-]{20,})'(;|$)/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(again?.headers()['content-security-policy']).not.toContain(nonce);
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  // What describes the page to search engines is no script that runs.
  for (const [tag] of html.matchAll(/<(script|style)\b(?! type="application\/ld\+json")[^>]*>/g))
    expect(tag).toMatch(new RegExp(`nonce="${nonce}"|src="/`));
});

test('the document asks for its styles first and for no script before it is painted, and is packed once', async ({ request }) => {
  for (const address of ['/', '/searcher?city=Pune&state=Maharashtra', '/no-such-page']) {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(answer.headers()['content-encoding'], address).toBe('br');
    const html = await answer.text();
    expect(html, address).not.toMatch(/rel="modulepreload"|type="module"/);
    const [styles, font] = ['rel="stylesheet"', 'as="font"'].map((text) => html.indexOf(text));
    expect(styles, address).toBeGreaterThan(0);
    expect(font, address).toBeGreaterThan(styles ?? 0);
  }
});

test('pictures come in three widths that browsers keep for good', async ({ request }) => {
  const html = await (await request.get('/searcher?city=Pune&state=Maharashtra')).text();
  const [, sources = ''] = /srcSet="([^"]+)"/i.exec(html) ?? [];
  const files = sources.split(', ').map((source) => source.split(' '));
  expect(files.map(([, width]) => width)).toEqual(['320w', '640w', '1280w']);
  for (const [file = ''] of files) {
    const picture = await request.get(file);
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  }
});

test('files of the build come packed, and are kept for good; what is not among them is not there', async ({ request }) => {
  const html = await (await request.get('/', { headers: { cookie: 'nirmaan=ended' } })).text();
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  for (const [file, kept] of [
    [script, 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/sw.js', 'public, max-age=3600'],
  ] as const) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status(), file).toBe(200);
    expect(answer.headers(), file).toMatchObject({ 'cache-control': kept, 'content-encoding': 'br' });
  }
  for (const none of [`${script}.br`, `${script}/`, '/sw.js.br', '/assets', '/assets/', '/assets/none.js', '/assets/..%2fsw.js']) {
    const answer = await request.get(none);
    expect(answer.status(), none).toBe(404);
    expect(answer.headers()['cache-control'], none).toMatch(/no-store|no-cache/);
  }
  expect((await request.get('/assets/%00')).status()).toBe(400);
});
