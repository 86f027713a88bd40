import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { MAIN_JOURNEYS } from '#tests/browser/main-journeys.ts';
import { translatePages, type Way } from '#tests/browser/translated.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

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

/** Of a page, and of a dialog of it. */
const MOST = { presses: 14, inDialog: 3, openings: 4 };

/** Of what everybody sees, the pages with the most to press. */
const OFTEN_PRESSED = /^\/(?:contact|category|user\/liked|user\/forgotpassword|supplier\/register|viewdetails\/.+|searcher\?q=.+)?$/;

for (const [who, walker] of Object.entries(WALKERS)) {
  test(`the buttons of the pages of ${who} can be pressed on translated pages`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 4\d\d|net::ERR_FAILED/);
    allowNoise(MADE_ANEW);
    await translatePages(page, 'in its place');
    // What would change what others see, or end the session, is called off.
    await page.route('**/api/v1/**', (route) => {
      const isRead = route.request().method() === 'GET' && !route.request().url().endsWith('/logout');
      return isRead ? route.fallback() : route.abort();
    });
    const { token, addresses } = await inDatabase((db) => prepareWalk(db, walker, true));
    if (token) await keepSession(page, baseURL, token);
    const pressed = walker === 'visitor' ? addresses.filter((address) => OFTEN_PRESSED.test(address)) : addresses;
    expect(pressed.length).toBeGreaterThan(3);
    // The team's pages are many, and alike.
    const most = walker === 'admin' ? { ...MOST, presses: 8 } : MOST;
    for (const address of pressed) await pressButtons(page, address, most);
  });
}

/** Presses what a page has to press. A press that leads elsewhere has the page opened again, some times. */
async function pressButtons(page: Page, address: string, most: typeof MOST) {
  await page.goto(address);
  await page.evaluate(() => sessionStorage.removeItem('pressed'));
  for (let openings = most.openings; openings > 0; openings -= 1) {
    await expect(page.locator('font').first()).toBeAttached();
    // Of a press that asks for another document no more is heard.
    const isOver = await page.evaluate(pressAll, most).catch(() => false);
    const hasLost = await isLost(page).catch(() => false);
    expect(hasLost, address).toBe(false);
    if (isOver) return;
    await page.goto(address);
  }
}

/**
 * Presses buttons one after the other, those of one name (such as the rows of a list have) twice in all, and those of the dialogs that they
 * open. Not as a hand does it: what is covered is pressed too.
 * @returns whether all were pressed, without another address.
 */
async function pressAll(most: typeof MOST) {
  const there = location.href;
  // Outlives the page.
  const names: string[] = JSON.parse(sessionStorage.getItem('pressed') ?? '[]');
  // Two frames: what a press shows is drawn, and translated.
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const nameOf = (button: HTMLElement) => (button.textContent || button.ariaLabel || '').replace(/\d+/g, '#').trim();
  const isFresh = (button: HTMLElement) => names.filter((name) => name === nameOf(button)).length < 2;
  const findDialog = () => document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  while (names.length < most.presses) {
    const next = [...document.querySelectorAll<HTMLElement>('main button:enabled, main summary')].find(isFresh);
    if (!next) break;
    names.push(nameOf(next));
    sessionStorage.setItem('pressed', JSON.stringify(names));
    next.click();
    await drawn();
    for (let at = 0; at < most.inDialog; at += 1) {
      findDialog()?.querySelectorAll<HTMLElement>('button:enabled')[at]?.click();
      if (findDialog()) await drawn();
    }
    if (findDialog()) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    if (location.href !== there) return false;
  }
  await drawn();
  return true;
}
