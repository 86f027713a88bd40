import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { blackPng, dataUrl, makeJpeg, makePhoto } from '#tests/factories/picture.ts';

const PASSWORD = 'Monsoon-2026';

/** Registers a business and leaves its session in the cookies of `request`. */
async function register(request: APIRequestContext): Promise<OwnBusiness> {
  const answer = await request.post('/api/v1/contractor/auth/register', {
    data: {
      name: 'Deshmukh Waterproofing',
      phoneNo: String(randomInt(9_000_000_000, 9_999_999_999)),
      email: 'deshmukh@example.in',
      service: 'Waterproofing',
      address: 'Karve Road, Kothrud',
      city: 'Pune',
      state: 'Maharashtra',
      price: '45 per sq ft',
      password: PASSWORD,
      shortDescription: 'Leaks found and stopped',
      image: dataUrl(await makeJpeg()),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).contractor;
}

function approve({ _id }: OwnBusiness) {
  return inDatabase((db) => db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', _id).execute());
}

async function readProfile(page: Page): Promise<OwnBusiness> {
  return (await (await page.request.get('/api/v1/contractor/profile')).json()).contractor;
}

const tiles = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Photos' }).getByRole('listitem');
const photoField = (page: Page) => page.getByRole('dialog').getByLabel(/^Drop photos here or browse/);

async function openEdit(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit your business' }).getByLabel('Name', { exact: true })).toBeVisible();
}

test('the owner receives enquiries, finds one and marks it replied', async ({ page, open, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const business = await register(page.request);
  await approve(business);
  for (const [name, phoneNo, message] of [
    ['Meera Kulkarni', '9876543210', 'Our terrace leaks.'],
    ['Anil Gupta', '+91 98765 43211', 'The basement is damp.'],
  ]) {
    const data = { name, phoneNo, email: `${phoneNo?.slice(-4)}@example.in`, message };
    expect((await request.post(`/api/v1/send-enquiry/${business._id}`, { data })).status()).toBe(201);
  }
  await open('/profilesupplier');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Enquiries from .+: 2\. Most on one day: 2, / })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await page.getByText('Show as a table').click();

  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  const items = inbox.getByRole('article');
  const filters = inbox.getByRole('navigation', { name: 'Enquiries by status' });
  await expect(items.getByRole('heading')).toHaveText(['Anil Gupta', 'Meera Kulkarni']);
  await expect(inbox.getByRole('link', { name: 'Call Anil Gupta' })).toHaveAttribute('href', 'tel:+919876543211');
  await expect(inbox.getByRole('link', { name: 'WhatsApp Anil Gupta' })).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543211\?text=/);
  await expect(inbox.getByRole('link', { name: 'Mail Anil Gupta' })).toHaveAttribute('href', /^mailto:3211%40example\.in\?subject=Your%20/);
  await expectGoodAtBothWidths(page);

  // A search is for more than three; one that an address asks for stands there too.
  const box = inbox.getByRole('searchbox', { name: 'Search enquiries' });
  await expect(box).toHaveCount(0);
  await open('/profilesupplier?q=roof');
  await box.fill('TERRACE');
  await page.keyboard.press('Enter');
  await expect(items.getByRole('heading')).toHaveText(['Meera Kulkarni']);
  const mark = items.getByRole('group', { name: 'Mark the enquiry from Meera Kulkarni as' });
  await mark.getByRole('button', { name: 'Replied' }).click();
  await expect(toast(page, 'Enquiry updated')).toBeVisible();
  await expect(mark.getByRole('button', { name: 'Replied' })).toHaveAttribute('aria-pressed', 'true');
  // Filing says nothing of an answer.
  await expect(items.getByText(/^Replied on /)).toHaveCount(0);
  await expect(filters.getByRole('link')).toHaveText(['All2', 'New1', 'Replied1']);
  const file = await page.request.get((await inbox.getByRole('link', { name: 'Download list (Excel)' }).getAttribute('href')) ?? '');
  expect(await file.text()).toContain('Meera Kulkarni');
  expect(await file.text()).not.toContain('Anil Gupta');

  await open('/profilesupplier?status=spam');
  await expect(filters.getByRole('link')).toHaveText(['All2', 'New1', 'Replied1', 'Spam0']);
  await expect(inbox.getByText('No results found.')).toBeVisible();
  await inbox.getByRole('link', { name: 'Show all enquiries' }).click();
  await expect(items).toHaveCount(2);
  await filters.getByRole('link', { name: /^New/ }).click();
  await expect(items.getByRole('heading')).toHaveText(['Anil Gupta']);
  await items.getByRole('button', { name: 'Closed' }).click();
  await expect(items).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Enquiries', exact: true })).toBeFocused();
});

test('the owner edits texts and photos', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const { _id } = await register(page.request);
  await open(`/viewdetails/${_id}`);
  await expect(page.getByText('Your business is waiting for approval')).toBeVisible();
  // Nothing of others, and nothing that asks the owner who they are to themselves.
  for (const name of ['Send Enquiry', 'How far is it from you?']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar nearby' })).toHaveCount(0);
  await openEdit(page);
  const drawer = page.getByRole('dialog', { name: 'Edit your business' });
  const save = drawer.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(drawer.getByText('All fields are required')).toBeVisible();
  await drawer.getByLabel('Description', { exact: true }).fill('Terraces, bathrooms and basements.');
  await drawer.getByLabel('Phone no').fill('12345');
  await drawer.getByLabel('Email').fill('nowhere');
  // What may stay empty is folded, and unfolds where it is wrong.
  const fold = drawer.getByText('More, if you like');
  await expect(drawer.getByLabel('Working since')).toBeHidden();
  await fold.click();
  await drawer.getByLabel('Working since').fill('1899');
  await fold.click();
  for (const label of ['Phone no', 'Email']) await expect(drawer.getByLabel(label)).toBeVisible();
  await drawer.getByLabel('Phone no').fill('98765 43210');
  await drawer.getByLabel('Email').fill('office@example.in');
  await save.click();
  await expect(drawer.getByLabel('Working since')).toBeFocused();
  await drawer.getByLabel('Phone no').fill('12345');
  await drawer.getByLabel('Email').fill('nowhere');
  await save.click();
  await expect(drawer.getByText('Enter a year from 1900 to this year')).toBeVisible();
  await expect(drawer.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(drawer.getByText('Please enter a valid email')).toBeVisible();
  await drawer.getByLabel('Phone no').fill(String(randomInt(9_000_000_000, 9_999_999_999)));
  await drawer.getByLabel('Email').fill('office@example.in');
  await drawer.getByLabel('Working since').fill('2009');
  await drawer.getByLabel('Opening hours in words').fill('daily 00:00-24:00');
  for (const language of ['Hindi', 'Marathi']) await drawer.getByRole('checkbox', { name: language }).check();

  // As a phone takes it: large, lying on its side, with the place where it was taken.
  const large = await makePhoto(4000, 3000)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(1_048_576);
  await photoField(page).setInputFiles([
    { name: 'site.jpg', mimeType: 'image/jpeg', buffer: large },
    { name: 'plan.png', mimeType: 'image/png', buffer: blackPng(300, 300) },
  ]);
  await expect(tiles(page)).toHaveCount(3);
  await photoField(page).setInputFiles({ name: 'anim.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(drawer.getByText('Only JPEG and PNG images can be uploaded')).toBeVisible();
  await expectGoodAtBothWidths(page);

  const later = drawer.getByRole('button', { name: 'Move photo 2 earlier' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Photo 2 is now photo 1 of 3')).toBeAttached();
  await expect(drawer.getByRole('button', { name: 'Move photo 1 earlier' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await save.click();
  await expect(toast(page, 'Profile Updated Successfully')).toBeVisible();
  await expect(drawer).toBeHidden();

  const { image, description, email, newEmail, workingSince } = await readProfile(page);
  expect(description).toBe('Terraces, bathrooms and basements.');
  expect(workingSince).toBe(2009);
  const contact = page.getByRole('complementary', { name: 'Contact' });
  for (const text of ['Working since', 'Open now', 'Every day 24 hours', 'Hindi, Marathi'])
    await expect(contact.getByText(text)).toBeVisible();
  // The new one is taken once its link was opened.
  expect({ email, newEmail }).toEqual({ email: 'deshmukh@example.in', newEmail: 'office@example.in' });
  expect(image).toHaveLength(2);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', image[0] ?? '');
  const kept = await sharp(await (await page.request.get(image[0] ?? '')).body()).metadata();
  expect(kept.height).toBeGreaterThan(kept.width ?? 0);
  expect(kept.exif).toBeUndefined();
});

test('photos are dropped, dragged into order, at most eight, and one must stay', async ({ page, open }) => {
  await register(page.request);
  await open('/profilesupplier');
  await openEdit(page);
  const drawer = page.getByRole('dialog', { name: 'Edit your business' });
  const png = blackPng(40, 30).toString('base64');
  const files = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    for (const name of ['one.png', 'two.png']) transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    return transfer;
  }, png);
  await drawer.getByText('Drop photos here or browse').dispatchEvent('drop', { dataTransfer: files });
  await expect(tiles(page)).toHaveCount(3);
  const first = (await tiles(page).first().getByRole('img').getAttribute('src')) ?? '';
  await tiles(page).first().dragTo(tiles(page).nth(2));
  await expect(tiles(page).nth(2).getByRole('img')).toHaveAttribute('src', first);

  const more = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer: blackPng(40, 30) }));
  await photoField(page).setInputFiles(more);
  await expect(tiles(page)).toHaveCount(8);
  await expect(drawer.getByText('At most 8 images can be uploaded')).toBeVisible();
  await expect(photoField(page)).toBeDisabled();
  for (let left = 8; left > 0; left--) await drawer.getByRole('button', { name: 'Remove photo 1', exact: true }).click();
  await drawer.getByLabel('Description', { exact: true }).fill('Terraces, bathrooms and basements.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please upload at least one image')).toBeVisible();
});

test('an empty desk says what it waits for; what fails is told and changes nothing', async ({ page, open, request, allowNoise }) => {
  allowNoise(/status of 500/);
  const business = await register(page.request);
  await open('/profilesupplier');
  await expect(page.getByText('No enquiries yet')).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Complete your profile' })).toContainText('4 of 8 done');
  await approve(business);
  const data = { name: 'Meera Kulkarni', phoneNo: '9876543210', email: 'meera@example.in', message: 'Our terrace leaks.' };
  await request.post(`/api/v1/send-enquiry/${business._id}`, { data });
  await open('/profilesupplier?status=nonsense&page=x');
  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  await page.route('**/api/v1/contractor/enquiries/*', (route) => route.fulfill({ status: 500, json: {} }));
  await inbox.getByRole('button', { name: 'Replied' }).click();
  await expect(toast(page, 'Something Went Wrong')).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('an enquiry whose sender has left says so and offers no way to answer', async ({ page, open }) => {
  const business = await register(page.request);
  await inDatabase((db) => makeEnquiry(db, { business_id: business._id, name: 'Former user', phone_no: '', email: '', message: '' }));
  await open('/profilesupplier');
  const item = page.getByRole('region', { name: 'Enquiries', exact: true }).getByRole('article');
  await expect(item).toContainText('The customer has deleted their account, and this enquiry with it.');
  await expect(item.getByRole('link')).toHaveCount(0);
});

test('a long inbox is read page by page', async ({ page, open }) => {
  const business = await register(page.request);
  await inDatabase(async (db) => {
    for (let sent = 0; sent < 11; sent++) await makeEnquiry(db, { business_id: business._id });
  });
  await open('/profilesupplier');
  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  await expect(inbox.getByRole('article')).toHaveCount(10);
  await inbox.getByRole('link', { name: 'Next page' }).click();
  await expect(inbox.getByRole('article')).toHaveCount(1);
  await expect(inbox.getByRole('heading', { name: 'Enquiries', exact: true })).toBeInViewport();
  await inbox.getByRole('link', { name: 'Previous page' }).click();
  await expect(inbox.getByRole('article')).toHaveCount(10);
});

test('logging out leads home and ends the session; without one the desk leads home too', async ({ page, open, context, baseURL }) => {
  await register(page.request);
  await context.addCookies([{ name: 'token', value: 'old', url: baseURL ?? '' }]);
  await open('/profilesupplier');
  const session = (await context.cookies()).find(({ name }) => name === 'nirmaan');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  const reused = await page.request.get('/api/v1/contractor/profile', { headers: { authorization: `Bearer ${session?.value}` } });
  expect(reused.status()).toBe(401);
  await page.goto('/profilesupplier');
  await expect(page).toHaveURL('/');
});

test('a new password takes the place of the present one', async ({ page, open }) => {
  const { phoneNo } = await register(page.request);
  await open('/profilesupplier');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.locator('[autocomplete=username]')).toHaveValue(phoneNo);
  for (const label of ['New Password', 'Confirm Password']) await dialog.getByLabel(label, { exact: true }).fill('stone by stone');
  await expectNothingGrave(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const login = await page.request.post('/api/v1/contractor/auth/login', { data: { phoneNo, password: 'stone by stone' } });
  expect(login.status()).toBe(200);
});

test('deleting the account asks first, then nothing is left of it', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 404/);
  const { _id, phoneNo } = await register(page.request);
  await open(`/viewdetails/${_id}`);
  const main = page.getByRole('main');
  const question = page.getByRole('dialog', { name: 'Delete Account' });
  await main.getByRole('button', { name: 'Delete Account' }).click();
  await expect(question).toContainText('Are you sure you want to delete this account? This action cannot be undone.');
  await expectNothingGrave(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(main.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await main.getByRole('button', { name: 'Delete Account' }).click();
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await page.waitForURL('/');
  expect((await page.goto(`/viewdetails/${_id}`))?.status()).toBe(404);
  const login = await page.request.post('/api/v1/contractor/auth/login', { data: { phoneNo, password: PASSWORD } });
  expect(login.status()).toBe(401);
});
