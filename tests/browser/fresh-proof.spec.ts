import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, holdNext, test } from '#tests/browser/fixtures.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { proveBefore } from '#tests/factories/session.ts';

const PASSWORD = 'brick by brick';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const proof = (page: Page) => dialog(page, 'Is it you?');

/** As if the page's session had been opened an hour ago. */
async function letAnHourPass(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'nirmaan')?.value ?? '';
  await inDatabase((db) => proveBefore(db, token, 60));
}

async function registerUser(page: Page) {
  const userName = `proven-${randomUUID().slice(0, 8)}`;
  const user = { userName, email: `${userName}@example.com`, password: PASSWORD };
  await page.request.post('/api/v1/user/register', { data: user });
  await letAnHourPass(page);
  return user;
}

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Your profile' }).first().click();
  await dialog(page, 'Your profile').getByRole('button', { name: 'Edit Profile' }).click();
  return dialog(page, 'Edit Profile');
}

test("a user's new password and e-mail ask for the password, and nothing typed is lost", async ({ page, open, allowNoise }) => {
  allowNoise(/status of 403/);
  await page.setViewportSize(PHONE);
  const user = await registerUser(page);
  await open('/');
  const edit = await openEdit(page);
  await edit.getByLabel('User name').fill(`${user.userName}-2`);
  await edit.getByLabel('Email Address').fill(`new-${user.email}`);
  for (const label of ['New Password', 'Confirm Password']) await edit.getByLabel(label, { exact: true }).fill('stone by stone');
  await expect(edit.getByRole('textbox')).toHaveCount(4);
  await edit.getByRole('button', { name: 'Save' }).click();

  await expect(proof(page)).toContainText('Enter your password to continue');
  await expect(proof(page).locator('[autocomplete=username]')).toHaveValue(user.userName);
  await expect(proof(page).getByLabel('Current Password', { exact: true })).toBeFocused();
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await proof(page).getByLabel('Current Password', { exact: true }).fill('not this one');
  await proof(page).getByRole('button', { name: 'Continue' }).click();
  await expect(proof(page)).toContainText('This is not your current password');

  // Whoever does not go on finds the form as it was; a code that was asked for before comes too late for the next question.
  const comes = await holdNext(page, '**/otp/send', (route) => route.fulfill({ json: { success: true, message: '' } }));
  const isSent = page.waitForResponse('**/otp/send');
  await proof(page)
    .getByRole('button', { name: /mail me a code/i })
    .click();
  await page.keyboard.press('Escape');
  await expect(proof(page)).toBeHidden();
  comes();
  await isSent;
  await expect(toast(page, 'Please enter your password to go on')).toBeVisible();
  await expect(edit.getByLabel('User name')).toHaveValue(`${user.userName}-2`);
  await expect(edit.getByLabel('New Password', { exact: true })).toHaveValue('stone by stone');

  await edit.getByRole('button', { name: 'Save' }).click();
  await proof(page).getByLabel('Current Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const login = await page.request.post('/api/v1/user/login', {
    data: { userName: `${user.userName}-2`, password: 'stone by stone' },
  });
  expect(login.status()).toBe(200);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a name alone asks for nothing', async ({ page, open }) => {
    const user = await registerUser(page);
    await open('/');
    const edit = await openEdit(page);
    await edit.getByLabel('User name').fill(`${user.userName}-2`);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  });

  test('an owner who deletes the account is asked for the password, and can still turn back', async ({ page, open, allowNoise }) => {
    allowNoise(/status of 40[34]/);
    const phoneNo = String(randomInt(9_000_000_000, 9_999_999_999));
    const registered = await page.request.post('/api/v1/contractor/auth/register', {
      data: { ...(await businessForm()), phoneNo, password: PASSWORD },
    });
    const { _id } = (await registered.json()).contractor;
    await letAnHourPass(page);
    await open(`/viewdetails/${_id}`);
    const question = dialog(page, 'Delete Account');
    await page.getByRole('main').getByRole('button', { name: 'Delete Account' }).click();
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await expect(proof(page)).toBeVisible();
    await page.goBack();
    await expect(proof(page)).toBeHidden();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await expect(proof(page).locator('[autocomplete=username]')).toHaveValue(phoneNo);
    await proof(page).getByLabel('Current Password', { exact: true }).fill(PASSWORD);
    await proof(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('/');
    await expect(toast(page, 'Account deleted successfully')).toBeVisible();
    expect((await page.goto(`/viewdetails/${_id}`))?.status()).toBe(404);
  });

  test('somebody who has forgotten the password goes on with a code that is mailed', async ({ page, open, allowNoise }) => {
    allowNoise(/status of 403/);
    const user = await registerUser(page);
    await open('/');
    const edit = await openEdit(page);
    for (const label of ['New Password', 'Confirm Password']) await edit.getByLabel(label, { exact: true }).fill('stone by stone');
    await edit.getByRole('button', { name: 'Save' }).click();
    await proof(page).getByRole('button', { name: 'Forgot your password? Mail me a code' }).click();
    await expect(proof(page)).toContainText(`A 4 digit code is on its way to ${user.email}`);
    await expect(proof(page)).toContainText('Enter the code from our mail to continue');
    await expect(proof(page)).not.toContainText('Enter your password');
    await page.keyboard.press('Escape');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(proof(page)).toContainText('Enter your password to continue');
    await proof(page).getByRole('button', { name: 'Forgot your password? Mail me a code' }).click();
    await expectNothingGrave(page, '[role=dialog]');
    let code: string | undefined;
    await expect
      .poll(async () => {
        code = (await mailsTo(user.email)).flatMap((mail) => /^(\d{4})\r?$/m.exec(mail)?.[1] ?? [])[1];
        return code;
      })
      .toBeDefined();
    await proof(page)
      .getByLabel('OTP')
      .fill(code ?? '');
    await proof(page).getByRole('button', { name: 'Continue' }).click();
    await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
    const login = await page.request.post('/api/v1/user/login', { data: { userName: user.userName, password: 'stone by stone' } });
    expect(login.status()).toBe(200);
  });
});
