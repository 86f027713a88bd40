import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, cards, findBusinesses } from '#tests/browser/listings.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';

const PLUMBERS = { service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' };
const HERE = { lat: 18.52, lng: 73.85 };
const list = (more: Record<string, string | number> = {}) =>
  `/searcher?${new URLSearchParams(Object.entries({ ...PLUMBERS, ...HERE, ...more }).map(([name, value]) => [name, String(value)]))}`;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Filter and sort' });
const opener = (page: Page, name: string) => bar(page).locator('summary').filter({ hasText: name });
const choice = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: false });
const heading = (page: Page) => page.locator('main header');

/** How many businesses a choice says it would find. */
async function countOf(page: Page, name: string): Promise<number> {
  const text = (await choice(page, name).textContent()) ?? '';
  return Number(/(\d[\d,]*) business(?:es)?$/.exec(text)?.[1]?.replaceAll(',', ''));
}

/** How many cards' names stand on the first screen. */
function namesInSight(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main article h3')].filter((name) => name.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
}

for (const size of SIZES) {
  test.describe(nameSize(size), () => {
    test.use({ viewport: size });

    test('filters say what they find, find it, and are reset in one tap', async ({ page, open }) => {
      await open(list());
      expect(await namesInSight(page)).toBeGreaterThanOrEqual(size.width < 640 ? 3 : 8);
      await expect(heading(page)).toContainText('Nearest first · distances from your pin in Pune');
      await expect(cards(page).first()).toContainText(/\d km/);

      await opener(page, 'Filters').click();
      const rated = await countOf(page, '4 stars or more');
      await choice(page, '4 stars or more').click();
      await expect(page).toHaveURL(list({ rating: 4 }));
      await expect(heading(page)).toContainText(rated === 1 ? '1 business' : `${rated} businesses`);
      const found = await findBusinesses(page.request, { ...PLUMBERS, ...HERE, rating: 4 });
      await expect.poll(async () => (await cardAddresses(page)).slice(0, found.length)).toEqual(found.map(addressOf));

      // What is open stays open while filters are chosen, and its numbers follow.
      const near = await countOf(page, '10 km');
      await choice(page, '10 km').click();
      await expect(page).toHaveURL(list({ radius: 10, rating: 4 }));
      await expect(heading(page)).toContainText('Plumbing Contractors within 10 km of your pin in Pune');
      await expect(heading(page)).toContainText(near === 1 ? '1 business' : `${near} businesses`);
      await expectNothingGrave(page);
      // Phones have no room for each filter that is set.
      if (size.width < 640) await choice(page, 'All of Pune').click();
      else await bar(page).getByRole('link', { name: 'Within 10 km: remove this filter' }).click();
      await expect(page).toHaveURL(list({ rating: 4 }));
      await opener(page, 'Sort').click();
      await choice(page, 'Most reviewed first').click();
      await expect(page).toHaveURL(list({ rating: 4, sort: 'reviews' }));
      await expect(opener(page, 'Most reviewed first')).toBeFocused();
      const reviewed = await findBusinesses(page.request, { ...PLUMBERS, ...HERE, rating: 4, sort: 'reviews' });
      await expect.poll(async () => (await cardAddresses(page)).slice(0, reviewed.length)).toEqual(reviewed.map(addressOf));

      await bar(page).getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL(list());
      await expect(bar(page).getByRole('link', { name: 'Clear all' })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(list({ rating: 4, sort: 'reviews' }));
    });
  });
}

test('where filters leave nothing, what would help is offered with how many it finds', async ({ page, open }) => {
  // Nobody of the demo is verified.
  await open(list({ radius: 10, checked: 1 }));
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  const offer = page.getByRole('list', { name: 'Searches that find something' }).getByRole('link', { name: /^Without ‘Verified’/ });
  const text = (await offer.textContent()) ?? '';
  await offer.click();
  await expect(page).toHaveURL(list({ radius: 10 }));
  await expect(heading(page)).toContainText(/(\d+ business(es)?)$/.exec(text)?.[1] ?? 'nothing');
});

test('without a distance the filter is called by what the list is then of, in the language of the page', async ({ page, open }) => {
  await open(`/hi${list({ address: 'Baner, Pune, Maharashtra, India', radius: 5 })}`);
  await page.locator('summary').filter({ hasText: 'फ़िल्टर' }).click();
  await expect(page.getByRole('link', { name: /^पुणे में हर जगह/ })).toBeVisible();
  // The PIN code's city, which is less than what is within 25 km of it.
  await open('/searcher?service=Plumbing+Contractors&address=110001&radius=25');
  await opener(page, 'Filters').click();
  const all = choice(page, 'All of 110001');
  const whole = (await all.textContent())?.replace('All of 110001', '') ?? '';
  expect(whole).toMatch(/^\d+ businesses$/);
  await all.click();
  await expect(heading(page)).toContainText(`Change the search${whole}`);
});

for (const [name, address] of [
  ['a list', list({ rating: 4 })],
  ['a page of a trade in a city', '/pune/plumbing-contractors?'],
  ['found words', '/searcher?q=plumber+in+pune'],
] as const) {
  test(`a page that ${name} does not reach leads to the first`, async ({ page, open }) => {
    await open(`${address}&page=50`);
    await expect(heading(page)).toContainText(/\d business/);
    await expect(page.getByRole('status').filter({ hasText: 'The list ends before this page.' })).toBeVisible();
    await expect(page.getByText('No results found.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(address.replace(/\?$/, ''));
    await expect(cards(page).first()).toBeVisible();
  });
}

test('a trade that is misspelt, in a town that is misspelt, leads to what was meant', async ({ page, open }) => {
  await open('/searcher?service=waterprofing+wala&city=Punee&state=Maharashtra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Waterproofing/);
  await expect(cards(page).first()).toContainText('Pune');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, orders and pages work', async ({ page }) => {
    const mumbai = { city: 'Mumbai', state: 'Maharashtra' };
    await page.goto(`/searcher?${new URLSearchParams(mumbai)}`);
    await opener(page, 'Filters').click();
    await choice(page, 'Has reviews').click();
    await expect(page).toHaveURL(`/searcher?${new URLSearchParams({ ...mumbai, reviews: '1' })}`);
    await opener(page, 'Sort').click();
    await choice(page, 'Newest first').click();
    await expect(page).toHaveURL(`/searcher?${new URLSearchParams({ ...mumbai, reviews: '1', sort: 'newest' })}`);
    const newest = await findBusinesses(page.request, { ...mumbai, reviews: 1, sort: 'newest', page: 2 });
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => cardAddresses(page)).toEqual(newest.map(addressOf));
  });
});
