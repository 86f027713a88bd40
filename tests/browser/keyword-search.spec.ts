import type { Locator, Page } from '@playwright/test';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, holdNext, routeOnce, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, findBusinesses } from '#tests/browser/listings.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search businesses, services or cities' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('group', { name: 'Businesses' }).getByRole('option');
const allOptions = (page: Page) => list(page).getByRole('option');

test('suggestions show picture, name, service and place, and lead to a list that has the chosen one first', async ({ page, open }) => {
  await open('/');
  const found = await findBusinesses(page.request, { q: 'waterproofing', limit: 4 });
  await field(page).fill('waterproofing');
  await expect(options(page)).toHaveCount(4);
  for (const [index, { name, service, city, state, image }] of found.entries()) {
    const option = options(page).nth(index);
    await expect(option).toContainText(`${name}${service}${city}, ${state}`);
    await expect(option.locator('img')).toHaveAttribute('src', image[0] ?? '');
  }
  await options(page).nth(1).click();
  const { _id = '', name = '', address = '', service = '', city = '', state = '' } = found[1] ?? {};
  await expect(page).toHaveURL(`/searcher?${new URLSearchParams({ address, service, city, state, first: _id })}`);
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(name);
});

test('arrow keys walk through the suggestions, Enter takes one, Escape closes and then clears', async ({ page, open }) => {
  await open('/');
  await field(page).fill('waterproofing');
  await expect(options(page)).toHaveCount(4);

  const last = (await allOptions(page).count()) - 1;
  expect(last).toBeGreaterThan(3);
  await field(page).press('ArrowDown');
  await expect(allOptions(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await allOptions(page).nth(0).getAttribute('id')) ?? '');
  await field(page).press('ArrowUp');
  await expect(allOptions(page).nth(last)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Home');
  await field(page).press('ArrowDown');
  await expect(allOptions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('End');
  await expect(allOptions(page).nth(last)).toHaveAttribute('aria-selected', 'true');
  await expect(allOptions(page).nth(last)).toBeInViewport({ ratio: 0.9 });

  await field(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('waterproofing');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');

  const found = await findBusinesses(page.request, { q: 'waterproofing', limit: 4 });
  await field(page).fill('waterproofing');
  await expect(options(page)).toHaveCount(4);
  await field(page).press('ArrowUp');
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`&first=${found[3]?._id}$`));
});

test('the list closes on a click outside and when the field is emptied; Enter shows all results', async ({ page, open }) => {
  await open('/category');
  await field(page).fill('pune');
  await expect(options(page)).toHaveCount(4);
  await page.mouse.click(5, 600);
  await expect(list(page)).toBeHidden();
  await field(page).click();
  await expect(list(page)).toBeVisible();
  await field(page).fill('');
  await expect(list(page)).toBeHidden();

  await field(page).fill('waterproofing pune');
  await expect(options(page)).not.toHaveCount(0);
  await field(page).press('Enter');
  await expect(page).toHaveURL('/searcher?q=waterproofing+pune');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “waterproofing pune”');
  const found = await findBusinesses(page.request, { q: 'waterproofing pune' });
  await expect.poll(async () => (await cardAddresses(page)).slice(0, found.length)).toEqual(found.map(addressOf));
});

/** Searches for a misspelt word, and puts it right before its page is there. */
async function putRight(page: Page, box: Locator) {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.data\?.*\bq=tilse\b/, async (route) => {
    await isLet;
    await route.continue();
  });
  await box.fill('tilse');
  await box.press('Enter');
  await box.fill('tiles');
  letGo();
  await expect(page).toHaveURL(/\bq=tilse\b/);
  await expect(page.locator('.animate-progress')).toHaveCount(0);
  await expect(box).toHaveValue('tiles');
  await box.press('Enter');
  await expect(page).toHaveURL(/\bq=tiles\b/);
  await page.goBack();
  await expect(page).toHaveURL(/\bq=tilse\b/);
  await expect(box).toHaveValue('tilse');
}

test('words that are put right while their page is on its way stay', async ({ page, open, baseURL }) => {
  await open('/');
  await putRight(page, field(page));
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/search');
  await putRight(page, page.getByRole('main').getByRole('searchbox'));
});

test('filters stay as they are typed and chosen while a page is on its way, and all go with ‘Show all’', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
  for (const [list, name, choice] of [
    ['/admin/audit', 'Kind', 'poster'],
    ['/admin/sayings', 'Which', 'team'],
  ] as const) {
    await openAdmin(page, list);
    const form = page.getByRole('main').getByRole('search');
    const [words, chosen] = [form.getByRole('searchbox'), form.getByRole('combobox', { name })];
    const letGo = await holdNext(page, '**/*.data?*q=bajri*');
    await words.fill('bajri');
    await words.press('Enter');
    await words.fill('bajri reti');
    await chosen.selectOption(choice);
    letGo();
    await expect(page).toHaveURL(/\bq=bajri\b/);
    await expect(form.getByRole('link', { name: 'Show all' })).toBeVisible();
    await expect(chosen).toHaveValue(choice);
    await expect(words).toHaveValue('bajri reti');
    await words.press('Enter');
    await expect(page).toHaveURL(new RegExp(`=${choice}\\b`));
    await expect(words).toBeFocused();
    await words.fill('rori');
    await form.getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL(list);
    await expect(form.getByRole('link', { name: 'Show all' })).toBeHidden();
    await expect(words).toHaveValue('');
    await expect(chosen).toHaveValue('');
  }
});

for (const [typed, service, city] of [
  ['plumbr pune', 'Plumbing Contractors', 'Pune'],
  ['electrition delhi', 'Electric Contractors', 'Delhi'],
  ['bangalore ac', 'Air conditioning', 'Bengaluru'],
  ['lumbin', 'Plumbing Contractors', ''],
] as const) {
  test(`'${typed}' finds ${service} ${city && `in ${city}`}`, async ({ page }) => {
    await page.goto(`/searcher?q=${encodeURIComponent(typed)}`);
    // A card says its service where the heading does not.
    await expect(page.getByRole('main')).toContainText(service);
    const first = page.getByRole('article').first();
    await expect(first).toContainText(city);
  });
}

test('nothing found and a failing call are said in the list', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  await open('/');
  await field(page).fill('qqqqzzzzxxxx');
  await expect(page.locator('header').getByText('No results found.', { exact: true }).first()).toBeVisible();

  await routeOnce(page, '**/api/v1/contractor/search?*', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await field(page).fill('cement');
  await expect(page.locator('header').getByText('Something Went Wrong').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page)).toHaveCount(4);
});
