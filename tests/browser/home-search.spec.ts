import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { searchForm } from '#tests/browser/listings.ts';

const ENGLISH = {
  prefix: '',
  posters: 'posters',
  next: 'Next posters',
  quotes: 'Get quotes',
  location: 'Location',
  services: 'Services',
  other: 'Enter other service',
  goOn: 'Continue',
  pune: 'Pune, Maharashtra, India',
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  posters: 'पोस्टर',
  next: 'पोस्टर: आगे',
  quotes: 'रेट मँगाएँ',
  location: 'जगह',
  services: 'काम',
  other: 'दूसरा काम लिखें',
  goOn: 'आगे बढ़ें',
  pune: 'पुणे, महाराष्ट्र, भारत',
};
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const PUNE = {
  formattedAddress: 'Pune, Maharashtra, India',
  city: 'Pune',
  state: 'Maharashtra',
  placeNames: { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र', written: 'पुणे, महाराष्ट्र, भारत' },
};

const ticker = (page: Page) => page.locator('.price-ticker-track');
/** The number of the poster that stands in the banner. */
const shownPoster = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .getByRole('group', { name, exact: true })
    .evaluate((row) => {
      const { left } = row.getBoundingClientRect();
      const away = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left);
      const slides = [...row.querySelectorAll('[aria-roledescription]')];
      const [first] = [...slides].sort((a, b) => away(a) - away(b));
      return first ? slides.indexOf(first) + 1 : 0;
    });
/** No time passes from here on but what the test lets pass. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

for (const text of [ENGLISH, HINDI]) {
  for (const size of SIZES) {
    test.describe(`Home in ${text === HINDI ? 'Hindi' : 'English'} at ${size.width} × ${size.height}`, () => {
      test.use({
        viewport: size,
        locale: text === HINDI ? 'hi-IN' : 'en-IN',
        hasTouch: true,
        contextOptions: { reducedMotion: 'no-preference' },
      });

      test('the search and the way to quotes stand still in the first screen, while posters with their names turn below or beside them', async ({
        page,
        open,
      }) => {
        await page.clock.install();
        await open(`${text.prefix}/`);
        const quotes = searchForm(page).getByRole('link', { name: text.quotes });
        await expect(searchForm(page)).toBeInViewport({ ratio: 1 });
        await expect(quotes).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: text.next })).toBeVisible();
        const stands = await searchForm(page).boundingBox();
        await stopTime(page);
        const names = new Set<string>();
        for (let turn = 1; turn <= 3; turn++) {
          await expect.poll(() => shownPoster(page, text.posters)).toBe(turn);
          const slides = page.getByRole('region', { name: text.posters, exact: true }).locator('[aria-roledescription]');
          names.add((await slides.nth(turn - 1).innerText()).trim());
          await page.clock.runFor(2_600);
        }
        expect([...names].filter(Boolean)).toHaveLength(3);
        expect(await searchForm(page).boundingBox()).toEqual(stands);
        await page.clock.resume();
        await expectNothingGrave(page);
      });

      // How it stands depends on the language, what it does does not: on a phone it is walked in Hindi, at a desk in English.
      if ((text === HINDI) !== (size === SIZES[0])) return;

      test('posters rest while somebody types, reads a panel or touches them, and prices run once the posters are out of sight', async ({
        page,
        open,
      }) => {
        await page.clock.install();
        await open(`${text.prefix}/`);
        await expect(page.getByRole('button', { name: text.next })).toBeVisible();
        await stopTime(page);
        await expect(ticker(page)).toHaveCSS('animation-play-state', 'paused');
        const field = searchForm(page).getByRole('combobox', { name: text.location });
        await field.focus();
        await page.clock.runFor(10_000);
        expect(await shownPoster(page, text.posters)).toBe(1);
        await field.blur();
        await page.clock.runFor(2_600);
        await expect.poll(() => shownPoster(page, text.posters)).toBe(2);

        // A finger that touched them is a reader's.
        const picture = page.getByRole('region', { name: text.posters, exact: true }).locator('img').nth(1);
        await picture.dispatchEvent('touchstart', { touches: [], targetTouches: [], changedTouches: [] });
        await page.clock.runFor(10_000);
        expect(await shownPoster(page, text.posters)).toBe(2);

        await page.getByRole('region', { name: text.posters, exact: true }).evaluate((banner) => {
          window.scrollBy(0, banner.getBoundingClientRect().bottom - 60);
        });
        await expect(ticker(page)).toHaveCSS('animation-play-state', 'running');
      });

      test('a trouble typed into the picker and Pune find those who end it there; the bar and Get quotes take the place', async ({
        page,
        open,
      }) => {
        await page.addInitScript((place) => localStorage.setItem('place', place), JSON.stringify(PUNE));
        await open(`${text.prefix}/`);
        await expect(searchForm(page).getByRole('combobox', { name: text.location })).toHaveValue(text.pune);
        await searchForm(page).getByRole('textbox', { name: text.services }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByPlaceholder(text.other).fill('roof leaking');
        await drawer.getByRole('button', { name: text.goOn }).click();
        await expect(drawer).toBeHidden();
        const quotes = new URL((await searchForm(page).getByRole('link', { name: text.quotes }).getAttribute('href')) ?? '', page.url());
        expect([quotes.searchParams.get('place'), quotes.searchParams.get('service')]).toEqual([PUNE.formattedAddress, 'roof leaking']);
        await searchForm(page).locator('button[type=submit]').click();
        await expect(page).toHaveURL(/\/searcher\?city=Pune/);
        await takenOver(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text === HINDI ? /पुणे/ : /^Waterproofing in Pune/);
        await expect(page.locator('main').getByRole('article').first()).toContainText(text === HINDI ? 'पुणे' : 'Pune');
      });
    });
  }
}
