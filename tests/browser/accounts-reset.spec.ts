import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';

import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { resetCodeFor } from '#tests/browser/mailbox.ts';
import { DESK, nameSize, PHONE } from '#tests/browser/sizes.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';

const form = (page: Page) => page.locator('main form');
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();

const ways = {
  user: {
    pages: '/user',
    login: 'User name or email',
    async register(request: APIRequestContext, email: string) {
      const userName = email.split('@')[0] ?? '';
      await request.post('/api/v1/user/register', { data: { userName, email, password: 'forgotten one' } });
      return userName;
    },
  },
  supplier: {
    pages: '/supplier',
    login: 'Phone number',
    async register(request: APIRequestContext, email: string) {
      const phoneNo = `97${randomInt(10_000_000, 99_999_999)}`;
      const where = { address: 'Yard 2, Nashik', city: 'Nashik', state: 'Maharashtra' };
      const about = { name: 'Anand Cement Depot', service: 'Cement', price: '360', shortDescription: 'Cement by the bag.' };
      const image = dataUrl(await makeJpeg());
      await request.post('/api/v1/contractor/auth/register', {
        data: { ...about, ...where, phoneNo, email, image, password: 'forgotten one' },
      });
      return phoneNo;
    },
  },
};

for (const [way, size] of [
  ['user', PHONE],
  ['supplier', DESK],
] as const) {
  test(`a ${way} who forgot the password sets a new one by the code from the mail, at ${nameSize(size)}`, async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    const { pages, login, register } = ways[way];
    const email = `reset-${randomUUID().slice(0, 8)}@example.com`;
    const name = await register(page.request, email);
    await page.context().clearCookies();
    await page.setViewportSize(size);
    await open(`${pages}/login`);
    await page.getByRole('link', { name: 'Forgot Password' }).click();

    await press(page, 'Send code');
    await expect(form(page)).toContainText('Email is required');
    await form(page).getByLabel('Email').fill('nobody');
    await press(page, 'Send code');
    await expect(form(page)).toContainText('Please enter a valid email');
    await form(page).getByLabel('Email').fill(email);
    await press(page, 'Send code');
    await expect(page).toHaveURL(`${pages}/forgot-password/verify-otp`);

    await press(page, 'Verify code');
    await expect(form(page)).toContainText('Please Enter OTP');
    await expectGoodAtBothWidths(page);
    const code = await resetCodeFor(email);
    await form(page)
      .getByLabel('OTP')
      .fill(code === '0000' ? '0001' : '0000');
    await press(page, 'Verify code');
    await expect(toast(page, 'Invalid or expired OTP')).toBeVisible();
    await open(`${pages}/forgot-password/change-password`);
    await expect(page).toHaveURL(`${pages}/forgot-password/verify-otp`);
    await form(page).getByLabel('OTP').fill(code);
    await press(page, 'Verify code');
    await expect(page).toHaveURL(`${pages}/forgot-password/change-password`);

    // What password managers keep it for.
    await expect(form(page).locator('[autocomplete=username]')).toHaveValue(way === 'user' ? email : name);
    await press(page, 'Change password');
    await expect(form(page)).toContainText('Please Enter New Password');
    await expect(form(page)).toContainText('Please Enter Confirm Password');
    await expectGoodAtBothWidths(page);
    await form(page).getByLabel('New Password', { exact: true }).fill('short');
    await form(page).getByLabel('Confirm Password', { exact: true }).fill('short');
    await press(page, 'Change password');
    await expect(form(page)).toContainText('Password must be at least 6 characters long');
    await form(page).getByLabel('New Password', { exact: true }).fill('stone by stone');
    await press(page, 'Change password');
    await expect(form(page)).toContainText('Password and Confirm password do not match');
    await form(page).getByLabel('Confirm Password', { exact: true }).fill('stone by stone');
    await press(page, 'Change password');
    await expect(page).toHaveURL(`${pages}/login`);

    await form(page).getByLabel(login).fill(name);
    await form(page).getByLabel('Password', { exact: true }).fill('stone by stone');
    await press(page, 'Log in');
    await expect(page).toHaveURL(pages === '/supplier' ? '/profilesupplier' : '/');
  });
}

test('later steps lead back to the first one of the same kind of account', async ({ page, request }) => {
  for (const way of ['user', 'supplier']) {
    for (const step of ['verify-otp', 'change-password']) {
      await page.goto(`/${way}/forgot-password/${step}`);
      await expect(page).toHaveURL(`/${way}/forgot-password/verify-email`);
    }
  }
  const answer = await request.get('/user/forgot-password/change-password', {
    headers: { cookie: 'nirmaan_reset=forged' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/user/forgot-password/verify-email');
});

test('a code asked for as a user opens nothing for a supplier', async ({ page, open }) => {
  await open('/user/forgot-password/verify-email');
  await form(page)
    .getByLabel('Email')
    .fill(`nobody-${randomUUID().slice(0, 8)}@example.com`);
  await press(page, 'Send code');
  await expect(page).toHaveURL('/user/forgot-password/verify-otp');
  await page.goto('/supplier/forgot-password/verify-otp');
  await expect(page).toHaveURL('/supplier/forgot-password/verify-email');
});
