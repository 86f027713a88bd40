import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { signInUser } from '#tests/factories/session.ts';

const LIST = '/searcher?city=Pune&state=Maharashtra&service=Waterproofing';
const lately = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const keyword = (page: Page) => page.getByRole('combobox', { name: 'Search businesses, services or cities' });

test('recent searches and businesses are offered again until they are cleared', async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  await open('/');
  await expect(lately(page)).toHaveCount(0);
  await open(LIST);
  const link = cards(page).nth(1).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // A page notes what it shows once it stands, and goes with the next address.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain(name);
  await open('/searcher?q=cement');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain('cement');
  await open('/searcher?q=zzzzzzqqq&exact=1');
  await open('/pune/waterproofing');

  await open('/');
  await expect(lately(page).getByRole('list', { name: 'Searches' }).getByRole('link')).toHaveText([
    'Waterproofing in Pune, Maharashtra',
    'Results for “cement”',
  ]);
  await expect(lately(page).getByRole('list', { name: 'Businesses' }).getByRole('link')).toContainText([name]);
  // The rest of Home turns its slides meanwhile, and is looked at elsewhere.
  await expectGoodAtBothWidths(page, 'section[aria-labelledby="recent-title"]');

  // The field's list stands only while something is typed.
  await keyword(page).click();
  await keyword(page).press('ArrowDown');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await keyword(page).fill('pl');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await keyword(page).fill('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await lately(page).getByRole('link', { name: 'Results for “cement”' }).click();
  await expect(page).toHaveURL('/searcher?q=cement');
  await open('/');
  await lately(page).getByRole('button', { name: 'Clear' }).click();
  await expect(lately(page)).toHaveCount(0);

  // Whoever logs out leaves nothing to the next one.
  const { token } = await inDatabase((db) => signInUser(db));
  await keepSession(page, baseURL, token);
  await open(LIST);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).not.toBeNull();
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page
    .getByRole('dialog', { name: 'Your profile' })
    .getByRole('button', { name: /^Log ?out$/i })
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
});

test('what cannot be shown is left out: another version, or somebody’s hand, may have written it', async ({ page, open }) => {
  const searches = [
    { list: { service: 'Away' }, path: '//evil.example' },
    { path: '/searcher?q=a' },
    { list: { q: 5 }, path: '/searcher?q=a' },
    5,
    { list: { q: 'cement' }, path: '/searcher?q=cement' },
  ];
  for (const kept of ['nonsense', '[]', 'null', '{"searches":5}', JSON.stringify({ searches, seen: [{ _id: 'x' }, null] })]) {
    await page.addInitScript((text) => localStorage.setItem('recent', text), kept);
    await open('/');
    await expect(page.getByRole('heading', { name: 'Most Liked' })).toBeVisible();
  }
  await expect(lately(page).getByRole('link')).toHaveText(['Results for “cement”']);
  await lately(page).getByRole('button', { name: 'Clear' }).click();
  await expect(lately(page)).toHaveCount(0);
});

test('a list is shared by the device, or its address is copied', async ({ page, open, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(LIST);
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${LIST}`);

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException('Changed my mind', 'AbortError');
      },
    });
  });
  await open(LIST);
  for (let turn = 0; turn < 2; turn++) await page.getByRole('button', { name: 'Share this list' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual(
    Array(2).fill({ title: 'Waterproofing in Pune, Maharashtra', url: `${baseURL}${LIST}` }),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});
