import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';

import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';

const form = (page: Page) => page.locator('main form');
const send = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();
const profileIcon = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your profile' });

async function fill(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await form(page).getByLabel(label, { exact: true }).fill(value);
}

function newUser() {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: 'brick by brick' };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a user registers, edits the profile, logs out and logs in by the new name', async ({ page, open, allowNoise }) => {
    allowNoise(/status of 40[139]/);
    const { userName, email, password } = newUser();
    await open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register Free' }).click();
    await page.getByRole('link', { name: 'Register free', exact: true }).click();
    await send(page, 'Register');
    await expect(form(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(['All fields are required']);
    await fill(page, { Email: 'asha', 'User name': userName, Password: 'short' });
    await send(page, 'Register');
    await expect(form(page)).toContainText('Invalid Email');
    await expect(form(page)).toContainText('Password length must be at least 6 characters');
    await fill(page, { Email: email, Password: password });
    await form(page).getByLabel('I am 18 or older').check();
    await send(page, 'Register');
    await expect(page).toHaveURL('/');

    await profileIcon(page).click();
    const profile = page.getByRole('dialog', { name: 'Your profile' });
    await expect(profile).toContainText(userName);
    await expect(profile).toContainText(`Email: ${email}`);
    await expectNothingGrave(page, '[role=dialog]');
    await profile.getByRole('button', { name: 'Edit Profile' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect.poll(async () => (await edit.boundingBox())?.width).toBe(360);
    await edit.getByLabel('User name').fill('');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toContainText('All fields are required');
    await expectNothingGrave(page, '[role=dialog]');
    await edit.getByLabel('User name').fill(`${userName}-2`);
    await edit.getByLabel('New Password', { exact: true }).fill('stone by stone');
    await edit.getByLabel('Confirm Password', { exact: true }).fill('stone by stome');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toContainText('Passwords do not match');
    await edit.getByLabel('Confirm Password', { exact: true }).fill('stone by stone');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await profileIcon(page).click();
    await expect(profile).toContainText(`${userName}-2`);
    await profile.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register Free' })).toBeVisible();

    await open('/user/login');
    await fill(page, { 'User name or email': `${userName}-2`, Password: password });
    await send(page, 'Log in');
    await expect(toast(page, 'Invalid Credentials')).toBeVisible();
    await fill(page, { Password: 'stone by stone' });
    await send(page, 'Log in');
    await expect(page).toHaveURL('/');
    await expect(profileIcon(page)).toBeVisible();
  });
});

test('a taken user name is said at its field', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 409/);
  const { userName, email, password } = newUser();
  await page.request.post('/api/v1/user/register', { data: { userName, email, password } });
  await page.context().clearCookies();
  await open('/user/register');
  await fill(page, { Email: newUser().email, 'User name': userName, Password: password });
  await form(page).getByLabel('I am 18 or older').check();
  await send(page, 'Register');
  await expect(form(page)).toContainText('User name is already taken');
  await expect(form(page).getByLabel('User name')).toBeFocused();
});

test('the session ends with the browser unless it is to be remembered', async ({ page, open }) => {
  const { userName, email, password } = newUser();
  await page.request.post('/api/v1/user/register', { data: { userName, email, password } });
  for (const remembered of [false, true]) {
    await page.context().clearCookies();
    await open('/user/login');
    await fill(page, { 'User name or email': email, Password: password });
    await page.getByLabel('Remember me').setChecked(remembered);
    await send(page, 'Log in');
    await expect(page).toHaveURL('/');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'nirmaan');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    if (remembered) expect(Math.round(days)).toBe(30);
    else expect(cookie?.expires).toBe(-1);
    expect(cookie?.httpOnly).toBe(true);
  }
});

test('a user takes all data away and deletes the account', async ({ page, open }) => {
  const { userName, email, password } = newUser();
  await page.request.post('/api/v1/user/register', { data: { userName, email, password } });
  await open('/');
  await profileIcon(page).click();
  const profile = page.getByRole('dialog', { name: 'Your profile' });
  const download = page.waitForEvent('download');
  await profile.getByRole('link', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toBe('nirmaan-my-data.json');
  await profile.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(question).toContainText('Are you sure you want to delete this account? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register Free' })).toBeVisible();
  await expect(toast(page, 'Account deleted successfully')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).filter((mail) => mail.includes('Your account is deleted'))).toHaveLength(1);
  const login = await page.request.post('/api/v1/user/login', { data: { userName, password } });
  expect(login.status()).toBe(401);
});

test('a profile that cannot be saved says why, and keeps what was typed', async ({ page, open, allowNoise }) => {
  allowNoise(/status of (400|502|504)|ERR_FAILED/);
  const { userName, email, password } = newUser();
  await page.request.post('/api/v1/user/register', { data: { userName, email, password } });
  await open('/');
  await profileIcon(page).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  for (const label of ['New Password', 'Confirm Password']) await edit.getByLabel(label, { exact: true }).fill('stone by stone');
  for (const [text, answer] of [
    ['Edit profile failed. Please check your credentials.', { status: 400, json: { success: false } }],
    ['The roof is closed', { status: 400, json: { success: false, message: 'The roof is closed' } }],
    ['An error occurred', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
    ['An error occurred', { status: 504, body: '' }],
    ['An error occurred', undefined],
  ] as const) {
    await routeOnce(page, '**/api/v1/user/edit', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, text)).toBeVisible();
    await expect(edit.getByLabel('New Password', { exact: true })).toHaveValue('stone by stone');
  }
});

test('tabs, Back and Forgot Password lead where they say', async ({ page, open }) => {
  await open('/user/login');
  await page.getByRole('link', { name: 'Contractor/Supplier' }).click();
  await expect(page).toHaveURL('/supplier/login');
  await expect(page.getByRole('link', { name: 'Contractor/Supplier' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/supplier/forgot-password/verify-email');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page).toHaveURL('/user/login');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('no form of an account has anything serious against it, empty and failing', async ({ page, open }) => {
  for (const address of [
    '/user/login',
    '/user/register',
    '/supplier/login',
    '/supplier/register',
    '/user/forgot-password/verify-email',
    '/supplier/forgot-password/verify-email',
  ]) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(address);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await form(page).locator('button[type=submit]').click();
        await expect(form(page).getByRole('alert').filter({ hasText: /./ })).not.toHaveCount(0);
        await expectNothingGrave(page);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test('the way from the profile to the plan leaves the profile', async ({ page, open }) => {
  await page.request.post('/api/v1/user/register', { data: newUser() });
  await open('/');
  await profileIcon(page).click();
  await page.getByRole('dialog', { name: 'Your profile' }).getByRole('link', { name: 'See the plan' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
