import { randomUUID } from 'node:crypto';
import * as englishRequests from '#shared/texts/en/data-requests.ts';
import * as englishForms from '#shared/texts/en/form-messages.ts';
import * as english from '#shared/texts/en/grievances.ts';
import * as englishMessages from '#shared/texts/en/messages.ts';
import * as hindiRequests from '#shared/texts/hi/data-requests.ts';
import * as hindiForms from '#shared/texts/hi/form-messages.ts';
import * as hindi from '#shared/texts/hi/grievances.ts';
import * as hindiMessages from '#shared/texts/hi/messages.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';

for (const { language, at, send, about, done, within } of [
  {
    language: 'English',
    at: '',
    send: 'Send complaint',
    about: 'How you treat my data',
    done: 'We have your complaint',
    within: 'Decided within 36 hours.',
  },
  {
    language: 'Hindi',
    at: '/hi',
    send: 'शिकायत भेज दें',
    about: 'मेरे डेटा के साथ आपका बर्ताव',
    done: 'आपकी शिकायत मिल गई',
    within: 'फ़ैसला 36 घंटे में।',
  },
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

for (const { language, at, text, forms, told, requests } of [
  { language: 'English', at: '', text: english, forms: englishForms, told: englishMessages, requests: englishRequests },
  { language: 'Hindi', at: '/hi', text: hindi, forms: hindiForms, told: hindiMessages, requests: hindiRequests },
])
  test(`the team files a complaint anew and decides it in ${language}, and the figures count it`, async ({ page, open, baseURL }) => {
    const name = `Ravi ${randomUUID().slice(0, 8)}`;
    const { number } = await inDatabase(async (db) => {
      const id = await makeGrievance(db, { name, due_at: new Date(Date.now() - 60_000) });
      return db.selectFrom('grievances').select('number').where('grievance_id', '=', id).executeTakeFirstOrThrow();
    });
    await signInAdmin(page, baseURL);
    await openAdmin(page, `${at}/admin/complaints`);
    const item = page.getByRole('article').filter({ hasText: name });
    const messageOf = (words: string) => page.getByRole('alert').filter({ hasText: words });
    await expect(item).toContainText(text.overdueSince('').trim());
    await expectGoodAtBothWidths(page);
    await item.getByLabel(text.fileAs).selectOption({ label: text.kindName('erase') });
    await item.getByRole('button', { name: text.file, exact: true }).click();
    await expect(messageOf(told.requestFiled)).toBeVisible();
    await expect(item).not.toContainText(text.overdueSince('').trim());
    await expect(item).toContainText(requests.addressNotProven);

    await item.getByRole('button', { name: text.decide }).click();
    // A request is told in words of its own.
    const dialog = page.getByRole('dialog', { name: requests.decideRequest(number) });
    for (const words of [requests.doFirst, requests.whyHint, requests.addressNotProven])
      await expect(dialog.getByText(words)).toBeVisible();
    await dialog.getByRole('button', { name: text.decide }).click();
    await expect(dialog.getByText(forms.outcomeRequired).first()).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await dialog.getByLabel(text.whatWasDone, { exact: true }).selectOption({ label: text.actionName('corrected') });
    await dialog.getByLabel(text.why).fill('Your number is off the page.');
    await dialog.getByRole('button', { name: text.decide }).click();
    await expect(messageOf(told.requestDecided)).toBeVisible();
    await expect(item).toHaveCount(0);
    await openAdmin(page, `${at}/admin/complaints?status=decided`);
    await expect(item).toContainText('Your number is off the page.');

    await open(`${at}/complaints`);
    await expect(page.getByRole('row').filter({ hasText: text.kindName('erase') })).toBeVisible();
    await expectGoodAtBothWidths(page);
  });
