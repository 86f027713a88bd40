import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as inEnglish from '#shared/texts/en/common.ts';
import * as enquiryInEnglish from '#shared/texts/en/enquiries.ts';
import * as requestInEnglish from '#shared/texts/en/requirements.ts';
import * as inHindi from '#shared/texts/hi/common.ts';
import * as enquiryInHindi from '#shared/texts/hi/enquiries.ts';
import * as requestInHindi from '#shared/texts/hi/requirements.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { addKeptPhoto, endTab, expectEntries, fill, keptTexts, notice } from '#tests/browser/draft-steps.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { findBusinesses } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness } from '#tests/factories/session.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

const LANGUAGES = [
  { path: '', common: inEnglish, request: requestInEnglish, enquiry: enquiryInEnglish, lang: 'en' },
  { path: '/hi', common: inHindi, request: requestInHindi, enquiry: enquiryInHindi, lang: 'hi' },
];

for (const { path, common, request, enquiry, lang } of LANGUAGES) {
  test(`all of a request for quotes is there again after a reload, Back and an ended tab, and goes when it was sent (${lang})`, async ({
    page,
    open,
  }) => {
    await open(`${path}/get-quotes?service=Waterproofing&place=411038`);
    const main = page.getByRole('main');
    await main.getByRole('checkbox').nth(0).check();
    await main.getByRole('checkbox').nth(1).check();
    const entries = {
      [request.theWork]: 'Our terrace leaks above the kitchen.\nSince June.',
      [enquiry.floorOrAreaOptional]: '2nd floor, 600 sq ft',
      [common.name]: 'Meera Kulkarni',
      [common.email]: 'meera@example.in',
      [request.phoneOptional]: '98200 12345',
    };
    await fill(main, entries);
    await main.getByLabel(request.when, { exact: true }).selectOption('month');
    await main.getByLabel(request.budgetOptional, { exact: true }).selectOption('to_50000');
    await main.getByLabel(request.passPhoneOn).check();
    await addKeptPhoto(page);
    const photo = (on: Page) => on.getByRole('main').locator('img[src^="data:"]');
    await expect(photo(page)).toHaveCount(1);

    const expectAll = async (on: Page) => {
      const form = on.getByRole('main');
      await expect(on.getByText(common.wroteBefore)).toBeVisible();
      await expectEntries(form, entries);
      await expect(form.getByLabel(request.when, { exact: true })).toHaveValue('month');
      await expect(form.getByLabel(request.budgetOptional, { exact: true })).toHaveValue('to_50000');
      await expect(form.getByLabel(request.passPhoneOn)).toBeChecked();
      await expect(form.getByRole('checkbox').nth(0)).toBeChecked();
      await expect(form.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(photo(on)).toHaveCount(1);
    };
    await page.reload();
    await takenOver(page);
    await expectAll(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}/?$`));
    await page.goBack();
    await expectAll(page);
    const later = await endTab(page);
    await expectAll(later);
    expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await later.getByRole('button', { name: request.sendToMany(2) }).click();
    await expect(later).toHaveURL(/\/user\/requirements\//);
    await later.goto(`${path}/get-quotes?service=Waterproofing&place=411038`);
    await takenOver(later);
    await expect(later.getByText(common.wroteBefore)).toHaveCount(0);
    await expect(later.getByLabel(request.theWork)).toHaveValue('');
    await expect(photo(later)).toHaveCount(0);
  });
}

for (const { path, common, request, lang } of LANGUAGES) {
  test(`a place that is half typed, and a service without one, are there again where quotes are asked for (${lang})`, async ({
    page,
    open,
  }) => {
    await open(`${path}/get-quotes`);
    const main = page.getByRole('main');
    const place = main.getByRole('combobox', { name: request.placeOrPin });
    await main.locator('[data-entry=service]').click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const service = await main.locator('[data-entry=service]').inputValue();
    expect(service).not.toBe('');
    await place.pressSequentially('Kothru');
    await page.reload();
    await takenOver(page);
    await expect(page.getByText(common.wroteBefore)).toBeVisible();
    await expect(place).toHaveValue('Kothru');
    await expect(main.locator('[data-entry=service]')).toHaveValue(service);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}/?$`));
    await page.goBack();
    await expect(place).toHaveValue('Kothru');

    // What is about another place is another draft; this one goes on from where it was.
    const later = await endTab(page);
    const again = later.getByRole('main').getByRole('combobox', { name: request.placeOrPin });
    await expect(again).toHaveValue('Kothru');
    await again.press('d');
    await later.getByRole('option').first().click();
    await expect(again).toHaveValue(/^Kothrud/);
    await later.reload();
    await takenOver(later);
    await expect(again).toHaveValue(/^Kothrud/);
    expect(await later.locator('[name=lat]').inputValue()).toMatch(/^18\.5/);
    await later.locator('main form button[type=submit]').first().click();
    await expect(later).toHaveURL(/place=Kothrud.*lat=18\.5/);
    await later.goto(`${path}/get-quotes`);
    await takenOver(later);
    await expect(later.getByText(common.wroteBefore)).toHaveCount(0);
    await expect(again).toHaveValue('');
    await again.pressSequentially('Nowhereab');
    await later.reload();
    await takenOver(later);
    await later.getByRole('button', { name: common.throwItAway }).click();
    await expect(again).toHaveValue('');
    await expect(again).toBeFocused();
    expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('a place that is half typed where a business finds its own is there again: before it registers, and when it edits', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/supplier/register');
  const finder = page.getByRole('combobox', { name: 'Find your location' });
  await finder.fill('Kothru');
  await page.reload();
  await takenOver(page);
  await expect(finder).toHaveValue('Kothru');
  await expect(notice(page)).toBeVisible();
  // A chosen one fills the lines, which are kept in its stead.
  await finder.press('d');
  await page
    .getByRole('option', { name: /^Kothrud/ })
    .first()
    .click();
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Pune');
  await expect(finder).toHaveValue(/^Kothrud/);
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Pune');
  await expect(finder).toHaveValue('');
  await finder.fill('Bane');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(finder).toHaveValue('');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');

  const { token } = await inDatabase((db) => signInBusiness(db));
  await keepSession(page, baseURL, token);
  const edit = async () => {
    await open('/profilesupplier');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
  };
  await edit();
  await finder.fill('Kothru');
  await edit();
  await expect(finder).toHaveValue('Kothru');
});

test('all of a registration is there again but the password, which is kept nowhere, shown or not', async ({ page, open }) => {
  const password = `brick-${randomUUID()}`;
  await open('/supplier/register');
  const form = page.locator('main form').first();
  const entries = {
    'Business name': 'Shree Ganesh Waterproofing',
    'Phone number': `98${randomInt(10_000_000, 99_999_999)}`,
    Email: `shree-${randomUUID()}@example.in`,
    'Price (Rs)': '45 per sq ft',
    'Short description': 'Terraces and bathrooms that stay dry.',
  };
  await fill(form, entries);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Show password' }).click();
  await form.getByLabel('Password', { exact: true }).press('End');
  await form.getByLabel('Password', { exact: true }).press('!');
  await form.getByRole('textbox', { name: 'Services' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a service' });
  await picker.getByRole('radio', { name: 'Waterproofing' }).check();
  await picker.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('combobox', { name: 'Find your location' }).fill('Pune');
  await page.getByRole('option', { name: /^Pune/ }).first().click();
  await form.getByLabel('Address').fill('Shop 4, MG Road, Pune');
  await addKeptPhoto(page);
  await expect(form.getByRole('img', { name: 'Your choice' })).toBeVisible();

  const later = await endTab(page);
  const again = later.locator('main form').first();
  await expect(notice(later)).toBeVisible();
  await expectEntries(again, {
    ...entries,
    Services: 'Waterproofing',
    Address: 'Shop 4, MG Road, Pune',
    City: 'Pune',
    State: 'Maharashtra',
  });
  await expect(again.getByRole('img', { name: 'Your choice' })).toBeVisible();
  await expect(again.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await keptTexts(later)).not.toContain(password);

  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByLabel('I am 18 or older').check();
  await again.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(later).not.toHaveURL(/register/);
  expect(await keptTexts(later)).not.toContain('Shree Ganesh');
});

test('a registration of a user keeps e-mail and name, in Hindi too', async ({ page, open }) => {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  await open('/hi/user/register');
  const form = page.locator('main form').first();
  await form.locator('[name=email]').fill(`${userName}@example.in`);
  await form.locator('[name=userName]').fill(userName);
  await form.locator('[name=password]').fill('brick by brick');
  await page.reload();
  await takenOver(page);
  await expect(page.getByText(inHindi.wroteBefore)).toBeVisible();
  await expect(form.locator('[name=userName]')).toHaveValue(userName);
  await expect(form.locator('[name=password]')).toHaveValue('');
  expect(await keptTexts(page)).not.toContain('brick by brick');
});

test('what a browser fills in without a word, and what is typed in a report, a plan and an answer, is kept too', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/contact');
  await page.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement) => (field.value = 'Filled in'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Filled in');

  const [shown] = await findBusinesses(page.request, { city: 'Nagpur' });
  const report = async () => {
    await open(`/viewdetails/${shown?._id}`);
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    return page.getByRole('dialog');
  };
  const dialog = await report();
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('textbox').first().fill('They moved away.');
  const reopened = await report();
  await expect(reopened.getByRole('radio').nth(1)).toBeChecked();
  await expect(reopened.getByRole('textbox').first()).toHaveValue('They moved away.');

  const { token, enquiry } = await inDatabase(async (db) => {
    const business = await makeBusiness(db, { status: 'approved' });
    return { enquiry: await makeEnquiry(db, { business_id: business }), token: (await signInBusiness(db, business)).token };
  });
  await keepSession(page, baseURL, token);
  await open('/plans');
  await page.locator('[name=phone_number]').fill('98200 12345');
  await open('/plans');
  await expect(page.locator('[name=phone_number]')).toHaveValue('98200 12345');
  await open(`/profilesupplier/enquiries/${enquiry}`);
  await page.locator('[name=body]').fill('We can come tomorrow.');
  await page.locator('[name=priceFrom]').fill('45');
  await page.locator('[name=priceUnit]').selectOption('sq ft');
  await addKeptPhoto(page);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(page.locator('[name=body]')).toHaveValue('We can come tomorrow.');
  await expect(page.locator('[name=priceUnit]')).toHaveValue('sq ft');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.locator('[name=body]')).toHaveValue('');
  await page.reload();
  await takenOver(page);
  await expect(page.locator('[name=body]')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0);
});
