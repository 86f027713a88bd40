import type { Page } from '@playwright/test';
import type { Business } from '#shared/schemas/businesses.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';

/** Nobody else's: the journey changes what is listed there. */
const CITY = { city: 'Indore', state: 'Madhya Pradesh' };

const add = (page: Page, { name }: Business) => page.getByRole('button', { name: `Ask for a price (${name})`, exact: true });
const added = (page: Page, { name }: Business) => page.getByRole('button', { name: `Chosen (${name})`, exact: true });
const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Ask th(is one|ese)/ });
const box = (page: Page, { name }: Business) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('request'));
const keep = (page: Page, value: unknown) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem('is-set')) localStorage.setItem('request', text);
    sessionStorage.setItem('is-set', 'yes');
  }, JSON.stringify(value));
const setStatus = ({ _id }: Business, status: string) =>
  inDatabase((db) => db.updateTable('businesses').set({ status }).where('business_id', '=', _id).execute());

test('a family collects three on its way, takes off one, and asks the others', async ({ page, context, open }) => {
  await page.setViewportSize(PHONE);
  const list = `/searcher?${new URLSearchParams(CITY)}`;
  const [a, b, c, d, e] = (await findBusinesses(page.request, CITY)) as [Business, Business, Business, Business, Business];
  await open(list);
  await expect(bar(page)).toHaveCount(0);
  await add(page, a).press('Space');
  await expect(added(page, a)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ has: page.getByRole('link') })).toHaveText('Ask this one for a price');
  await expect(bar(page)).toBeInViewport();
  expect((await add(page, b).boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // Another tab is in step.
  const other = await context.newPage();
  await other.setViewportSize(PHONE);
  await other.goto(addressOf(b));
  await add(other, b).click();
  await expect(bar(other)).toContainText('Ask these 2 for a price');
  await expect(added(page, b)).toBeVisible();
  await add(page, c).click();
  await expect(bar(page)).toContainText('Ask these 3 for a price');
  await add(page, d).click();
  await expect(toast(page, 'Your request has three businesses already. Remove one firstSee whom I chose')).toBeVisible();
  await expect(added(page, d)).toHaveCount(0);
  await expectGoodAtBothWidths(page);
  await added(page, c).click();
  await expect(bar(page)).toContainText('Ask these 2 for a price');
  await add(page, c).click();

  // One is taken off the list meanwhile: the form says so. Service and place are known from the list.
  await setStatus(b, 'pending');
  await bar(page).click();
  await expect(page.getByRole('main')).toContainText('One business of your request is no longer listed.');
  for (const business of [a, c]) await expect(box(page, business)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send to 2 businesses' })).toBeVisible();
  await setStatus(b, 'approved');

  // The page itself knows what was collected; what one tab shows, another adds to.
  await open('/get-quotes');
  const section = page.getByRole('region', { name: 'Chosen' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expectGoodAtBothWidths(page);
  await other.goto(addressOf(e));
  await add(other, e).click();
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await section.getByRole('button', { name: `Remove ${a.name}` }).click();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(bar(other)).toContainText('Ask these 2 for a price');
  await page.reload();
  await takenOver(page);
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Place or PIN code' }).fill(`${CITY.city}, ${CITY.state}`);
  await page.getByRole('button', { name: 'Find businesses' }).click();
  for (const business of [c, e]) await expect(box(page, business)).toBeChecked();
  await box(page, e).uncheck();
  await expect(bar(other)).toContainText('Ask this one for a price');
  await box(page, e).check();
  await page.getByLabel('Describe the job').fill('Our terrace leaks above the kitchen.');
  await page.getByLabel('When', { exact: true }).selectOption('Within a month');
  await page.getByLabel('Name').fill('Meera Kulkarni');
  await page.getByRole('main').getByLabel('Email').fill('meera@example.in');
  await page.getByRole('button', { name: 'Send to 2 businesses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quotes for/);
  for (const { name } of [c, e]) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get quotes');
  expect(await kept(page)).toBeNull();
});

test('whatever stands in the storage, or where there is none, the request is whole', async ({ page, context, open }) => {
  const [a, b, c, d] = (await findBusinesses(page.request, { city: 'Surat' })) as [Business, Business, Business, Business];
  await keep(page, ['<script>', 7, { a: 1 }, 'x'.repeat(100_000), a._id, a._id, b._id, '00000000-0000-4000-8000-000000000000', d._id]);
  await open('/get-quotes');
  await expect(page.getByRole('main')).toContainText('One business of your request is no longer listed');
  await expect(page.getByRole('region', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(2);
  // An address adds to what is there, as far as there is room.
  await open(`/get-quotes?business=${c._id}&business=x&business=${d._id}`);
  await expect(page.getByRole('region', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText('so one more was not added');

  const strict = await context.newPage();
  await strict.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const allowed = Storage.prototype[method] as (this: Storage, ...args: string[]) => never;
      Storage.prototype[method] = function (...args: string[]) {
        if (args[0] === 'request') throw new DOMException('Forbidden', 'SecurityError');
        return allowed.apply(this, args);
      };
    }
  });
  await strict.goto('/searcher?city=Surat');
  await add(strict, a).click();
  await expect(bar(strict)).toContainText('Ask this one for a price');
  await bar(strict).click();
  await expect(box(strict, a)).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the request with its business chosen', async ({ page }) => {
    const [a] = (await findBusinesses(page.request, { city: 'Surat' })) as [Business];
    await page.goto('/searcher?city=Surat');
    const way = page.getByRole('link', { name: `Ask for a price (${a.name})`, exact: true });
    await expect(way).toHaveAttribute('rel', 'nofollow');
    await way.click();
    await expect(page.getByRole('region', { name: 'Chosen' })).toContainText(a.name);
    await page.getByRole('combobox', { name: 'Place or PIN code' }).fill('Surat');
    await page.getByRole('button', { name: 'Find businesses' }).click();
    await expect(box(page, a)).toBeChecked();
  });
});
