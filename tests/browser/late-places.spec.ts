import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { searchForm } from '#tests/browser/listings.ts';

/** Has the device be in Pune, and the name of that place come when it is let: as on a slow line. */
async function holdNearMe(page: Page): Promise<() => Promise<unknown>> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 18.5204, longitude: 73.8567 });
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/places/reverse**', async (route) => {
    await isLet;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(/places\/reverse/);
    letGo();
    return (await answered).finished();
  };
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

test('a line that is written while a place is looked for stays, and the place fills in the others', async ({ page, open }) => {
  await open('/supplier/register');
  const letGo = await holdNearMe(page);
  const form = page.locator('main form').first();
  await form.getByRole('button', { name: 'Near me' }).click();
  await form.getByLabel('Address').fill('Shop 4, MG Road');
  await letGo();
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('Pune');
  await expect(form.getByLabel('State', { exact: true })).toHaveValue('Maharashtra');
  await expect(form.getByLabel('Address')).toHaveValue('Shop 4, MG Road');
  await expect(form.getByRole('combobox', { name: 'Find your location' })).toHaveValue(/Pune, Maharashtra/);

  // What was written before a place is picked gives way to it.
  await form.getByRole('button', { name: 'Near me' }).click();
  await expect(form.getByLabel('Address')).toHaveValue(/Pune, Maharashtra/);
});

test('a place that is typed while another one is looked for counts', async ({ page, open }) => {
  await open('/supplier/register');
  const letGo = await holdNearMe(page);
  const form = page.locator('main form').first();
  const finder = form.getByRole('combobox', { name: 'Find your location' });
  await form.getByRole('button', { name: 'Near me' }).click();
  await finder.fill('Nagpur');
  await page
    .getByRole('option', { name: /^Nagpur/ })
    .first()
    .click();
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('Nagpur');
  await letGo();
  await expect(form.getByRole('button', { name: 'Near me' })).toBeEnabled();
  await expect(finder).toHaveValue(/^Nagpur/);
  await expect(form.getByLabel('City', { exact: true })).toHaveValue('Nagpur');
});

test('what is typed into the search while the device is looked for stays there', async ({ page, open }) => {
  await open('/');
  const letGo = await holdNearMe(page);
  const search = searchForm(page);
  const place = search.getByRole('combobox', { name: 'Location' });
  await search.getByRole('button', { name: 'Near me' }).click();
  await place.fill('Kanp');
  await letGo();
  await expect(search.getByRole('button', { name: 'Near me' })).toBeEnabled();
  await expect(place).toHaveValue('Kanp');
});
