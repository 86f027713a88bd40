import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, toast } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';

const BANER = { formattedAddress: 'Baner, Pune, Maharashtra, India', city: 'Pune', state: 'Maharashtra', lat: 18.559, lng: 73.787 };

const contact = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const bar = (page: Page) => page.locator('.contact-bar');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** A business with everything that the first screen should hold. */
async function findFull(page: Page) {
  const found = await findBusinesses(page.request, { city: 'Pune', state: 'Maharashtra', limit: 100 });
  const business = found.find(
    ({ image, totalReviews, price, lat, name }) => image.length > 2 && totalReviews > 0 && price && lat && name.length > 20,
  );
  if (!business) throw new Error('The demo has no such business');
  return business;
}

/** What moved without being touched, as browsers measure it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

test('the first screen of a phone has name, rating, price, distance and the ways to get in touch, and nothing moves', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE);
  const shifted = await watchShifts(page);
  await page.addInitScript((place) => localStorage.setItem('place', JSON.stringify(place)), BANER);
  const { name, price, totalReviews, ...business } = await findFull(page);
  await open(addressOf({ name, price, totalReviews, ...business }));
  const { y: top } = await boxOf(bar(page));
  expect(await boxOf(bar(page))).toMatchObject({ x: 0, width: PHONE.width, bottom: PHONE.height });
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    contact(page).getByText(`(${totalReviews}`),
    contact(page)
      .getByText(`Rs ${price}`, { exact: true })
      .or(contact(page).getByText(`from Rs ${price}`, { exact: true })),
    contact(page).getByText(/^[\d.]+ km from Baner, Pune$/),
  ]) {
    expect((await boxOf(part)).bottom).toBeLessThan(top);
    expect((await boxOf(part)).y).toBeGreaterThan(0);
  }
  for (const button of ['Send Enquiry', 'View Phone Number']) {
    const box = await boxOf(bar(page).getByRole('button', { name: button }));
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.bottom).toBeLessThanOrEqual(PHONE.height);
  }

  // The photos: swiped one by one, or gone through with the arrow keys.
  const photos = page.getByRole('region', { name: 'Photos' });
  const strip = photos.getByRole('list');
  const count = business.image.length;
  await expect(photos.getByText(`1 / ${count}`, { exact: true })).toBeVisible();
  expect((await boxOf(photos.getByRole('link').nth(1))).x).toBeLessThan(PHONE.width);
  await strip.evaluate((list) => list.scrollBy({ left: 200 }));
  await expect(photos.getByText(`2 / ${count}`, { exact: true })).toBeVisible();
  // It comes to rest at a photo.
  await expect.poll(async () => Math.round((await boxOf(photos.getByRole('link').nth(1))).x - (await boxOf(strip)).x)).toBeCloseTo(0);
  await photos.getByRole('link').first().focus();
  for (let index = 1; index < count; index++) {
    await page.keyboard.press('ArrowRight');
    await expect(photos.getByRole('link').nth(index)).toBeFocused();
    await expect(photos.getByRole('link').nth(index)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(photos.getByText(`${count} / ${count}`, { exact: true })).toBeVisible();
  await expectNothingGrave(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' })).toBeInViewport({ ratio: 1 });
  expect(await shifted()).toBeLessThan(0.01);

  // On a desk they stand beside the photos, as before.
  await page.setViewportSize(DESK);
  await expect(bar(page)).toHaveCSS('position', 'static');
  expect((await boxOf(contact(page))).x).toBeGreaterThan(DESK.width / 2);
  await expect(photos.getByText(`1 / ${count}`, { exact: true })).toBeHidden();
});

test('the bar covers nothing: neither the end of the page, nor what has the focus, nor messages; and it makes room for a keyboard', async ({
  page,
  open,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const phoneNo = String(randomInt(9_100_000_000, 9_200_000_000));
  const id = await inDatabase((db) => makeBusiness(db, { phone_no: phoneNo }));
  const { token } = await inDatabase((db) => signInUser(db));
  await keepSession(page, baseURL, token);
  await open(`/viewdetails/${id}`);
  const { y: top } = await boxOf(bar(page));

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(top + 1);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  const covered: string[] = [];
  for (let turn = 0; turn < 200; turn++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const low = document.querySelector('.contact-bar');
      if (low?.contains(element) || !low?.checkVisibility()) return undefined;
      return element.getBoundingClientRect().bottom > low.getBoundingClientRect().top ? element.outerHTML.slice(0, 120) : undefined;
    });
    if (found === 'end') break;
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);

  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await email.click();
  await expect(bar(page)).toBeHidden();
  await email.blur();
  await expect(bar(page)).toBeVisible();
  // A screen that a keyboard has left little of, or that lies on its side, is not halved by it.
  await page.setViewportSize({ width: PHONE.width, height: 380 });
  await expect(bar(page)).toHaveCSS('position', 'static');
  await page.setViewportSize(PHONE);

  await bar(page).getByRole('button', { name: 'View Phone Number' }).click();
  const call = bar(page).getByRole('link', { name: /^Call/ });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', `tel:+91${phoneNo}`);
  await expect(bar(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', new RegExp(`^https://wa\\.me/91${phoneNo}`));
  await expect(contact(page).getByText(phoneNo, { exact: true })).toBeVisible();
  const [enquiry, calling, writing] = await Promise.all(
    [bar(page).getByRole('button', { name: /^Send Enquiry/ }), call, bar(page).getByRole('link', { name: /^WhatsApp/ })].map(boxOf),
  );
  for (const box of [enquiry, calling, writing]) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(enquiry?.right).toBeLessThan(calling?.x ?? 0);
  expect(calling?.right).toBeLessThan(writing?.x ?? 0);
  expect(writing?.right).toBeLessThanOrEqual(PHONE.width);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect((await boxOf(toast(page, 'Link copied'))).bottom).toBeLessThanOrEqual(top);
});

test('the distance says from where, and that is changed on the page, also where the device knows no place', async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const business = await findFull(page);
  await open(addressOf(business));
  await contact(page).getByRole('button', { name: 'How far is it from you?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your place' });
  // Location is not allowed here: it is said, and a place is typed.
  await dialog.getByRole('button', { name: 'Near me' }).click();
  await expect(toast(page, 'Your location is blocked for this site. Allow it in your browser, or enter your city instead')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Place' }).fill('mumbai');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
  await expect(contact(page).getByText(/^1[0-4]\d km from Mumbai, Maharashtra$/)).toBeVisible();

  // Where the device is far off, what was used is said, and another place is taken.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.997, longitude: 73.79 });
  await contact(page).getByRole('button', { name: 'Change the place' }).click();
  await dialog.getByRole('button', { name: 'Near me' }).click();
  await expect(contact(page).getByText(/^1\d\d km from .*Nashik/)).toBeVisible();
  await contact(page).getByRole('button', { name: 'Change the place' }).click();
  await dialog.getByRole('button', { name: 'Remove this place' }).click();
  await expect(contact(page).getByRole('button', { name: 'How far is it from you?' })).toBeVisible();

  await expect(contact(page).getByRole('link', { name: `Directions to ${business.name}` })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.*Pune/,
  );
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('directions open the map app', async ({ page, open }) => {
    const business = await findFull(page);
    await open(addressOf(business));
    await expect(contact(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      `geo:0,0?q=${encodeURIComponent([business.address, business.city, business.state].join(', '))}`,
    );
  });
});
