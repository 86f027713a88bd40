import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses } from '#tests/browser/listings.ts';

test.use({ serviceWorkers: 'allow' });

test('Home and the last profile open without a connection, without price and phone', async ({ page, open, context, allowNoise }) => {
  const [business] = await findBusinesses(page.request, { q: 'plumbing', limit: 1 });
  if (!business) throw new Error('The demo has no plumber');
  const kept = (path: string) => page.evaluate(async (path) => (await caches.match(path, { cacheName: 'pages-1' })) !== undefined, path);
  await open('/');
  await expect.poll(() => kept('/')).toBe(true);
  await open(addressOf(business));
  await expect(page.locator('main')).toContainText(`Rs ${business.price}`);
  await expect.poll(() => kept(addressOf(business))).toBe(true);

  // What cannot be loaded is told in the console.
  allowNoise(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|FetchEvent/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Rs ');
  expect(await page.content()).not.toContain(business.price === '' ? 'Rs' : `"${business.price}"`);
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

test('the site can be installed', async ({ page, open }) => {
  await open('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, display, icons } = await answer.json();
  expect({ name, start_url, display }).toEqual({
    name: 'Nirmaan: contractors and material suppliers in India',
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
