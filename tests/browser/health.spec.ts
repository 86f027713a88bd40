import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { officeDataDir } from '#tests/browser/data-dir.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';

test.describe.configure({ mode: 'serial' });

const checkOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What needs the team: money that has to go back, a business that waits, and answers that failed. */
async function makeTrouble() {
  await inDatabase(async (db) => {
    await makePaidOrder(db, { granted_at: null });
    await makeBusiness(db, { status: 'pending', created_at: new Date(Date.now() - 8 * 86_400_000) });
    const since = new Date();
    await db.insertInto('health_counts').values({ since, happened: 'failure', cause: 'internal_error:42P01', n: 12 }).execute();
  }, officeDataDir);
}

test.beforeEach(async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL, officeDataDir);
});

test('the page says of each thing how it is, in both languages', async ({ page }) => {
  await openAdmin(page, '/admin/business');
  await page.getByText('The site', { exact: true }).click();
  await page.getByRole('link', { name: 'Health' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health');
  await expect(checkOf(page, 'Disk')).toContainText('Database');
  await expect(checkOf(page, 'Certificate')).toContainText('The site is not on https, so there is none.');
  await expect(checkOf(page, 'Replicas')).toContainText('Fine');
  await expect(checkOf(page, 'Payments')).toContainText('Nobody can buy the plan here: PAYMENTS is off.');
  const queues = checkOf(page, 'Waiting for the team');
  await expect(queues.getByRole('row')).toHaveCount(14);
  await expectGoodAtBothWidths(page);
  await page.goto('/hi/admin/health');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइट का हाल');
  await expect(checkOf(page, 'डिस्क')).toContainText('डेटाबेस');
  await expectGoodAtBothWidths(page);
});

test('a banner says on every page that mail does not go out', async ({ page }) => {
  const banner = page.getByRole('complementary', { name: 'Mail' });
  await openAdmin(page, '/admin/services');
  await expect(banner).toHaveCount(0);
  await makeTrouble();
  await inDatabase(
    (db) =>
      db
        .insertInto('health_findings')
        .values({ name: 'mail_fails', found: '{}', found_at: new Date(Date.now() - 3_600_000) })
        .execute(),
    officeDataDir,
  );
  await openAdmin(page, '/admin/services');
  await expect(banner).toContainText('No mail leaves this site: the mail server does not take it.');
  await expectGoodAtBothWidths(page);
  await banner.getByRole('link', { name: 'See what to do' }).click();
  await expect(page).toHaveURL('/admin/health#health-mails');
  await expect(checkOf(page, 'Mail')).toContainText('The mail server takes no mail');
  await page.goto('/hi/admin/services');
  await expect(page.getByRole('complementary', { name: 'मेल' })).toContainText('मेल सर्वर नहीं ले रहा');
  await expectGoodAtBothWidths(page);
  await inDatabase((db) => db.deleteFrom('health_findings').where('name', '=', 'mail_fails').execute(), officeDataDir);
});

test('what needs somebody stands first, with the way to it', async ({ page }) => {
  await openAdmin(page, '/admin/health');
  await expect(checkOf(page, 'Payments')).toContainText('Money has to go back');
  await expect(checkOf(page, 'Payments')).toContainText('Act');
  await expect(checkOf(page, 'Failed answers')).toContainText(/internal_error:42P01\s*12\s*12/);
  await expect(checkOf(page, 'Failed answers')).toContainText('docs/operations.md, ‘Answers fail’');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /^(Payments|Waiting for the team|Mail|Backup|Disk)$/,
  );
  await expectGoodAtBothWidths(page);
  await checkOf(page, 'Waiting for the team').getByRole('link', { name: 'Businesses' }).click();
  await expect(page).toHaveURL('/admin/business');
  await page.goBack();
  await checkOf(page, 'Payments').getByRole('link', { name: 'Go to Orders' }).click();
  await expect(page).toHaveURL('/admin/orders?state=refund_due');
});
