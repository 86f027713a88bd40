import { randomUUID } from 'node:crypto';
import * as children from '#shared/texts/en/children.ts';
import * as hindiChildren from '#shared/texts/hi/children.ts';
import * as hindiForms from '#shared/texts/hi/form-messages.ts';
import * as hindiCodes from '#shared/texts/hi/phone-codes.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { expect, holdNext, test } from '#tests/browser/fixtures.ts';
import { mailsTo, resetCodeFor } from '#tests/browser/mailbox.ts';
import { newNumber, phoneCodeFor } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const ENGLISH = {
  prefix: '',
  way: 'Register with a parent',
  email: 'Email',
  userName: 'User name',
  password: 'Password',
  parent: 'Email of a parent or guardian',
  ask: 'Ask them',
  notAParent: 'Give the address of a parent or guardian, not your own',
  asked: 'We have mailed your parent or guardian',
  logIn: 'Log in',
  nameOrEmail: 'User name or email',
  waits: 'This account opens once a parent or guardian has agreed',
  may: 'have an account here?',
  agree: 'I agree',
  agreed: 'Thank you. The account is open now',
  have: 'You have agreed that',
  remove: 'Delete this account',
  removed: 'The account is deleted',
  gone: 'This link is incomplete, or the account was deleted',
  byPhone: 'By their phone',
  parentPhone: 'Mobile number of a parent or guardian',
  landline: 'This is a landline',
  comes: 'Now your parent or guardian agrees',
  here: 'They are here now',
  mobile: 'Mobile number',
  sendCode: 'Send me a code',
  code: 'Code',
  showChildren: 'Continue',
  waitsForYou: 'Waits for you',
  youAgreed: 'You have agreed',
  nobody: 'Nobody has named this number',
  another: 'Use another number',
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  way: 'माता-पिता के साथ रजिस्टर करें',
  email: 'ईमेल',
  userName: 'यूज़र नेम',
  password: 'पासवर्ड',
  parent: 'माता-पिता या अभिभावक का ईमेल',
  ask: 'उनसे पूछें',
  notAParent: 'माता-पिता या अभिभावक का ईमेल दें, अपना नहीं',
  asked: 'हमने आपके माता-पिता या अभिभावक को ईमेल भेजा है',
  logIn: 'लॉगिन करें',
  nameOrEmail: 'यूज़र नेम या ईमेल',
  waits: 'माता-पिता या अभिभावक हमारे ईमेल के लिंक से या अपने फ़ोन से हाँ कहें',
  may: 'का यहाँ अकाउंट बने?',
  agree: 'मैं सहमत हूँ',
  agreed: 'धन्यवाद। अकाउंट अब खुल गया है',
  have: 'आपकी हाँ से',
  remove: 'यह अकाउंट मिटाएँ',
  removed: 'अकाउंट मिटा दिया गया',
  gone: 'लिंक अधूरा है, या अकाउंट अब नहीं है',
  byPhone: 'उनके फ़ोन से',
  parentPhone: 'माता-पिता या अभिभावक का मोबाइल नंबर',
  landline: hindiForms.landline,
  comes: 'अब सात दिन में माता-पिता या अभिभावक हाँ कहें',
  here: 'वे अभी यहीं हैं',
  mobile: hindiCodes.mobileNumber,
  sendCode: hindiCodes.sendMeCode,
  code: hindiCodes.code,
  showChildren: 'आगे बढ़ें',
  waitsForYou: 'आपकी हाँ बाकी है',
  youAgreed: 'आप हाँ कह चुके हैं',
  nobody: 'किसी ने यह नंबर अपने माता-पिता का नहीं बताया',
  another: hindiCodes.anotherNumber,
};

for (const text of [ENGLISH, HINDI]) {
  test(`a child registers, a parent agrees by a mail and later ends the account, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 40[03]/);
    await page.setViewportSize(PHONE);
    const name = `child-${randomUUID().slice(0, 8)}`;
    const [email, parent] = [`${name}@example.com`, `parent-of-${name}@example.com`];
    await open(`${text.prefix}/user/register`);
    await page.getByRole('link', { name: text.way }).click();
    // The page before has fields of the same names.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.way);
    const form = page.locator('main form');
    await form.getByLabel(text.email, { exact: true }).fill(email);
    await form.getByLabel(text.userName).fill(name);
    await form.getByLabel(text.password, { exact: true }).fill('brick by brick');
    await form.getByLabel(text.parent).fill(email);
    await form.getByRole('button', { name: text.ask }).click();
    await expect(form.getByText(text.notAParent)).toBeVisible();
    await expect(form.getByLabel(text.parent)).toBeFocused();
    await expectGoodAtBothWidths(page);
    await form.getByLabel(text.parent).fill(parent);
    await form.getByRole('button', { name: text.ask }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(text.asked);

    await open(`${text.prefix}/user/login`);
    const logIn = async () => {
      await form.locator('[name=userName]').fill(name);
      await form.locator('[name=password]').fill('brick by brick');
      await form.locator('button[type=submit]').click();
    };
    await logIn();
    await expect(page.getByText(text.waits).first()).toBeVisible();

    let link = '';
    await expect
      .poll(async () => {
        const mails = (await mailsTo(parent)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        link = /\/parent\?child=[\w.-]+/.exec(mails.join())?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    await open(text.prefix + link);
    const main = page.getByRole('main');
    await expect(main).toContainText(text.may);
    await expect(main).toContainText(email);
    await expectGoodAtBothWidths(page);
    await main.getByRole('button', { name: text.agree }).click();
    await expect(main.getByRole('status')).toContainText(text.agreed);

    await open(`${text.prefix}/user/login`);
    await logIn();
    await expect(page).not.toHaveURL(/login/);

    await open(text.prefix + link);
    await expect(main).toContainText(text.have);
    await expectGoodAtBothWidths(page);
    await main.getByRole('button', { name: text.remove }).click();
    await expect(main.getByRole('status')).toContainText(text.removed);
    await open(text.prefix + link);
    await expect(main.getByRole('status')).toContainText(text.gone);
  });
}

for (const text of [ENGLISH, HINDI]) {
  test(`a parent agrees by a code to their phone, and later ends the account by it, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 40[03]/);
    await page.setViewportSize(PHONE);
    const name = `pupil-${randomUUID().slice(0, 8)}`;
    const [email, phoneNo] = [`${name}@example.com`, newNumber()];
    const main = page.getByRole('main');
    const form = page.locator('main form');
    await open(`${text.prefix}/user/register-child`);
    await form.getByLabel(text.email, { exact: true }).fill(email);
    await form.getByLabel(text.userName).fill(name);
    await form.getByLabel(text.password, { exact: true }).fill('brick by brick');
    await form.getByLabel(text.parent).fill('mother@example.com');
    await main.getByRole('link', { name: text.byPhone }).click();
    // What was typed stays; an address is no number.
    await expect(form.getByLabel(text.email, { exact: true })).toHaveValue(email);
    await expect(form.getByLabel(text.parentPhone)).toHaveValue('');
    await form.getByLabel(text.parentPhone).fill('020 2553 1234');
    await form.getByRole('button', { name: text.ask }).click();
    await expect(form.getByText(text.landline)).toBeVisible();
    await expect(form.getByLabel(text.parentPhone)).toBeFocused();
    await expectGoodAtBothWidths(page);
    await form.getByLabel(text.parentPhone).fill(phoneNo);
    await form.getByRole('button', { name: text.ask }).click();
    await expect(main.getByRole('status')).toContainText(text.comes);
    await expectGoodAtBothWidths(page);
    await main.getByRole('link', { name: text.here }).click();
    await expect(page).toHaveURL(`${text.prefix}/parent`);

    const prove = async (number: string, times: number) => {
      await form.getByLabel(text.mobile).fill(number);
      await form.getByRole('button', { name: text.sendCode }).click();
      await expect(form.getByLabel(text.code, { exact: true })).toBeFocused();
      await form.getByLabel(text.code, { exact: true }).fill((await phoneCodeFor(number, times)).code);
      await form.getByRole('button', { name: text.showChildren }).click();
    };
    await expectGoodAtBothWidths(page);
    await prove(phoneNo, 1);
    await expect(main.getByRole('listitem')).toContainText(text.waitsForYou);
    await expectGoodAtBothWidths(page);
    await main.getByRole('link', { name: email }).click();
    await expect(main).toContainText(text.may);
    await main.getByRole('button', { name: text.agree }).click();
    await expect(main.getByRole('status')).toContainText(text.agreed);

    await open(`${text.prefix}/user/login`);
    await form.locator('[name=userName]').fill(name);
    await form.locator('[name=password]').fill('brick by brick');
    await form.locator('button[type=submit]').click();
    await expect(page).not.toHaveURL(/login/);

    await open(`${text.prefix}/parent`);
    await prove(phoneNo, 2);
    await expect(main.getByRole('listitem')).toContainText(text.youAgreed);
    await main.getByRole('link', { name: email }).click();
    await expect(main).toContainText(text.have);
    await main.getByRole('button', { name: text.remove }).click();
    await expect(main.getByRole('status')).toContainText(text.removed);

    await open(`${text.prefix}/parent`);
    const letGo = await holdNext(page, '**/child-account/phone/code/verify');
    await prove(newNumber(), 1);
    // What is answered is of the number that was typed.
    await expect(main.getByRole('button', { name: text.another })).toBeDisabled();
    letGo();
    await expect(main.getByRole('status')).toContainText(text.nobody);
    await expectGoodAtBothWidths(page);
  });
}

for (const { prefix, said, ...text } of [
  { ...ENGLISH, said: children },
  { ...HINDI, said: hindiChildren },
]) {
  test(`whoever holds the mailbox takes the account that a stranger registered as a child’s; a parent is mailed their link again, in ${prefix ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    await page.setViewportSize(PHONE);
    const name = `taken-${randomUUID().slice(0, 8)}`;
    const [email, parent] = [`${name}@example.com`, `parent-of-${name}@example.com`];
    for (const userName of [name, `sibling-${name}`]) {
      const data = { userName, email: `${userName}@example.com`, password: 'brick by brick', parentEmail: parent };
      expect((await page.request.post('/api/v1/user/register-child', { data })).status()).toBe(201);
    }
    const main = page.getByRole('main');
    const form = page.locator('main form');
    const press = () => form.locator('button[type=submit]').click();
    await open(`${prefix}/user/forgot-password/verify-email`);
    await form.locator('[name=email]').fill(email);
    await press();
    await expect(page).toHaveURL(`${prefix}/user/forgot-password/verify-otp`);
    await form.locator('[name=otp]').fill(await resetCodeFor(email));
    await press();
    await expect(page).toHaveURL(`${prefix}/user/forgot-password/change-password`);
    await expect(form).toContainText(said.ageAgain);
    for (const field of ['password', 'confirmPassword']) await form.locator(`[name=${field}]`).fill('stone by stone');
    await press();
    await expect(form.getByText(said.ageWanted)).toBeVisible();
    await expect(form.getByRole('checkbox')).toBeFocused();
    await expectGoodAtBothWidths(page);
    await form.getByRole('checkbox').check();
    await press();
    await expect(page).toHaveURL(`${prefix}/user/login`);
    await form.locator('[name=userName]').fill(email);
    await form.locator('[name=password]').fill('stone by stone');
    await press();
    await expect(page).not.toHaveURL(/login/);

    await open(`${prefix}/parent`);
    await main.getByRole('button', { name: said.mailMeLinks }).click();
    await expect(main.getByLabel(text.email, { exact: true })).toBeFocused();
    await main.getByLabel(text.email, { exact: true }).fill(parent);
    await main.getByRole('button', { name: said.mailMeLinks }).click();
    await expect(main.getByRole('status').filter({ hasText: said.linksMailed })).toBeVisible();
    await expectGoodAtBothWidths(page);
    // Each child has asked, and the one that is left has a link.
    await expect
      .poll(async () => (await mailsTo(parent)).filter((mail) => mail.replaceAll(/=\r?\n/g, '').includes('/parent?child=')).length)
      .toBe(3);
  });
}
