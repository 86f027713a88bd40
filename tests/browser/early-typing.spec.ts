import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { searchForm } from '#tests/browser/listings.ts';

/** Opens a page whose script files are held back, until the function that it returns is called. */
async function openWithoutScript(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  return async () => {
    release();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  };
}

test('a location and a service that were typed before the script ran are searched for', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  const location = searchForm(page).getByRole('combobox', { name: 'Location' });
  const service = searchForm(page).getByRole('textbox', { name: 'Services' });
  await location.fill('Pune');
  await service.fill('waterproofing');
  await release();
  await expect(service).not.toBeEditable();
  await expect(service).toHaveValue('Waterproofing');
  await expect(location).toHaveValue('Pune, Maharashtra, India');
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing in Pune, Maharashtra');
});

test('typing goes on with suggestions where it began without them', async ({ page }) => {
  const release = await openWithoutScript(page, '/category');
  const location = searchForm(page).getByRole('combobox', { name: 'Location' });
  await location.pressSequentially('nagpu');
  await release();
  await expect(page.getByRole('listbox', { name: 'Places' }).getByRole('option').first()).toContainText('Nagpur');
  await location.pressSequentially('r');
  await expect(location).toHaveValue('nagpur');
});

test('the keyword search keeps what was typed early, and suggests', async ({ page }) => {
  const release = await openWithoutScript(page, '/');
  const field = page.getByRole('combobox', { name: 'Search businesses, services or cities' });
  await field.fill('waterproofing');
  await release();
  await expect(
    page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'Businesses' }).getByRole('option'),
  ).toHaveCount(4);
  await field.press('Enter');
  await expect(page).toHaveURL('/searcher?q=waterproofing');
});

test('a registration keeps every line that was filled in early', async ({ page }) => {
  const release = await openWithoutScript(page, '/supplier/register');
  const form = page.locator('main form');
  const entries = {
    'Business name': 'Kadam Waterproofing',
    Services: 'Cement',
    Address: '12, MG Road',
    City: 'Pune',
    State: 'Maharashtra',
  };
  for (const [label, text] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(text);
  await release();
  await form.getByLabel('Email').fill('kadam@example.in');
  for (const [label, text] of Object.entries(entries)) await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  for (const label of Object.keys(entries))
    await expect(form.getByLabel(label, { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

test('kept details fill in the comment fields that nobody has written in', async ({ page }) => {
  const details = { name: 'Meera Kulkarni', email: 'meera@example.in', website: 'meera.example' };
  await page.addInitScript((text) => localStorage.setItem('commentDetails', text), JSON.stringify(details));
  const release = await openWithoutScript(page, '/why-work-zone-safety-is-important-for-everyone');
  const form = page.getByRole('region', { name: 'Leave a Comment' });
  const entry = (name: string) => form.getByRole('textbox', { name, exact: true });
  await entry('Comment').fill('Well said.');
  await entry('Name').fill('Asha');
  await release();
  await expect(entry('Email')).toHaveValue(details.email);
  await expect(entry('Website')).toHaveValue(details.website);
  await expect(entry('Name')).toHaveValue('Asha');
  await expect(entry('Comment')).toHaveValue('Well said.');
  await expect(form.getByRole('checkbox')).toBeChecked();
});
