import * as officeInEnglish from '#shared/texts/en/check-office.ts';
import * as inEnglish from '#shared/texts/en/checks.ts';
import * as formsInEnglish from '#shared/texts/en/form-messages.ts';
import * as saidInEnglish from '#shared/texts/en/messages.ts';
import * as officeInHindi from '#shared/texts/hi/check-office.ts';
import * as inHindi from '#shared/texts/hi/checks.ts';
import * as formsInHindi from '#shared/texts/hi/form-messages.ts';
import * as saidInHindi from '#shared/texts/hi/messages.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';

const ENGLISH = { prefix: '', language: 'en', text: inEnglish, office: officeInEnglish, said: saidInEnglish, forms: formsInEnglish };
const HINDI = { prefix: '/hi', language: 'hi', text: inHindi, office: officeInHindi, said: saidInHindi, forms: formsInHindi };

for (const { prefix, language, text, office, said, forms } of [ENGLISH, HINDI]) {
  test(`the team makes a letter, its owner enters the code, and the page says that the address is checked, ${language}`, async ({
    page,
    baseURL,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    const name = `Lettered Terraces ${language} ${Date.now()}`;
    const { id, token } = await inDatabase(async (db) =>
      signInBusiness(db, await makeBusiness(db, { name, language, email_proven_at: null, city: 'Lettertown', state: 'Sikkim' })),
    );
    await signInAdmin(page, baseURL);
    await page.setViewportSize(DESK);
    await page.goto(`${prefix}/admin/business/${id}`);
    await page.getByRole('button', { name: office.makeLetter }).click();
    const dialog = page.getByRole('dialog', { name: office.makeLetter });
    await expect(dialog).toBeVisible();
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await dialog.getByRole('button', { name: office.makeIt }).click();
    const letter = dialog.getByText(name);
    await expect(letter).toContainText('Lettertown');
    const code = /\d{4} \d{4}/.exec(await letter.innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    await expectGoodAtBothWidths(page, '[role=dialog]');

    await page.context().clearCookies();
    await keepSession(page, baseURL, token);
    await page.setViewportSize(PHONE);
    await open(`${prefix}/profilesupplier/checks`);
    await page.getByRole('button', { name: text.sendCode }).click();
    const entry = page.getByLabel(text.enterCode, { exact: true });
    await expect(page.getByText(forms.letterCodeRequired, { exact: true })).toBeVisible();
    await entry.fill(code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)));
    await page.getByRole('button', { name: text.sendCode }).click();
    await expect(page.getByRole('main').getByText(said.wrongLetterCode)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await entry.fill(code);
    await page.getByRole('button', { name: text.sendCode }).click();
    await expect(page.getByRole('alert').filter({ hasText: said.addressProven })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expectGoodAtBothWidths(page);
    await page.context().clearCookies();
    await open(`${prefix}/viewdetails/${id}`);
    await expect(page.getByText(text.onDay(text.address, text.today))).toBeVisible();
    await inDatabase((db) => db.deleteFrom('businesses').where('business_id', '=', id).execute());
  });
}
