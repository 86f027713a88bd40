import { describe, expect, test } from 'vitest';
import { listSitemaps } from '#server/features/sitemaps/list-sitemaps.ts';
import { readSitemap } from '#server/features/sitemaps/read-sitemap.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const places = [
  { city: 'Pune', state: 'Maharashtra', service: 'Cement' },
  { city: 'Aurangabad', state: 'Maharashtra', service: 'Cement' },
  { city: 'Aurangabad', state: 'Bihar', service: 'Cement' },
  { city: 'Pune', state: 'Maharashtra', service: 'Sanitary/bath Fittings' },
  { city: 'Bangalore', state: 'Karnataka', service: 'Cement' },
  { city: 'Pune', state: 'Maharashtra', service: 'Cement' },
];
const made: string[] = [];
for (const place of places) made.push(await makeBusiness(db, place));
await makeBusiness(db, { status: 'pending', city: 'Nashik', state: 'Maharashtra', service: 'Cement' });

/** The addresses of each file of a kind, in files of `size`. */
async function filesOf(kind: string, size: number) {
  const names = (await listSitemaps(context, size)).map((path) => path.replace(/^\/sitemaps\/(.+)\.xml$/, '$1'));
  const files: string[][] = [];
  for (const name of names.filter((name) => name.startsWith(`${kind}-`))) {
    const urls: string[] = [];
    for await (const { url } of (await readSitemap(context, name, size)) ?? []) urls.push(url);
    files.push(urls);
  }
  return files;
}

describe('the sitemap', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('has every business once in files of %i', async (size) => {
    const files = await filesOf('businesses', size);
    expect(files).toHaveLength(Math.ceil(made.length / size));
    expect(files.slice(0, -1).every((file) => file.length === size)).toBe(true);
    expect(files.flat()).toEqual(made.map((id) => `/viewdetails/${id}`));
  });

  test.each([1, 2, 3, 5, 6])('has every service in a city once in files of %i, namesakes by their states', async (size) => {
    const files = await filesOf('services', size);
    expect(files).toHaveLength(Math.ceil(5 / size));
    expect(files.every((file) => file.length <= size)).toBe(true);
    expect(files.flat().toSorted()).toEqual([
      '/aurangabad-bihar/cement',
      '/aurangabad/cement',
      '/bengaluru/cement',
      '/pune/cement',
      '/pune/sanitary-bath-fittings',
    ]);
  });

  test('has every city with businesses once', async () => {
    expect(await listSitemaps(context)).toContain('/sitemaps/cities.xml');
    const urls: string[] = [];
    for await (const { url } of (await readSitemap(context, 'cities')) ?? []) urls.push(url);
    expect(urls.toSorted()).toEqual(['/aurangabad', '/aurangabad-bihar', '/bengaluru', '/pune']);
  });

  test('is XML with absolute addresses and the times of changes', async () => {
    const index = await app.inject({ url: '/sitemap.xml' });
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(files).toEqual((await listSitemaps(context)).map((path) => new URL(path, context.config.PUBLIC_URL).href));
    const ofBusinesses = files.filter((url) => url.includes('businesses-'));
    expect(ofBusinesses).toHaveLength(2);
    const [file, inHindi] = await Promise.all(ofBusinesses.map((url) => app.inject({ url: new URL(url).pathname })));
    if (!file || !inHindi) throw new Error('Each language has a file');
    expect(file.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    expect(file.body).toContain(`<loc>${new URL(`/viewdetails/${made[0]}`, context.config.PUBLIC_URL).href}</loc>`);
    expect(file.body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(made.length);
    const at = (path: string) => new URL(path, context.config.PUBLIC_URL).href;
    expect(inHindi.body).toContain(`<loc>${at(`/hi/viewdetails/${made[0]}`)}</loc>`);
    // Each file names every language of its pages, itself too.
    for (const { body } of [file, inHindi])
      for (const [lang, path] of Object.entries({ en: '/viewdetails', hi: '/hi/viewdetails', 'x-default': '/viewdetails' }))
        expect(body).toContain(`hreflang="${lang}" href="${at(`${path}/${made[0]}`)}"`);
  });

  test('has no file of another name, and none that is empty', async () => {
    const after = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    expect(await readSitemap(context, `businesses-${after}`)).toBeUndefined();
    expect(await readSitemap(context, 'services-6', 1)).toBeUndefined();
    expect(await readSitemap(context, 'businesses-7', 1)).toBeUndefined();
    for (const name of [
      `businesses-${after}.xml`,
      'businesses-x.xml',
      'businesses-.xml',
      'businesses-0.xml',
      'businesses-01.xml',
      'businesses-2.xml',
      'businesses-99999.xml',
      'businesses-100000.xml',
      'hi-businesses-2.xml',
      'services-2.xml',
      'services-0.xml',
      'pages',
      'en-pages.xml',
      'fr-pages.xml',
      'hi-hi-pages.xml',
      'x.xml',
    ]) {
      const answer = await app.inject({ url: `/sitemaps/${name}` });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
  });

  test('of an empty directory has no file of businesses', async () => {
    const empty = await createTestApp();
    expect(await listSitemaps(empty.context)).toEqual(['/sitemaps/pages.xml', '/sitemaps/hi-pages.xml']);
    expect((await empty.app.inject({ url: `/sitemaps/businesses-${made[0]}.xml` })).statusCode).toBe(404);
    const { body } = await empty.app.inject({ url: '/sitemaps/pages.xml' });
    for (const page of ['/contact', '/get-quotes']) expect(body).toContain(`${page}</loc>`);
    expect(body).not.toMatch(/user|enquiry|profilesupplier|admin/);
  });
});
