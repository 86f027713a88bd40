import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cards, findBusinesses, findUnrated, toast } from '#tests/browser/listings.ts';

/** What a page tells search engines in the document that the server sends: what is parsed here runs no script. */
async function headOf(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
  return page.evaluate(
    (html) => {
      const { head } = new DOMParser().parseFromString(html, 'text/html');
      const content = (name: string) => head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
      return {
        title: head.querySelector('title')?.textContent,
        description: content('description'),
        canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
        robots: content('robots'),
        card: content('twitter:card'),
        og: Object.fromEntries(['type', 'title', 'description', 'url', 'image'].map((name) => [name, content(`og:${name}`)])),
        data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')),
      };
    },
    await answer.text(),
  );
}

const locations = async (request: APIRequestContext, address: string) =>
  [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('every kind of page says in its document what it is, for search engines and for whoever shares it', async ({ page, baseURL }) => {
  const [plumber] = await findBusinesses(page.request, { service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' });
  const { blogs } = await (await page.request.get('/api/v1/blog/get/all')).json();
  if (!plumber) throw new Error('The demo has no plumber in Pune');
  const site = { type: 'website', image: '/share.jpg' };
  const pages = {
    '/': { ...site, title: 'Construction contractors and material suppliers in India', description: 'Find construction contractors and ' },
    '/searcher?city=Pune&state=Maharashtra': {
      ...site,
      title: 'Contractors and suppliers in Pune, Maharashtra',
      description: 'Contractors and suppliers in Pune, Maharashtra: photos, prices, ',
    },
    '/pune/plumbing-contractors': {
      ...site,
      title: 'Plumbing Contractors in Pune',
      description: ' businesses for Plumbing Contractors in Pune, Maharashtra: ',
    },
    [addressOf(plumber)]: {
      type: 'profile',
      title: `${plumber.name}, Plumbing Contractors in Pune`,
      description: plumber.shortDescription,
      image: shared(plumber.image[0]),
    },
    [`/blog/${blogs[0]._id}`]: {
      type: 'article',
      title: blogs[0].title,
      description: blogs[0].short_description,
      image: shared(blogs[0].image),
    },
  };
  for (const [address, { type, title, description, image }] of Object.entries(pages)) {
    const { data, ...head } = await headOf(page, address);
    const canonical = `${baseURL}${address}`;
    expect.soft(head, address).toEqual({
      title: `${title} · Nirmaan`,
      description: expect.stringContaining(description),
      canonical,
      robots: undefined,
      card: 'summary_large_image',
      og: { type, title, description: head.description, url: canonical, image: `${baseURL}${image}` },
    });
    expect.soft(data.length, address).toBeGreaterThan(0);
    const picture = await page.request.get(`${baseURL}${image}`);
    expect.soft(picture.headers()['content-type'], address).toBe('image/jpeg');
  }
});

test('pages to log in and to register say what they are for', async ({ page }) => {
  for (const [address, words] of Object.entries({
    '/user/login': 'Log in to like businesses',
    '/user/register': 'Make a free account',
    '/supplier/login': 'Log in to answer enquiries',
    '/supplier/register': 'Register your construction or material business',
  })) {
    expect.soft((await headOf(page, address)).description, address).toContain(words);
  }
});

/** The address under which a picture is shared. */
function shared(image = '') {
  return image.replace('/media/', '/share/').replace(/-\d+\.webp$/, '.jpg');
}

test('Home tells how the site is searched, and results without businesses are not for the index', async ({ page, baseURL }) => {
  const { data } = await headOf(page, '/');
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Nirmaan',
      url: `${baseURL}/`,
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${baseURL}/searcher?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
  for (const empty of ['/searcher?q=no%20such%20thing', '/searcher?service=No%20such%20service&city=Pune&state=Maharashtra']) {
    const head = await headOf(page, empty);
    expect(head, empty).toMatchObject({ robots: 'noindex', data: [] });
  }
});

test('a profile says what kind of business it is, with its rating and where it stands', async ({ page }) => {
  const [plumber] = await findBusinesses(page.request, { service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' });
  if (!plumber) throw new Error('The demo has no plumber in Pune');
  const [business, crumbs] = (await headOf(page, addressOf(plumber))).data;
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: plumber.name,
    address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: plumber.totalReviews },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Pune', 'Plumbing Contractors', plumber.name]);
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

test('a service in a city has a page of its own, and its results name it as theirs', async ({ page, open, baseURL }) => {
  const landing = await headOf(page, '/pune/plumbing-contractors');
  expect(landing.data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  const results = await headOf(page, '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra');
  expect(results.canonical).toBe(`${baseURL}/pune/plumbing-contractors`);

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
    ['/Bombay/', '/bombay'],
    ['/bombay', '/mumbai'],
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
  for (const path of ['/no-such-town', '/user', '/pune/no-such-service', '/no-such-town/cement', '/user/cement'])
    expect((await request.get(path)).status()).toBe(404);
});

test('one rule says what is indexed: robots.txt, the sitemap and the header agree', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: ');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replace('$', '\\$').replace(/\\\$$/, '$')}`),
  );
  const opened = [...robots.matchAll(/^Allow: (.+)\$$/gm)].map(([, path]) => path);
  const isClosed = (path: string) => closed.some((rule) => rule.test(path)) && !opened.includes(path);
  expect(isClosed('/supplier/register')).toBe(false);
  for (const path of ['/admin/login', '/user/login', '/supplier/login', '/price-ticker', '/profilesupplier', '/api/docs']) {
    expect(isClosed(path), path).toBe(true);
  }
  for (const path of ['/user/login', '/searcher?q=cement']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }

  const files = await locations(request, '/sitemap.xml');
  expect(files).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/cities.xml',
    '/sitemaps/services-1.xml',
    '/sitemaps/businesses-1.xml',
    '/sitemaps/hi-pages.xml',
    '/sitemaps/hi-cities.xml',
    '/sitemaps/hi-services-1.xml',
    '/sitemaps/hi-businesses-1.xml',
  ]);
  const listed = (await Promise.all(files.map((file) => locations(request, file)))).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('/pune/plumbing-contractors');
  expect(listed.filter((path) => path.startsWith('/viewdetails/')).length).toBeGreaterThan(3_000);
  expect(listed.filter(isClosed)).toEqual([]);
  for (const path of ['/', '/supplier/register', '/suppliers', '/blog', '/contact', '/pune', '/pune/plumbing-contractors']) {
    expect(listed, path).toContain(path);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
  }
});
