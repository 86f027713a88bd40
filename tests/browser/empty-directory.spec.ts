import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';

test('a directory without any business shows its services and says that nothing is found', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Waterproofing', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /posters|most liked|advertisements|prices/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'See all contractors' }).click();
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
