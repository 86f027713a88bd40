import { randomInt, randomUUID } from 'node:crypto';
import { expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { answerYes, cardOf, DEMO_PICTURE, makeOwn } from '#tests/browser/moderated.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

// One after the other: each puts a crowd of its own before the list.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAdmin(page, baseURL);
});

/** So many that wait since one moment, before everything else: no name or e-mail is part of another's. @returns the word in their names. */
async function makePending(count: number, created_at: Date) {
  const word = `Wait${randomUUID().slice(0, 8)}`;
  await inDatabase(async (db) => {
    for (let made = 10; made < 10 + count; made++) {
      const phone_no = String(randomInt(9_000_000_000, 9_999_999_999));
      const email = `${word.toLowerCase()}-${made}@example.in`;
      await makeBusiness(db, { name: `${word} ${made}`, email, phone_no, status: 'pending', created_at });
    }
  });
  return word;
}

test("owners' edits are looked at, and go when they are checked", async ({ page, request }) => {
  // Behind the first photo, another one shows at once.
  const { id, name, email, phone_no } = await makeOwn({ status: 'approved', images: [DEMO_PICTURE, 'demo/waterproofing-2'] });
  const { headers } = await inDatabase((db) => signInBusiness(db, id));
  const edit = {
    ...{ name, email, phoneNo: phone_no, service: 'Waterproofing', address: 'Karve Road, Kothrud', city: 'Pune', state: 'Maharashtra' },
    ...{ price: '<b>1</b> per bag', shortDescription: 'Leaks found and stopped', description: 'Terraces, bathrooms and basements.' },
    images: [`/media/${DEMO_PICTURE}-1280.webp`, `data:image/jpeg;base64,${(await makeJpeg()).toString('base64')}`],
  };
  expect((await request.put('/api/v1/contractor/edit', { data: edit, headers })).status()).toBe(200);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAdmin(page, '/admin/business?tab=edits');
    const item = cardOf(page, name);
    await expect(item).toContainText('45 per sq ft');
    await expect(item).toContainText('<b>1</b> per bag');
    await expect(item).toContainText('1 photo no longer kept');
    // Before and after.
    await expect(item.getByRole('img', { name: 'Photo 1' })).toHaveCount(2);
    await expectNothingGrave(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await cardOf(page, name).getByRole('button', { name: 'Mark as checked' }).click();
  await expect(toast(page, 'Marked as checked')).toBeVisible();
  await expect(cardOf(page, name)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Edits' }).getByRole('link', { name: 'All' }).click();
  await expect(cardOf(page, name)).toContainText(/Checked on /);
});

test('a long list goes on as it is scrolled, without those that were decided and without leaving any out', async ({ page }) => {
  const word = await makePending(20, new Date('2033-01-01'));
  const own = cardOf(page, word);
  await openAdmin(page, '/admin/business');
  await expect(own).toHaveCount(8);
  const seen = new Set(await own.getByRole('heading').allTextContents());
  for (let decided = 0; decided < 5; decided++) {
    const first = (await own.first().getByRole('heading').textContent()) ?? '';
    await own.first().getByRole('button', { name: 'Accept' }).click();
    await answerYes(page, 'Are you sure you want to consider this business?');
    await expect(cardOf(page, first)).toHaveCount(0);
  }
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(own).toHaveCount(15, { timeout: 500 });
  }).toPass();
  for (const heading of await own.getByRole('heading').allTextContents()) seen.add(heading);
  expect(seen.size).toBe(20);
  await inDatabase((db) => db.deleteFrom('businesses').where('name', 'like', `${word} %`).execute());
});

test('what is decided while more of the list is on its way does not come back with it', async ({ page }) => {
  const word = await makePending(12, new Date('2034-01-01'));
  const [asked, decided] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await routeOnce(page, '**/contractor/get-all?*after=*', async (route) => {
    asked.resolve();
    await decided.promise;
    // Given up meanwhile, it has nobody to answer.
    await route.continue().catch(() => {});
  });
  const own = cardOf(page, word);
  await openAdmin(page, '/admin/business');
  await expect(own).toHaveCount(8);
  await page.mouse.wheel(0, 20_000);
  await asked.promise;
  const first = (await own.first().getByRole('heading').textContent()) ?? '';
  await own.first().getByRole('button', { name: 'Accept' }).click();
  await answerYes(page, 'Are you sure you want to consider this business?');
  await expect(cardOf(page, first)).toHaveCount(0);
  decided.resolve();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(own).toHaveCount(11, { timeout: 500 });
  }).toPass();
  await expect(cardOf(page, first)).toHaveCount(0);
  await inDatabase((db) => db.deleteFrom('businesses').where('name', 'like', `${word} %`).execute());
});

test('the owner of a rejected business reads why on their desk and on their page', async ({ page, baseURL, context }) => {
  const { id } = await makeOwn({ status: 'rejected', status_reason: 'The photo shows another shop.' });
  const { token } = await inDatabase((db) => signInBusiness(db, id));
  await context.addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '' }]);
  for (const address of ['/profilesupplier', `/viewdetails/${id}`]) {
    await page.goto(address);
    await expect(page.getByText('What our team asks for:')).toBeVisible();
    await expect(page.getByText('The photo shows another shop.', { exact: true })).toBeVisible();
  }
});
