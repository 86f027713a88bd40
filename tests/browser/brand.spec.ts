import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin as openSession } from '#tests/factories/session.ts';

// It is the whole site's: one after the other.
test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ request }) => {
  const { token } = await inDatabase((db) => openSession(db), officeDataDir);
  const answer = await request.put('/api/v1/settings/brand/update', {
    headers: { authorization: `Bearer ${token}` },
    data: { dropsLogo: true },
  });
  expect(answer.status()).toBe(200);
});

test('name, contact, colours and logo are set in the back office, and show on the next page', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 400/);
  await signInAdmin(page, baseURL, officeDataDir);
  await openAdmin(page, '/admin/brand');
  await expectGoodAtBothWidths(page);
  await page.getByLabel('Name of the site').fill('Makaan & Co');
  await page.getByLabel('Accent: buttons and links').fill('#ffd54a');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText(/^Words would be hard to read in this colour/)).toBeVisible();
  await page.getByLabel('Accent: buttons and links').fill('#0b5cad');
  await page.getByLabel('Support phone').fill('022 2345 6789');
  await page.getByLabel('Facebook').fill('facebook.com/makaan');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(300, 300) });
  await expect(page.getByAltText('Your choice')).toBeVisible();
  await save.click();
  await expect(page.getByText('Saved. Every page shows it from now on')).toBeVisible();
  await expect(page.getByAltText('The logo as it is')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/contact');
  await expect(page).toHaveTitle(/· Makaan & Co$/);
  await expect(page.getByRole('link', { name: 'Makaan & Co, home' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+91 22234 56789' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/makaan');
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveCount(0);
  const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brick').trim());
  expect(accent).toBe('#0b5cad');
  await expect(page.locator('header img').first()).toHaveJSProperty('complete', true);
  await expectGoodAtBothWidths(page);
  await page.goto('/hi');
  await expect(page).toHaveTitle(/Makaan & Co/);
  await expect(page.getByText(/^Makaan & Co घर बनाने के काम/)).toBeVisible();
});

test('a kept page is made anew, and what is cleared is as it was', async ({ page, request, baseURL }) => {
  const title = async () => /<title>([^<]*)</.exec(await (await request.get('/how-ranking-works')).text())?.[1];
  const before = await title();
  await signInAdmin(page, baseURL, officeDataDir);
  await openAdmin(page, '/admin/brand');
  await page.getByLabel('Name of the site').fill('Ghar');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Every page shows it from now on')).toBeVisible();
  expect(await title()).toMatch(/· Ghar$/);
  expect((await (await request.get('/manifest.webmanifest')).json()).short_name).toBe('Ghar');
  await page.getByLabel('Name of the site').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(title).toBe(before);
  expect((await (await request.get('/manifest.webmanifest')).json()).short_name).not.toBe('Ghar');
  expect(await inDatabase((db) => db.selectFrom('brand_pictures').select('name').execute(), officeDataDir)).toEqual([]);
});
