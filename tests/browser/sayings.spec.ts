import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { DESK } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeFollowedSearch } from '#tests/factories/followed-search.ts';

test.describe.configure({ timeout: 240_000 });

const VISITOR = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0 Mobile Safari/537.36';

// The tests' own browser says that it is headless, and is not counted.
test.use({ userAgent: VISITOR });

/** A word that nobody says, and that is near to none: of few letters that sound alike, two were taken for one another. */
const inventWord = () => Array.from(randomBytes(14), (byte) => 'bdfgjklmnprstvz'[byte % 15]).join('');

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, words: string) => page.getByRole('main').locator('tbody tr', { hasText: words });

/** How many businesses a search by words finds, for a visitor. */
async function countFound(request: APIRequestContext, q: string): Promise<number> {
  const answer = await request.get(`/api/v1/contractor/search?${new URLSearchParams({ q })}`);
  return (await answer.json()).totalContractors;
}

const serviceId = (name: string) =>
  inDatabase(async (db) => {
    const row = await db.selectFrom('services').select('service_id').where('name', '=', name).executeTakeFirstOrThrow();
    return row.service_id;
  });

test('what found nothing is given a meaning, is found, is audited and undone', async ({ page, request, baseURL }) => {
  await page.setViewportSize(DESK);
  const words = inventWord();
  for (const _ of Array(9)) await request.get(`/searcher?q=${words}`, { headers: { 'user-agent': VISITOR } });
  expect(await countFound(request, words)).toBe(0);

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/sayings?view=nothing_found');
  await expect(row(page, words)).toContainText('Nothing yet');
  await row(page, words)
    .getByRole('button', { name: `Means … for ${words}` })
    .click();
  await expect(dialog(page).getByRole('textbox', { name: 'What people say' })).toHaveValue(words);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Choose the trade or the place that is meant' })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await dialog(page).getByRole('combobox', { name: 'Trade' }).selectOption('Waterproofing');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Saying added successfully')).toBeVisible();
  await expect(row(page, words)).toContainText('Waterproofing');

  expect(await countFound(request, words)).toBeGreaterThan(0);
  await page.goto(`/searcher?q=${words}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Waterproofing');

  await openAdmin(page, `/admin/audit?q=${words}`);
  await expect(row(page, words)).toContainText('Added');
  await expect(row(page, words)).toContainText('Waterproofing');

  await openAdmin(page, `/admin/sayings?q=${words}`);
  await row(page, words)
    .getByRole('button', { name: `Switch off ${words}` })
    .click();
  await expect(row(page, words)).toContainText('switched off');
  await expect.poll(() => countFound(request, words)).toBe(0);
  await row(page, words)
    .getByRole('button', { name: `Delete ${words}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Saying deleted successfully')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('No such saying.');
  await expect(page.getByRole('main').locator('div:focus')).toHaveCount(1);
});

test('a saying means a place, and one that is a business’s name is added once that was seen', async ({
  page,
  request,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  const [nick, name] = [inventWord(), inventWord()];
  const id = await inDatabase((db) => makeBusiness(db, { name, service: 'Cement', city: 'Leh', state: 'Ladakh' }));
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/sayings');
  await page.getByRole('button', { name: 'Add Saying' }).click();
  const saying = dialog(page).getByRole('textbox', { name: 'What people say' });
  await saying.fill(nick);
  await dialog(page).getByRole('radio', { name: 'A place' }).check();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByText('Choose the trade or the place that is meant')).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'City' }).fill('Pune');
  await dialog(page).getByRole('option', { name: /^Pune/ }).first().click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Saying added successfully')).toBeVisible();
  await openAdmin(page, `/admin/sayings?view=read&q=waterproofing+${nick}`);
  await expect(row(page, nick)).toContainText('Pune');

  await page.getByRole('button', { name: 'Add Saying' }).click();
  await saying.fill(name);
  await dialog(page).getByRole('combobox', { name: 'Trade' }).selectOption('Waterproofing');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByRole('status')).toContainText(`A business is called “${name}”.`);
  await expectNothingGrave(page);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  const found = await (await request.get(`/api/v1/contractor/search?q=${name}`)).json();
  expect(found.data[0]._id).toBe(id);
});

test('a profile that is opened from the results of typed words is counted, and no other', async ({ page, open, context }) => {
  const word = inventWord();
  const [business] = await inDatabase(async (db) => [
    await makeBusiness(db, {
      name: 'Fern & Moss',
      service: 'Waterproofing',
      short_description: '',
      address: `${word} lane`,
      city: 'Leh',
      state: 'Ladakh',
    }),
  ]);
  const counted = () =>
    inDatabase((db) => db.selectFrom('followed_searches').select(['service_id', 'visits']).where('words', '=', word).execute());
  const told = (request: { url: () => string }) => request.url().endsWith('/api/v1/search/followed');
  const asked: string[] = [];
  context.on('request', (request) => told(request) && asked.push(request.postData() ?? ''));

  await open(`/viewdetails/${business}`);
  await open('/searcher?service=Waterproofing&city=Leh&state=Ladakh');
  await page.getByRole('link', { name: 'Fern & Moss' }).first().click();
  await expect(page).toHaveURL(`/viewdetails/${business}`);
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeVisible();
  expect(asked).toEqual([]);

  await open(`/searcher?q=${word}`);
  const answered = page.waitForResponse((response) => told(response.request()));
  await page.getByRole('link', { name: 'Fern & Moss' }).first().click();
  expect((await answered).status()).toBe(200);
  expect(asked).toEqual([JSON.stringify({ words: word, business })]);

  await open(`/searcher?q=${word}`);
  const opened = context.waitForEvent('page');
  const answeredAgain = context.waitForEvent('response', (response) => told(response.request()));
  await page
    .getByRole('link', { name: 'Fern & Moss' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await opened;
  expect((await answeredAgain).status()).toBe(200);
  // Counts are kept in memory for five seconds; both came from one network.
  const waterproofing = await serviceId('Waterproofing');
  await expect.poll(counted, { timeout: 15_000 }).toEqual([{ service_id: waterproofing, visits: 1 }]);
});

test('words that visits followed to one trade are proposed, and taken or refused', async ({ page, baseURL }) => {
  const [taken, refused] = [inventWord(), inventWord()];
  const service_id = await serviceId('Waterproofing');
  await inDatabase(async (db) => {
    for (const words of [taken, refused]) await makeFollowedSearch(db, { words, service_id, visits: 900 });
  });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/sayings?view=proposed');
  await expect(row(page, taken)).toContainText('900');
  await expectGoodAtBothWidths(page);
  await row(page, refused)
    .getByRole('button', { name: `Not this ${refused} for Waterproofing` })
    .click();
  await expect(toast(page, 'This will not be proposed again')).toBeVisible();
  await expect(row(page, refused)).toHaveCount(0);
  await row(page, taken)
    .getByRole('button', { name: `Take ${taken} for Waterproofing` })
    .click();
  await expect(row(page, taken)).toHaveCount(0);
  await openAdmin(page, '/admin/sayings?from=team');
  await expect(row(page, taken)).toContainText('Waterproofing');
  await expect(row(page, refused)).toHaveCount(0);
});

test('every view of the sayings is good at both widths, and tells how a query is read', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
  for (const address of ['', '?from=team&q=nosuchsaying', '?view=nothing_found', '?view=not_followed', '?view=read']) {
    await openAdmin(page, `/admin/sayings${address}`);
    await expectGoodAtBothWidths(page);
  }
  await page.getByRole('searchbox', { name: 'Search a query' }).fill('best roof leaking in pune');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/sayings?view=read&q=best+roof+leaking+in+pune');
  const reading = page.getByRole('table', { name: 'How it is read' });
  await expect(reading.locator('tr', { hasText: 'roof leaking' })).toContainText('Waterproofing');
  await expect(reading.locator('tr', { hasText: 'pune' })).toContainText('Place');
  await expectGoodAtBothWidths(page);

  await openAdmin(page, '/admin/sayings');
  await page
    .getByRole('combobox', { name: 'Trade' })
    .selectOption({ label: (await page.locator('option', { hasText: /^Waterproofing \(/ }).textContent()) ?? '' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('main').locator('tbody tr td:nth-child(2)').first()).toHaveText('Waterproofing');
});
