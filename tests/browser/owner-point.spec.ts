import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { businessForm } from '#tests/factories/business-form.ts';

const BANER = { address: 'Shop 3, Baner, Pune', city: 'Pune', state: 'Maharashtra', lat: 18.559, lng: 73.787 };
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit your business' });
const map = (page: Page) => form(page).getByRole('application', { name: /^Map/ });

function pointOf(businessId: string) {
  return inDatabase((db) =>
    db.selectFrom('businesses').select(['lat', 'lng']).where('business_id', '=', businessId).executeTakeFirstOrThrow(),
  );
}

test('owners put their point on a map: by keys, by a press, or where they are', async ({ page, open, context }) => {
  await page.setViewportSize(PHONE);
  const own = { phoneNo: String(randomInt(9_000_000_000, 9_999_999_999)), email: `pin-${randomUUID().slice(0, 8)}@example.in` };
  const registered = await page.request.post('/api/v1/contractor/auth/register', {
    data: { ...(await businessForm()), ...own, ...BANER },
  });
  expect(registered.status()).toBe(201);
  const id = (await registered.json()).contractor._id as string;
  await inDatabase((db) => db.updateTable('businesses').set({ description: 'Dry roofs.' }).where('business_id', '=', id).execute());
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await open('/profilesupplier');
  const save = async () => {
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
    await expect(form(page)).toBeHidden();
  };
  const openMap = async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await form(page).getByRole('button', { name: 'Show the exact place on a map' }).click();
    await expect(map(page).locator('.map-pin')).toHaveCount(1);
  };

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(form(page).getByRole('button', { name: 'Show the exact place on a map' })).toBeEnabled();
  expect(loaded.filter((path) => /leaflet|point-map|base-map/.test(path))).toEqual([]);
  await page.keyboard.press('Escape');
  await openMap();
  await expect(form(page)).toContainText('The pin is in Pune, Maharashtra.');
  // No pictures here: rings, and names of what is around.
  await expect(map(page).locator('.map-ring').first()).toBeAttached();
  await expect(map(page).locator('.map-name').first()).toBeAttached();
  await expectGoodAtBothWidths(page);

  // By keys: east and north of where it was, and saved with the rest.
  await map(page).focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await save();
  const byKeys = await pointOf(id);
  expect(byKeys.lat).toBeGreaterThan(BANER.lat);
  expect(byKeys.lat).toBeLessThan(BANER.lat + 0.05);
  expect(byKeys.lng).toBeGreaterThan(BANER.lng);

  // By a press, west and south of the middle; a shop number that is put right afterwards leaves it there.
  await openMap();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('No map is shown');
  await map(page).click({ position: { x: box.width / 4, y: (box.height * 3) / 4 } });
  await expect(form(page)).toContainText('The pin is in Pune, Maharashtra.');
  await save();
  const pressed = await pointOf(id);
  expect(pressed.lat).toBeLessThan(byKeys.lat ?? 0);
  expect(pressed.lng).toBeLessThan(byKeys.lng ?? 0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await form(page).getByLabel('Address').fill('Shop 4, Baner, Pune');
  await save();
  expect(await pointOf(id)).toEqual(pressed);

  // Where the device is, once it may be known; a device that is wrong by a city shows.
  await openMap();
  await form(page).getByRole('button', { name: 'I am here' }).click();
  await expect(toast(page, 'Your location is blocked for this site. Allow it in your browser, or enter your city instead')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.07283, longitude: 72.88261 });
  await form(page).getByRole('button', { name: 'I am here' }).click();
  await expect(form(page)).toContainText('the address says Pune.');
  await context.setGeolocation({ latitude: 18.56123, longitude: 73.78456 });
  await form(page).getByRole('button', { name: 'I am here' }).click();
  await expect(form(page)).toContainText('The pin is in Pune, Maharashtra.');
  await save();
  expect(await pointOf(id)).toEqual({ lat: 18.56123, lng: 73.78456 });
});
