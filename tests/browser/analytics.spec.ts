import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { bareDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

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

/** Signs a child in for whom a parent has agreed. */
const signInChild = () =>
  inDatabase(async (db) => {
    const userId = await makeUser(db);
    const parent = { parent_email: 'parent@example.com', language: 'en', agreed_at: new Date() };
    await db
      .insertInto('child_accounts')
      .values({ user_id: userId, ...parent })
      .execute();
    return signInUser(db, userId);
  }, bareDataDir);

test('Google counts no visit of a child, whatever the browser was told before', async ({ page, open, allowNoise, baseURL }) => {
  allowNoise(/googletagmanager/);
  const asked = await serveTag(page);
  await open('/category');
  await banner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => toldPages(page)).toEqual([viewOf(page, '/category')]);
  const isOff = () => page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST0001']);
  expect(await isOff()).toBe(false);

  // Somebody comes in in this page: the tag that is loaded is switched off, and told nothing more.
  await keepSession(page, baseURL, (await signInChild()).token);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your profile' })).toBeVisible();
  await expect.poll(isOff).toBe(true);
  expect(await toldPages(page)).toEqual([viewOf(page, '/category')]);

  // A page that is loaded for them loads no tag, nor asks for it.
  expect(asked).toHaveLength(1);
  await open('/user/told');
  await expect(page.getByRole('heading', { name: 'What you have agreed to' })).toBeVisible();
  await expect(page.getByText('Google Analytics')).toHaveCount(0);
  expect(await told(page)).toEqual([]);
  expect(asked).toHaveLength(1);

  // Once they are 18 the browser's answer holds as everybody's does.
  await page.getByRole('button', { name: 'I am 18 or older now' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The account is yours alone now');
  await expect.poll(() => toldPages(page)).toEqual([viewOf(page, '/user/told')]);
});
