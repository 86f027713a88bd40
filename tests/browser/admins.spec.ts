import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin as openSession } from '#tests/factories/session.ts';

test('an admin is added, mailed a new link, and removed', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 409/);
  const own = await signInAdmin(page, baseURL);
  await page.setViewportSize(DESK);
  await openAdmin(page, '/admin/admins');
  const email = `asha-${randomUUID()}@example.in`;
  const dialog = page.getByRole('dialog');
  const addAs = async (address: string) => {
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address);
    await dialog.getByRole('button', { name: 'Add person' }).click();
  };
  await page.getByRole('button', { name: 'Add person' }).click();
  await addAs(own);
  await expect(dialog.getByText('This email is in the team already')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await addAs(email);
  await expect(dialog).toBeHidden();
  const row = page.getByRole('main').locator('tbody tr', { hasText: email });
  await expect(row).toContainText('No password set yet');
  await row.getByRole('button', { name: `Send a new link to ${email}` }).click();
  await expect(page.getByText('A new link is on its way')).toBeVisible();
  await expect(page.getByRole('main').locator('tbody tr', { hasText: own })).toContainText('You');
  await expectGoodAtBothWidths(page);
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  await dialog.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(row).toHaveCount(0);
});

test('an admin changes the password in Hindi, and is told what is wrong', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 403/);
  const email = `ravi-${randomUUID()}@example.in`;
  const password_hash = await hashPassword('monsoon-2026');
  const { token } = await inDatabase(async (db) => openSession(db, await makeAdmin(db, { email, password_hash })));
  await keepSession(page, baseURL, token);
  await page.setViewportSize(PHONE);
  await page.goto('/hi/admin/my-account');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'पासवर्ड बदलें' }).click();
  const fill = async (current: string) => {
    await dialog.getByLabel('अभी का पासवर्ड', { exact: true }).fill(current);
    await dialog.getByLabel('नया पासवर्ड', { exact: true }).fill('dry-roof-2');
    await dialog.locator('[name=confirmPassword]').fill('dry-roof-2');
    await dialog.getByRole('button', { name: 'पासवर्ड बदलें' }).click();
  };
  await fill('wrong-one');
  await expect(dialog.getByText('यह आपका अभी का पासवर्ड नहीं है')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await fill('monsoon-2026');
  await expect(dialog).toBeHidden();
  await expectGoodAtBothWidths(page);
});
