import type { Page } from '@playwright/test';
import { messages } from '#shared/texts.ts';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, findBusinesses, toast } from '#tests/browser/listings.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';

// A trade in which no other test makes businesses: theirs have no point, and a hundred are all that a map asks for.
const QUERY = { city: 'Pune', state: 'Maharashtra', service: 'Electric Contractors' };
const LIST = `/searcher?${new URLSearchParams({ ...QUERY, lat: '18.559', lng: '73.787' })}`;
const map = (page: Page) => page.getByRole('region', { name: 'Map' });
const pins = (page: Page) => map(page).locator('.map-pin, .map-group');

/** Presses what stands for the fewest businesses until a single one, or those of one point, are named. */
async function pickOne(page: Page) {
  const named = map(page).getByRole('listitem');
  await expect
    .poll(async () => {
      if (await named.count()) return true;
      const single = map(page).locator('.map-pin');
      await ((await single.count()) > 0 ? single : map(page).locator('.map-group')).first().click({ force: true });
      return (await named.count()) > 0;
    })
    .toBe(true);
  return named;
}

for (const size of SIZES) {
  test(`the map is loaded when it is opened, and it and the list move together, at ${nameSize(size)}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
    await open(LIST);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => /map/.test(path))).toEqual([]);

    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const found = await findBusinesses(page.request, { ...QUERY, limit: 100 });
    await expect(map(page)).toContainText(`All ${found.length} in the list`);
    await expect(pins(page).first()).toBeVisible();
    // Beside the list, or over it.
    await expect(map(page)).toBeInViewport({ ratio: 0.8 });
    await expect(cards(page).first()).toBeInViewport();
    // No pictures: rings around the point that was searched at, and names of cities.
    await expect(map(page).locator('.map-ring')).toHaveCount(3);
    await expect(map(page).locator('.map-name').first()).toBeAttached();
    await expect(map(page).locator('img')).toHaveCount(0);
    await expectNothingGrave(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);

    // The list's card lifts its pin …
    await cards(page).nth(2).getByRole('heading').getByRole('link').focus();
    await expect(map(page).locator('.is-marked')).toHaveCount(1);
    // … and the pin names its business, which is marked in the list if it has come so far.
    const named = await pickOne(page);
    await expect(named.first().getByRole('link')).toHaveAttribute('href', /^\/viewdetails\//);
    const href = await named.first().getByRole('link').getAttribute('href');
    const isListed = (await page.locator(`article a[href="${href}"]`).count()) > 0;
    if ((await named.count()) === 1) await expect(page.locator('[data-on-map]')).toHaveCount(isListed ? 1 : 0);
    await map(page).getByRole('button', { name: 'Close' }).click();
    await expect(named).toHaveCount(0);

    // Moved by hand, it searches where it is.
    const box = await map(page).boundingBox();
    if (!box) throw new Error('No map is shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 90, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await map(page).getByRole('link', { name: 'Search here' }).click();
    await expect(page).toHaveURL(/\/searcher\?service=Electric\+Contractors&lat=\d+(\.\d+)?&lng=\d+(\.\d+)?&radius=(2|5|10|25|50)$/);
    const radius = new URL(page.url()).searchParams.get('radius');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`within ${radius} km of your pin`);
    await expect(page.getByText('Nearest first').first()).toBeVisible();
    await expect(pins(page).first()).toBeVisible();

    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(map(page)).toHaveCount(0);
  });
}

test('a map that goes while it moves leaves nothing behind', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(LIST);
  for (const step of ['Zoom in', 'Zoom out']) {
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(pins(page).first()).toBeVisible();
    await map(page).getByRole('button', { name: step }).click();
    await page.getByRole('button', { name: 'Hide map' }).click();
  }
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(pins(page).first()).toBeVisible();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
});

test('where nobody is found the map stays, to search elsewhere', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(pins(page).first()).toBeVisible();
  for (let turn = 0; turn < 8; turn++) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  const box = await map(page).boundingBox();
  if (!box) throw new Error('No map is shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 30, { steps: 5 });
  await page.mouse.up();
  await map(page).getByRole('link', { name: 'Search here within 2 km' }).click();
  await expect(page).toHaveURL(/&radius=2$/);
  await expect(map(page)).toBeVisible();
});

test('a map that cannot be loaded leaves the list as it is, and is tried again', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500|ERR_FAILED|dynamically imported module/);
  await open(LIST);
  await page.route('**/api/v1/contractor/search?*limit=100*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Something Went Wrong' } }),
  );
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page).getByRole('alert')).toContainText('Something Went Wrong');
  await expect(cards(page).first()).toBeVisible();
  await page.unroute('**/api/v1/contractor/search?*limit=100*');
  await map(page).getByRole('button', { name: 'Try again' }).click();
  await expect(pins(page).first()).toBeVisible();

  await page.route('**/assets/results-map-*.js', (route) => route.abort());
  await open(LIST);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(toast(page, messages.networkFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeEnabled();
  await expect(cards(page).first()).toBeVisible();
});
