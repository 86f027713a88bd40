import { randomUUID } from 'node:crypto';
import { type TOTP, URI } from 'otpauth';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { signInAdmin as openSession, proveBefore } from '#tests/factories/session.ts';

const password = 'monsoon-2026';
const TEXTS = {
  en: {
    path: '',
    browser: 'Chrome on Linux',
    setUp: 'Set up',
    code: 'Code that the app shows',
    confirm: 'Confirm',
    kept: 'I have kept them',
    on: 'After your password you enter a code',
    left: 'Recovery codes left: 9',
    email: 'Email',
    password: 'Password',
    next: 'Continue',
    step: 'Code',
    wrong: 'This code is wrong or was used',
    end: /^Sign out the session since/,
    others: 'Sign out everywhere else',
    off: 'Turn off',
    yesOff: 'Yes, turn off',
    proof: 'Is it you?',
    current: 'Current Password',
  },
  hi: {
    path: '/hi',
    browser: 'Linux पर Chrome',
    setUp: 'चालू करें',
    code: 'ऐप में दिख रहा कोड',
    confirm: 'पक्का करें',
    kept: 'मैंने रख लिए',
    on: 'पासवर्ड के बाद आप ऐप का कोड',
    left: 'बचे हुए रिकवरी कोड: 9',
    email: 'ईमेल',
    password: 'पासवर्ड',
    next: 'आगे बढ़ें',
    step: 'कोड',
    wrong: 'कोड गलत है',
    end: /^लॉगआउट करें ?:/,
    others: 'बाकी सब जगह से लॉगआउट करें',
    off: 'बंद करें',
    yesOff: 'हाँ, बंद करें',
    proof: 'क्या यह आप ही हैं?',
    current: 'अभी का पासवर्ड',
  },
};

/** The code of an app that has read the address in the picture. */
const codeOf = (address: string, steps = 0) => (URI.parse(address) as TOTP).generate({ timestamp: Date.now() + steps * 30_000 });

/** As if no code had been used yet: a test does not wait for the next one. */
const forgetSteps = (id: string) =>
  inDatabase((db) => db.updateTable('admins').set({ factor_step: '0' }).where('admin_id', '=', id).execute());

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`a code at sign-in is set up, asked for, and turned off, in ${language}`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 40[013]/);
    const email = `factor-${randomUUID()}@example.in`;
    const password_hash = await hashPassword(password);
    const { id, token } = await inDatabase(async (db) => openSession(db, await makeAdmin(db, { email, password_hash, role: 'editor' })));
    const open = (count: number) =>
      inDatabase(async (db) => {
        for (let n = 0; n < count; n += 1) await openSession(db, id);
      });
    await keepSession(page, baseURL, token);
    await page.setViewportSize(PHONE);
    await page.goto(`${texts.path}/admin/my-account`);
    await page.getByRole('button', { name: texts.setUp, exact: true }).click();
    const address = (await page.locator('form a[href^="otpauth:"]').getAttribute('href')) ?? '';
    expect(new URL(address).searchParams.get('secret')).toBe(
      (await page.locator('form [translate=no]').textContent())?.replaceAll(' ', ''),
    );
    await expect(page.getByRole('img', { name: 'QR' })).toHaveJSProperty('complete', true);
    await expectGoodAtBothWidths(page);
    await page.getByLabel(texts.code).fill('000000');
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.wrong).first()).toBeVisible();
    await page.getByLabel(texts.code).fill(codeOf(address).replace(/(...)/, '$1 '));
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('button', { name: texts.kept })).toBeVisible();
    await expectGoodAtBothWidths(page);
    const recoveryCodes = await page
      .getByRole('listitem')
      .filter({ hasText: /^(\w{4}-){3}\w{4}$/ })
      .allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    await page.getByRole('button', { name: texts.kept }).click();
    await expect(page.getByText(texts.on)).toBeVisible();
    expect(await page.content()).not.toContain(recoveryCodes[0]);
    await expectGoodAtBothWidths(page);

    await open(2);
    await page.reload();
    await page.getByRole('button', { name: texts.end }).first().click();
    await expect(page.getByRole('button', { name: texts.end })).toHaveCount(1);
    await open(1);
    await page.reload();
    await page.getByRole('button', { name: texts.others }).click();
    await expect(page.getByRole('button', { name: texts.end })).toHaveCount(0);

    const signIn = async (code: string) => {
      await page.context().clearCookies();
      await page.goto(`${texts.path}/admin/login`);
      await page.getByLabel(texts.email, { exact: true }).fill(email);
      await page.getByLabel(texts.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: texts.next }).click();
      const field = page.getByLabel(texts.step, { exact: true });
      await field.fill('000000');
      await page.getByRole('button', { name: texts.next }).click();
      await expect(page.getByText(texts.wrong).first()).toBeVisible();
      await expectGoodAtBothWidths(page);
      await field.fill(code);
      await page.getByRole('button', { name: texts.next }).click();
      await expect(page).toHaveURL(/\/admin\/(posters|blogs)$/);
    };
    await forgetSteps(id);
    await signIn(codeOf(address));
    await signIn(recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') ?? '');
    await page.goto(`${texts.path}/admin/my-account`);
    await expect(page.getByText(texts.left)).toBeVisible();
    await expect(page.getByText(texts.browser)).toHaveCount(2);
    await expectGoodAtBothWidths(page);
    const kept = (await page.context().cookies()).find(({ name }) => name === 'nirmaan')?.value ?? '';
    await inDatabase((db) => proveBefore(db, kept, 20));
    await page.getByRole('button', { name: texts.off, exact: true }).click();
    await page.getByRole('button', { name: texts.yesOff }).click();
    const proof = page.getByRole('dialog', { name: texts.proof });
    await proof.getByLabel(texts.current, { exact: true }).fill(password);
    await proof.getByRole('button', { name: texts.next }).click();
    await expect(proof.getByLabel(texts.step, { exact: true })).toBeVisible();
    await expectGoodAtBothWidths(page);
    await proof.getByLabel(texts.step, { exact: true }).fill(recoveryCodes[5] ?? '');
    await proof.getByRole('button', { name: texts.next }).click();
    await expect(page.getByRole('button', { name: texts.setUp, exact: true })).toBeVisible();
  });
}
