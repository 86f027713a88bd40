import { randomUUID } from 'node:crypto';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';

const LANGUAGES = [
  { start: '', filters: 'Filters', show: (count: number) => `Show ${count} ${count === 1 ? 'business' : 'businesses'}` },
  { start: '/hi', filters: 'फ़िल्टर', show: (count: number) => `${count} कारोबार दिखाएँ` },
];

/** A trade of its own with three businesses, of which one has a review of five stars. */
async function makeTrade() {
  const service = `Filter Menders ${randomUUID().slice(0, 8)}`;
  const where = { service, city: 'Nashik', state: 'Maharashtra' };
  await inDatabase(async (db) => {
    const [first] = await Promise.all([1, 2, 3].map((place) => makeBusiness(db, { ...where, name: `Mender ${place}` })));
    if (first) await makeReview(db, { business_id: first, rating: 5 });
  });
  return where;
}

for (const { start, filters, show } of LANGUAGES) {
  test(`filters close with what they have found, at ${start || '/'}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const list = `${start}/searcher?${new URLSearchParams(await makeTrade())}`;
    await open(list);
    const opener = page.locator('main nav summary').filter({ hasText: filters });
    const panel = page.locator('main nav details[open]');
    const button = (count: number) => page.getByRole('button', { name: show(count), exact: true });
    await opener.click();
    await button(3).click();
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await panel.locator('a[href*="rating=4"]').first().click();
    await expect(page).toHaveURL(/rating=4/);
    await button(1).click();
    await expect(panel).toHaveCount(0);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toBeInViewport();
    // Who comes by an address to nobody is told so, and is not to press for nothing.
    await page.goto(`${list}&rating=4&photos=1&quick=1`);
    await page.locator('main nav summary').first().click();
    await expect(cards(page)).toHaveCount(0);
    await expect(button(0)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(?:Show|\d+) \d* ?(?:business|कारोबार)/ })).toHaveCount(0);
  });
}
