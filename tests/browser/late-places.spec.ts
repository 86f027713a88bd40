import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { cards, searchForm, toast, unfoldSearch } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';

/** What names the place of the device. */
const NEAR = /\/places\/reverse\?lat=18\.52&lng=73\.857$/;

/** Has the device be in Pune, and the name of that place come when it is let: as on a slow line. */
async function holdNearMe(page: Page): Promise<() => Promise<unknown>> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 18.5204, longitude: 73.8567 });
  const letGo = await hold(page, NEAR);
  return async () => {
    const answered = page.waitForResponse(NEAR);
    letGo();
    await (await answered).finished();
    await twoFrames(page);
  };
}

/** Lets the page do what follows an answer that it has. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Holds what a request is answered until it is let. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isLet;
    await route.continue();
  });
  return letGo;
}

/** Has the device say that it is in Mumbai when it is let. */
async function holdDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 19.07283, longitude: 72.88261 };
      window.addEventListener('located', () => found({ coords } as GeolocationPosition), { once: true });
    };
  });
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('located')));
    await twoFrames(page);
  };
}

/** The point that would be sent, as the draft has it. */
const pointOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:visitor:business-registration') ?? '{}').entries?.point as string);

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

test('a pin that is put while a place or the device is looked for stays, and nothing that was thrown away comes after all', async ({
  page,
  open,
}) => {
  await open('/supplier/register');
  const form = page.locator('main form').first();
  const city = form.getByLabel('City', { exact: true });
  const map = form.getByRole('application', { name: /^Map/ });
  const nearMe = form.getByRole('button', { name: 'Near me' });
  const iAmHere = form.getByRole('button', { name: 'I am here' });
  await form.getByRole('button', { name: 'Show the exact place on a map' }).click();
  const letGo = await holdNearMe(page);
  await nearMe.click();
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => pointOf(page)).toBeTruthy();
  const put = await pointOf(page);
  await letGo();
  await expect(city).toHaveValue('Pune');
  await expect(nearMe).toBeEnabled();
  expect(await pointOf(page)).toBe(put);

  // Where the device is comes after another step of the pin, another city, and a map that was hidden.
  const letDevice = await holdDevice(page);
  await iAmHere.click();
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => pointOf(page)).not.toBe(put);
  const moved = await pointOf(page);
  await letDevice();
  await expect(iAmHere).toBeEnabled();
  expect(await pointOf(page)).toBe(moved);
  await iAmHere.click();
  await city.fill('Nagpur');
  await letDevice();
  await expect(iAmHere).toBeEnabled();
  expect(await pointOf(page)).toBeUndefined();
  await iAmHere.click();
  await form.getByRole('button', { name: 'Hide the map' }).click();
  await letDevice();
  await form.getByRole('button', { name: 'Show the exact place on a map' }).click();
  await iAmHere.click();
  expect(await pointOf(page)).toBeUndefined();
  await letDevice();
  await expect.poll(() => pointOf(page)).toBe('19.07283,72.88261');

  await page.reload();
  await takenOver(page);
  await expect(city).toHaveValue('Nagpur');
  const letNear = await holdNearMe(page);
  const asked = page.waitForRequest(NEAR);
  await nearMe.click();
  await asked;
  const letIt = await holdDevice(page);
  await form.getByRole('button', { name: 'Show the exact place on a map' }).click();
  await iAmHere.click();
  await form.getByRole('button', { name: 'Throw it away' }).click();
  await letNear();
  await letIt();
  await expect(nearMe).toBeEnabled();
  for (const label of [/^Find your location/, /^Address/, /^City$/, /^State$/]) await expect(form.getByLabel(label)).toHaveValue('');
  expect(await pointOf(page)).toBeUndefined();
});

test('Near me searches for what is chosen meanwhile, and calls back nobody who has gone on or forgotten the place', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('selectedServiceName', 'Plumbing Contractors'));
  await open('/');
  const search = searchForm(page);
  const place = search.getByRole('combobox', { name: 'Location' });
  const services = search.getByRole('textbox', { name: 'Services' });
  const nearMe = search.getByRole('button', { name: 'Near me' });
  const drawer = page.getByRole('dialog');

  let letGo = await holdNearMe(page);
  await nearMe.click();
  await services.click();
  await expect(drawer).toBeVisible();
  await letGo();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(place).toHaveValue(/Pune, Maharashtra/);
  await expect(page).toHaveURL('/');

  const near = page.getByText('Near Pune, Maharashtra');
  letGo = await holdNearMe(page);
  await nearMe.click();
  await page.getByRole('button', { name: 'Show all of India' }).click();
  await letGo();
  await expect(nearMe).toBeEnabled();
  await expect(near).toHaveCount(0);

  letGo = await holdNearMe(page);
  await nearMe.click();
  await services.click();
  await drawer.getByRole('radio', { name: 'Waterproofing' }).check();
  await drawer.getByRole('button', { name: 'Continue' }).click();
  await expect(services).toHaveValue('Waterproofing');
  await letGo();
  await expect(page).toHaveURL(/\/searcher\?city=Pune&state=Maharashtra&service=Waterproofing&/);

  // What is half typed stays when the list is put into another order.
  await unfoldSearch(page);
  await place.fill('Kanp');
  const filters = page.getByRole('navigation', { name: 'Filter and sort' });
  await filters.locator('summary').filter({ hasText: 'Sort' }).click();
  await filters.getByRole('link', { name: 'Most reviewed first' }).click();
  await expect(page).toHaveURL(/sort=reviews/);
  await expect(filters.locator('summary').filter({ hasText: 'Most reviewed first' })).toBeVisible();
  await expect(place).toHaveValue('Kanp');

  letGo = await holdNearMe(page);
  const letPage = await hold(page, /\/viewdetails\/.*\.data/);
  await nearMe.click();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('.animate-progress')).toBeAttached();
  await letGo();
  letPage();
  await expect(page).toHaveURL(/\/viewdetails\//);

  const main = page.getByRole('main');
  letGo = await holdNearMe(page);
  await main.getByRole('button', { name: 'Change the place' }).click();
  await drawer.getByRole('button', { name: 'Near me' }).click();
  await drawer.getByRole('button', { name: 'Remove this place' }).click();
  await letGo();
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('button', { name: 'How far is it from you?' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBeNull();
});

test('the cities that a business comes to are those of the last press, while others are looked for or saved', async ({
  page,
  open,
  baseURL,
}) => {
  const { token } = await inDatabase(async (db) => signInBusiness(db, await makeBusiness(db, { serves_cities: ['Nashik, Maharashtra'] })));
  await keepSession(page, baseURL, token);
  await open('/profilesupplier');
  const areas = page.getByRole('region', { name: 'Areas you serve' });
  const cities = areas.getByRole('list', { name: 'Cities you serve' }).getByRole('listitem');
  const letGo = await holdNearMe(page);
  await areas.getByRole('button', { name: 'Near me' }).click();
  await areas.getByRole('button', { name: 'Remove Nashik, Maharashtra' }).click();
  await letGo();
  await expect(cities).toHaveText(['Pune, Maharashtra']);

  const letSave = await hold(page, '**/contractor/served-places');
  await areas.getByRole('button', { name: 'Save areas' }).click();
  await areas.getByRole('combobox', { name: 'Add a city' }).fill('Thane');
  await page
    .getByRole('option', { name: /^Thane/ })
    .first()
    .click();
  await expect(cities).toHaveCount(2);
  letSave();
  await expect(toast(page, 'Saved. You are found there from now on')).toBeVisible();
  await expect(cities).toHaveText(['Pune, Maharashtra', 'Thane, Maharashtra']);
});
