import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { findCutTexts } from '#tests/browser/cut-texts.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, cards, findBusinesses, searchForm } from '#tests/browser/listings.ts';

/** Low enough that a first page of results ends further below. */
const LOW = { width: 800, height: 500 };
const MUMBAI = '/searcher?city=Mumbai&state=Maharashtra';

/** Scrolls until the list's end is so many pixels below the screen. */
function scrollTowardsEnd(page: Page, pixels: number) {
  return page.evaluate((below) => {
    const end = document.querySelector('main article:last-of-type')?.closest('ul')?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy(0, end - window.innerHeight - below);
    // Observers of what is in sight are told after a frame.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, pixels);
}

async function scrollToCount(page: Page, count: number) {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return cards(page).count();
    })
    .toBeGreaterThanOrEqual(count);
}

test('the list goes on 200 px before its end, in the order of the call and without repeating anybody', async ({ page, open }) => {
  const pages = await Promise.all(
    [1, 2].map((number) => findBusinesses(page.request, { city: 'Mumbai', state: 'Maharashtra', page: number })),
  );
  const [repeated] = pages[0] ?? [];
  await page.route('**/api/v1/contractor/search?*page=2*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: [repeated, ...answer.data] } });
  });
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/v1/contractor/search') && calls.push(request.url())));

  await page.setViewportSize(LOW);
  await open(MUMBAI);
  await expect(cards(page)).toHaveCount(8);
  await scrollTowardsEnd(page, 300);
  expect(calls).toEqual([]);
  await scrollTowardsEnd(page, 150);
  await expect(cards(page)).toHaveCount(16);
  // The page before is read once more, for rows that have moved up onto it.
  const asked = calls
    .map((url) => Object.fromEntries(new URL(url).searchParams))
    .sort((one, other) => Number(one.page) - Number(other.page));
  const list = { city: 'Mumbai', state: 'Maharashtra', limit: '8' };
  expect(asked).toEqual([expect.objectContaining({ ...list, page: '1' }), expect.objectContaining({ ...list, page: '2' })]);
  await expect.poll(() => cardAddresses(page)).toEqual(pages.flat().map(addressOf));

  await scrollToCount(page, 24);
  const all = await cardAddresses(page);
  expect(new Set(all).size).toBe(all.length);
});

test('back returns to the same list and place; a new search starts at its first page', async ({ page, open }) => {
  await page.setViewportSize(LOW);
  await open(MUMBAI);
  await scrollToCount(page, 24);
  const before = await cardAddresses(page);
  const card = cards(page).nth(17);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(before[17] ?? '');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(MUMBAI);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  await expect.poll(async () => (await cardAddresses(page)).slice(0, before.length)).toEqual(before);

  // The list grows while its end is near, and the footer moves under a pointer.
  await page.getByRole('navigation', { name: 'Top cities' }).getByRole('link', { name: 'Delhi' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contractors and suppliers in Delhi');
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/^[^?]+\/searcher\?city=Delhi/);
  await expect(cards(page)).toHaveCount(8);
});

test('a shared link shows the same list to somebody else', async ({ page, open, browser, baseURL }) => {
  await open('/searcher?city=Pune&state=Maharashtra&service=Waterproofing&lat=18.52&lng=73.85');
  const shared = await cardAddresses(page);
  expect(shared.length).toBeGreaterThan(0);
  const other = await browser.newPage({ baseURL });
  await other.goto(page.url());
  await expect.poll(() => cardAddresses(other)).toEqual(shared);
  await other.close();
});

test('a next page that fails is told and tried again', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  let failing = true;
  await page.route('**/api/v1/contractor/search?*page=2*', (route) =>
    failing ? route.fulfill({ status: 500, json: { success: false, message: 'Something Went Wrong' } }) : route.continue(),
  );
  await open(MUMBAI);
  await scrollTowardsEnd(page, 0);
  await expect(page.getByRole('alert').filter({ hasText: 'Something Went Wrong' })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('nothing found is said, with wider searches; what cannot be searched for is refused on the page', async ({
  page,
  open,
  allowNoise,
}) => {
  await open('/searcher?city=Pune&state=Maharashtra&service=Submarine%20docks');
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All businesses in Pune, Maharashtra' }).click();
  await expect(page).toHaveURL('/searcher?city=Pune&state=Maharashtra');
  // Where the list ends in the screen, the next part comes by itself.
  await expect(cards(page).nth(7)).toBeVisible();

  allowNoise(/status of 400/);
  const answer = await page.goto(`/searcher?q=${'a'.repeat(300)}`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('Search with at most 200 characters')).toBeVisible();
  // What is right of it stays in the form, in the page's language.
  const wrong = '/searcher?service=Waterproofing&city=Pune&state=Maharashtra&radius=0';
  for (const [address, place] of [
    [wrong, 'Pune, Maharashtra'],
    [`/hi${wrong}`, 'पुणे, महाराष्ट्र'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(400);
    await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(place);
  }
});

test('/category lists all businesses and goes on by the listing call', async ({ page, open }) => {
  await page.setViewportSize(LOW);
  await open('/category');
  const answer = page.waitForResponse(/contractor\/get-all\?.*page=2&limit=8/);
  await expect(cards(page)).toHaveCount(8);
  await scrollTowardsEnd(page, 100);
  const { contractor } = await (await answer).json();
  await expect(cards(page)).toHaveCount(16);
  await expect.poll(async () => (await cardAddresses(page)).slice(8)).toEqual(contractor.map(addressOf));
});

test('/suppliers shows the twenty kinds of material and a way back to contractors', async ({ page, open }) => {
  await open('/suppliers');
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(20);
  await page.locator('main').getByRole('link', { name: 'Cement', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement in India');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Contractors', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('/category with a place is the search for that place', async ({ page }) => {
  await page.goto('/category?service=Cement&city=Pune&state=Maharashtra');
  await expect(page).toHaveURL('/searcher?service=Cement&city=Pune&state=Maharashtra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement in Pune, Maharashtra');
});

test('a further page of results names itself as the one that counts', async ({ request }) => {
  for (const [asked, canonical] of [
    [`${MUMBAI}&page=2`, `${MUMBAI}&page=2`],
    [MUMBAI, MUMBAI],
  ] as const) {
    const html = await (await request.get(asked)).text();
    const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    expect(pathname + search).toBe(canonical);
  }
});

for (const { size, least } of [
  { size: { width: 360, height: 740 }, least: 3 },
  { size: { width: 1280, height: 800 }, least: 8 },
]) {
  test(`at least ${least} results with their actions stand in the first screen at ${size.width} × ${size.height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    await open('/searcher?city=Pune&state=Maharashtra');
    const seen = await cards(page).evaluateAll(
      (all, bottom) =>
        all.filter((card) => [card, ...card.querySelectorAll('h3, button')].every((part) => part.getBoundingClientRect().bottom <= bottom))
          .length,
      size.height,
    );
    expect(seen).toBeGreaterThanOrEqual(least);
    await expectNothingGrave(page);
  });
}

test('prices have room on cards at 1024 px in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const language of ['', '/hi']) {
    await page.goto(`${language}/pune/plumbing-contractors`);
    expect((await findCutTexts(page)).filter((fault) => fault.startsWith('cut'))).toEqual([]);
  }
});

for (const prefix of ['', '/hi']) {
  test(`contractors are searched on their page on a phone as on a desk (${prefix || '/'})`, async ({ page, open }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await open(`${prefix}/category`);
      const form = searchForm(page);
      await expect(form).toBeInViewport({ ratio: 1 });
      for (const part of [form.getByRole('combobox'), form.getByRole('textbox'), form.locator('button[type=submit]')])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(cards(page).first()).toBeInViewport();
      await expectNothingGrave(page);
    }
  });
}

test('on a phone the search is folded away once there are results, and comes back at a tap', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/searcher?city=Pune&state=Maharashtra');
  const location = page.locator('main').getByRole('combobox', { name: 'Location' });
  const change = page.getByRole('button', { name: 'Change the search' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contractors and suppliers in Pune, Maharashtra');
  await expect(location).toBeHidden();
  await change.click();
  await expect(location).toBeFocused();
  await expect(change).toHaveAttribute('aria-expanded', 'true');
  await page.locator('main').getByRole('textbox', { name: 'Services' }).click();
  await page.getByRole('radio', { name: 'Waterproofing' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing in Pune, Maharashtra');
  await expect(location).toBeHidden();
  // Where nothing is found the search is what comes next.
  await open('/searcher?city=Satara&state=Maharashtra&service=Waterproofing');
  await expect(location).toBeVisible();
});
