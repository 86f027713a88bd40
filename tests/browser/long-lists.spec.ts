import type { Page } from '@playwright/test';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { cardAddresses, cards, searchForm } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const MUMBAI = '/searcher?city=Mumbai&state=Maharashtra';
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollToButton(page: Page) {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return showMore(page).count();
    })
    .toBe(1);
}

test('the footer of a long list is reached, and a reload returns to the same depth and place', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open(MUMBAI);
  await scrollToButton(page);
  await expect(cards(page)).toHaveCount(32);
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
  await subscribe.scrollIntoViewIfNeeded();
  await expect(subscribe).toBeInViewport();
  await expect(cards(page)).toHaveCount(32);

  await showMore(page).press('Enter');
  await scrollToButton(page);
  await expect(cards(page)).toHaveCount(56);
  const before = await cardAddresses(page);
  await cards(page).nth(44).scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(56);
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1);
  expect(await cardAddresses(page)).toEqual(before);

  // From a profile that was loaded anew, Back finds the list as it was, too.
  await cards(page).nth(44).getByRole('link').first().click();
  await expect(page).toHaveURL(before[44] ?? '');
  await page.reload();
  await takenOver(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(56);
  await expect.poll(() => scrollY(page)).toBeCloseTo(place, -1);
});

test('the focus goes to the first new business when the list was asked for more', async ({ page, open }) => {
  await open(MUMBAI);
  await scrollToButton(page);
  await showMore(page).press('Enter');
  await expect(cards(page).nth(32).getByRole('link')).toBeFocused();
});

test('at 1366 × 657 the search form of Home is wholly in the first screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open('/');
  await expect(searchForm(page)).toBeInViewport({ ratio: 1 });
  expect(await scrollY(page)).toBe(0);
});
