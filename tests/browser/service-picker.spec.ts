import type { Page } from '@playwright/test';
import { catalogue } from '#shared/catalogue.ts';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { searchForm } from '#tests/browser/listings.ts';

const KEY = 'selectedServiceName';
const field = (page: Page) => searchForm(page).getByRole('textbox', { name: 'Services' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Select a service' });
const radio = (page: Page, name: string) => drawer(page).getByRole('radio', { name, exact: true });
const other = (page: Page) => drawer(page).getByPlaceholder('Enter other service');
const store = (page: Page, name: string) => page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, name] as const);
/** Has the browser refuse to keep one thing for the tab; the framework keeps others. */
const forbidStorage = (page: Page, key: string) =>
  page.addInitScript((forbidden) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const allowed = Storage.prototype[method] as (this: Storage, ...args: string[]) => never;
      Storage.prototype[method] = function (...args: string[]) {
        if (args[0] === forbidden) throw new DOMException('Forbidden', 'SecurityError');
        return allowed.apply(this, args);
      };
    }
  }, key);
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);

test('opens from the right with nine grey rows, then lists the services by category', async ({ page, open }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/service/get/all', async (route) => {
    await released;
    await route.continue();
  });
  await open('/');
  await expect(field(page)).not.toBeEditable();
  await field(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByRole('status', { name: 'Loading services' }).locator('> *')).toHaveCount(1 + 9);
  release();

  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
  await expect(drawer(page).getByRole('group', { name: 'Contractor' }).getByRole('radio')).toHaveCount(catalogue.contractor.length);
  await expect(drawer(page).getByRole('group', { name: 'Supplier' }).getByRole('radio')).toHaveCount(catalogue.supplier.length);
  await expect(drawer(page).getByText(/^[a-z]/)).toHaveCount(0);
  await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 680, y: 0, width: 600, height: 720 });
});

test('a radio and the free text exclude each other, and Continue keeps the choice', async ({ page, open }) => {
  await open('/');
  await field(page).click();
  await radio(page, 'Architects').check();
  await other(page).fill('Arch');
  await expect(radio(page, 'Architects')).not.toBeChecked();
  await other(page).fill('ce');
  await radio(page, 'Cement').check();
  await expect(other(page)).toHaveValue('');
  await drawer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(field(page)).toHaveValue('Cement');
  expect(await stored(page)).toBe('Cement');
});

test('what is stored is chosen when the picker opens: a listed service in any case', async ({ page, open }) => {
  await store(page, 'waterPROOFING');
  await open('/category');
  await expect(field(page)).toHaveValue('WaterPROOFING');
  await field(page).press('Enter');
  await expect(radio(page, 'Waterproofing')).toBeChecked();
  await expect(other(page)).toHaveValue('');
});

test('a stored service that is not listed stands in the box; Enter takes what is typed there, Shift+Enter does not', async ({
  page,
  open,
}) => {
  await store(page, 'Borewell drilling');
  await open('/');
  await field(page).click();
  await expect(other(page)).toHaveValue('Borewell drilling');
  await expect(drawer(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await other(page).fill('  Termite control ');
  await other(page).press('Shift+Enter');
  await expect(drawer(page)).toBeVisible();
  await other(page).press('Enter');
  await expect(drawer(page)).toBeHidden();
  await expect(field(page)).toHaveValue('Termite control');
  expect(await stored(page)).toBe('Termite control');

  await field(page).click();
  await other(page).fill('   ');
  await drawer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(field(page)).toHaveValue('Termite control');
});

test('what is typed narrows the list to the services that have its words, and says when none has', async ({ page, open }) => {
  await open('/');
  await field(page).click();
  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
  const place = await other(page).boundingBox();
  await other(page).fill('CONTR');
  await expect(drawer(page).getByRole('radio')).toHaveCount(
    [...catalogue.contractor, ...catalogue.supplier].filter((name) => /\bcontr/i.test(name)).length,
  );
  await expect(radio(page, 'Plumbing Contractors')).toBeVisible();
  expect(await other(page).boundingBox()).toEqual(place);
  await other(page).fill('Zubizarreta');
  await expect(drawer(page).getByText('Not in our list. Press Continue and we will search for these words.')).toBeVisible();
  await expect(drawer(page).getByRole('radio')).toHaveCount(0);
  await other(page).fill('');
  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
});

test('what is typed is understood as in the bar: troubles offer the services that end them', async ({ page, open }) => {
  await open('/');
  await field(page).click();
  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
  await other(page).fill('leak');
  await expect(radio(page, 'Waterproofing')).toBeVisible();
  await expect(radio(page, 'Plumbing Contractors')).toBeVisible();
  await expect(drawer(page).getByRole('radio')).toHaveCount(2);
  await other(page).fill('chhat tapak rahi hai');
  await expect(drawer(page).getByRole('radio')).toHaveCount(1);
  await radio(page, 'Waterproofing').check();
  await drawer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(field(page)).toHaveValue('Waterproofing');
});

test('in registration it does not take over what was searched for last, and leaves that alone', async ({ page, open }) => {
  await store(page, 'Cement');
  await open('/supplier/register');
  const service = page.getByRole('main').getByRole('textbox', { name: 'Services' });
  await expect(service).toHaveValue('');
  await service.click();
  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
  await expect(drawer(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(service).toHaveValue('');
  await service.click();
  await radio(page, 'Waterproofing').check();
  await drawer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(service).toHaveValue('Waterproofing');
  expect(await stored(page)).toBe('Cement');
});

test('Escape closes without a choice and gives the focus back, which the drawer has kept until then', async ({ page, open }) => {
  await open('/');
  await field(page).focus();
  await field(page).press('Enter');
  await radio(page, 'Glass').check();
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.press('Tab');
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await stored(page)).toBeNull();
});

test('services that cannot be loaded are said so in words, and the box still works', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  await routeOnce(page, '**/api/v1/service/get/all', (route) => route.fulfill({ status: 500, json: { message: 'Something Went Wrong' } }));
  await open('/');
  await field(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(drawer(page).getByRole('alert')).toContainText('The services could not be loaded. Try again, or type what you need below.');
  await other(page).fill('Borewell drilling');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page).getByRole('alert')).toHaveCount(0);
  await expect(other(page)).toHaveValue('Borewell drilling');
  await other(page).fill('');
  await expect(drawer(page).getByRole('radio')).toHaveCount(39);
});

test('where storage is forbidden, the choice stays for as long as the page', async ({ page, open }) => {
  await forbidStorage(page, KEY);
  await open('/');
  await field(page).click();
  await radio(page, 'Cement').check();
  await drawer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(field(page)).toHaveValue('Cement');
  await field(page).click();
  await expect(radio(page, 'Cement')).toBeChecked();
});
