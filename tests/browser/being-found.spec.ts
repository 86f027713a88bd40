import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cards, findBusinesses, findUnrated, toast } from '#tests/browser/listings.ts';

/** What a page tells search engines, as it stands in the document that the server sends. */
async function headOf(page: Page, address: string) {
  await page.goto(address);
  return page.evaluate(() => {
    const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;
    return {
      title: document.title,
      description: content('description') ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.replace(location.origin, ''),
      image: content('og:image')?.replace(location.origin, ''),
      robots: content('robots'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')),
    };
  });
}

const locations = async (request: APIRequestContext, address: string) =>
  [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('a profile says what kind of business it is, with its rating and without its phone number', async ({ page }) => {
  const [plumber] = await findBusinesses(page.request, { service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' });
  if (!plumber) throw new Error('The demo has no plumber in Pune');
  const { title, canonical, image, data } = await headOf(page, addressOf(plumber));
  expect(title).toBe(`${plumber.name}, Plumbing Contractors in Pune · Nirmaan`);
  expect(canonical).toBe(addressOf(plumber));
  const [business, crumbs] = data;
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: plumber.name,
    address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: plumber.totalReviews },
  });
  expect(JSON.stringify(data)).not.toMatch(/telephone|\d{10}/);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Pune', 'Plumbing Contractors', plumber.name]);

  const picture = await page.request.get(image ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(5_000);
});

test('a business can be shared by WhatsApp and by its link', async ({ page, open, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [business] = await findBusinesses(page.request, { q: 'plumbing', limit: 1 });
  if (!business) throw new Error('The demo has no plumber');
  await open(addressOf(business));
  const share = page.getByRole('region', { name: 'Share' });
  const whatsapp = await share.getByRole('link', { name: /on WhatsApp$/ }).getAttribute('href');
  expect(new URL(whatsapp ?? '').origin).toBe('https://wa.me');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(`${business.name}, `);
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(`${baseURL}${addressOf(business)}`);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${addressOf(business)}`);
});

test('a business without reviews has no rating to be found by', async ({ page }) => {
  const unrated = await findUnrated(page.request);
  const { data } = await headOf(page, addressOf(unrated));
  expect(data[0].name).toBe(unrated.name);
  expect(data[0].aggregateRating).toBeUndefined();
});

test('a service in a city has a page of its own, and its results name it as theirs', async ({ page, open }) => {
  const landing = await headOf(page, '/pune/plumbing-contractors');
  expect(landing).toMatchObject({ title: 'Plumbing Contractors in Pune · Nirmaan', canonical: '/pune/plumbing-contractors' });
  expect(landing.data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  const results = await headOf(page, '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra');
  expect(results.canonical).toBe('/pune/plumbing-contractors');

  await open('/');
  await page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' in ');
  await expect(cards(page).first()).toBeVisible();
  await page
    .getByRole('region', { name: /^More in / })
    .getByRole('link')
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('the footer of every page leads to services in the cities that have most of them', async ({ page, open }) => {
  for (const address of ['/category', '/contact']) {
    await open(address);
    const links = page.getByRole('navigation', { name: 'Popular services' }).getByRole('link');
    await expect(links).toHaveCount(8);
    await expect(links.first()).toHaveText(/^.+ in .+$/);
    expect(await links.first().getAttribute('href')).toMatch(/^\/[a-z-]+\/[a-z-]+$/);
  }
  await page.getByRole('navigation', { name: 'Popular services' }).getByRole('link').first().click();
  await expect(cards(page).first()).toBeVisible();
});

test('other spellings of an address lead to the one that counts', async ({ request }) => {
  for (const [asked, expected] of [
    ['/Pune/Plumbing-Contractors', '/pune/plumbing-contractors'],
    ['/bombay/cement', '/mumbai/cement'],
    ['/Category?service=Cement', '/category?service=Cement'],
    ['/suppliers/', '/suppliers'],
    ['/ViewDetails/019BA5E0-ECE0-75E2-BF52-597AC6D10952', '/viewdetails/019ba5e0-ece0-75e2-bf52-597ac6d10952'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(answer.headers().location, asked).toBe(expected);
  }
});

test('pairs without businesses, and towns and services that nobody knows, have no page', async ({ request }) => {
  for (const path of ['/pune/no-such-service', '/no-such-town/cement', '/user/cement'])
    expect((await request.get(path)).status()).toBe(404);
});

test('one rule says what is indexed: robots.txt, the sitemap and the header agree', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: ');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replace('$', '\\$').replace(/\\\$$/, '$')}`),
  );
  const isClosed = (path: string) => closed.some((rule) => rule.test(path));
  for (const path of ['/admin/login', '/user/login', '/supplier/register', '/price-ticker', '/profilesupplier', '/api/docs']) {
    expect(isClosed(path), path).toBe(true);
  }
  for (const path of ['/user/login', '/searcher?q=cement']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }

  const files = await locations(request, '/sitemap.xml');
  expect(files.map((file) => file.replace(/-[0-9a-f-]{36}/, ''))).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/services-1.xml',
    '/sitemaps/businesses.xml',
  ]);
  const listed = (await Promise.all(files.map((file) => locations(request, file)))).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('/pune/plumbing-contractors');
  expect(listed.filter((path) => path.startsWith('/viewdetails/')).length).toBeGreaterThan(3_000);
  expect(listed.filter(isClosed)).toEqual([]);
  for (const path of ['/', '/suppliers', '/blog', '/contact', '/pune/plumbing-contractors']) {
    expect(listed, path).toContain(path);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
  }
  expect((await request.get('/sitemaps/services-9999.xml')).status()).toBe(404);
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
});
