import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';

test.describe.configure({ mode: 'serial' });

test('an admin sets the phone limit to 1, and a user meets it at the next business', async ({ page, baseURL, open }) => {
  await signInAdmin(page, baseURL, officeDataDir);
  await openAdmin(page, '/admin/phone-view-limit');
  const field = page.getByLabel('Phone numbers a day');
  await expect(field).toHaveValue('10');
  for (const wrong of ['', '-1', '1001', '2.5']) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Phone view limit must be a whole number from 0 to 1000', { exact: true })).toBeVisible();
  }
  await field.fill('1');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Phone view limit updated successfully')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByText('The site', { exact: true }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  // Other tests change other things meanwhile.
  const entry = page.getByRole('row').filter({ hasText: 'Changed setting Phone view limit' }).first();
  await expect(entry.getByRole('deletion')).toHaveText('10');
  await expect(entry.getByRole('insertion')).toHaveText('1');

  const [first, second, token] = await inDatabase(
    async (db) => [await makeBusiness(db), await makeBusiness(db), (await signInUser(db)).token] as const,
    officeDataDir,
  );
  await page.context().clearCookies();
  await keepSession(page, baseURL, token);
  await open(`/viewdetails/${first}`);
  await page.getByRole('button', { name: 'View Phone Number' }).click();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await open(`/viewdetails/${second}`);
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'View Phone Number' }).click();
  await expect(page.getByRole('dialog')).toContainText('a free account shows 1 phone number a day');
  // Nobody takes the money here: nothing offers the plan.
  await expect(page.getByRole('dialog')).not.toContainText('plan');
});

test('the second of two admins is told, and sees what the first one did', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 409/);
  await signInAdmin(page, baseURL, officeDataDir);
  await openAdmin(page, '/admin/phone-view-limit');
  const other = await page.context().newPage();
  await openAdmin(other, '/admin/phone-view-limit');
  await other.getByLabel('Phone numbers a day').fill('33');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(toast(other, 'Phone view limit updated successfully')).toBeVisible();

  await page.getByLabel('Phone numbers a day').fill('44');
  await page.getByRole('button', { name: 'Update' }).click();
  const told = page.getByText('Somebody else has changed this in the meantime. Reload to see it as it is now', { exact: true });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByLabel('Phone numbers a day')).toHaveValue('33');
  await page.getByLabel('Phone numbers a day').fill('44');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Phone view limit updated successfully')).toBeVisible();
});

test('where nobody takes the money, the page of the plan says so and asks for nothing', async ({ page, open, baseURL }) => {
  const said = 'This plan cannot be bought here yet.';
  await open('/plans');
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Rs 99');
  await expect(payment.getByRole('status')).toHaveText(said);
  await expect(payment.getByRole('link')).toHaveCount(0);
  await expectGoodAtBothWidths(page);
  const [business, token] = await inDatabase(async (db) => [await makeBusiness(db), (await signInUser(db)).token] as const, officeDataDir);
  await keepSession(page, baseURL, token);
  await open('/hi/plans');
  await expect(page.getByRole('region', { name: 'भुगतान' }).getByRole('status')).toHaveText('यह प्लान अभी यहाँ नहीं ख़रीदा जा सकता।');
  await expect(page.locator('main form')).toHaveCount(0);
  await open(`/viewdetails/${business}`);
  await page
    .getByRole('button', { name: /^Profile|Your profile|Account/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Plan: Free');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'See the plan' })).toHaveCount(0);
});
