import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Business } from '#shared/schemas/businesses.ts';
import { expectGoodAsItIs, expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, findBusinesses, toast } from '#tests/browser/listings.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';

/** A city for each of those that write, as they change what is listed there. */
const CITIES = { 360: { city: 'Nashik', state: 'Maharashtra' }, 1280: { city: 'Nagpur', state: 'Maharashtra' } };
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `Like ${name}`, exact: true });
const choose = (page: Page, { name }: Business) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? '[]').length);
const setStatus = ({ _id }: Business, status: string) =>
  inDatabase((db) => db.updateTable('businesses').set({ status }).where('business_id', '=', _id).execute());

for (const size of SIZES) {
  test(`a family keeps four without an account, compares three, and takes them into an account, at ${nameSize(size)}`, async ({
    page,
    context,
    open,
  }) => {
    await page.setViewportSize(size);
    const city = CITIES[size.width];
    await open('/user/liked');
    await expect(page.getByRole('main')).toContainText('Your shortlist is empty.');
    await expectGoodAsItIs(page);
    const [a, b, c, d] = (await findBusinesses(page.request, city)) as [Business, Business, Business, Business];
    await open(`/searcher?${new URLSearchParams(city)}`);
    for (const { name } of [a, b, c, d]) await heartOf(page, name).click();
    expect(await kept(page)).toBe(4);
    // A shortlist is no like.
    expect((await findBusinesses(page.request, city))[0]?.totalLikes).toBe(a.totalLikes);

    if (size.width < 1024) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your shortlist' }).click();
    } else {
      await page.getByRole('banner').getByRole('link', { name: 'Your shortlist' }).click();
    }
    await expect(page).toHaveURL('/user/liked');
    await expect(cards(page)).toHaveCount(4);
    const compare = page.getByRole('main').getByRole('button', { name: 'Compare' });
    await expect(compare).toBeDisabled();
    for (const business of [c, a, b]) await choose(page, business).check();
    await expect(choose(page, d)).toBeDisabled();
    await expectGoodAsItIs(page);

    await page.evaluate(() =>
      localStorage.setItem(
        'place',
        JSON.stringify({ city: 'Nashik', state: 'Maharashtra', formattedAddress: 'Nashik, Maharashtra', lat: 19.99, lng: 73.79 }),
      ),
    );
    await compare.click();
    await expect(page).toHaveURL(/\/compare\?ids=/);
    const table = page.getByRole('table', { name: 'Businesses side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    for (const label of ['Price', 'Rating', 'Answers to enquiries', 'Photos', 'Opening hours', 'Languages'])
      await expect(table.getByRole('rowheader', { name: label })).toBeVisible();
    // Nobody is verified: nothing is said of that.
    await expect(table.getByText(/verified/i)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.reload();
    await expect(table.getByRole('rowheader', { name: /^Distance from Nashik, Maharashtra/ })).toBeVisible();
    await expect(table.getByText(/ km$/)).toHaveCount(3);
    await expectGoodAsItIs(page);
    await page.emulateMedia({ media: 'print' });
    for (const unprinted of [page.getByRole('banner'), page.getByRole('contentinfo'), heartOf(page, a.name)])
      await expect(unprinted).toBeHidden();
    await expect(table).toBeVisible();
    await page.emulateMedia({ media: null });

    // One is taken off the list meanwhile: the comparison and the shortlist say so, and go on.
    await setStatus(d, 'pending');
    await open(`/compare?ids=${[a, b, c, d].map(({ _id }) => _id)}`);
    await expect(page.getByRole('main')).toContainText('You can compare three');
    await open(`/compare?ids=${d._id},x,${a._id},${a._id}`);
    await expect(page.getByRole('main')).toContainText('2 of them are not listed any more');
    await expect(table.getByRole('columnheader')).toHaveCount(1);
    await open('/user/liked');
    await expect(page.getByRole('main')).toContainText('One business of your shortlist is no longer listed');
    await expect(cards(page)).toHaveCount(3);
    expect(await kept(page)).toBe(3);
    await setStatus(d, 'approved');

    const userName = `list-${randomUUID().slice(0, 8)}`;
    const user = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
    expect((await context.request.post('/api/v1/user/register', { data: user })).status()).toBe(201);
    await open('/user/liked');
    const offer = page.getByRole('region', { name: 'Shortlist in this browser' });
    await expect(offer).toContainText('3 businesses are saved in this browser.');
    await expectGoodAsItIs(page);
    await offer.getByRole('button', { name: 'Add them to my account' }).click();
    await expect(toast(page, 'Your shortlist is in your account now')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
    await expect(heartOf(page, a.name)).toHaveAttribute('aria-pressed', 'true');
    expect(await kept(page)).toBe(0);

    // Hidden ones disappear from an account's shortlist as kindly.
    await setStatus(b, 'pending');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('One business of your shortlist is no longer listed');
    await expect(cards(page)).toHaveCount(2);
    await setStatus(b, 'approved');
  });
}

test('addresses that ask to compare nobody, or nobody who is there, say so', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 404/);
  await open('/compare');
  await expect(page.getByRole('main')).toContainText('There is nothing to compare.');
  const answer = await page.goto(`/compare?ids=${randomUUID()}&ids=%00,<script>`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('There is nothing to compare.');
  await expectGoodAtBothWidths(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the shortlist of a browser says what it needs, and a comparison stands', async ({ page }) => {
    await page.goto('/user/liked');
    await expect(page.getByText('The shortlist is saved in your browser, which needs JavaScript.')).toBeVisible();
    const [a, b] = await findBusinesses(page.request, { city: 'Surat' });
    await page.goto(`/compare?ids=${a?._id}&ids=${b?._id}`);
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  });
});
