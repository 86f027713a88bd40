import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { MAIN_JOURNEYS } from '#tests/browser/main-journeys.ts';
import { translatePages, type Way } from '#tests/browser/translated.ts';
import { prepareWalk, type Walker } from '#tests/browser/walked-pages.ts';

const WAYS: Way[] = ['around', 'in its place'];

const isLost = (page: Page) =>
  page.evaluate(
    () => document.querySelector('[data-kept]') !== null || document.querySelector('main h1')?.textContent === 'Something Went Wrong',
  );

/** React says that it made anew what was translated before it came to life. */
const MADE_ANEW = /hydrat|Minified React error #4(?:18|23|25)/i;

for (const way of WAYS) {
  for (const [name, walk] of Object.entries(MAIN_JOURNEYS)) {
    test(`on pages with a translation ${way} of the texts, ${name}`, async ({ page, open, allowNoise }) => {
      allowNoise(/status of 40[19]/);
      allowNoise(MADE_ANEW);
      await translatePages(page, way);
      await walk(page, open);
      expect(await page.locator('main font').count()).toBeGreaterThan(10);
      expect(await isLost(page)).toBe(false);
    });
  }
}

test('a page that is translated before its script runs comes to life', async ({ page, open, allowNoise }) => {
  allowNoise(MADE_ANEW);
  await translatePages(page, 'in its place', 'the start');
  await open('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  expect(await isLost(page)).toBe(false);
});

/** Nothing is sent by it: what would be, is called off. */
const PRESSED = 'main button:enabled, main summary';
const MOST_PRESSES = 6;

/** Of what everybody sees, the pages with the most to press. */
const OFTEN_PRESSED = /^\/(?:contact|category|user\/liked|user\/forgotpassword|supplier\/register|viewdetails\/.+|searcher\?q=.+)?$/;

const PRESSING: Walker[] = ['visitor', 'user', 'owner', 'admin'];

for (const walker of PRESSING) {
  test(`the buttons of the pages of a ${walker} can be pressed on translated pages`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 4\d\d|net::ERR_FAILED/);
    allowNoise(MADE_ANEW);
    await translatePages(page, 'in its place');
    await page.route('**/api/v1/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
    const { token, addresses } = await inDatabase((db) => prepareWalk(db, walker, true));
    if (token) await keepSession(page, baseURL, token);
    const pressed = walker === 'visitor' ? addresses.filter((address) => OFTEN_PRESSED.test(address)) : addresses;
    expect(pressed.length).toBeGreaterThan(3);
    for (const address of pressed) {
      await page.goto(address);
      await page.waitForFunction(() => document.querySelector('script[type=module]') !== null);
      await pressButtons(page, address);
    }
  });
}

async function pressButtons(page: Page, address: string) {
  const there = page.url();
  for (let at = 0; at < MOST_PRESSES && page.url() === there; at += 1) {
    const button = page.locator(PRESSED).nth(at);
    if ((await button.count()) === 0) return;
    const name = await button.textContent();
    // Not as a hand does it: what a dialog covers is pressed too.
    await button.evaluate((element: HTMLElement) => element.click());
    const hasLost = await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      .then(() => isLost(page))
      // It has led to another page.
      .catch(() => false);
    expect(hasLost, `${address}: ${name}`).toBe(false);
    await page.keyboard.press('Escape');
  }
}
