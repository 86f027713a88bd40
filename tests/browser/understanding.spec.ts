import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, cards, findBusinesses } from '#tests/browser/listings.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search businesses, services or cities' });
const meanings = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'What you may mean' }).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const others = (page: Page) => page.getByRole('navigation', { name: 'Other meanings' });

/** The services of those whose cards are shown: a card says its own only where the heading does not. */
async function servicesOf(page: Page) {
  const links = await cards(page).evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''));
  const ids = links.map((link) => link.split('/').at(-1)?.split('?')[0] ?? '');
  const rows = await inDatabase((db) => db.selectFrom('businesses').select('service').distinct().where('business_id', 'in', ids).execute());
  return rows.map(({ service }) => service);
}

test('a need finds who meets it: what it was taken for, other meanings, exactly the words and back', async ({ page, open }) => {
  await open('/searcher?q=roof+leaking+in+pune');
  await expect(heading(page)).toHaveText('Waterproofing in Pune');
  await expect(page).toHaveTitle('Waterproofing in Pune · Nirmaan');
  expect(await servicesOf(page)).toEqual(['Waterproofing']);
  await expect(field(page)).toHaveValue('roof leaking in pune');
  await expectGoodAtBothWidths(page);

  await page.getByRole('link', { name: 'Search only for these words' }).click();
  await expect(page).toHaveURL('/searcher?q=roof+leaking+in+pune&exact=1');
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('Results for exactly “roof leaking in pune”');
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: 'Show what they may mean' }).click();
  await expect(page).toHaveURL('/searcher?q=roof+leaking+in+pune');
  await expect(heading(page)).toHaveText('Waterproofing in Pune');

  await others(page)
    .getByRole('link', { name: /^all of Maharashtra/ })
    .click();
  await expect(page).toHaveURL('/searcher?service=Waterproofing&state=Maharashtra');
  await expect(heading(page)).toHaveText('Waterproofing in Maharashtra');
});

test('places that contradict each other are both offered', async ({ page }) => {
  await page.goto('/searcher?q=plumber+delhi+pune');
  await expect(others(page).getByRole('link', { name: /^Plumbing Contractors in Delhi/ })).toBeVisible();
  await others(page).getByRole('link', { name: /^Pune/ }).click();
  await expect(page).toHaveURL('/searcher?service=Plumbing+Contractors&city=Pune&state=Maharashtra');
});

test('Devanagari is understood like Latin letters', async ({ page, open }) => {
  // In words that stand in no name: those that do are found by their sound first, as in Latin letters.
  await open(`/searcher?q=${encodeURIComponent('नल वाला जयपुर')}`);
  await expect(heading(page)).toHaveText(/^Plumbing Contractors in Jaipur/);
  await expect(field(page)).toHaveValue('नल वाला जयपुर');
  expect(await servicesOf(page)).toContain('Plumbing Contractors');
  await expectGoodAtBothWidths(page);
});

test('a place without any is widened, and the page says so', async ({ page, open }) => {
  await open('/searcher?q=waterproofing+in+satara');
  await expect(page.getByText(/^Nothing in Satara yet: showing Waterproofing (near Satara|in Maharashtra)$/)).toBeVisible();
  expect(await servicesOf(page)).toEqual(['Waterproofing']);
  await expectGoodAtBothWidths(page);
});

test('the list goes on by meaning, and says where it begins behind the words themselves', async ({ page, open }) => {
  const q = 'tile studio';
  const { written, totals } = await page.request.get('/api/v1/contractor/search', { params: { q, limit: 8 } }).then(async (answer) => {
    const { understood, totalContractors } = await answer.json();
    return { written: understood.written as number, totals: totalContractors as number };
  });
  expect(written).toBeGreaterThan(0);
  expect(totals).toBeGreaterThan(written);
  await open(`/searcher?q=${encodeURIComponent(q)}`);
  await expect(heading(page)).toHaveText(`Results for “${q}”`);
  const bound = page.getByRole('heading', { level: 2, name: /^What your words may mean: (?:Tiles|Flooring)/ });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return cards(page).count();
    })
    .toBeGreaterThanOrEqual(Math.max(16, written + 1));
  await expect(bound).toHaveCount(1);
  const before = await bound.evaluate((element, all) => {
    const found = [...document.querySelectorAll(all)];
    return found.filter((card) => card.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  }, 'main article');
  expect(before).toBe(written);
  const pages = await Promise.all([1, 2].map((number) => findBusinesses(page.request, { q, page: number })));
  expect((await cardAddresses(page)).slice(0, 16)).toEqual(pages.flat().map(addressOf));
});

test('nonsense finds nothing, and the page shows how others ask', async ({ page, open }) => {
  await open('/searcher?q=asdf+qwer');
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('Results for “asdf qwer”');
  await expectGoodAtBothWidths(page);
  await page.getByRole('link', { name: '“roof leaking”' }).click();
  await expect(heading(page)).toHaveText(/^Waterproofing/);
});

test('a meaning among the suggestions is reached by the keyboard, with its place half typed', async ({ page, open }) => {
  await open('/');
  await field(page).fill('waterproofing mum');
  const option = meanings(page).filter({ hasText: 'Waterproofing in Mumbai' });
  await expect(option).toHaveAccessibleName(/^Waterproofing in Mumbai \d+ businesses$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d suggestions$/ })).toBeAttached();
  await expectNothingGrave(page, 'header');
  await field(page).press('End');
  await field(page).press('ArrowDown');
  const wanted = await option.getAttribute('id');
  for (let at = 0; at < 3 && (await field(page).getAttribute('aria-activedescendant')) !== wanted; at++) {
    await field(page).press('ArrowDown');
  }
  await field(page).press('Enter');
  await expect(page).toHaveURL('/searcher?service=Waterproofing&city=Mumbai&state=Maharashtra');
  await expect(heading(page)).toHaveText('Waterproofing in Mumbai, Maharashtra');
  await expect(field(page)).toHaveValue('');
});

for (const width of [360, 1280]) {
  test(`suggestions come and go without moving the page at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/category');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    for (const typed of ['roof leaking', 'sharma', 'पेंटर जयपुर', 'waterproofing pune', 'qqqqzzzz']) {
      await field(page).fill(typed);
      await expect(page.getByRole('status').filter({ hasText: /suggestion|No results/ })).toBeAttached();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
    expect(moved).toBeLessThan(0.05);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('line, links and pages stand in the document; search engines see the address without words', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('chhat tapak rahi hai');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Waterproofing/);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/searcher$/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(heading(page)).toHaveText(/^Waterproofing/);
    const second = await findBusinesses(page.request, { q: 'chhat tapak rahi hai', page: 2 });
    expect(await cardAddresses(page)).toEqual(second.map(addressOf));
    await page.getByRole('link', { name: 'Search only for these words' }).click();
    await expect(page).toHaveURL('/searcher?q=chhat+tapak+rahi+hai&exact=1');
  });
});
