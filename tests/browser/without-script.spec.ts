import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, cards, findBusinesses, searchForm } from '#tests/browser/listings.ts';

test.use({ javaScriptEnabled: false });

test('keyword search, page links and a profile work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search businesses, services or cities' }).fill('cement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/searcher?q=cement');
  const pages = await Promise.all([1, 2].map((number) => findBusinesses(page.request, { q: 'cement', page: number })));
  await expect.poll(() => cardAddresses(page)).toEqual(pages[0]?.map(addressOf));
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/searcher?q=cement&page=2');
  await expect.poll(() => cardAddresses(page)).toEqual(pages[1]?.map(addressOf));
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect.poll(() => cardAddresses(page)).toEqual(pages[0]?.map(addressOf));

  const { name = '', price } = pages[0]?.[0] ?? {};
  await page.getByRole('heading').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main')).toContainText(`Rs ${price}`);
  await expect(page.getByRole('link', { name: 'View Phone Number' })).toHaveAttribute('href', /^\/user\/login\?to=%2Fviewdetails%2F/);
});

test('the search form takes a typed city and service', async ({ page }) => {
  await page.goto('/');
  await searchForm(page).getByRole('combobox', { name: 'Location' }).fill('Pune, Maharashtra');
  await searchForm(page).getByRole('textbox', { name: 'Services' }).fill('waterproofing');
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  const found = await findBusinesses(page.request, { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' });
  await expect(cards(page)).toHaveCount(found.length);
  await expect.poll(async () => (await cardAddresses(page)).toSorted()).toEqual(found.map(addressOf).toSorted());

  await page.goto('/category');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/category?page=2');
  await expect(cards(page)).toHaveCount(8);
});
