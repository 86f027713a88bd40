import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses } from '#tests/browser/listings.ts';

test.use({ serviceWorkers: 'allow' });

/** What cannot be loaded is told in the console. */
const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|FetchEvent/;

/** The kept copy of a page, if there is one. */
const keptCopy = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path, { cacheName: 'pages-1' }))?.text(), path);

test('Home and the last profile open without a connection, without price and phone', async ({ page, open, context, allowNoise }) => {
  const [business] = await findBusinesses(page.request, { q: 'plumbing', limit: 1 });
  if (!business) throw new Error('The demo has no plumber');
  await open('/');
  await expect.poll(() => keptCopy(page, '/')).toBeDefined();
  await open(addressOf(business));
  await expect(page.locator('main')).toContainText(`Rs ${business.price}`);
  await expect.poll(() => keptCopy(page, addressOf(business))).toBeDefined();

  allowNoise(OFFLINE);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Rs ');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most Liked' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Rs ');
  await page.goto('/category');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(addressOf(business));
  await expect(page.locator('main')).toContainText(`Rs ${business.price}`);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toHaveCount(0);
});

test('the copy of a page that showed a number has neither number, price nor name', async ({ page, open, context, allowNoise }) => {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  const account = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
  expect((await context.request.post('/api/v1/user/register', { data: account })).status()).toBe(201);
  const [business] = await findBusinesses(page.request, { q: 'plumbing', limit: 1 });
  if (!business) throw new Error('The demo has no plumber');
  const address = addressOf(business);
  await open(address);
  await page.getByRole('button', { name: 'View Phone Number' }).click();
  const number = page.getByRole('complementary', { name: 'Contact' }).locator('a[href^="tel:"]');
  await expect(number).toBeVisible();
  await open(address);
  const digits = ((await number.getAttribute('href')) ?? '').replace('tel:+91', '');
  expect(digits).toHaveLength(10);
  const secrets = ['tel:', digits, userName, `Rs ${business.price}`, `\\"${business.price}\\"`];
  // The page itself has them all: what follows can fail.
  const whole = await (await page.request.get(address)).text();
  for (const secret of secrets) expect(whole).toContain(secret);
  let kept: string | undefined;
  // The second visit puts a copy in the place of the first one's: between the two there is none for a moment.
  await expect.poll(async () => (kept = await keptCopy(page, address))).toBeDefined();

  const answer = await page.request.get(address, { headers: { 'nirmaan-copy': '1' } });
  expect(answer.headers()['cache-control']).toBe('no-store');
  const answered = await answer.text();
  for (const secret of secrets) if (secret !== userName) expect(answered).not.toContain(secret);
  allowNoise(OFFLINE);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(page.getByRole('button', { name: 'View Phone Number' })).toBeEnabled();
  for (const copy of [kept, await page.content()]) for (const secret of secrets) expect(copy).not.toContain(secret);
});

test('a server that cannot answer leaves the copy from before, a page that is gone takes its copy along', async ({
  page,
  open,
  context,
}) => {
  const [business] = await findBusinesses(page.request, { q: 'plumbing', limit: 1 });
  if (!business) throw new Error('The demo has no plumber');
  const address = addressOf(business);
  await open(address);
  await expect.poll(() => keptCopy(page, address)).toBeDefined();
  const answerCopy = async (status: number) => {
    await context.route(`**${address}`, async (route) => {
      if (route.request().headers()['nirmaan-copy']) await route.fulfill({ status });
      else await route.fallback();
    });
    const answered = context.waitForEvent('response', (answer) => answer.status() === status);
    await open(address);
    await answered;
  };
  await answerCopy(503);
  // The worker has done with that by the time it keeps another page.
  await open('/');
  await expect.poll(() => keptCopy(page, '/')).toBeDefined();
  expect(await keptCopy(page, address)).toBeDefined();
  await answerCopy(404);
  await expect.poll(() => keptCopy(page, address)).toBeUndefined();
});

test('a link of a page that hides itself logs nobody out, though the service worker asks for pages', async ({
  page,
  open,
  context,
  baseURL,
  allowNoise,
}) => {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  const account = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
  expect((await context.request.post('/api/v1/user/register', { data: account })).status()).toBe(201);
  await open('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  allowNoise(/status of 403/);
  const link = `<meta name="referrer" content="no-referrer"><a href="${baseURL}/api/v1/user-auth/logout">Roofs for free</a>`;
  await page.goto(`data:text/html,${encodeURIComponent(link)}`);
  const answer = page.waitForResponse('**/user-auth/logout');
  await page.getByRole('link').click();
  expect((await answer).status()).toBe(403);
  expect((await context.request.get('/api/v1/user/get')).status()).toBe(200);
});

test('the site can be installed', async ({ page, open }) => {
  await open('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, display, icons } = await answer.json();
  expect({ name, start_url, display }).toEqual({
    name: 'Nirmaan: construction contractors and material suppliers in India',
    start_url: '/',
    display: 'standalone',
  });
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
