import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' });

/** What was told to the analytics service, its commands one after the other. */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>) as [string, unknown]));

const toldPages = async (page: Page) => (await told(page)).filter(([name]) => name === 'set').map(([, view]) => view);

const viewOf = (page: Page, path: string) => ({ page_location: new URL(path, page.url()).href, page_title: path, page_referrer: '' });

/** Stands in for the service's script. */
async function serveTag(page: Page) {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test('page views go to the analytics service once the visitor allows it', async ({ page, open, allowNoise }) => {
  allowNoise(/googletagmanager/);
  const asked = await serveTag(page);
  await open('/?tab=suppliers');
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST0001']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click();
  await expect.poll(() => toldPages(page)).toEqual([viewOf(page, '/'), viewOf(page, '/category')]);
  await page.reload();
  await expect.poll(() => asked).toHaveLength(2);
  await expect(banner(page)).toHaveCount(0);
});

test('what visitors typed is not told', async ({ page, open, allowNoise }) => {
  allowNoise(/googletagmanager/);
  await serveTag(page);
  await open('/searcher?q=leaky98765');
  await expect(page).toHaveTitle(/leaky98765/);
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => toldPages(page)).toEqual([viewOf(page, '/searcher')]);
  await page.goto('/category', { referer: page.url() });
  await expect.poll(() => toldPages(page)).toHaveLength(1);
  expect(JSON.stringify(await told(page))).not.toContain('leaky98765');
});

test('nothing is sent for a visitor who says no, now or later', async ({ page, open }) => {
  const asked = await serveTag(page);
  await open('/category');
  await banner(page).getByRole('button', { name: 'No thanks' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
