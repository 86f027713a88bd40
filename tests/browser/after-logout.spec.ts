import type { Page } from '@playwright/test';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

// Browsers of people keep whole pages for going back; Playwright's own does not, unless it is told to.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** What whoever comes next at the same computer does. */
async function goBack(page: Page) {
  await page.goBack();
  await page.waitForLoadState();
}

const WORDS = 'The wall of our bedroom is wet';

test("going back after a logout shows nothing of a user's conversation", async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const { token, enquiry } = await inDatabase(async (db) => {
    const { token, id } = await signInUser(db);
    return { token, enquiry: await makeEnquiry(db, { user_id: id, message: WORDS }) };
  });
  await keepSession(page, baseURL, token);
  await open(`/user/enquiries/${enquiry}`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await open('/user/enquiries');
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await takenOver(page);
  for (let steps = 0; steps < 2; steps += 1) {
    await goBack(page);
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await expect(page.getByText('Meera Kulkarni')).toHaveCount(0);
  }
});

test("nor of an owner's desk", async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const { token, enquiry } = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: 'Going Back Roofs', city: 'Sangli' });
    const { token } = await signInBusiness(db, business);
    return { token, enquiry: await makeEnquiry(db, { business_id: business, message: WORDS }) };
  });
  await keepSession(page, baseURL, token);
  await open(`/profilesupplier/enquiries/${enquiry}`);
  await expect(page.getByText(WORDS)).toBeVisible();
  const told = page.waitForResponse('**/api/v1/contractor/push');
  await open('/profilesupplier');
  await expect(page.getByText(WORDS)).toBeVisible();
  await told;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await takenOver(page);
  for (let steps = 0; steps < 2; steps += 1) {
    await goBack(page);
    await expect(page.getByText(WORDS)).toHaveCount(0);
  }
});

test('nor of the back office', async ({ page, baseURL }) => {
  await inDatabase((db) => makeEnquiry(db, { business_id: null, message: WORDS }));
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/inbox');
  await expect(page.getByText(WORDS).first()).toBeVisible();
  await openAdmin(page, '/admin/users');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await takenOver(page);
  await goBack(page);
  await expect(page).toHaveURL('/admin/login');
});
