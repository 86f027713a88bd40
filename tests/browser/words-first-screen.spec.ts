import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';

const PUNE = 'city=Pune&state=Maharashtra&address=Baner%2C+Pune%2C+Maharashtra%2C+India&lat=18.559&lng=73.787';

/** Words with all that can stand over their results: a place or the question for one, other meanings, the very words, a note. */
const SEARCHES = [
  ['roof leaking', PUNE],
  ['plumber kothrud', ''],
  ['chhat tapak rahi hai', ''],
  ['painting karwana hai', PUNE],
  ['cement', ''],
  ['plumber delhi', PUNE],
  ['good plumber zzqx pune', ''],
] as const;

const SCREENS = [
  { size: { width: 360, height: 740 }, least: 3 },
  { size: { width: 1280, height: 800 }, least: 8 },
];

const LANGUAGES = [
  { prefix: '', locale: 'en-IN', all: 'All of India', which: 'Which city or PIN code?' },
  { prefix: '/hi', locale: 'hi-IN', all: 'पूरे भारत में', which: 'कौन सा शहर या पिन कोड?' },
];

/** How many cards stand in the screen with all that can be pressed on them, and how many there are. */
function countWhole(page: Page): Promise<{ whole: number; all: number }> {
  return cards(page).evaluateAll((all) => {
    const isWhole = (part: Element) => part.getBoundingClientRect().bottom <= window.innerHeight;
    return { whole: all.filter((card) => [card, ...card.querySelectorAll('h3, a, button')].every(isWhole)).length, all: all.length };
  });
}

/** How far the page has moved by itself since it was asked for. */
function readShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((entries, observer) => {
          observer.disconnect();
          resolve(entries.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nobody is told of none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

for (const { prefix, locale, all, which } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const { size, least } of SCREENS) {
      test(`results of typed words are as dense as lists: ${least} at ${size.width} × ${size.height}, and nothing moves`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize(size);
        // A place is remembered, as it is by whoever has chosen one.
        await page.addInitScript(
          (place) => localStorage.setItem('place', place),
          JSON.stringify({
            formattedAddress: 'Baner, Pune, Maharashtra, India',
            city: 'Pune',
            state: 'Maharashtra',
            lat: 18.559,
            lng: 73.787,
          }),
        );
        // Brings the letters: what moves when they come late is measured by Lighthouse, and here it would depend on the machine.
        await open(`${prefix}/contact`);
        for (const [q, place] of SEARCHES) {
          await test.step(q, async () => {
            await open(`${prefix}/searcher?${new URLSearchParams({ q })}&${place}`);
            await expect(cards(page).first()).toBeVisible();
            const found = await countWhole(page);
            expect(found.whole, q).toBeGreaterThanOrEqual(Math.min(least, found.all));
            expect(await readShifts(page), q).toBeLessThan(0.02);
          });
        }
        await expectNothingGrave(page);
      });
    }

    test('a place has all of India beside it, and no place its question, in the first screen of a phone', async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(`${prefix}/searcher?q=roof+leaking&${PUNE}`);
      const anywhere = page.getByRole('link', { name: all, exact: true });
      // Next to nothing of it is out at the side, where its line goes on: the machine's own letters are wider than the site's.
      await expect(anywhere).toBeInViewport({ ratio: 0.9 });
      await anywhere.click();
      await expect(page).toHaveURL(/\/searcher\?q=roof\+leaking$/);
      const question = page.getByLabel(which);
      await expect(question).toBeInViewport({ ratio: 1 });
      await expect(question).toHaveAttribute('placeholder', which);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    });

    test('on a phone the filters open over the whole width, below the ways that stand beside them', async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(`${prefix}/searcher?q=roof+leaking&${PUNE}`);
      const filters = page.locator('details[name=narrowing]').first();
      await filters.locator('summary').click();
      const panel = filters.locator('section').first();
      await expect(panel).toBeVisible();
      const [panelBox, wayBox] = [await panel.boundingBox(), await page.getByRole('link', { name: all, exact: true }).boundingBox()];
      expect(panelBox?.width).toBeGreaterThan(280);
      expect(panelBox?.y).toBeGreaterThan((wayBox?.y ?? 0) + (wayBox?.height ?? 0));
      await expectNothingGrave(page);
    });
  });
}
