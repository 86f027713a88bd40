import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { comeAnHourAgo, openAdmin, proveAgain, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';

test('a key is made by who enters the password again, shown once, used, and revoked', async ({ page, request, baseURL, allowNoise }) => {
  // An address that is none is the server's to refuse, and so is a proof that is too old.
  allowNoise(/status of 40[03]/);
  await page.setViewportSize(PHONE);
  await comeAnHourAgo(page, await signInAdmin(page, baseURL));
  await openAdmin(page, '/admin/keys');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await expect(dialog.getByText('Enter what the key is for')).toBeVisible();
  const name = `Association ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'What it is for' }).fill(name);
  await dialog.getByRole('textbox', { name: 'From which addresses' }).fill('everywhere');
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await expect(dialog.getByText('‘everywhere’ is not an IP address or a network')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'From which addresses' }).fill('127.0.0.1');
  await dialog.getByRole('checkbox', { name: 'Read reviews' }).check();
  await dialog.getByRole('checkbox', { name: 'Add, change and delete services' }).check();
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await proveAgain(page);
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^nirmaan_[0-9A-Za-z]{49}$/);
  await expectGoodAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const read = (path: string) => request.get(`/api/v1/data/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await read('reviews?limit=1')).status()).toBe(200);
  expect((await read('users?limit=1')).status()).toBe(403);
  const change = { headers: { authorization: `Bearer ${key}` }, data: { material: name, price: 390, unit: 'per bag', city: 'Kanpur' } };
  expect((await request.post('/api/v1/data/prices', change)).status()).toBe(201);
  await page.reload();
  const row = page.getByRole('main').locator('tbody tr', { hasText: name });
  await expect(row).toContainText(`nirmaan_…${key.slice(-4)}`);
  await expect(row).toContainText('2 calls in 30 days, 1 refused');
  await expect(row).toContainText('Only from 127.0.0.1');
  await expect(page.getByRole('main')).not.toContainText(key);
  await expectGoodAtBothWidths(page);

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await dialog.getByRole('button', { name: 'Yes, revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect((await read('reviews?limit=1')).status()).toBe(401);
});
