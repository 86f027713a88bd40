import { randomUUID } from 'node:crypto';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';

test('the link that the server prints leads to the password, once', async ({ page, allowNoise }) => {
  allowNoise(/status of 400/);
  const email = `link-${randomUUID()}@example.in`;
  const { path } = await inDatabase((db) => linkAdmin(db, email));
  await page.goto(path);
  await expect(page.getByText(`For ${email}. This link works once.`)).toBeVisible();
  const go = page.getByRole('button', { name: 'Change password' });
  await expect(go).toBeEnabled();
  await expectGoodAtBothWidths(page);
  await page.getByLabel('New Password', { exact: true }).fill('monsoon-2026');
  await page.getByLabel('Confirm Password', { exact: true }).fill('monsoon-2027');
  await go.click();
  await expect(page.getByText('Password and Confirm password do not match')).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('monsoon-2026');
  await go.click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('monsoon-2026');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await page.goto(path);
  await expect(page.getByText('This link was used or has expired. A new one: npm run admin, on the server')).toBeVisible();
  await expectGoodAtBothWidths(page);
});
