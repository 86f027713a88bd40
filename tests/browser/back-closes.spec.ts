import type { Page } from '@playwright/test';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { closedPanelsAreLeft, expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, toast, unfoldSearch } from '#tests/browser/listings.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';
import { signInUser } from '#tests/factories/session.ts';

const LIST = '/searcher?city=Pune&state=Maharashtra&service=Waterproofing';
const ARTICLE = '/why-work-zone-safety-is-important-for-everyone';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Goes from a list to the profile of a business with photos, as a visitor does. */
async function openProfile(page: Page, open: (address: string) => Promise<void>) {
  const found = await findBusinesses(page.request, { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' });
  const business = found.find(({ image }) => image.length > 2);
  if (!business) throw new Error('The demo has no such business');
  await open(LIST);
  await page.getByRole('link', { name: business.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: business.name })).toBeVisible();
  return business;
}

for (const size of SIZES) {
  test(`Back closes what is open and leaves only then, and nothing typed is lost, at ${nameSize(size)}`, async ({
    page,
    open,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const { token } = await inDatabase((db) => signInUser(db));
    await keepSession(page, baseURL, token);
    const business = await openProfile(page, open);
    const enquiry = dialog(page, 'Send Enquiry');
    const askForQuote = page.getByRole('complementary', { name: 'Contact' }).getByRole('button', { name: /^Send Enquiry/ });
    const message = enquiry.getByLabel('Message');

    await askForQuote.click();
    await message.fill('Our terrace leaks.');
    await enquiry.getByLabel('Phone number').fill('98200 12345');
    await page.goBack();
    await expect(enquiry).toBeHidden();
    await expect(page).toHaveURL(addressOf(business));

    // Escape, a tap outside and Close lose nothing either.
    await askForQuote.click();
    await expect(message).toHaveValue('Our terrace leaks.');
    await message.press('End');
    await message.pressSequentially(' Badly.');
    await page.keyboard.press('Escape');
    await expect(enquiry).toBeHidden();
    await askForQuote.click();
    await expect(message).toBeVisible();
    // It listens for taps outside once it is there: a tap of that very moment is lost, and people tap again.
    await expect(async () => {
      await page.mouse.click(5, 5);
      await expect(enquiry).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await askForQuote.click();
    await enquiry.getByRole('button', { name: 'Close' }).click();
    await expect(enquiry).toBeHidden();
    await closedPanelsAreLeft(page);
    await page.reload();
    await expect(askForQuote).toBeEnabled();
    await askForQuote.click();
    await expect(message).toHaveValue('Our terrace leaks. Badly.');
    await expect(enquiry.getByLabel('Phone number')).toHaveValue('98200 12345');
    await enquiry.getByRole('button', { name: 'Throw it away' }).click();
    await expect(message).toHaveValue('');
    await message.fill('Please call.');
    await enquiry.getByLabel('Name').fill('Meera Kulkarni');
    await enquiry.getByLabel('Email').fill('meera@example.com');
    await enquiry.getByLabel('Phone number').fill('98200 12345');
    await enquiry.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(toast(page, 'Enquiry sent successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/enquiry-sent\//);
    await page.goBack();
    await askForQuote.click();
    await expect(message).toHaveValue('');
    await page.goBack();
    await expect(enquiry).toBeHidden();
  });

  test(`Back closes what is open, one after the other, and leaves only then, at ${nameSize(size)}`, async ({ page, open, baseURL }) => {
    await page.setViewportSize(size);
    const { token } = await inDatabase((db) => signInUser(db));
    await keepSession(page, baseURL, token);
    const business = await openProfile(page, open);

    const review = dialog(page, 'Review');
    const write = page.getByRole('button', { name: 'Review', exact: true });
    await write.click();
    await review.getByRole('slider', { name: 'Rating' }).press('End');
    await review.getByLabel('Description').fill('Dry since June.');
    await page.goBack();
    await expect(review).toBeHidden();
    await write.click();
    await expect(review.getByLabel('Description')).toHaveValue('Dry since June.');
    await expect(review.getByRole('slider', { name: 'Rating' })).toHaveValue('5');
    await page.goBack();
    await expect(review).toBeHidden();

    // A panel on a panel: each Back closes one.
    await page.getByRole('button', { name: 'Your profile' }).click();
    await dialog(page, 'Your profile').getByRole('button', { name: 'Edit Profile' }).click();
    const edit = dialog(page, 'Edit Profile');
    await edit.getByLabel('User name').fill('another-name');
    await page.goBack();
    await expect(edit).toBeHidden();
    await expect(dialog(page, 'Your profile')).toBeVisible();
    await dialog(page, 'Your profile').getByRole('button', { name: 'Edit Profile' }).click();
    await expect(edit.getByLabel('User name')).toHaveValue('another-name');
    await page.goBack();
    await expect(edit).toBeHidden();
    await page.goBack();
    await expect(dialog(page, 'Your profile')).toBeHidden();

    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Next photo' }) });
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(addressOf(business));

    // Nothing is open any more: Back leaves, also right after something was closed in another way.
    await write.click();
    await expect(review).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(LIST);

    const picker = dialog(page, 'Select a service');
    await unfoldSearch(page);
    await page.locator('main').getByRole('textbox', { name: 'Services' }).click();
    await expect(picker.getByRole('radio').first()).toBeVisible();
    await page.goBack();
    await expect(picker).toBeHidden();
    await expect(page).toHaveURL(LIST);
  });

  test(`a comment that was begun is there again, at ${nameSize(size)}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    await open(ARTICLE);
    const comment = page.getByRole('region', { name: 'Leave a Comment' }).getByRole('textbox', { name: 'Comment' });
    await comment.fill('Helmets first.');
    await page
      .getByRole('link', { name: /Next Post|Previous Post/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(ARTICLE);
    await expect(comment).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(ARTICLE);
    await expect(comment).toHaveValue('Helmets first.');
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect(comment).toHaveValue('');
  });
}

test('a link in the menu leaves no entry that Back has to pass', async ({ page, open }) => {
  await page.setViewportSize(SIZES[0]);
  await open('/suppliers');
  const menu = dialog(page, 'Menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/suppliers');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contractors');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/category');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contractors');
  await page.goBack();
  await expect(page).toHaveURL('/suppliers');
});

for (const [what, refuse] of [
  // Both are bounds of browsers on how often they may be asked.
  ['takes no more entries, as Chrome does', () => {}],
  [
    'refuses more entries, as Safari does',
    () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    },
  ],
] as const) {
  test(`panels open and close while the history ${what}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open('/contact');
    await page.evaluate(`history.pushState = history.replaceState = ${refuse}`);
    const menu = dialog(page, 'Menu');
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    await expect(page).toHaveURL('/contact');
  });
}
