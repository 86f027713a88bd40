import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { bareDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';

test('a directory without any business shows its services and says that nothing is found', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Waterproofing', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /posters|most liked|advertisements|prices/i })).toHaveCount(0);
  const trades = page.getByRole('navigation', { name: 'Popular services' }).getByRole('link');
  await expect(trades.first()).toHaveAttribute('href', '/searcher?service=Construction+Contractors');
  await page.getByRole('link', { name: 'See all contractors' }).click();
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All contractors' })).toHaveCount(0);
  await main.getByRole('link', { name: 'List your business' }).click();
  await expect(page).toHaveURL('/supplier/register');
});

test('its back office has nothing to decide on, to find or to check', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL, bareDataDir);
  for (const [query, text] of [
    ['', 'No pending business'],
    ['?tab=business', 'No results found.'],
    ['?tab=business&q=cement&status=rejected', 'No results found.'],
    ['?tab=edits', 'Nothing to check'],
    ['?tab=edits&show=all', 'No edits yet'],
    ['?tab=nonsense&page=x', 'No pending business'],
  ]) {
    await openAdmin(page, `/admin/business${query}`);
    await expect(page.getByText(text ?? '', { exact: true })).toBeVisible();
  }
});

test('its blog has the two articles alone', async ({ page, open, baseURL }) => {
  await open('/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await signInAdmin(page, baseURL, bareDataDir);
  await openAdmin(page, '/admin/blogs');
  await expect(page.getByText('No Blog Found.', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('No Comment Found.', { exact: true })).toBeVisible();
});
