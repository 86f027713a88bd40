import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, findBusinesses, searchForm, unfoldSearch } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const location = (page: Page) => searchForm(page).getByRole('combobox', { name: 'Location' });
const tile = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

test('a place is remembered from Home to tiles, lists and results, until it is cleared', async ({ page, context, open }) => {
  await page.setViewportSize(PHONE);
  await open('/');
  await expect(tile(page, 'Waterproofing')).toHaveAttribute('href', '/searcher?service=Waterproofing');
  await location(page).fill('nashik');
  await page.getByRole('listbox', { name: 'Places' }).getByRole('option').first().click();
  await expect(location(page)).toHaveValue('Nashik, Maharashtra, India');

  await tile(page, 'Waterproofing').click();
  await expect(page).toHaveURL(/\/searcher\?city=Nashik&state=Maharashtra&service=Waterproofing&/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing in Nashik, Maharashtra');

  await open('/suppliers');
  await expect(page.getByText('Near Nashik, Maharashtra')).toBeVisible();
  await expect(tile(page, 'Cement')).toHaveAttribute('href', /city=Nashik/);
  for (const address of ['/category', '/searcher?q=cement', '/']) {
    await open(address);
    if (address.startsWith('/searcher')) await unfoldSearch(page);
    await expect(location(page)).toHaveValue('Nashik, Maharashtra, India');
  }
  // The place stays in this browser: pages are shared between visitors.
  expect((await context.cookies()).map(({ name, value }) => name + value).join()).not.toMatch(/nashik/i);

  await searchForm(page).getByRole('button', { name: 'Clear location' }).click();
  await expect(location(page)).toHaveValue('');
  await expect(location(page)).toBeFocused();
  await expect(tile(page, 'Waterproofing')).toHaveAttribute('href', '/searcher?service=Waterproofing');
  await open('/category');
  await expect(location(page)).toHaveValue('');
});

test('Near me goes on to the results when a service is chosen', async ({ page, context, open }) => {
  await page.setViewportSize(PHONE);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 });
  await open('/');
  const nearMe = searchForm(page).getByRole('button', { name: 'Near me' });
  await searchForm(page).getByRole('textbox', { name: 'Services' }).click();
  await page.getByRole('radio', { name: 'Waterproofing' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await nearMe.click();
  await expect(page).toHaveURL(/\/searcher\?city=Pune&state=Maharashtra&service=Waterproofing&.*lat=18\.52&lng=73\.857$/);
  await expect(page.getByText(/^\d+ businesses · Nearest first/)).toBeVisible();
});

test('a city without a trade offers the nearest who do it', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const query = { city: 'Satara', state: 'Maharashtra', service: 'Waterproofing' };
  expect(await findBusinesses(page.request, query)).toEqual([]);
  await open(`/searcher?${new URLSearchParams(query)}`);
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest for Waterproofing' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  for (const card of await cards(page).all()) await expect(card).toContainText('Waterproofing');
  await expect(page.getByRole('link', { name: 'Waterproofing in all of India' })).toBeVisible();
});
