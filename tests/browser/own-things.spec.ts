import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { proveAddress } from '#tests/browser/proven.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';

const PASSWORD = 'brick by brick';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Registers a business; the page's cookies keep its session. */
async function registerBusiness(page: Page) {
  const phoneNo = String(randomInt(9_000_000_000, 9_999_999_999));
  const email = `wai-${randomUUID().slice(0, 8)}@example.in`;
  const place = { address: 'Market Road', city: 'Wai', state: 'Maharashtra' };
  const texts = { name: 'Wai Roofs', service: 'Waterproofing', price: '45', shortDescription: 'Dry' };
  const data = { ...texts, ...place, email, phoneNo, password: PASSWORD, image: dataUrl(await makeJpeg()) };
  const answer = await page.request.post('/api/v1/contractor/auth/register', { data });
  expect(answer.status()).toBe(201);
  await proveAddress(email);
  return { _id: (await answer.json()).contractor._id as string, phoneNo, email };
}

function setStatus(businessId: string, status: string, reason = '') {
  return inDatabase((db) =>
    db.updateTable('businesses').set({ status, status_reason: reason }).where('business_id', '=', businessId).execute(),
  );
}

test('what somebody has made here is theirs to change, to send again and to take away', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const owner = await registerBusiness(page);

  // Not accepted: the desk says what was asked for, and it is sent again.
  await setStatus(owner._id, 'rejected', 'Please show your own work.');
  await open('/profilesupplier');
  const main = page.getByRole('main');
  await expect(main).toContainText('What our team asks for:');
  await expect(main).toContainText('Please show your own work.');
  await expectGoodAtBothWidths(page);
  await main.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'Sent. Our team will look at it again and email you')).toBeVisible();
  await expect(main).toContainText('Your business is waiting for approval');
  await setStatus(owner._id, 'approved');

  // Enquiries come before the charts, and the bar counts the new ones on every page.
  await inDatabase(async (db) => {
    await makeEnquiry(db, { business_id: owner._id, name: 'Meera Kulkarni' });
    await makeEnquiry(db, { business_id: owner._id, name: 'Anil Gupta' });
  });
  await open('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Enquiries: 2 new' }).click();
  await expect(page).toHaveURL('/profilesupplier');
  const tops = await Promise.all(
    ['Enquiries', 'Activity'].map(async (name) => (await main.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0),
  );
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  await main.getByRole('group', { name: 'Mark the enquiry from Anil Gupta as' }).getByRole('button', { name: 'Replied' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enquiries: 1 new' })).toBeVisible();

  // A review: the owner hears of it; its writer changes it and takes it back.
  await page.context().clearCookies();
  const userName = `rekha-${randomUUID().slice(0, 8)}`;
  const email = `${userName}@example.com`;
  await page.request.post('/api/v1/user/register', { data: { userName, email, password: PASSWORD } });
  await proveAddress(email);
  const review = { name: 'Rekha', email, description: 'Came on time.', rating: 4, business: owner._id };
  expect((await page.request.post('/api/v1/review/add', { data: review })).status()).toBe(201);
  await expect.poll(async () => (await mailsTo(owner.email)).filter((mail) => mail.includes('New review of Wai Roofs'))).toHaveLength(1);
  await open(`/viewdetails/${owner._id}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  await reviews.getByRole('button', { name: 'Edit your review' }).click();
  await dialog(page, 'Review').getByLabel('Description').fill('Came on time, twice.');
  await dialog(page, 'Review').getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviews.getByRole('listitem')).toContainText(['Came on time, twice.']);
  await reviews.getByRole('button', { name: 'Delete your review' }).click();
  await expect(dialog(page, 'Delete your review')).toBeVisible();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog(page, 'Delete your review').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Review removed')).toBeVisible();
  await expect(reviews).toContainText('No reviews yet.');

  // The owner goes: with a farewell, and Home says so.
  await page.context().clearCookies();
  await page.request.post('/api/v1/contractor/auth/login', { data: { phoneNo: owner.phoneNo, password: PASSWORD } });
  await open(`/viewdetails/${owner._id}`);
  await main.getByRole('button', { name: 'Delete Account' }).click();
  await dialog(page, 'Delete Account').getByRole('button', { name: 'Delete Account' }).click();
  await page.waitForURL('/');
  await expect(toast(page, 'Account deleted successfully')).toBeVisible();
  await expect.poll(async () => (await mailsTo(owner.email)).filter((mail) => mail.includes('Your account is deleted'))).toHaveLength(1);
});
