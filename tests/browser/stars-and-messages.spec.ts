import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findUnrated, searchForm, toast } from '#tests/browser/listings.ts';
import { boxOf, covers, messages } from '#tests/browser/message-places.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';
import { signInUser } from '#tests/factories/session.ts';

for (const size of SIZES) {
  test(`stars are whole by tap and halves by a second one or by keys, at ${nameSize(size)}`, async ({ page, open, baseURL }) => {
    await page.setViewportSize(size);
    const { token } = await inDatabase((db) => signInUser(db));
    await keepSession(page, baseURL, token);
    await open(addressOf(await findUnrated(page.request)));
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const stars = page.getByRole('dialog', { name: 'Review' }).getByRole('slider', { name: 'Rating' });
    await stars.waitFor();
    // The dialog comes with a movement.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished, effect }) => effect?.getComputedTiming().iterations === 1 && finished)),
    );
    const box = await boxOf(stars);
    const tap = (star: number, part: number) => page.mouse.click(box.x + (box.width / 5) * (star - 1 + part), box.y + box.height / 2);
    // Wherever the star is hit, all of it is meant.
    await tap(4, 0.2);
    await expect(stars).toHaveValue('4');
    await tap(2, 0.8);
    await expect(stars).toHaveValue('2');
    await tap(2, 0.8);
    await expect(stars).toHaveValue('1.5');
    await expect(stars).toHaveAttribute('aria-valuetext', '1.5 of 5 stars');
    await tap(2, 0.3);
    await expect(stars).toHaveValue('2');
    await expect(stars).toBeFocused();
    await stars.press('ArrowRight');
    await expect(stars).toHaveValue('2.5');
    await expect(stars).toHaveAccessibleDescription(/again for half/);
  });

  test(`a message covers no heading, is one of its kind, and stands at its field, at ${nameSize(size)}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    await open('/');
    const form = searchForm(page);
    const location = form.getByRole('combobox', { name: 'Location' });
    const services = form.getByRole('textbox', { name: 'Services' });
    const search = form.getByRole('button', { name: 'Search' });
    await search.click();
    const said = toast(page, 'Enter location and service');
    await expect(said).toBeVisible();
    await expect(location).toBeFocused();
    await expect(location).toHaveAccessibleDescription('Enter location');
    await expect(services).toHaveAccessibleDescription('Select service');
    await expect.poll(() => covers(said, page.getByRole('heading', { level: 1 }))).toBe(false);
    const bar = await boxOf(page.getByRole('banner'));
    if (size.width < 480) await expect.poll(async () => (await boxOf(said)).y).toBeGreaterThanOrEqual(Math.max(0, bar.y + bar.height));

    // Another one of its kind takes its place.
    await location.fill('pune');
    await page.getByRole('listbox', { name: 'Places' }).getByRole('option').first().click();
    await search.click();
    await expect(toast(page, 'Select service')).toBeVisible();
    await expect(messages(page)).toHaveCount(1);
    await expect(services).toBeFocused();
    await expect(location).toHaveAccessibleDescription('');
  });

  test(`a message above a dialog leaves its title and its Close free, at ${nameSize(size)}`, async ({
    page,
    open,
    baseURL,
    allowNoise,
  }) => {
    allowNoise(/status of 500/);
    await page.setViewportSize(size);
    const { token } = await inDatabase((db) => signInUser(db));
    await keepSession(page, baseURL, token);
    await open('/');
    await page.getByRole('button', { name: 'Your profile' }).click();
    await page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit Profile' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Profile' });
    await page.route('**/api/v1/user/edit', (route) => route.fulfill({ status: 500, json: {} }));
    await edit.getByLabel('New Password', { exact: true }).fill('brick by brick');
    await edit.getByLabel('Confirm Password', { exact: true }).fill('brick by brick');
    await edit.getByRole('button', { name: 'Save' }).click();
    const said = messages(page);
    await expect(said).toHaveCount(1);
    await expect.poll(() => covers(said, edit.getByRole('heading', { name: 'Edit Profile' }))).toBe(false);
    await expect.poll(() => covers(said, edit.getByRole('button', { name: 'Close' }))).toBe(false);
    await edit.getByRole('button', { name: 'Close' }).click();
    await expect(edit).toBeHidden();
  });
}
