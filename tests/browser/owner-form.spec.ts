import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';

/** A business of its own, whose owner's session is in the page's cookies. */
async function register(page: Page, given: Record<string, string> = {}) {
  const own = { phoneNo: String(randomInt(9_000_000_000, 9_999_999_999)), email: `form-${randomUUID().slice(0, 8)}@example.in` };
  const answer = await page.request.post('/api/v1/contractor/auth/register', { data: { ...(await businessForm()), ...own, ...given } });
  expect(answer.status()).toBe(201);
  const { _id } = (await answer.json()).contractor;
  await inDatabase((db) => db.updateTable('businesses').set({ description: 'Dry roofs.' }).where('business_id', '=', _id).execute());
  return _id as string;
}

const stored = (id: string) =>
  inDatabase((db) => db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirstOrThrow());

const drawer = (page: Page) => page.getByRole('dialog');
const days = (page: Page) => drawer(page).getByRole('group', { name: 'Days and times 1' });

async function openMore(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first().click();
  await drawer(page).getByText('More, if you like').click();
}

async function save(page: Page) {
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
}

const tickedDays = (page: Page, place = 1) =>
  drawer(page)
    .getByRole('group', { name: `Days and times ${place}` })
    .locator('label:has(:checked)')
    .allInnerTexts();

test('an owner ticks days and chooses times; what is typed ticks as well', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await register(page);
  await open('/profilesupplier');
  await openMore(page);
  const words = drawer(page).getByLabel('Opening hours in words');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) await days(page).getByLabel(day).check();
  await expect(words).toHaveValue('Mon–Sat 10 am to 8 pm');
  await days(page).getByLabel('Opens at').selectOption('9:30 am');
  await days(page).getByLabel('Closes at').selectOption('7 pm');
  await expect(words).toHaveValue('Mon–Sat 9:30 am to 7 pm');
  // Whoever closes before opening closes in the night.
  await days(page).getByLabel('Opens at').selectOption('8 pm');
  await expect(days(page).getByLabel('Closes at').locator(':checked')).toHaveText('7 pm, next day');
  await days(page).getByLabel('Closes at').selectOption('2 am, next day');
  await expect(words).toHaveValue('Mon–Sat 8 pm to 2 am');
  await days(page).getByLabel('Opens at').selectOption('24 hours');
  await expect(words).toHaveValue('Mon–Sat 24 hours');
  await expect(days(page).getByLabel('Closes at')).toHaveCount(0);
  await days(page).getByLabel('Opens at').selectOption('9 am');
  await days(page).getByLabel('Closes at').selectOption('1 pm');
  // After lunch, and two that overlap.
  await drawer(page).getByRole('button', { name: 'Add other times' }).click();
  const later = drawer(page).getByRole('group', { name: 'Days and times 2' });
  await later.getByLabel('Mon').check();
  await expect(drawer(page).getByText('Two of these times overlap. Please change one.')).toBeVisible();
  await later.getByLabel('Opens at').selectOption('4 pm');
  await expect(drawer(page).getByText('Two of these times overlap. Please change one.')).toHaveCount(0);
  await expect(words).toHaveValue('Mon 9 am to 1 pm, 4 pm to 8 pm, Tue–Sat 9 am to 1 pm');
  await expectNothingGrave(page, '[role=dialog]');
  await drawer(page).getByRole('button', { name: 'Remove days and times 2' }).click();
  await save(page);
  expect((await stored(id)).opening_hours).toBe('Mo-Sa 09:00-13:00');

  await openMore(page);
  await expect(words).toHaveValue('Mon–Sat 9 am to 1 pm');
  await words.fill('Mon-Fri 9-7 (lunch 1-2), Sat 10 to 2');
  expect(await tickedDays(page)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(await tickedDays(page, 3)).toEqual(['Sat']);
  await words.fill('24 hours');
  expect((await tickedDays(page)).length).toBe(7);
  await words.fill('इतवार बंद');
  await words.blur();
  await expect(words).toHaveValue('Mon–Sat 24 hours');
  await words.fill('by appointment');
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page).getByText('Enter opening hours such as Mon-Fri 9am-6pm, Sat 10am-2pm')).toBeVisible();
  await expect(words).toBeFocused();
  await days(page).getByLabel('Sat').uncheck();
  await save(page);
  expect((await stored(id)).opening_hours).toBe('Mo-Fr 00:00-24:00');
  await openMore(page);
  await words.fill('Sunday closed');
  await words.blur();
  await expect(words).toHaveValue('Mon–Fri 24 hours');
  await words.fill('');
  expect(await tickedDays(page)).toEqual([]);
  await words.fill('Sunday closed');
  await words.blur();
  await expect(words).toHaveValue('Mon–Sat 10 am to 8 pm');
  await words.fill('');
  await save(page);
  expect((await stored(id)).opening_hours).toBeNull();
});

test('languages are ticked, and others typed; what was not sent stands there again', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await register(page);
  await open('/profilesupplier');
  await openMore(page);
  const others = drawer(page).getByLabel('Other languages');
  await drawer(page).getByRole('checkbox', { name: 'Hindi' }).check();
  await others.fill('bhojpuri and english');
  await others.blur();
  await expect(drawer(page).getByRole('checkbox', { name: 'English' })).toBeChecked();
  await expect(others).toHaveValue('Bhojpuri');
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(drawer(page).getByRole('checkbox', { name: 'Hindi' })).toBeChecked();
  await expect(others).toHaveValue('Bhojpuri');
  await others.fill('Klingon');
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page).getByText('Enter languages of India such as Hindi, Marathi, English, separated by commas')).toBeVisible();
  await expect(others).toBeFocused();
  await others.fill('Awadhi');
  await save(page);
  expect((await stored(id)).languages).toEqual(['Hindi', 'English', 'Awadhi']);
  await openMore(page);
  for (const language of ['Hindi', 'English']) await drawer(page).getByRole('checkbox', { name: language }).uncheck();
  await others.fill('');
  await save(page);
  expect((await stored(id)).languages).toBeNull();
});

test('a name in Hindi is asked for in English, and Hindi is not asked for again', async ({ page, open }) => {
  const id = await register(page, { name: 'रघुकुल मार्बल भंडार', shortDescription: 'पत्थर और टाइल्स' });
  await open('/profilesupplier');
  await openMore(page);
  const english = drawer(page).getByLabel('Name in English letters');
  for (const label of ['Name in Hindi', 'In short, in Hindi']) await expect(drawer(page).getByLabel(label)).toHaveCount(0);
  // Its description is in English.
  await expect(drawer(page).getByLabel('About your work in Hindi')).toBeVisible();
  await english.fill('रघुकुल');
  await expect(drawer(page).getByText('Please write it in English letters here, such as Sharma Traders.')).toBeVisible();
  await english.fill('Raghukul Marble Bhandar');
  await expectNothingGrave(page, '[role=dialog]');
  await save(page);
  expect(await stored(id)).toMatchObject({ name: 'Raghukul Marble Bhandar', name_hi: 'रघुकुल मार्बल भंडार' });
  await openMore(page);
  await expect(english).toHaveCount(0);
  await expect(drawer(page).getByLabel('Name in Hindi')).toHaveValue('रघुकुल मार्बल भंडार');
  await drawer(page).getByLabel('Name', { exact: true }).fill('ரகுகுலம்');
  await english.fill('Raghukulam');
  await save(page);
  expect((await stored(id)).name).toBe('Raghukulam (ரகுகுலம்)');
});

test('who registers in Hindi ticks, names, and finds the place in Hindi; what is kept has the names of the catalogue', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/hi/supplier/register');
  const form = page.getByRole('main').locator('form').last();
  const field = (name: string) => form.locator(`[name=${name}]:not([type=checkbox])`);
  await field('name').fill('गोविंद टाइल्स');
  await field('nameEnglish').fill('Govind Tiles');
  await field('phoneNo').fill(String(randomInt(9_000_000_000, 9_999_999_999)));
  await field('email').fill(`hi-${randomUUID().slice(0, 8)}@example.in`);
  await field('password').fill('Monsoon-2026');
  await form.locator('input[readonly]').click();
  const waterproofing = page.getByRole('radio', { name: 'वाटरप्रूफिंग' });
  await waterproofing.check();
  await waterproofing.press('Enter');
  await field('price').fill('45 वर्ग फुट');
  await form.getByRole('combobox').fill('कानपुर');
  await page.getByRole('option').filter({ hasText: 'कानपुर' }).first().click();
  await expect(field('city')).toHaveValue('कानपुर');
  await expect(field('state')).toHaveValue('उत्तर प्रदेश');
  await expect(field('address')).toHaveValue(/कानपुर, उत्तर प्रदेश/);
  await field('address').fill(`दुकान 4, गोविंद नगर, ${await field('address').inputValue()}`);
  await field('shortDescription').fill('टाइल्स और पत्थर');
  await form.locator('input[type=file]').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
  await form.locator('summary').click();
  const first = form.getByRole('group', { name: 'दिन और समय 1' });
  for (const day of ['सोम', 'मंगल', 'बुध']) await first.getByLabel(day).check();
  await expect(field('openingHours')).toHaveValue('सोम–बुध सुबह 10 से रात 8');
  await form.getByRole('checkbox', { name: 'हिंदी' }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNothingGrave(page);
  await form.locator('[name=adult][type=checkbox]').check();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/hi');
  const own = (await (await page.request.get('/api/v1/contractor/profile')).json()).contractor;
  expect(own).toMatchObject({
    ...{ name: 'Govind Tiles', nameHindi: 'गोविंद टाइल्स', city: 'Kanpur', state: 'Uttar Pradesh' },
    ...{ openingHours: 'Mo-We 10:00-20:00', languages: ['Hindi'] },
  });
  expect(own.address).toMatch(/^दुकान 4, गोविंद नगर, Kanpur, Uttar Pradesh/);
  // In Hindi it is read in Hindi, in the form too.
  await open('/hi/profilesupplier');
  await expect(page.getByRole('main')).toContainText('दुकान 4, गोविंद नगर, कानपुर, उत्तर प्रदेश');
  await expect(page.getByRole('main')).toContainText('सोम–बुध सुबह 10 से रात 8');
});

test('the team has the same fields', async ({ page, baseURL }) => {
  const name = `Ticked Roofs ${randomUUID().slice(0, 8)}`;
  const id = await register(page, { name });
  await keepSession(page, baseURL, (await inDatabase((db) => signInAdmin(db))).token);
  await page.goto(`/admin/business?tab=business&q=${encodeURIComponent(name)}`);
  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await edit.click();
  await drawer(page).getByText('More, if you like').click();
  for (const day of ['Fri', 'Sat']) await days(page).getByLabel(day).check();
  await drawer(page).getByRole('checkbox', { name: 'Tamil' }).check();
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await stored(id)).opening_hours).toBe('Fr-Sa 10:00-20:00');
  expect((await stored(id)).languages).toEqual(['Tamil']);
});
