import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeUser } from '#tests/factories/user.ts';

const password = 'monsoon-2026';

async function makeWriter() {
  const user_name = `Ravi ${randomUUID().slice(0, 8)}`;
  const password_hash = await hashPassword(password);
  await inDatabase(async (db) => {
    const user_id = await makeUser(db, { user_name, password_hash });
    const business_id = await makeBusiness(db, { name: 'Deccan Roofs' });
    await makeReview(db, { user_id, business_id, description: 'They came in time and left the terrace clean.' });
    await makeEnquiry(db, { user_id, business_id, service: 'Waterproofing', place: 'Kothrud, Pune' });
    await makeComment(db, { user_id });
    await makeReport(db, { user_id, business_id, reason: 'moved', message: 'The shop is empty since June.' });
  });
  return user_name;
}

test('a user is found, blocked with a reason, refused at the login, and let in again', async ({ page, baseURL, browser, allowNoise }) => {
  allowNoise(/status of 403/);
  const name = await makeWriter();
  await page.setViewportSize(DESK);
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/users?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const region = (label: string) => page.getByRole('region', { name: label, exact: true });
  await expect(region('Reviews')).toContainText('They came in time');
  await expect(region('Enquiries')).toContainText('Waterproofing, Kothrud, Pune');
  await expect(region('Enquiries')).not.toContainText('Our roof leaks');
  await expect(region('Comments')).toContainText('Waiting');
  await expect(region('Reports')).toContainText('The shop is empty since June.');
  await expectGoodAtBothWidths(page);

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(dialog.getByText('Please enter the reason')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertises in reviews');
  await dialog.getByRole('button', { name: 'Block account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Advertises in reviews');
  await expect(region('Details')).toContainText('Blocked');

  const logIn = async () => {
    const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: PHONE });
    const login = await theirs.newPage();
    await login.goto('/user/login');
    await login.getByLabel('User name or email').fill(name);
    await login.getByLabel('Password', { exact: true }).fill(password);
    await expect(login.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    return { login, theirs };
  };
  const refused = await logIn();
  await expect(refused.login.getByText('This account is blocked. If you think this is a mistake')).toBeVisible();
  await refused.theirs.close();

  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await dialog.getByRole('button', { name: 'Yes, unblock' }).click();
  await expect(region('Details')).toContainText('Can sign in');
  const { login, theirs } = await logIn();
  await expect(login).toHaveURL('/');
  await page.reload();
  await expect(region('Details')).toContainText('On 1 device');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(region('Details')).toContainText('Nowhere');
  await theirs.close();

  await page.getByRole('link', { name: 'What the team did with this account' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Unblocked user' })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: 'Signed out user' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('somebody who asks by mail is deleted once their name is typed again', async ({ page, baseURL }) => {
  const name = await makeWriter();
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/admin/users?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Orders, payments and refunds');
  const confirm = dialog.getByRole('button', { name: 'Delete account for good' });
  await confirm.click();
  await expect(dialog.getByText('This is not the name of the account')).toBeVisible();
  await dialog.getByRole('textbox').fill(name.toLowerCase());
  await expectGoodAtBothWidths(page);
  await confirm.click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await openAdmin(page, `/admin/users?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a business is blocked in Hindi from the list of businesses', async ({ page, baseURL }) => {
  const name = `Sarvottam ${randomUUID().slice(0, 8)}`;
  await inDatabase((db) => makeBusiness(db, { name }));
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  await openAdmin(page, `/hi/admin/business?tab=business&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `अकाउंट ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'ब्लॉक करें' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('कारोबार भी साइट पर रहेगा');
  await dialog.getByRole('textbox', { name: 'वजह' }).fill('दूसरों के रिव्यू में विज्ञापन');
  await dialog.getByRole('button', { name: 'अकाउंट ब्लॉक करें' }).click();
  await expect(page.getByRole('region', { name: 'जानकारी' })).toContainText('ब्लॉक है');
  await expectGoodAtBothWidths(page);
});
