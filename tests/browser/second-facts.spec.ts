import type { Page } from '@playwright/test';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { newNumber, phoneCodeFor } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';

const PASSWORD = 'stone by stone';

const ENGLISH = {
  language: 'English',
  prefix: '',
  number: 'Mobile number',
  send: 'Send me a code',
  code: 'Code',
  goOn: 'Continue',
  which: 'Which account?',
  password: 'Your password, too',
  passwordField: 'Password',
  passwordMissing: 'Password is required',
  wrongPassword: 'Invalid Credentials',
  forgotten: 'Forgot Password',
  logIn: 'Log in',
  name: 'Your user name, too',
  nameField: 'User name',
  wrongName: 'That account has another user name',
  mail: 'Your email, too',
  setByMail: 'Set a password by email',
  team: 'Please write to us',
  write: 'Write to us',
  earlier: 'An account from before',
  another: 'Not my account: make a new one',
  whatName: 'What shall we call you?',
  list: 'List a new business',
  noBusiness: 'No business has this number yet.',
  ofBusiness: 'This number belongs to a business here. Is it you?',
  ofUser: 'This number belongs to a user here. Is it you?',
};
const HINDI: typeof ENGLISH = {
  language: 'Hindi',
  prefix: '/hi',
  number: 'मोबाइल नंबर',
  send: 'कोड भेजें',
  code: 'कोड',
  goOn: 'आगे बढ़ें',
  which: 'कौन सा अकाउंट?',
  password: 'पासवर्ड भी भरें',
  passwordField: 'पासवर्ड',
  passwordMissing: 'पासवर्ड भरना ज़रूरी है',
  wrongPassword: 'लॉगिन की जानकारी सही नहीं है',
  forgotten: 'पासवर्ड भूल गए?',
  logIn: 'लॉगिन करें',
  name: 'यूज़र नेम भी भरें',
  nameField: 'यूज़र नेम',
  wrongName: 'उस अकाउंट का यूज़र नेम कुछ और है',
  mail: 'ईमेल से भी पक्का करें',
  setByMail: 'ईमेल से पासवर्ड बनाएँ',
  team: 'हमें लिखें',
  write: 'हमें लिखें',
  earlier: 'पहले का एक अकाउंट',
  another: 'यह मेरा अकाउंट नहीं: नया बनाएँ',
  whatName: 'आपको किस नाम से बुलाएँ?',
  list: 'इस नंबर से कारोबार जोड़ें',
  noBusiness: 'इस नंबर पर अभी कोई कारोबार नहीं है।',
  ofBusiness: 'यह नंबर यहाँ एक कारोबार का है। क्या यह आप हैं?',
  ofUser: 'यह नंबर यहाँ एक ग्राहक का है। क्या यह आप हैं?',
};

/** When numbers were proven: 90 days later a number may have another holder. */
const LATELY = new Date(Date.now() - 86_400_000);
const LONG_AGO = new Date(Date.now() - 100 * 86_400_000);
const letters = (number: string) => number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

type Text = typeof ENGLISH;
type Open = (address: string) => Promise<void>;

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });

/** Opens a login in a browser that has never been here, and enters the code of a number. */
async function enterCode(page: Page, open: Open, text: Text, phoneNo: string, { login = '/user/login', count = 1 } = {}) {
  await page.context().clearCookies();
  await open(`${text.prefix}${login}?with=code`);
  await page.getByLabel(text.number).fill(phoneNo);
  await button(page, text.send).click();
  await page.getByLabel(text.code, { exact: true }).fill((await phoneCodeFor(phoneNo, count)).code);
  await button(page, text.goOn).click();
}

/** A step has come, with the focus on its heading, and is well at both widths. */
async function stepIs(page: Page, name: string) {
  await expect(heading(page, name)).toBeFocused();
  await expectGoodAtBothWidths(page);
}

test.use({ viewport: PHONE });

for (const text of [ENGLISH, HINDI]) {
  test.describe(`in ${text.language}`, () => {
    test('a number of two accounts is asked which one; the one with a password asks a new browser for it', async ({
      page,
      open,
      allowNoise,
    }) => {
      allowNoise(/status of 40[01]/);
      const phoneNo = newNumber();
      const [free, guarded] = [`Asha ${letters(phoneNo)}`, `Ravi ${letters(phoneNo)} Venkatanarasimharajuvaripeta Subrahmanyam`];
      await inDatabase(async (db) => {
        const shared = { phone_no: phoneNo, phone_proven_at: LATELY };
        await makeUser(db, { ...shared, user_name: free, email: null, email_proven_at: null });
        await makeUser(db, { ...shared, user_name: guarded, password_hash: await hashPassword(PASSWORD) });
      });
      await enterCode(page, open, text, phoneNo);
      await stepIs(page, text.which);
      await page.getByRole('main').getByRole('button', { name: guarded }).click();
      await stepIs(page, text.password);
      await button(page, text.logIn).click();
      await expect(page.locator('main form')).toContainText(text.passwordMissing);
      await page.getByLabel(text.passwordField, { exact: true }).fill('not theirs at all');
      await button(page, text.logIn).click();
      await expect(page.getByRole('alert').filter({ hasText: text.wrongPassword })).toBeVisible();
      await expectGoodAtBothWidths(page);
      await page.getByLabel(text.passwordField, { exact: true }).fill(PASSWORD);
      await button(page, text.logIn).click();
      await expect(page).toHaveURL(text.prefix || '/');

      await enterCode(page, open, text, phoneNo, { count: 2 });
      await page.getByRole('main').getByRole('button', { name: free }).click();
      await expect(page).toHaveURL(text.prefix || '/');
    });

    test('a number of an account of the other kind is told so: its password is found where that kind has it', async ({ page, open }) => {
      const phoneNo = newNumber();
      await inDatabase(async (db) =>
        makeBusiness(db, {
          name: `Mula Roofs ${letters(phoneNo)}`,
          phone_no: phoneNo,
          phone_proven_at: LATELY,
          password_hash: await hashPassword(PASSWORD),
        }),
      );
      await enterCode(page, open, text, phoneNo);
      await stepIs(page, text.which);
      await expect(page.getByText(text.ofBusiness)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Mula Roofs' }).click();
      await stepIs(page, text.password);
      await expect(page.getByRole('link', { name: text.forgotten })).toHaveAttribute(
        'href',
        new RegExp(`^${text.prefix}/supplier/forgot-password/`),
      );
      await page.getByLabel(text.passwordField, { exact: true }).fill(PASSWORD);
      await button(page, text.logIn).click();
      await expect(page).toHaveURL(`${text.prefix}/profilesupplier`);
    });

    test('the number of a user lists a business, too', async ({ page, open }) => {
      const phoneNo = newNumber();
      await inDatabase((db) => makeUser(db, { user_name: `Mason ${letters(phoneNo)}`, phone_no: phoneNo, phone_proven_at: LATELY }));
      await enterCode(page, open, text, phoneNo, { login: '/supplier/register' });
      await stepIs(page, text.which);
      await expect(page.getByText(text.ofUser)).toBeVisible();
      await button(page, text.list).click();
      await expect(page.getByText(text.noBusiness)).toBeVisible();
      await expectGoodAtBothWidths(page);
    });

    test('a number of long ago is asked for the user name, which is not told', async ({ page, open, allowNoise }) => {
      allowNoise(/status of 40[01]/);
      const phoneNo = newNumber();
      const name = `Meera ${letters(phoneNo)}`;
      await inDatabase((db) =>
        makeUser(db, { user_name: name, email: null, email_proven_at: null, phone_no: phoneNo, phone_proven_at: LONG_AGO }),
      );
      await enterCode(page, open, text, phoneNo);
      await stepIs(page, text.name);
      await expect(page.getByRole('main')).not.toContainText(name);
      await page.getByLabel(text.nameField, { exact: true }).fill('Somebody else');
      await button(page, text.logIn).click();
      await expect(page.locator('main form')).toContainText(text.wrongName);
      await expectGoodAtBothWidths(page);
      await page.getByLabel(text.nameField, { exact: true }).fill(name.toUpperCase());
      await button(page, text.logIn).click();
      await expect(page).toHaveURL(text.prefix || '/');
    });

    test('a number of long ago with a proven address leads to a password by mail, or to a new account', async ({ page, open }) => {
      const phoneNo = newNumber();
      await inDatabase((db) => makeUser(db, { user_name: `Sunita ${letters(phoneNo)}`, phone_no: phoneNo, phone_proven_at: LONG_AGO }));
      await enterCode(page, open, text, phoneNo);
      await stepIs(page, text.mail);
      await expect(page.getByRole('main')).not.toContainText('Sunita');
      await button(page, text.another).click();
      await stepIs(page, text.whatName);
      await enterCode(page, open, text, phoneNo, { count: 2 });
      await page.getByRole('link', { name: text.setByMail }).click();
      await expect(page).toHaveURL(`${text.prefix}/user/forgot-password/verify-email`);
      await expectGoodAtBothWidths(page);
    });

    test('a business of long ago without an address is told to write to the team', async ({ page, open }) => {
      const phoneNo = newNumber();
      await inDatabase((db) =>
        makeBusiness(db, {
          name: `Pavana Sand ${letters(phoneNo)}`,
          email: null,
          email_proven_at: null,
          phone_no: phoneNo,
          phone_proven_at: LONG_AGO,
        }),
      );
      await enterCode(page, open, text, phoneNo, { login: '/supplier/login' });
      await stepIs(page, text.team);
      await expect(page.getByRole('main')).not.toContainText('Pavana');
      await page.getByRole('main').getByRole('link', { name: text.write }).click();
      await expect(page).toHaveURL(`${text.prefix}/contact`);
    });
  });
}
