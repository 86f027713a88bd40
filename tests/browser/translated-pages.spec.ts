import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { callOffWrites } from '#tests/browser/call-off-writes.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { type findWide as FindWide, readLargeLetters } from '#tests/browser/large-letters.ts';
import { hideBusiness, pagesOfLongWords, writeLongWords } from '#tests/browser/long-words.ts';
import { MAIN_JOURNEYS } from '#tests/browser/main-journeys.ts';
import { translatePages, type Way } from '#tests/browser/translated.ts';
import { prepareWalk, WALKERS } from '#tests/browser/walked-pages.ts';

declare const findWide: typeof FindWide;

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

for (const [who, walker] of Object.entries(WALKERS)) {
  test(`on the pages of ${who}, translated and in letters of twice the size, every button can be pressed and nothing is wider than a small phone`, async ({
    page,
    baseURL,
    allowNoise,
  }) => {
    allowNoise(/status of 4\d\d|net::ERR_FAILED|too frequent calls to print/);
    allowNoise(MADE_ANEW);
    // What a press had asked for is called off by the next, which leads elsewhere.
    allowNoise(/AbortError: signal is aborted/);
    test.slow();
    const hasLongWords = walker === 'user' || walker === 'owner';
    await readLargeLetters(page);
    await translatePages(page, 'in its place');
    const sent = await callOffWrites(page);
    const { token, addresses, business } = await inDatabase(async (db) => {
      const walk = await prepareWalk(db, walker, true);
      // The dialogs of theirs show what people wrote, in words of any length.
      if (hasLongWords) await writeLongWords(db, walk.business);
      return walk;
    });
    if (token) await keepSession(page, baseURL, token);
    expect(addresses.length).toBeGreaterThan(3);
    // The team's pages are many, and alike.
    const most = walker === 'admin' ? { ...MOST, presses: 8 } : MOST;
    const wide: string[] = [];
    const all = new Set([...addresses, ...(hasLongWords ? pagesOfLongWords(business) : [])]);
    for (const address of all) wide.push(...(await pressButtons(page, address, most)));
    if (hasLongWords) await inDatabase((db) => hideBusiness(db, business));
    expect(sent).toEqual([]);
    expect(wide).toEqual([]);
  });
}

/** Presses what a page has to press. A press that leads elsewhere has the page opened again, some times. @returns what was too wide. */
async function pressButtons(page: Page, address: string, most: typeof MOST): Promise<string[]> {
  await page.goto(address);
  await page.evaluate(() => ['pressed', 'wide'].forEach((key) => void sessionStorage.removeItem(key)));
  for (let openings = most.openings; openings > 0; openings -= 1) {
    await expect(page.locator('font').first()).toBeAttached();
    // Of a press that asks for another document no more is heard.
    const isOver = await page.evaluate(pressAll, most).catch(() => false);
    const hasLost = await isLost(page).catch(() => false);
    expect(hasLost, address).toBe(false);
    if (isOver) break;
    await page.goto(address);
  }
  const wide: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('wide') ?? '[]'));
  return [...new Set(wide)].map((fault) => `${address}: ${fault}`);
}

/**
 * Presses buttons one after the other, those of one name (such as the rows of a list have) twice in all, and those of the dialogs that they
 * open; what stands above every page on the first page alone. Not as a hand does it: what is covered is pressed too.
 * @returns whether all were pressed, without another address.
 */
async function pressAll(most: typeof MOST) {
  const there = location.href;
  // These outlive the page.
  const recall = (key: string): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const note = (key: string, ...more: string[]) => sessionStorage.setItem(key, JSON.stringify([...recall(key), ...more]));
  // Two frames: what a press shows is drawn, and translated.
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const nameOf = (button: HTMLElement) => (button.textContent || button.ariaLabel || '').replace(/\d+/g, '#').trim();
  const listOf = (button: HTMLElement) =>
    button.closest('header') ? `pressed above ${document.querySelector('footer') !== null}` : 'pressed';
  const isFresh = (button: HTMLElement) => recall(listOf(button)).filter((name) => name === nameOf(button)).length < 2;
  const findDialog = () => document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  const lookAt = async (what: string) => {
    await drawn();
    note('wide', ...findWide().map((fault) => `${what}: ${fault}`));
  };
  await lookAt('as it opens');
  while (recall('pressed').length < most.presses) {
    const buttons = document.querySelectorAll<HTMLElement>('header button[type=button]:enabled, main button:enabled, main summary');
    const next = [...buttons].find(isFresh);
    if (!next) break;
    note(listOf(next), nameOf(next));
    next.click();
    await lookAt(nameOf(next));
    for (let at = 0; at < most.inDialog; at += 1) {
      const button = findDialog()?.querySelectorAll<HTMLElement>('button:enabled')[at];
      button?.click();
      if (button && findDialog()) await lookAt(`${nameOf(next)}, ${nameOf(button)}`);
    }
    if (findDialog()) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    if (location.href !== there) return false;
  }
  await drawn();
  return true;
}
