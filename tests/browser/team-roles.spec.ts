import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import * as englishAccounts from '#shared/texts/en/accounts.ts';
import * as english from '#shared/texts/en/admins.ts';
import * as englishCommon from '#shared/texts/en/common.ts';
import * as hindiAccounts from '#shared/texts/hi/accounts.ts';
import * as hindi from '#shared/texts/hi/admins.ts';
import * as hindiCommon from '#shared/texts/hi/common.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin as openSession, proveBefore } from '#tests/factories/session.ts';

const password = 'monsoon-2026';

const LANGUAGES = [
  { language: 'English', at: '', team: english, forms: englishAccounts, goOn: englishCommon.continueOn },
  { language: 'Hindi', at: '/hi', team: hindi, forms: hindiAccounts, goOn: hindiCommon.continueOn },
];

for (const { language, at, team, forms, goOn } of LANGUAGES)
  test(`an admin gives a role after the password, in ${language}; who has it sees the pages of that role alone`, async ({
    page,
    baseURL,
    browser,
    allowNoise,
  }) => {
    allowNoise(/status of 403/);
    const email = `meera-${randomUUID()}@example.in`;
    const password_hash = await hashPassword(password);
    const { own, theirs } = await inDatabase(async (db) => {
      const own = await openSession(db, await makeAdmin(db, { password_hash }));
      await proveBefore(db, own.token, 20);
      return { own, theirs: await openSession(db, await makeAdmin(db, { email, role: 'editor' })) };
    });
    await keepSession(page, baseURL, own.token);
    await page.setViewportSize(DESK);
    await openAdmin(page, `${at}/admin/admins`);
    const row = page.getByRole('main').locator('tbody tr', { hasText: email });
    await expect(row).toContainText(team.editor);
    await row.getByRole('button', { name: new RegExp(`^${team.changeRole}.*${email}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(`^${team.accountant}`) }).check();
    await expectGoodAtBothWidths(page);
    await dialog.getByRole('button', { name: team.changeRole }).click();
    const proof = page.getByRole('dialog', { name: forms.confirmItIsYou });
    await expect(proof.getByRole('button', { name: /mail|phone|ईमेल|फ़ोन/i })).toHaveCount(0);
    await proof.getByLabel(forms.currentPassword, { exact: true }).fill(password);
    await expectGoodAtBothWidths(page);
    await proof.getByRole('button', { name: goOn }).click();
    await expect(row).toContainText(team.accountant);

    const context = await browser.newContext({ viewport: DESK, ...(baseURL ? { baseURL } : {}) });
    const other = await context.newPage();
    await keepSession(other, baseURL, theirs.token);
    await openAdmin(other, '/admin');
    await expect(other).toHaveURL('/admin/orders');
    const menu = other.getByRole('navigation', { name: 'Back office' });
    await menu.getByText('The site').click();
    await expect(menu.getByRole('link')).toHaveText([/Orders/, 'Search', /Numbers/]);
    await expect(other.getByRole('button', { name: 'Download' })).toBeVisible();
    // A page of somebody else's says so, in the frame.
    expect((await other.goto('/admin/users'))?.status()).toBe(403);
    await expect(other.getByRole('main')).toContainText('Your role does not include this');
    await expect(menu).toBeVisible();
    await expectGoodAtBothWidths(other);
    await other.setViewportSize(PHONE);
    await other.goto('/hi/admin/keys');
    await expect(other.getByRole('main')).toContainText('यह काम आपकी भूमिका में नहीं है');
    await context.close();
  });
