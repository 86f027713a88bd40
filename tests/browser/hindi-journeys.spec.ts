import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inDatabase } from '#tests/browser/back-office.ts';
import { closedPanelsAreLeft, expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { proveAddress } from '#tests/browser/proven.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { readMail } from '#tests/helpers/read-mail.ts';

const PASSWORD = 'brick by brick';
const DEVANAGARI = '०१२३४५६७८९';

test.use({ locale: 'hi-IN', viewport: { width: 360, height: 740 } });

/** As somebody types a number on a Hindi keyboard. */
const inDevanagari = (digits: string) => digits.replaceAll(/\d/g, (digit) => DEVANAGARI.charAt(Number(digit)));

const form = (page: Page) => page.locator('main form').first();
const toast = (page: Page, text: string) => page.getByRole('region', { name: /^मैसेज/ }).getByRole('alert').filter({ hasText: text });

async function fill(within: Locator, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await within.getByLabel(label, { exact: true }).fill(value);
}

async function openHindi(page: Page, address: string) {
  await page.goto(`/hi${address}`);
  await takenOver(page);
}

/** Waits for a mail to an address with these words in its subject. @returns it as it is read. */
async function mailAbout(address: string, words: string) {
  const found = async () => {
    const mails = (await mailsTo(address)).map((source) => readMail(source.replaceAll('\r\n', '\n')));
    return mails.find(({ subject }) => subject.includes(words));
  };
  await expect.poll(async () => (await found())?.subject, { message: `a mail to ${address} about ${words}` }).toContain(words);
  return (await found()) as NonNullable<Awaited<ReturnType<typeof found>>>;
}

test('a visitor who reads Hindi finds somebody, asks them and asks for quotes', async ({ page, open }) => {
  const mark = randomUUID().slice(0, 8);
  const owner = `owner-${mark}@example.com`;
  const name = `रत्नागिरी छत सेवा ${mark}`;
  await inDatabase((db) =>
    makeBusiness(db, { name: `Ratnagiri Roofs ${mark}`, name_hi: name, email: owner, city: 'Ratnagiri', address: 'Nachane Road' }),
  );
  await open('/');
  await page.getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' }).click();
  await expect(page).toHaveURL('/hi');
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपने शहर के ठेकेदार और सामान के सप्लायर खोजें');

  await page.getByRole('combobox', { name: 'कारोबार, काम या शहर खोजें' }).fill('रत्नागिरी में छत टपक रही है');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रत्नागिरी में वाटरप्रूफिंग');
  await cards(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page
    .getByRole('button', { name: /^पूछताछ भेजें/ })
    .first()
    .click();
  const enquiry = page.getByRole('dialog', { name: 'पूछताछ भेजें' });
  const asker = { नाम: 'मीरा कुलकर्णी', ईमेल: `meera-${mark}@example.com` };
  await fill(enquiry, { ...asker, 'फ़ोन नंबर': inDevanagari('98765 43210'), मैसेज: 'छत से पानी टपक रहा है। कब आ सकते हैं?' });
  await enquiry.getByRole('button', { name: 'पूछताछ भेजें' }).click();
  await expect(toast(page, 'पूछताछ भेज दी गई')).toBeVisible();
  const asked = await mailAbout(owner, 'मीरा कुलकर्णी');
  expect(asked.text).toContain('Asked in Hindi');
  expect(asked.text).toContain('9876543210');
  expect((await mailAbout(asker.ईमेल, 'आपकी पूछताछ')).text).toContain('जवाब आते ही आपको मेल मिलेगा');
  await closedPanelsAreLeft(page);

  // What happens now is said on a page of its own.
  await expect(page).toHaveURL(/\/hi\/enquiry-sent\//);
  await expect(page.getByRole('main')).toContainText('अब क्या होगा?');
  await page.getByRole('link', { name: `वापस: ${name}` }).click();
  await page.getByRole('button', { name: /^रेट पूछने के लिए चुनें/ }).click();
  await page.getByRole('link', { name: 'इनसे रेट मँगाएँ' }).click();
  await expect(page).toHaveURL(/\/hi\/get-quotes/);
  await takenOver(page);
  await expect(page.getByRole('region', { name: 'चुने हुए' })).toContainText(name);
  await page.getByRole('combobox', { name: 'जगह या पिन कोड' }).fill('रत्नागिरी');
  await page
    .getByRole('option', { name: /^रत्नागिरी/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'कारोबार खोजें' }).click();
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await fill(page.getByRole('main'), { ...asker, 'काम के बारे में लिखें': 'रसोई के ऊपर की छत टपकती है।' });
  await page.getByLabel('कब', { exact: true }).selectOption('एक महीने के अंदर');
  await page.getByRole('button', { name: 'रिक्वेस्ट भेजें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रेट: वाटरप्रूफिंग');
  await expect(page.getByRole('main')).toContainText('रसोई के ऊपर की छत टपकती है।');
  expect((await mailAbout(asker.ईमेल, 'रेट के लिए आपकी रिक्वेस्ट')).text).toContain('चुने हुए कारोबारों');

  const lately = page.getByRole('region', { name: 'हाल में देखे गए' }).or(page.getByRole('region', { name: 'Recently viewed' }));
  await open('/hi');
  await expect(lately).toContainText(name);
  await open('/');
  await expect(lately).toContainText(`Ratnagiri Roofs ${mark}`);
});

test('a user registers in Hindi, sets a new password, reviews a business and saves a search', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `asha-${mark}@example.com`;
  const owner = `owner-${mark}@example.com`;
  const business = await inDatabase((db) => makeBusiness(db, { name: `Mula Terraces ${mark}`, email: owner }));
  await openHindi(page, '/user/register');
  await fill(form(page), { ईमेल: email, 'यूज़र नेम': `आशा-${mark}`, पासवर्ड: PASSWORD });
  await form(page).getByLabel('मेरी उम्र 18 साल या उससे ज़्यादा है').check();
  await form(page).getByRole('button', { name: 'रजिस्टर करें' }).click();
  await expect(page).toHaveURL('/hi');
  expect((await mailAbout(email, 'आपका स्वागत है')).text).toContain('अब कारोबार पसंद करें, रिव्यू लिखें और फ़ोन नंबर देखें।');

  await page.context().clearCookies();
  await openHindi(page, '/user/forgot-password/verify-email');
  await fill(form(page), { ईमेल: email });
  await form(page).getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(page).toHaveURL(/\/hi\/user\/forgot-password\/verify-otp$/);
  const [, code = ''] = /^\s*(\d{4})\s*$/m.exec((await mailAbout(email, 'आपका कोड')).text) ?? [];
  await fill(form(page), { OTP: inDevanagari(code) });
  await form(page).getByRole('button', { name: 'कोड जाँचें' }).click();
  await expect(page).toHaveURL(/\/hi\/user\/forgot-password\/change-password$/);
  await fill(form(page), { 'नया पासवर्ड': 'stone by stone', 'पासवर्ड दोबारा': 'stone by stone' });
  await form(page).getByRole('button', { name: 'पासवर्ड बदलें' }).click();
  await expect(page).toHaveURL(/\/hi\/user\/login$/);
  await fill(form(page), { 'यूज़र नेम या ईमेल': `आशा-${mark}`, पासवर्ड: 'stone by stone' });
  await form(page).getByRole('button', { name: 'लॉगिन करें' }).click();
  await expect(page).toHaveURL('/hi');

  // The code of the reset has proven the address; the account is no longer a new one.
  await proveAddress(email);
  await openHindi(page, `/viewdetails/${business}`);
  await page.getByRole('button', { name: 'रिव्यू दें', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'रिव्यू दें' });
  await fill(review, { 'आपका अनुभव': 'समय पर आए, और छत अब नहीं टपकती।' });
  await review.getByRole('slider', { name: 'रेटिंग' }).press('End');
  await review.getByRole('button', { name: 'रिव्यू भेजें' }).click();
  await expect(toast(page, 'रिव्यू जुड़ गया')).toBeVisible();
  await expect(page.getByRole('region', { name: 'ग्राहकों के रिव्यू' })).toContainText('समय पर आए, और छत अब नहीं टपकती।');
  expect((await mailAbout(owner, `Mula Terraces ${mark}`)).text).toContain('समय पर आए, और छत अब नहीं टपकती।');

  await openHindi(page, '/pune/waterproofing');
  await page.getByRole('button', { name: 'नए कारोबार आएँ तो बताएँ' }).click();
  const popup = page.getByRole('dialog', { name: 'नए कारोबार आएँ तो बताएँ' });
  await expect(popup.getByRole('textbox', { name: 'ईमेल' })).toHaveValue(email);
  await popup.getByRole('button', { name: 'ख़बर चालू करें' }).click();
  await expect(popup.getByRole('status')).toContainText('ईमेल में आया लिंक खोलते ही');
  const confirmation = await mailAbout(email, 'नए कारोबार की ख़बर चाहिए?');
  const link = /\/hi\/saved-search\/confirm\?search=[\w.-]+/.exec(confirmation.text)?.[0] ?? '';
  await page.goto(link);
  await takenOver(page);
  await page.getByRole('main').getByRole('button', { name: 'हाँ, बताएँ' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('अब से नए कारोबार आने पर हम आपको बताएँगे');
  await openHindi(page, '/user/searches');
  await expect(page.getByRole('main')).toContainText('वाटरप्रूफिंग');
});

test('a contractor lists a business in Hindi, gives it a Hindi name and answers an enquiry', async ({ page, browser, baseURL }) => {
  const mark = randomUUID().slice(0, 8);
  const email = `ganesh-${mark}@example.com`;
  const phoneNo = String(randomInt(9_000_000_000, 9_999_999_999));
  const english = `Ganesh Waterproofing ${mark}`;
  const hindi = `गणेश वाटरप्रूफिंग ${mark}`;
  await openHindi(page, '/supplier/register');
  await fill(form(page), {
    'कारोबार का नाम': english,
    'फ़ोन नंबर': inDevanagari(phoneNo),
    ईमेल: email,
    पासवर्ड: PASSWORD,
    'रेट (₹)': '45 प्रति वर्ग फ़ुट',
    'थोड़े में जानकारी': 'छत और बाथरूम की सीलन बंद करते हैं।',
  });
  await form(page).getByRole('textbox', { name: 'काम' }).click();
  const picker = page.getByRole('dialog', { name: 'कोई काम चुनें' });
  await picker.getByRole('radio', { name: 'वाटरप्रूफिंग' }).check();
  await picker.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await form(page).getByRole('combobox', { name: 'अपनी जगह खोजें' }).fill('कानपुर');
  await page.getByRole('option', { name: /कानपुर/ }).first().click();
  await form(page).getByLabel('पता', { exact: true }).fill('दुकान 4, मॉल रोड, कानपुर');
  await form(page)
    .getByLabel('प्रोफ़ाइल फ़ोटो')
    .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
  await expect(form(page).getByRole('img', { name: 'आपकी चुनी हुई फ़ोटो' })).toBeVisible();
  await form(page).getByLabel('मेरी उम्र 18 साल या उससे ज़्यादा है').check();
  await form(page).getByRole('button', { name: 'रजिस्टर करें', exact: true }).click();
  await expect(page).toHaveURL('/hi');
  const next = page.getByRole('region', { name: 'धन्यवाद। अब आगे क्या होगा' });
  await expect(next).toContainText('फ़ैसला हम आपको ईमेल से बताएँगे।');
  expect((await mailAbout(email, 'आपका स्वागत है')).text).toContain('आपकी प्रोफ़ाइल की जाँच बाकी है।');
  await proveAddress(email);

  await next.getByRole('link', { name: 'फ़ोटो और जानकारी जोड़ें' }).click();
  await page.getByRole('main').getByRole('button', { name: 'जानकारी बदलें', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'अपने कारोबार की जानकारी बदलें' });
  await drawer.getByText('और जानकारी, चाहें तो').click();
  await fill(drawer, { 'हिंदी में नाम': hindi, 'पूरी जानकारी': 'Terraces and bathrooms.', 'अपने काम के बारे में, हिंदी में': 'छत, बाथरूम और टंकी।' });
  await drawer
    .getByLabel(/^फ़ोटो यहाँ खींचकर छोड़ें या चुनें/)
    .setInputFiles({ name: 'work.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) });
  await expect(drawer.getByRole('group', { name: 'फ़ोटो' }).getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'सेव करें' }).click();
  await expect(toast(page, 'प्रोफ़ाइल बदल गई')).toBeVisible();
  await expect(drawer).toBeHidden();
  await closedPanelsAreLeft(page);
  const business = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await inDatabase((db) => db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', business).execute());

  // A visitor reads the name of each language, and asks.
  const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'hi-IN' });
  const other = await visitor.newPage();
  for (const [language, name] of [
    ['', english],
    ['/hi', hindi],
  ] as const) {
    await other.goto(`${language}/viewdetails/${business}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expect(other.getByRole('main')).toContainText('छत, बाथरूम और टंकी।');
  const asker = `suresh-${mark}@example.com`;
  const data = { name: 'सुरेश यादव', phoneNo: '9876543210', email: asker, message: 'टंकी रिस रही है।' };
  const sent = await visitor.request.post(`/api/v1/send-enquiry/${business}`, { data, headers: { 'accept-language': 'hi' } });
  expect(sent.status()).toBe(201);
  await visitor.close();
  expect((await mailAbout(email, 'सुरेश यादव')).text).toContain('हिंदी में पूछा गया');

  await openHindi(page, '/profilesupplier');
  const inbox = page.getByRole('region', { name: 'पूछताछ', exact: true });
  await expect(inbox.getByRole('article')).toContainText('टंकी रिस रही है।');
  await inbox.getByRole('link', { name: /^जवाब दें ?: सुरेश यादव/ }).click();
  await page.getByLabel('सुरेश यादव को आपका जवाब').fill('सोमवार को देखने आएँगे।');
  await page.getByRole('button', { name: 'जवाब भेजें' }).click();
  await expect(page.getByRole('list', { name: 'मैसेज' })).toContainText('सोमवार को देखने आएँगे।');
  expect((await mailAbout(asker, 'आपको जवाब दिया है')).text).toContain('इसे हमारी साइट पर पढ़ें।');
});
