import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';

const PASSWORD = 'brick by brick';
const form = (page: Page) => page.locator('main form');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function fill(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await form(page).getByLabel(label, { exact: true }).fill(value);
}

function newUser() {
  const userName = `lata-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: PASSWORD };
}

async function registerBusiness(page: Page): Promise<string> {
  const phoneNo = String(randomInt(9_000_000_000, 9_999_999_999));
  const place = { address: 'Karve Road', city: 'Pune', state: 'Maharashtra' };
  const texts = { name: 'Kulkarni Roofs', email: 'kulkarni@example.in', service: 'Waterproofing', price: '45', shortDescription: 'Dry' };
  const data = { ...texts, ...place, phoneNo, password: PASSWORD, image: dataUrl(await makeJpeg()) };
  expect((await page.request.post('/api/v1/contractor/auth/register', { data })).status()).toBe(201);
  return phoneNo;
}

test('signing in comes back to the business with what was wanted open or done', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const business = await inDatabase((db) => makeBusiness(db, { name: 'Coming Back Roofs', city: 'Sangli' }));
  const address = `/viewdetails/${business}`;
  const visit = async () => {
    await page.context().clearCookies();
    await open(address);
  };
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  const phoneNo = await registerBusiness(page);

  // The phone number, by the e-mail in the place of the user name.
  await visit();
  await page.getByRole('button', { name: 'View Phone Number' }).click();
  await expect(dialog(page, 'View Phone Number')).toBeVisible();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog(page, 'View Phone Number').getByRole('link', { name: 'Login' }).click();
  await fill(page, { 'User name or email': user.email, Password: PASSWORD });
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('complementary', { name: 'Contact' }).locator('a[href^="tel:"]')).toBeVisible();

  // What the browser has kept, by registering; it is taken over once.
  await visit();
  const heart = page.getByRole('button', { name: 'Like Coming Back Roofs' });
  await heart.click();
  await toast(page, 'Saved in this browser').getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Register free', exact: true }).click();
  const other = newUser();
  await fill(page, { Email: other.email, 'User name': other.userName, Password: PASSWORD });
  await form(page).getByLabel('I am 18 or older').check();
  await form(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/user/liked');
  await page.getByRole('button', { name: 'Add it to my account' }).click();
  await expect(toast(page, 'Your shortlist is in your account now')).toBeVisible();
  await open(address);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // A review, by way of a forgotten password, to the login that knows the way back.
  await visit();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await dialog(page, 'Review').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(/\/user\/forgot-password\/verify-email\?to=/);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/user\/login\?to=/);
  await fill(page, { 'User name or email': user.userName, Password: PASSWORD });
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(address);
  await expect(dialog(page, 'Review').getByLabel('Description')).toBeVisible();

  // An enquiry, as a contractor: the way back holds for either kind of account.
  await visit();
  await page.getByRole('button', { name: 'Send Enquiry to Coming Back Roofs' }).click();
  await dialog(page, 'Send Enquiry').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Contractor/Supplier' }).click();
  await fill(page, { 'Phone number': phoneNo, Password: PASSWORD });
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(address);
  await expect(dialog(page, 'Send Enquiry').getByLabel('Name')).toHaveValue('Kulkarni Roofs');

  // Plainly, it ends on Home.
  await page.context().clearCookies();
  await open('/user/login');
  await fill(page, { 'User name or email': user.email, Password: PASSWORD });
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');

  // A new user name asks for no password.
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog(page, 'Edit Profile').getByLabel('User name')).toBeVisible();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog(page, 'Edit Profile').getByLabel('User name').fill(`${user.userName}-2`);
  await dialog(page, 'Edit Profile').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
});

test('signing in ends on Home where its address names another site', async ({ page, open }) => {
  const user = newUser();
  await page.request.post('/api/v1/user/register', { data: user });
  for (const to of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example%2F', '%2F%5Cevil.example']) {
    await page.context().clearCookies();
    await open(`/user/login?to=${to}`);
    await fill(page, { 'User name or email': user.email, Password: PASSWORD });
    await form(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
  }
});
