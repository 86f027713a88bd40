import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';

test('an admin keeps what the operators have registered, is told what they would not take, and tries it', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 400/);
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/messages');
  await expect(page.getByText('No gateway is set: messages are written into DATA_DIR/messages and reach nobody.')).toBeVisible();
  await expectGoodAtBothWidths(page);

  const template = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Test message, हिंदी' }) });
  await expect(template.locator('pre')).toContainText('{#var#}');
  const save = template.getByRole('button', { name: 'Save' });
  await template.getByLabel('Text', { exact: true }).fill('Messages work');
  await template.getByLabel('Header').fill('NIRMA');
  await save.click();
  await expect(template.getByText('The header has six letters, or six digits for promotion')).toBeVisible();
  await template.getByLabel('Header').fill('NIRMAN');
  await save.click();
  await expect(template.getByText('{time} is missing: it is what the message is for')).toBeVisible();
  await template.getByLabel('Text', { exact: true }).fill('मैसेज चल रहे हैं, {time} बजे');
  await save.click();
  await expect(toast(page, 'Saved. Messages go out with it from now on')).toBeVisible();
  await expect(template.locator('pre')).toHaveText('मैसेज चल रहे हैं, {#var#} बजे');

  await page.getByLabel('Mobile number').fill('12345');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByRole('alert').getByText('Enter a mobile number of India')).toBeVisible();
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await send.click();
  await expect(toast(page, 'A test message is on its way')).toBeVisible();
});

test('the page is good in Hindi, too', async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
  await page.goto('/hi/admin/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'छोटे मैसेज' })).toBeVisible();
  await expectGoodAtBothWidths(page);
});
