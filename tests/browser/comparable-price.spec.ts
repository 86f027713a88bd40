import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#shared/texts.ts';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, toast } from '#tests/browser/listings.ts';
import { SIZES } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';

const CEMENT = { service: 'Cement', address: 'Station Road', city: 'Parbhani', state: 'Maharashtra' };
const list = (more: Record<string, string | number> = {}) => {
  const { address: _, ...asked } = CEMENT;
  return `/searcher?${new URLSearchParams(Object.entries({ ...asked, ...more }).map(([name, value]) => [name, String(value)]))}`;
};
const bar = (page: Page) => page.getByRole('navigation', { name: 'Filter and sort' });
const opener = (page: Page, name: string) => bar(page).locator('summary').filter({ hasText: name });

/** Where a chip stands on the screen. */
async function placeOf(page: Page, name: string) {
  const { x, y } = (await opener(page, name).boundingBox()) ?? { x: -1, y: -1 };
  return { x, y };
}

test('an owner says a price that can be compared, and visitors filter and order by it', async ({ page, open }) => {
  await page.setViewportSize(SIZES[0]);
  const answer = await page.request.post('/api/v1/contractor/auth/register', {
    data: {
      ...CEMENT,
      name: 'Godavari Cement House',
      phoneNo: String(randomInt(9_000_000_000, 9_999_999_999)),
      email: 'godavari@example.in',
      price: 'Ask for the rate of the day',
      password: 'Monsoon-2026',
      shortDescription: 'Cement by the bag',
      image: dataUrl(await makeJpeg()),
    },
  });
  const { contractor } = await answer.json();
  await inDatabase(async (db) => {
    await db
      .updateTable('businesses')
      .set({ status: 'approved', description: 'Cement.' })
      .where('business_id', '=', contractor._id)
      .execute();
    await makeBusiness(db, { ...CEMENT, name: 'Purna Traders', price_amount: 410, price_unit: 'bag' });
    await makeBusiness(db, { ...CEMENT, name: 'Dudhna Agency', price: 'रु० 7 per kg', price_amount: 7, price_unit: 'kg' });
  });

  await open('/profilesupplier');
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByText('More, if you like').click();
  const price = page.getByRole('dialog').getByRole('group', { name: 'Price to compare' });
  await expect(price).toContainText('For Cement, lists compare prices per bag (optional).');
  await price.getByLabel('Amount in rupees').fill('3,60.5');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(price.getByRole('alert')).toHaveText(messages.invalidPriceAmount);
  await price.getByLabel('Amount in rupees').fill('1,360rs/-');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(price.getByRole('alert')).toHaveText(messages.priceNeedsUnit);
  await expect(price.getByLabel('What the amount is for')).toBeFocused();
  await price.getByLabel('What the amount is for').selectOption('per bag');
  await price.getByLabel('from').check();
  await expectNothingGrave(page);
  // What was chosen and not sent is there again.
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(price.getByLabel('What the amount is for')).toHaveValue('bag');
  await expect(price.getByLabel('from')).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your profile', exact: true })).toContainText('from Rs 1,360 per bag');

  await open(`/viewdetails/${contractor._id}`);
  await expect(page.locator('main')).toContainText('from Rs 1,360 per bag');
  await expect(page.locator('main')).toContainText('Rs Ask for the rate of the day');

  for (const size of SIZES) {
    await page.setViewportSize(size);
    await open(list());
    const [filters, order] = [await placeOf(page, 'Filters'), await placeOf(page, 'Best')];
    await opener(page, 'Filters').click();
    // What is opened stands below, and no chip moves for it.
    expect([await placeOf(page, 'Filters'), await placeOf(page, 'Best')]).toEqual([filters, order]);
    await expectNothingGrave(page);
    await bar(page).getByRole('link', { name: 'Up to Rs 500' }).click();
    await expect(page).toHaveURL(list({ upTo: 500 }));
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Rs 410 per bag');
    await bar(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(list());
    await opener(page, 'Best').click();
    await bar(page).getByRole('link', { name: 'Lowest price first' }).click();
    await expect(page).toHaveURL(list({ sort: 'price' }));
    await expect(cards(page).getByRole('heading')).toHaveText(['Purna Traders', 'Godavari Cement House', 'Dudhna Agency']);
    await expect(cards(page).last()).toContainText('Rs 7 per kg');
    // Filters, order and Reset stand in one line; the page may still go back to where it was.
    const heights = () => Promise.all([bar(page).getByRole('link', { name: 'Clear all' }).boundingBox(), placeOf(page, 'Filters')]);
    await expect.poll(async () => heights().then(([reset, filters]) => Math.round((reset?.y ?? -1) - filters.y))).toBe(0);
  }

  // Words that mean the list have its filters; a name has none.
  await open('/searcher?q=cement+parbhani');
  await opener(page, 'Filters').click();
  await bar(page).getByRole('link', { name: 'Up to Rs 500' }).click();
  await expect(page).toHaveURL(list({ upTo: 500 }));
  await open('/searcher?q=Godavari+Cement+House&exact=1');
  await expect(cards(page).first()).toContainText('from Rs 1,360 per bag');
  await expect(bar(page)).toHaveCount(0);
});
