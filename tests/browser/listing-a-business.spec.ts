import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

const form = (page: Page) => page.locator('main form').first();

/** Chooses the first place that the gazetteer offers for a text. */
async function choosePlace(page: Page, text: string) {
  await page.getByRole('combobox', { name: 'Find your location' }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click();
}

test('contractors find the way in, learn what follows, and put their place right', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const listing = { name: 'List your business' };

  // From the bar or the menu, from Home, and from the footer.
  await open('/');
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', listing)).toHaveAttribute('href', '/supplier/register');
  }
  await page.setViewportSize(DESK);
  await page.getByRole('banner').getByRole('link', listing).click();
  await expect(page).toHaveURL('/supplier/register');
  await page.setViewportSize(PHONE);
  await open('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', listing).click();
  await expect(page).toHaveURL('/supplier/register');

  // Search engines may list the page, and no other of its kind.
  const answer = await page.request.get('/supplier/register');
  expect(await answer.text()).toMatch(/<meta name="description" content="Register your construction or material business/);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /supplier/register$');
  expect((await page.request.get('/supplier/login')).headers()['x-robots-tag']).toBe('noindex');

  // Registering says what happens next.
  for (const [label, value] of Object.entries({
    'Business name': 'Panchgani Masons',
    'Phone number': `97${randomInt(10_000_000, 99_999_999)}`,
    Email: 'panchgani@example.in',
    Password: 'brick by brick',
    'Price (Rs)': '45 per sq ft',
    'Short description': 'Walls that stand.',
  })) {
    await form(page).getByLabel(label, { exact: true }).fill(value);
  }
  await form(page).getByRole('textbox', { name: 'Services' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a service' });
  await picker.getByRole('radio', { name: 'Construction Contractors' }).check();
  await picker.getByRole('button', { name: 'Continue' }).click();
  await choosePlace(page, 'Satara');
  await form(page)
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
  await expect(form(page).getByRole('img', { name: 'Your choice' })).toBeVisible();
  await form(page).getByLabel('I am 18 or older').check();
  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/');
  const next = page.getByRole('region', { name: 'Thank you. What happens next' });
  await expect(next).toContainText('We will email you our decision');
  await expectGoodAtBothWidths(page);
  await expect(page.getByRole('banner').getByRole('link', listing)).toHaveCount(0);

  // The way on leads to Edit, which knows places as the registration does.
  await next.getByRole('link', { name: 'Add photos and a description' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit your business' });
  await expect(drawer.getByLabel('City')).toHaveValue('Satara');
  await choosePlace(page, 'Wai');
  await expect(drawer.getByLabel('City')).toHaveValue('Wai');
  await drawer.getByLabel('Address').fill('Shop 4, Market Road, Wai');
  await drawer.getByLabel('Description', { exact: true }).fill('Stone and brick.');
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  const businessId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { lat, lng, city } = await inDatabase((db) =>
    db.selectFrom('businesses').select(['lat', 'lng', 'city']).where('business_id', '=', businessId).executeTakeFirstOrThrow(),
  );
  expect(city).toBe('Wai');
  expect([Math.round(lat ?? 0), Math.round(lng ?? 0)]).toEqual([18, 74]);
});
