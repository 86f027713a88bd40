import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { closedPanelsAreLeft, expect, holdNext, routeOnce, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { newNumber, phoneCodeFor } from '#tests/browser/phone-messages.ts';

const form = (page: Page) => page.locator('main form');
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const codeField = (page: Page) => page.getByLabel(/^(?:Code|कोड)$/);
const inWords = (number: string) => number.replaceAll(/\d/g, (digit) => 'कखगघचछजझटठ'[Number(digit)] ?? '');
const letters = (number: string) => number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

async function askForCode(page: Page, phoneNo: string) {
  await page.getByLabel('Mobile number').fill(phoneNo);
  await press(page, 'Send me a code');
  await expect(page.getByText(/6 digit code is on its way to/)).toBeVisible();
}

/** Makes an account by a code, and logs it out again. */
async function register(page: Page, open: (address: string) => Promise<void>) {
  const phoneNo = newNumber();
  const userName = `Asha ${letters(phoneNo)}`;
  await open('/user/register?with=code');
  await askForCode(page, phoneNo);
  await codeField(page).fill((await phoneCodeFor(phoneNo)).code);
  await press(page, 'Continue');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('I am 18 or older').check();
  await press(page, 'Register');
  await expect(page).toHaveURL('/');
  return { phoneNo, userName };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('somebody registers by a number, its code and a name, and logs in by the next code, pasted in two groups', async ({
    page,
    open,
    context,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    const phoneNo = newNumber();
    const userName = `Meera ${letters(phoneNo)}`;
    await open('/user/login');
    await page.getByRole('navigation', { name: 'How to log in' }).getByRole('link', { name: 'Code on phone' }).click();
    await expect(page).toHaveURL('/user/login?with=code');
    await expectGoodAtBothWidths(page);
    await press(page, 'Send me a code');
    await expect(form(page)).toContainText('Please enter your mobile number');
    await page.getByLabel('Mobile number').fill('020 2553 1234');
    await press(page, 'Send me a code');
    await expect(form(page)).toContainText('This is a landline. Please enter a mobile number');
    await askForCode(page, `+91 ${phoneNo.slice(0, 5)} ${phoneNo.slice(5)}`);

    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await expectGoodAtBothWidths(page);
    const { code, text } = await phoneCodeFor(phoneNo);
    expect(text).toMatch(new RegExp(`\\n@localhost #${code}\\n$`));
    await codeField(page).fill(code === '123456' ? '654321' : '123456');
    await press(page, 'Continue');
    await expect(form(page)).toContainText('This code is wrong or has expired');
    await codeField(page).fill(code);
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: 'What shall we call you?' })).toBeFocused();
    await expectGoodAtBothWidths(page);
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('I am 18 or older').check();
    await press(page, 'Register');
    await expect(toast(page, 'Registered Successfully')).toBeVisible();
    await expect(page).toHaveURL('/');

    await context.clearCookies();
    await open('/user/login?with=code&to=/plans');
    await askForCode(page, phoneNo);
    const next = await phoneCodeFor(phoneNo, 2);
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        document.execCommand('insertText', false, text);
      },
      `${next.code.slice(0, 3)} ${next.code.slice(3)}`,
    );
    await press(page, 'Continue');
    await expect(page).toHaveURL('/plans');
    await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
    await expect(page.getByRole('dialog')).toContainText(userName);
    await expect(page.getByRole('dialog')).toContainText(`Mobile: ${phoneNo}`);
  });

  test('in Hindi, with a code in Devanagari digits', async ({ page, open }) => {
    const phoneNo = newNumber();
    await open('/hi/user/register');
    await page.getByRole('link', { name: 'फ़ोन पर कोड' }).click();
    await expectGoodAtBothWidths(page);
    const inDevanagari = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    await page.getByLabel('मोबाइल नंबर').fill(inDevanagari(phoneNo));
    await press(page, 'कोड भेजें');
    await expect(page.getByText('6 अंकों का कोड आ रहा है')).toBeVisible();
    await expectGoodAtBothWidths(page);
    const { code, text } = await phoneCodeFor(phoneNo);
    expect(text).toContain('साइन इन करने का कोड');
    await codeField(page).fill(inDevanagari(code));
    await press(page, 'आगे बढ़ें');
    await expect(page.getByRole('heading', { name: 'आपको किस नाम से बुलाएँ?' })).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByLabel('यूज़र नेम').fill(`आशा ${inWords(phoneNo)}`);
    await page.getByLabel('मेरी उम्र 18 साल या उससे ज़्यादा है').check();
    await press(page, 'रजिस्टर करें');
    await expect(page).toHaveURL('/hi');
  });

  test('a phone that reads the message fills the code in and goes on by itself, once (WebOTP)', async ({ page, open }) => {
    const { phoneNo } = await register(page, open);
    await page.context().clearCookies();
    // Chromium has WebOTP on Android alone: it stands in here before the page loads.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'OTPCredential', { value: class OTPCredential {} });
      const asked: { otp: object; signal: AbortSignal }[] = [];
      Object.defineProperty(navigator.credentials, 'get', {
        value: (request: { otp: object; signal: AbortSignal }) => {
          asked.push(request);
          return new Promise((resolve, reject) => {
            request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
            Object.assign(window, { comes: (code: string) => resolve({ code }), asked });
          });
        },
      });
    });
    await open('/user/login?with=code');
    await askForCode(page, phoneNo);
    const { code } = await phoneCodeFor(phoneNo, 2);
    const verified: string[] = [];
    page.on('request', (request) => request.url().endsWith('/code/verify') && verified.push(request.method()));
    await page.evaluate((code) => (window as unknown as { comes: (code: string) => void }).comes(code), code);
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Logged in Successfully')).toBeVisible();
    expect(verified).toEqual(['POST']);
    const asked = await page.evaluate(() => (window as unknown as { asked: { otp: object; signal: AbortSignal }[] }).asked);
    expect(asked.at(-1)).toMatchObject({ otp: { transport: ['sms'] } });
  });

  test('whoever waits is told when to ask again, also after the page slept; another number can be tried', async ({ page, open }) => {
    const phoneNo = newNumber();
    await page.clock.install();
    await open('/user/login?with=code');
    await askForCode(page, phoneNo);
    await expect(page.getByText(/Nothing came\? Ask again in \d+ seconds\./)).toBeVisible();
    await page.clock.fastForward(29_000);
    await expect(page.getByText(/Ask again in/)).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('button', { name: 'Send the code again' })).toBeVisible();
    await press(page, 'Use another number');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  });

  test('while a code is checked, and an account chosen, nothing else begins: what is answered is of this number', async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 403/);
    await open('/user/login?with=code');
    await askForCode(page, newNumber());
    const accounts = ['Asha', 'Meera'].map((name) => ({ _id: randomUUID(), kind: 'user', name }));
    const checked = await holdNext(page, '**/code/verify', (route) =>
      route.fulfill({ json: { success: true, message: '', next: 'choose', accounts } }),
    );
    await codeField(page).fill('123456');
    await press(page, 'Continue');
    const another = page.getByRole('main').getByRole('button', { name: 'Use another number' });
    await expect(another).toBeDisabled();
    checked();
    const [asha, meera] = ['Asha', 'Meera'].map((name) => page.getByRole('main').getByRole('button', { name }));
    await expect(another).toBeEnabled();
    const chosen = await holdNext(page, '**/user/phone/login', (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 'no', message: 'This code has ended', error: '', requestId: '1' } }),
    );
    await asha?.click();
    for (const button of [asha, meera, another]) await expect(button as Locator).toBeDisabled();
    chosen();
    await expect(toast(page, 'This code has ended')).toBeVisible();
    await expect(meera as Locator).toBeEnabled();
    await another.click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
  });

  test('a message that cannot go out is said, with what else can be done', async ({ page, open }) => {
    await page.route('**/api/v1/phone/code/state', (route) => route.fulfill({ json: { success: true, state: 'failing' } }));
    await open('/user/login?with=code');
    await askForCode(page, newNumber());
    await expect(page.getByText('The message has not gone out yet. We keep trying. You can also log in with your password.')).toBeVisible();
    await expectGoodAtBothWidths(page);
  });
});

test('a number is added to an account, changed, and removed; what is grave is proven by its code', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 40[39]/);
  const { phoneNo, userName } = await register(page, open);
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  const openPanel = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
    await expect(panel).toContainText(userName);
  };
  await openPanel();
  await panel.getByRole('button', { name: 'Remove the number' }).click();
  await expect(toast(page, 'A code to this number is your only way to log in. Set a password and confirm your email first')).toBeVisible();

  const next = newNumber();
  await panel.getByRole('button', { name: 'Change the number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mobile number to log in with' });
  await dialog.getByLabel('Mobile number').fill(next);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill((await phoneCodeFor(next)).code);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(page, 'Thank you. Your number is confirmed')).toBeVisible();
  await expect(panel).toContainText(`Mobile: ${next}`);
  await panel.getByRole('button', { name: 'Edit Profile' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit.getByLabel('New Password', { exact: true }).fill('stone by stone');
  await edit.getByLabel('Confirm Password', { exact: true }).fill('stone by stone');
  await routeOnce(page, '**/api/v1/user/edit', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: 'proof_needed', message: 'Please enter your password to go on', error: '', requestId: '1' },
    }),
  );
  await edit.getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof.getByLabel('Current Password')).toHaveCount(0);
  await proof.getByRole('button', { name: 'Send a code to my phone' }).click();
  await proof.getByLabel('Code', { exact: true }).fill((await phoneCodeFor(next, 2)).code);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  await closedPanelsAreLeft(page);

  await page.context().clearCookies();
  await open('/user/login?with=code');
  await askForCode(page, next);
  await codeField(page).fill((await phoneCodeFor(next, 3)).code);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Your password, too' })).toBeFocused();
  await expectGoodAtBothWidths(page);
  await page.getByLabel('Password', { exact: true }).fill('stone by stone');
  await press(page, 'Log in');
  await expect(page).toHaveURL('/');
  expect(phoneNo).not.toBe(next);
});

test('a number that no business has lists one where it stands', async ({ page, open }) => {
  await open('/supplier/login?with=code');
  const phoneNo = newNumber();
  await askForCode(page, phoneNo);
  await codeField(page).fill((await phoneCodeFor(phoneNo)).code);
  await press(page, 'Continue');
  await expect(page.getByText('No business has this number yet.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Business name')).toBeVisible();
});
