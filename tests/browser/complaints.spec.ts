import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';

for (const { language, at, send, about, done, within } of [
  {
    language: 'English',
    at: '',
    send: 'Send complaint',
    about: 'My own data',
    done: 'We have your complaint',
    within: 'Decided within 36 hours.',
  },
  { language: 'Hindi', at: '/hi', send: 'शिकायत भेज दें', about: 'मेरा अपना डेटा', done: 'आपकी शिकायत मिल गई', within: 'फ़ैसला 36 घंटे में।' },
]) {
  test(`a complaint is sent in ${language}, and names its number`, async ({ page, open }) => {
    await page.setViewportSize(PHONE);
    const name = `Meera ${randomUUID().slice(0, 8)}`;
    await open(`${at}/privacy-policy`);
    await page.getByRole('main').locator('a[href$="/complaint"]').click();
    const main = page.getByRole('main');
    await expect(main).toContainText(within);
    await main.getByRole('button', { name: send }).click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expectGoodAtBothWidths(page);
    await main.getByText(about, { exact: true }).click();
    await main.locator('[name=message]').fill('Please take my old number off the page.');
    await main.locator('[name=name]').fill(name);
    await main.locator('[name=email]').fill('meera@example.in');
    await main.getByRole('button', { name: send }).click();
    await expect(main.getByRole('status').filter({ hasText: done })).toBeVisible();
    const kept = await inDatabase((db) => db.selectFrom('grievances').selectAll().where('name', '=', name).executeTakeFirstOrThrow());
    await expect(main).toContainText(String(kept.number));
    expect(kept).toMatchObject({ kind: 'data', language: at ? 'hi' : 'en' });
    await expectGoodAtBothWidths(page);
  });
}

test('the team files a complaint anew and decides it, and the figures count it', async ({ page, open, baseURL }) => {
  const name = `Ravi ${randomUUID().slice(0, 8)}`;
  await inDatabase((db) => makeGrievance(db, { name, due_at: new Date(Date.now() - 60_000) }));
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/complaints');
  const item = page.getByRole('article').filter({ hasText: name });
  await expect(item).toContainText('Overdue since');
  await expectGoodAtBothWidths(page);
  await item.getByLabel('File as').selectOption({ label: 'My own data' });
  await item.getByRole('button', { name: 'File', exact: true }).click();
  await expect(toast(page, 'Complaint filed')).toBeVisible();
  await expect(item).toContainText('Due by');

  await item.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog.getByText('Please write down the outcome').first()).toBeVisible();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog.getByLabel('What was done', { exact: true }).selectOption({ label: 'Corrected' });
  await dialog.getByLabel('What was done and why').fill('Your number is off the page.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(toast(page, 'Complaint decided. Who complained is told')).toBeVisible();
  await expect(item).toHaveCount(0);
  await openAdmin(page, '/admin/complaints?status=decided');
  await expect(item).toContainText('Your number is off the page.');

  await open('/complaints');
  await expect(page.getByRole('row', { name: /My own data/ })).toBeVisible();
  await expectGoodAtBothWidths(page);
});
