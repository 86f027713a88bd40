import { fillCatalogue } from '#server/features/services/fill-catalogue.ts';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { dialog, expectFocusInList, failOnce, headings, hold, inOffice, rows } from '#tests/browser/office-lists.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';

// What one test leaves, the next finds: posters and services are the whole site's.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL, officeDataDir);
});

test('pages with nothing in them say so', async ({ page }) => {
  await inOffice((db) => db.deleteFrom('services').execute());
  for (const [address, title, text] of [
    ['/admin/posters', 'Posters', 'No Posters Found.'],
    ['/admin/services', 'Services', 'No Service Found.'],
  ] as const) {
    await openAdmin(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectGoodAtBothWidths(page);
  }
  await inOffice((db) => fillCatalogue(db));
});

test('full pages have nothing serious against them, and fit', async ({ page }) => {
  const poster = await inOffice((db) => makePoster(db, { name: 'Roofs '.repeat(30) }));
  for (const address of ['/admin/posters', '/admin/services']) {
    await openAdmin(page, address);
    await expect(rows(page).first()).toBeVisible();
    await expectGoodAtBothWidths(page);
  }
  await inOffice((db) => db.deleteFrom('posters').where('poster_id', '=', poster).execute());
});

test('a poster is added and deleted; Home shows each at the next load', async ({ page, allowNoise }) => {
  allowNoise(/status of 500/);
  await openAdmin(page, '/admin/posters');
  const add = dialog(page, 'Add Poster');
  const open = () => page.getByRole('button', { name: 'Add Poster' }).click();
  await open();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('Please provide both a name and an image.')).toBeVisible();
  await expect(add.getByLabel('Name')).toBeFocused();
  await add.getByLabel('Image').setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="…"/>') });
  await expect(add.getByText('Only JPEG and PNG images can be uploaded')).toBeVisible();
  await add.getByLabel('Name').fill('<b>Monsoon</b> sale');
  await add.getByLabel('Image').setInputFiles({ name: 'sale.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(1600, 600) });
  await expect(add.getByRole('img', { name: 'Your choice' })).toBeVisible();
  await expectNothingGrave(page);
  await failOnce(page, '**/poster/admin/add');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Poster added successfully')).toBeVisible();
  await expect(add).toBeHidden();

  await expect(headings(page)).toHaveText(['Sr. no.', 'Image', 'Title', 'Action']);
  await expect(rows(page).getByRole('cell')).toHaveText(['1', '', '<b>Monsoon</b> saleJust addedBanner · order 0', /^Edit.+Delete/]);
  await expect(rows(page).locator('img')).toHaveJSProperty('width', 50);
  await open();
  await expect(add.getByLabel('Name')).toHaveValue('');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/');
  await expect(page.getByRole('region', { name: /posters/ }).getByText('<b>Monsoon</b> sale', { exact: true })).toBeVisible();

  await openAdmin(page, '/admin/posters');
  await page.getByRole('button', { name: /^Edit <b>Monsoon/ }).click();
  const edit = dialog(page, 'Edit Poster');
  await edit.getByLabel('Shows in').selectOption('carousel');
  await edit.getByLabel('Link').fill('javascript:alert(1)');
  await edit.getByLabel('To', { exact: true }).fill('2099-12-31');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toContainText('Enter a path of this site such as /category, or a web address');
  await expectNothingGrave(page);
  await edit.getByLabel('Link').fill('/category');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Poster updated successfully')).toBeVisible();
  await expect(rows(page)).toContainText('Carousel · order 0 · to 31 Dec 2099 · leads to /category');
  await page.goto('/');
  await expect(page.getByRole('region', { name: /posters/ })).toHaveCount(0);
  await page
    .getByRole('region', { name: /advertisements/ })
    .getByRole('link', { name: '<b>Monsoon</b> sale' })
    .click();
  await expect(page).toHaveURL('/category');

  await openAdmin(page, '/admin/posters');
  const release = await hold(page, '**/poster/admin/delete/*');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const question = dialog(page, 'Delete poster');
  await expect(question).toContainText('Are you sure you want to delete the poster “<b>Monsoon</b> sale”?');
  await question.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Deleting\.\.\./ })).toBeDisabled();
  release();
  await expect(undoBar(page).getByText('Poster deleted successfully')).toBeVisible();
  await expect(page.getByText('No Posters Found.')).toBeVisible();
  await expectFocusInList(page);
  await page.goto('/');
  await expect(page.getByText('<b>Monsoon</b> sale', { exact: true })).toHaveCount(0);
});

test('a service is added, renamed on its businesses, and deleted once the number of them was seen', async ({ page, allowNoise }) => {
  allowNoise(/status of (409|500)/);
  await openAdmin(page, '/admin/services');
  await expect(headings(page)).toHaveText(['Sr. no.', 'Name', 'Category', 'Action']);
  await expect(rows(page)).toHaveCount(39);
  const add = dialog(page, 'Add Service');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('Please fill in all the fields.')).toBeVisible();
  await add.getByLabel('Service Name').fill('Carpenter');
  await add.getByLabel('Category').selectOption('contractor');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add.getByText('There is already a service of this name')).toBeVisible();
  await expectNothingGrave(page);
  await add.getByLabel('Service Name').fill('Borewell drilling');
  await failOnce(page, '**/service/add');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Service added successfully')).toBeVisible();
  await expect(add).toBeHidden();
  await expect(rows(page)).toHaveCount(40);
  const row = rows(page).filter({ hasText: 'Borewell' });
  await expect(row.getByRole('cell')).toHaveText([/\d+/, 'Borewell drillingJust added', 'Contractor', /^Edit.+Delete/]);
  // Wherever it stands in the table, it is in sight.
  await expect(row).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search services' }).fill('contractor DRILL');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 of 40')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveText([/\d+/, 'Borewell drilling', 'Contractor', /^Edit.+Delete/]);
  await expectNothingGrave(page);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(40);
  const businessId = await inOffice((db) => makeBusiness(db, { service: 'Borewell drilling', name: 'Jadhav & Sons' }));

  await row.getByRole('button', { name: 'Edit Borewell drilling' }).click();
  const edit = dialog(page, 'Edit Service');
  await expect(edit.getByLabel('Category')).toHaveValue('contractor');
  await edit.getByLabel('Service Name').fill('  ');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Please fill in all the fields.')).toBeVisible();
  await edit.getByLabel('Service Name').fill('Borewells');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(row.getByRole('cell').nth(1)).toContainText('Borewells');
  await page.goto('/searcher?service=Borewells');
  await expect(page.getByRole('link', { name: 'Jadhav & Sons' }).first()).toHaveAttribute('href', `/viewdetails/${businessId}`);
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Borewells', exact: true })).toBeVisible();

  await openAdmin(page, '/admin/services');
  await row.getByRole('button', { name: 'Delete Borewells' }).click();
  const question = dialog(page, 'Delete service');
  await expect(question).toContainText('Are you sure you want to delete the service “Borewells”?');
  await question.getByRole('button', { name: 'Delete' }).click();
  const usage = dialog(page, 'This service is in use');
  await expect(usage).toContainText('1 business uses this service.');
  await usage.getByRole('button', { name: 'No' }).click();
  await expect(usage).toBeHidden();
  await expect(rows(page)).toHaveCount(40);
  await row.getByRole('button', { name: 'Delete Borewells' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  const release = await hold(page, '**/service/delete/*');
  await usage.getByRole('button', { name: 'Delete all the same' }).click();
  await expect(row.getByRole('button', { name: /^Deleting\.\.\./ })).toBeDisabled();
  release();
  await expect(undoBar(page).getByText('Service deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(39);
  await expectFocusInList(page);
  await page.goto('/searcher?service=Borewells');
  await expect(page.getByRole('link', { name: 'Jadhav & Sons' }).first()).toBeVisible();
});

test('the second of two admins who edit a service is told, and goes on with what the first has made of it', async ({
  page,
  browser,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  const context = await browser.newContext({ baseURL, locale: 'en-IN' });
  const other = await context.newPage();
  await signInAdmin(other, baseURL, officeDataDir);
  for (const admin of [page, other]) {
    await openAdmin(admin, '/admin/services');
    await admin.getByRole('button', { name: 'Edit Elevator' }).click();
    await expect(dialog(admin, 'Edit Service').getByLabel('Service Name')).toHaveValue('Elevator');
  }
  const theirs = dialog(other, 'Edit Service');
  await theirs.getByLabel('Service Name').fill('Lifts');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();
  await context.close();

  const mine = dialog(page, 'Edit Service');
  await mine.getByLabel('Service Name').fill('Escalators');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('Somebody else has changed this in the meantime. Reload to see it as it is now')).toBeVisible();
  await mine.getByRole('button', { name: 'Reload' }).click();
  await expect(mine.getByLabel('Service Name')).toHaveValue('Lifts');
  await mine.getByLabel('Service Name').fill('Elevator');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Elevator' })).toBeVisible();
});
