import { sql } from 'kysely';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { dialog, expectFocusInList, failOnce, headings, hold, inOffice, rows } from '#tests/browser/office-lists.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';

// What one test leaves, the next finds: prices are the whole site's.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL, officeDataDir);
});

test('a list with no prices says so', async ({ page }) => {
  await openAdmin(page, '/price-ticker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price ticker');
  await expect(page.getByText('No Price Ticker Found.', { exact: true })).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test('a full list of prices has nothing serious against it, and fits', async ({ page }) => {
  const [fresh, old] = await inOffice(async (db) => [
    await makePriceTicker(db),
    await makePriceTicker(db, { material: 'M'.repeat(200), updated_at: sql`now() - interval '31 days'` as never }),
  ]);
  await openAdmin(page, '/price-ticker');
  await expect(rows(page).first()).toBeVisible();
  await expectGoodAtBothWidths(page);
  await inOffice((db) => db.deleteFrom('price_tickers').where('price_ticker_id', 'in', [fresh, old]).execute());
});

test('a price is added, changed, confirmed and deleted; Home says as of when it is', async ({ page, allowNoise }) => {
  allowNoise(/status of 500/);
  await openAdmin(page, '/price-ticker');
  const add = dialog(page, 'Add Price Ticker');
  await page.getByRole('button', { name: 'Add Price Ticker' }).click();
  await add.getByLabel('Price').fill('400');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('Please fill in all the fields.')).toBeVisible();
  await add.getByLabel('Unit').fill('per 50 kg bag');
  await add.getByLabel('City').fill('Pune');
  await add.getByLabel('Material').fill('OPC 53 cement');
  for (const [price, text] of [
    ['cheap', 'Enter the price in rupees as a number, such as 395 or 58.50'],
    ['-1', 'The price cannot be below 0'],
    ['100000001', 'The price can be at most 10,00,00,000'],
  ] as const) {
    await add.getByLabel('Price').fill(price);
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(add.getByText(text)).toBeVisible();
  }
  await add.getByLabel('Price').fill('395');
  await failOnce(page, '**/price-ticker/add');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Failed to add ticker')).toBeVisible();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Price Ticker added successfully')).toBeVisible();
  await expect(add).toBeHidden();
  await expect(headings(page)).toHaveText(['Sr. No.', 'Price', 'Unit', 'City', 'Material', 'Action']);
  await expect(rows(page)).toContainText(['Rs 395']);
  await page.goto('/');
  const ticker = page.getByRole('region', { name: 'Material prices' });
  await expect(ticker).toContainText(/OPC 53 cement\s*Rs 395\s*per 50 kg bag\s*Pune\s*as of \d{1,2} \w+ \d{4}/);

  await inOffice((db) => db.updateTable('price_tickers').set({ updated_at: sql`now() - interval '31 days'` }).execute());
  await openAdmin(page, '/price-ticker');
  await expect(rows(page).getByText('Old', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 1 prices was not confirmed for more than 30 days.')).toBeVisible();
  const edit = dialog(page, 'Edit Price Ticker');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(edit.getByLabel('Price')).toHaveValue('395');
  await edit.getByLabel('City').fill('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Please fill in all the fields.')).toBeVisible();
  await edit.getByLabel('City').fill('Pune');
  // What stood there moves the button as it goes.
  await expect(edit.getByText('Please fill in all the fields.')).toBeHidden();
  await failOnce(page, '**/price-ticker/update/*');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Failed to edit ticker')).toBeVisible();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Price Ticker updated successfully')).toBeVisible();
  await expect(rows(page).getByText('Old', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await edit.getByLabel('Price').fill('410.50');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(rows(page)).toContainText(['Rs 410.50']);
  await expect(
    rows(page).getByRole('img', { name: /^OPC 53 cement: Rs 395 on .+, Rs 410\.50 since .+ Rs 395 and Rs 410\.50$/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^History/ }).click();
  const history = dialog(page, 'OPC 53 cement');
  await expect(history.getByRole('table').locator('tbody tr')).toHaveCount(2);
  await expect(history.getByRole('table').locator('tbody tr').first()).toContainText(/Rs 410\.50\+3\.9 %/);
  await expectNothingGrave(page);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expect(ticker).toContainText('Rs 410.50');

  await openAdmin(page, '/price-ticker');
  const question = dialog(page, 'Delete price ticker');
  const remove = async () => {
    await page.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await failOnce(page, '**/price-ticker/delete/*');
  await remove();
  await expect(toast(page, 'Failed to delete ticker')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();
  const release = await hold(page, '**/price-ticker/delete/*');
  await remove();
  await expect(page.getByRole('button', { name: /^Deleting\.\.\./ })).toBeDisabled();
  release();
  await expect(undoBar(page).getByText('Price Ticker deleted successfully')).toBeVisible();
  await expect(page.getByText('No Price Ticker Found.')).toBeVisible();
  await expectFocusInList(page);
  await page.goto('/');
  await expect(ticker).toHaveCount(0);
});
