import type { Page } from '@playwright/test';
import { inDatabase } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';

const LIST = '/searcher?city=Satara&state=Maharashtra';
/** The smallest picture that there is. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
/** Each worker makes a business at the same point: they stand as one. */
const pins = (page: Page) => map(page).locator('.map-pin, .map-group');
const map = (page: Page) => page.getByRole('region', { name: 'Map' });

test.beforeAll(() => inDatabase((db) => makeBusiness(db, { city: 'Satara', lat: 17.68, lng: 74 }), officeDataDir));

test.beforeEach(({ allowNoise }) => allowNoise(/tiles\.example/));

test('pictures come from the one host that is set, with whom to name, once the map is opened', async ({ page, open }) => {
  const asked: string[] = [];
  await page.route('https://*.tiles.example/**', (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'image/gif', body: PICTURE });
  });
  const answer = await page.goto(LIST);
  expect(answer?.headers()['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://a.tiles.example https://b.tiles.example https://c.tiles.example;",
  );
  await open(LIST);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeAttached();
  expect(new Set(asked).size).toBeGreaterThan(0);
  await expect(map(page).getByRole('link', { name: 'Map Makers' })).toHaveAttribute('href', 'https://tiles.example/copyright');
  await expect(pins(page)).toHaveCount(1);
  await expect(map(page).locator('.map-ring, .map-name')).toHaveCount(0);

  await page.goto('/privacy-policy');
  await expect(page.locator('main')).toContainText('When you open a map, its pictures come from tiles.example');
});

test('a server of pictures that is down or never answers leaves list, pins and names', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 503|ERR_/);
  let isDown = true;
  await page.route('https://*.tiles.example/**', (route) => (isDown ? route.fulfill({ status: 503 }) : undefined));
  await open(LIST);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page)).toContainText('The map cannot be loaded right now.');
  await expect(pins(page)).toHaveCount(1);
  await expect(map(page).locator('.map-ring').first()).toBeAttached();
  await expect(map(page).locator('.map-name').first()).toBeAttached();
  await expect(cards(page).first()).toBeVisible();

  isDown = false;
  await open(LIST);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(pins(page)).toHaveCount(1);
  await expect(map(page).locator('.map-name').first()).toBeAttached();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
