import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, pageOnTo, signInAdmin, undoBar } from '#tests/browser/back-office.ts';
import { closedPanelsAreLeft, expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeUser } from '#tests/factories/user.ts';

/** A business that no other test knows, with a good and a bad review. */
async function makeReviewed() {
  const word = randomUUID().slice(0, 8);
  const name = `Reported ${word}`;
  return inDatabase(async (db) => {
    const business = await makeBusiness(db, { name, phone_no: String(randomInt(9_000_000_000, 9_999_999_999)) });
    for (const [writer, rating] of [
      [`Asha ${word}`, 5],
      [`Spammer ${word}`, 1],
    ] as const) {
      const user_id = await makeUser(db, { user_name: writer, email: `${randomUUID()}@example.in` });
      await makeReview(db, { business_id: business, user_id, name: writer, rating });
    }
    return { business, name, writer: `Spammer ${word}` };
  });
}

const reportOf = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });

test('a visitor reports a business, and an admin decides', async ({ page, open, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { business, name } = await makeReviewed();
  await open(`/viewdetails/${business}`);
  const button = page.getByRole('button', { name: 'Report this business' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Report this business' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expectGoodAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Wrong number/ }).check();
  await dialog.getByLabel('Message (optional)').fill('<b>Rings</b> in Goa');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Thank you. We will look into it')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/reports');
  const report = reportOf(page, name);
  await pageOnTo(page, report);
  await expect(report).toContainText('Wrong number:');
  await expect(report).toContainText('<b>Rings</b> in Goa');
  await expect(report).toContainText('Reported by a visitor');
  await expect(report.getByRole('link', { name: 'Open in Business' })).toHaveAttribute(
    'href',
    /\/admin\/business\?tab=business&q=Reported/,
  );
  await expectGoodAtBothWidths(page);
  await report.getByRole('button', { name: 'Uphold' }).click();
  const decision = page.getByRole('dialog', { name: 'Uphold report' });
  await decision.getByRole('button', { name: 'Uphold report' }).click();
  await expect(decision.getByText('Please write down the outcome')).toBeVisible();
  await decision.getByLabel('Outcome').fill('Called: it is wrong. Wrote to the owner.');
  await expectGoodAtBothWidths(page);
  await decision.getByRole('button', { name: 'Uphold report' }).click();
  await expect(toast(page, 'Report decided')).toBeVisible();
  await expect(report).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Reports by status' }).getByRole('link', { name: 'Upheld' }).click();
  await expect(page).toHaveURL('/admin/reports?status=upheld');
  await expect(report).toContainText('Called: it is wrong. Wrote to the owner.');
  await report.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a reported review stays until an admin removes it; the rating is then that of the others', async ({ page, open, baseURL }) => {
  const { business, name, writer } = await makeReviewed();
  await open(`/viewdetails/${business}`);
  await page.getByRole('button', { name: `Report the review by ${writer}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('radio', { name: /^Fake/ }).check();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Thank you. We will look into it')).toBeVisible();
  await closedPanelsAreLeft(page);
  await page.reload();
  await expect(page.getByText(writer, { exact: true })).toBeVisible();

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/reports');
  const report = reportOf(page, name);
  await pageOnTo(page, report);
  await report.getByRole('button', { name: 'Remove review' }).click();
  const question = page.getByRole('dialog', { name: 'Remove review' });
  await expect(question).toContainText(`Are you sure you want to remove the review by ${writer}?`);
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(question).toContainText('Please choose a reason');
  await question.getByLabel('Why').selectOption('abusive language');
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(undoBar(page).getByText('Review removed')).toBeVisible();
  await expect(report).toContainText('The review is gone.');

  await page.goto(`/viewdetails/${business}`);
  await expect(page.getByText(writer, { exact: true })).toHaveCount(0);
  await expect(page.getByText('One review was removed: abusive language')).toBeVisible();
  const { contractor } = await (await page.request.get(`/api/v1/contractor/get-details/${business}`)).json();
  expect([contractor.average_rating, contractor.totalReviews]).toEqual([5, 1]);
});

test('of two admins who decide one report the second is told', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 409/);
  const { business, name } = await makeReviewed();
  await page.request.post('/api/v1/report/add', { data: { business, reason: 'closed' } });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/reports');
  const report = reportOf(page, name);
  await pageOnTo(page, report);
  await report.getByRole('button', { name: 'Dismiss' }).click();
  const decision = page.getByRole('dialog', { name: 'Dismiss report' });
  await decision.getByLabel('Outcome').fill('It is open');
  await inDatabase((db) => db.updateTable('reports').set({ message: 'changed' }).where('business_id', '=', business).execute());
  await decision.getByRole('button', { name: 'Dismiss report' }).click();
  const told = decision.getByText('Somebody else has changed this in the meantime');
  await expect(told).toBeVisible();
  await decision.getByRole('button', { name: 'Reload' }).click();
  await expect(told).toBeHidden();
  await decision.getByRole('button', { name: 'Dismiss report' }).click();
  await expect(toast(page, 'Report decided')).toBeVisible();
});
