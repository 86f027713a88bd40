import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makePhoto } from '#tests/factories/picture.ts';

const form = (page: Page) => page.locator('main form').first();
const newPhone = () => `98${randomInt(10_000_000, 99_999_999)}`;

/** What a phone takes: 12 megapixels, lying on its side, with the place where it was taken. */
async function phonePhoto() {
  const exif = { IFD0: { Artist: 'Secret Artist' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } };
  return makePhoto(4_000, 3_000)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test("a business registers with a phone's photo and is pending", async ({ page, open }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const phoneNo = newPhone();
  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(8 * 1_048_576);
  await open('/supplier/register');
  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(['All fields are required']);

  for (const [label, value] of Object.entries({
    'Business name': 'Shree Ganesh Waterproofing',
    'Phone number': '12345',
    Email: 'shree@',
    Password: 'brick by brick',
    'Price (Rs)': '45 per sq ft',
    'Short description': 'Terraces and bathrooms that stay dry.',
  })) {
    await form(page).getByLabel(label, { exact: true }).fill(value);
  }
  await form(page).getByRole('textbox', { name: 'Services' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a service' });
  await picker.getByRole('radio', { name: 'Waterproofing' }).check();
  await picker.getByRole('button', { name: 'Continue' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Services' })).toHaveValue('Waterproofing');
  await form(page).getByRole('combobox', { name: 'Find your location' }).fill('Pune');
  await page.getByRole('option', { name: /^Pune/ }).first().click();
  await expect(form(page).getByLabel('City')).toHaveValue('Pune');
  await expect(form(page).getByLabel('State')).toHaveValue('Maharashtra');
  await form(page).getByLabel('Address').fill('Shop 4, MG Road, Pune');

  await form(page)
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form(page)).toContainText('Only JPEG and PNG images can be uploaded');
  await form(page).getByLabel('Profile picture').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo });
  const preview = form(page).getByRole('img', { name: 'Your choice' });
  await expect(preview).toBeVisible();
  const made = await preview.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
    src: image.src,
  }));
  expect({ width: made.width, height: made.height }).toEqual({ width: 1_200, height: 1_600 });
  const bytes = Buffer.from(made.src.slice(made.src.indexOf(',') + 1), 'base64');
  expect(bytes.length).toBeLessThanOrEqual(1_048_576);
  expect(bytes.includes('Secret Artist')).toBe(false);

  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form(page)).toContainText('Please enter a valid phone number');
  await expect(form(page)).toContainText('Please enter a valid email');
  await form(page).getByLabel('Phone number').fill(phoneNo);
  await form(page).getByLabel('Email').fill(`shree-${phoneNo}@example.com`);
  await form(page).getByLabel('I am 18 or older').check();
  await form(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your listing is pending.')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Your business: Shree Ganesh Waterproofing' }).click();
  await expect(page).toHaveURL(/\/viewdetails\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Shree Ganesh Waterproofing' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Shree Ganesh Waterproofing' }).first()).toBeVisible();
});

test('a business logs in by its phone number, however it is written', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 401/);
  const phoneNo = newPhone();
  const picture = `data:image/jpeg;base64,${(await makePhoto(800, 600).jpeg().toBuffer()).toString('base64')}`;
  const registered = await page.request.post('/api/v1/contractor/auth/register', {
    data: {
      name: 'Anand Cement Depot',
      phoneNo,
      email: `anand-${phoneNo}@example.com`,
      service: 'Cement',
      address: 'Yard 2, Nashik',
      city: 'Nashik',
      state: 'Maharashtra',
      price: '360',
      password: 'brick by brick',
      shortDescription: 'Cement by the bag.',
      image: picture,
    },
  });
  expect(registered.status()).toBe(201);
  await page.context().clearCookies();
  await open('/supplier/login');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(form(page)).toContainText('All fields are required');
  await form(page).getByLabel('Phone number').fill('123');
  await form(page).getByLabel('Password', { exact: true }).fill('wrong one');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(form(page)).toContainText('Please enter a valid phone number');
  await form(page)
    .getByLabel('Phone number')
    .fill(`+91 ${phoneNo.slice(0, 5)} ${phoneNo.slice(5)}`);
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page, 'Invalid Credentials')).toBeVisible();
  await form(page).getByLabel('Password', { exact: true }).fill('brick by brick');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/profilesupplier');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your business: Anand Cement Depot' })).toBeVisible();
});
