import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
    add: 'Add a passkey',
    name: 'Name',
    missing: 'Give the passkey a name',
    first: 'My phone',
    second: 'Office laptop',
    known: 'This device has a passkey for you already',
    kept: 'I have kept them',
    never: 'Not used yet',
    used: /^Last used /,
    left: 'Recovery codes left: 10',
    email: 'Email',
    password: 'Password',
    next: 'Continue',
    lead: 'Use your passkey. Without it: one of your recovery codes.',
    use: 'Use a passkey',
    unused: 'No passkey was used. Try again',
    recovery: 'Recovery code',
    rename: 'Rename passkey',
    removal: 'Remove passkey',
    yesRemove: 'Yes, remove',
    only: 'is your only one',
    proof: 'Is it you?',
    current: 'Current Password',
    list: 'Passkeys',
  },
  hi: {
    path: '/hi',
    add: 'पासकी जोड़ें',
    name: 'नाम',
    missing: 'पासकी को कोई नाम दें',
    first: 'मेरा फ़ोन',
    second: 'दफ़्तर का लैपटॉप',
    known: 'इस डिवाइस पर आपकी पासकी पहले से है',
    kept: 'मैंने रख लिए',
    never: 'अब तक इस्तेमाल नहीं हुई',
    used: /^आखिरी बार /,
    left: 'बचे हुए रिकवरी कोड: 10',
    email: 'ईमेल',
    password: 'पासवर्ड',
    next: 'आगे बढ़ें',
    lead: 'अपनी पासकी इस्तेमाल करें। पास न हो तो कोई रिकवरी कोड लिखें।',
    use: 'पासकी इस्तेमाल करें',
    unused: 'कोई पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें',
    recovery: 'रिकवरी कोड',
    rename: 'पासकी का नाम बदलें',
    removal: 'पासकी हटाएँ',
    yesRemove: 'हाँ, हटाएँ',
    only: 'आपकी अकेली पासकी है',
    proof: 'क्या यह आप ही हैं?',
    current: 'अभी का पासवर्ड',
    list: 'पासकी',
  },
};

/** Gives the browser a device that has passkeys. @returns what says whether it knows who holds it. */
async function plugIn(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return (isUserVerified: boolean) => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

for (const [language, texts] of Object.entries(TEXTS)) {
  test(`a passkey is added, signs in, proves who one is, and is removed, in ${language}`, async ({ page, baseURL, allowNoise }) => {
    allowNoise(/status of 40[013]/);
    const email = `passkey-${randomUUID()}@example.in`;
    const password_hash = await hashPassword(password);
    const { token } = await inDatabase(async (db) => openSession(db, await makeAdmin(db, { email, password_hash, role: 'editor' })));
    const knowsHolder = await plugIn(page);
    await keepSession(page, baseURL, token);
    await page.setViewportSize(PHONE);
    await page.goto(`${texts.path}/admin/my-account`);

    const dialog = (name: string) => page.getByRole('dialog', { name });
    const add = async (name: string) => {
      await page.getByRole('button', { name: texts.add }).click();
      await dialog(texts.add).getByLabel(texts.name, { exact: true }).fill(name);
      await dialog(texts.add).getByRole('button', { name: texts.add }).click();
    };
    await add('');
    await expect(dialog(texts.add).getByText(texts.missing)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await dialog(texts.add).getByLabel(texts.name, { exact: true }).fill(texts.first);
    await dialog(texts.add).getByRole('button', { name: texts.add }).click();
    await page.getByRole('button', { name: texts.kept }).click();
    const list = page.getByRole('list', { name: texts.list, exact: true });
    await expect(list.getByText(texts.first, { exact: true }).first()).toBeVisible();
    await expect(list.getByText(texts.never)).toBeVisible();
    await expect(page.getByText(texts.left)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await add(texts.second);
    await expect(page.getByText(texts.known)).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${texts.path}/admin/login`);
    await page.getByLabel(texts.email, { exact: true }).fill(email);
    await page.getByLabel(texts.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: texts.next }).click();
    await expect(page.getByText(texts.lead)).toBeVisible();
    await expect(page.getByLabel(texts.recovery)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await knowsHolder(false);
    await page.getByRole('button', { name: texts.use }).click();
    await expect(page.getByText(texts.unused)).toBeVisible();
    await knowsHolder(true);
    await page.getByRole('button', { name: texts.use }).click();
    await expect(page).toHaveURL(/\/admin\/(posters|blogs)$/);

    await page.goto(`${texts.path}/admin/my-account`);
    await expect(list.getByText(texts.used)).toBeVisible();
    await list.getByRole('button', { name: texts.first }).first().click();
    await dialog(texts.rename).getByLabel(texts.name, { exact: true }).fill(texts.second);
    await dialog(texts.rename).getByRole('button', { name: texts.rename }).click();
    await expect(list.getByText(texts.second, { exact: true }).first()).toBeVisible();

    const kept = (await page.context().cookies()).find(({ name }) => name === 'nirmaan')?.value ?? '';
    await inDatabase((db) => proveBefore(db, kept, 20));
    await list.getByRole('button', { name: texts.second }).last().click();
    await expect(dialog(texts.removal).getByText(texts.only)).toBeVisible();
    await page.getByRole('button', { name: texts.yesRemove }).click();
    await dialog(texts.proof).getByLabel(texts.current, { exact: true }).fill(password);
    await dialog(texts.proof).getByRole('button', { name: texts.next }).click();
    await expect(dialog(texts.proof).getByRole('button', { name: texts.use })).toBeVisible();
    await expectGoodAtBothWidths(page);
    await dialog(texts.proof).getByRole('button', { name: texts.use }).click();
    await expect(list).toHaveCount(0);
    await expect(page.getByText(texts.left)).toHaveCount(0);
  });
}
