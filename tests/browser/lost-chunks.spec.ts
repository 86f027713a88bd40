import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, searchForm, toast } from '#tests/browser/listings.ts';

// Code that is loaded when it is needed can be lost on the way: on a weak connection, or after the site was put up anew.

const LOST = /net::ERR_FAILED/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const { chunk, button, opened } of [
    { chunk: 'service-picker', button: 'Services', opened: 'Select a service' },
    { chunk: 'drawer-panel', button: 'Services', opened: 'Select a service' },
    { chunk: 'drawer-panel', button: 'Menu', opened: 'Menu' },
  ]) {
    test(`what a tap on ${button} needs of ${chunk} is lost: the page stays, and it opens once it can be had`, async ({
      page,
      open,
      allowNoise,
    }) => {
      allowNoise(LOST);
      const code = `**/assets/${chunk}-*`;
      await page.route(code, (route) => route.abort());
      await open('/');
      const location = searchForm(page).getByRole('combobox');
      await location.fill('Somewhere');
      const opener = page.getByLabel(button, { exact: true });
      const dialog = page.getByRole('dialog', { name: opened });
      await opener.click();
      await expect(toast(page, messages.networkFailed)).toBeVisible();
      await expect(location).toHaveValue('Somewhere');

      await page.locator('.Toastify__close-button').click();
      await page.unroute(code);
      await expect(dialog).toHaveCount(0);
      // Chromium 150 remembers for the life of a page what it could not load, so the next tap brings the page anew; 156 asks again.
      const isAnew = page.waitForEvent('load').then(
        () => true,
        () => false,
      );
      const isOpen = dialog.waitFor().then(() => false);
      await opener.click();
      if (await Promise.race([isAnew, isOpen])) {
        await takenOver(page);
        await opener.click();
      }
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});

test('without its viewer a photo is opened by its link', async ({ page, open, allowNoise }) => {
  allowNoise(LOST);
  await page.route('**/assets/photo-viewer-*', (route) => route.abort());
  const found = await findBusinesses(page.request, { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' });
  const business = found.find(({ image }) => image.length > 1);
  if (!business) throw new Error('The demo has no business with photos');
  await open(addressOf(business));
  await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
  await expect(page).toHaveURL(business.image[0] ?? '');
});

test('what nobody asked for is missing without a word', async ({ page, open, allowNoise }) => {
  allowNoise(LOST);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/carousel-motion-'));
  await page.route('**/assets/carousel-motion-*', (route) => route.abort());
  await open('/');
  await page.getByRole('region', { name: 'Posters' }).scrollIntoViewIfNeeded();
  await lost;
  await page.getByLabel('Services', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Posters' }).locator('img').first()).toBeVisible();
  await expect(toast(page, messages.networkFailed)).toHaveCount(0);
});

test('a message whose code is lost is shown all the same, and goes away', async ({ page, open, allowNoise }) => {
  allowNoise(LOST);
  await page.route('**/assets/toasts-*', (route) => route.abort());
  await page.clock.install();
  await open('/');
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  const message = page.getByRole('alert').filter({ hasText: messages.enterLocationAndService });
  await expect(message.last()).toBeVisible();
  await page.clock.runFor(limits.toastMilliseconds);
  await expect(message).toHaveCount(0);
});

test('a message above a dialog is closed without the dialog and what is written in it', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  await page.route('**/api/v1/report/add', (route) => route.fulfill({ status: 500, json: {} }));
  const [business] = await findBusinesses(page.request, { limit: 1 });
  if (!business) throw new Error('The demo has no businesses');
  await open(addressOf(business));
  await page.getByRole('button', { name: 'Report this business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this business' });
  await dialog.getByRole('radio').first().check();
  const text = dialog.getByLabel('Message (optional)');
  await text.fill('It rings in Goa');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  const message = toast(page, messages.somethingWentWrong);
  await expect(message).toBeVisible();
  await page.locator('.Toastify__close-button').click();
  await expect(message).toHaveCount(0);
  await expect(text).toHaveValue('It rings in Goa');
});
