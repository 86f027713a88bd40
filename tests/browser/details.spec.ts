import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, findUnrated } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const PUNE = { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' };

test('a profile shows all that is public: photo, texts, price, place, photos and reviews', async ({ page, open }) => {
  const found = await findBusinesses(page.request, PUNE);
  const business = found.find(({ image, totalReviews }) => image.length > 2 && totalReviews > 0);
  if (!business) throw new Error('The demo has no such business');
  const { name, service, price, city, state, shortDescription, description, image, totalReviews } = business;
  await open(addressOf(business));
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  const contact = main.getByRole('complementary', { name: 'Contact' });
  for (const text of [shortDescription, service, `Rs ${price}`, `${city}, ${state}`]) {
    await expect(contact.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('region', { name: 'About Us' })).toContainText(description);
  const photos = main.getByRole('region', { name: 'Photos' }).getByRole('link');
  await expect(photos).toHaveCount(image.length);
  // The main one, the heading, the others.
  const heading = main.getByRole('heading', { name: 'Photos', exact: true });
  const [first, title, second] = await Promise.all([photos.first(), heading, photos.nth(1)].map((shown) => shown.boundingBox()));
  expect(first && title && first.y + first.height <= title.y).toBe(true);
  expect(second && title && title.y + title.height <= second.y).toBe(true);
  await expect(photos.first().getByRole('img', { name: `${name}, 1 of ${image.length}` })).toHaveAttribute('src', image[0] ?? '');
  await expect(main.getByRole('region', { name: 'Customer Reviews' }).getByRole('listitem')).toHaveCount(totalReviews);
  expect(await page.content()).not.toMatch(/(\+91|\b)[ -]?[5-9]\d{4}[ -]?\d{5}\b/);

  const viewer = page.getByRole('dialog');
  await photos.first().click();
  await expect(viewer.getByRole('img')).toHaveAttribute('src', image[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', image[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img')).toHaveAttribute('src', image.at(-1) ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.first()).toBeFocused();
});

test('the phone number asks visitors to register', async ({ page, open }) => {
  const [business] = await findBusinesses(page.request, PUNE);
  if (!business) throw new Error('The demo has no such business');
  await open(addressOf(business).replace('viewdetails', 'ViewDetails'));
  const button = page.getByRole('button', { name: 'View Phone Number' });
  const prompt = page.getByRole('dialog', { name: 'View Phone Number' });
  await button.click();
  for (const [name, path] of [
    ['Register Free', '/user/register'],
    ['Login', '/user/login'],
  ] as const) {
    await expect(prompt.getByRole('link', { name })).toHaveAttribute('href', `${path}?${new URLSearchParams({ to: addressOf(business) })}`);
  }
  for (let turn = 0; turn < 4; turn++) {
    await page.keyboard.press('Tab');
    await expect(prompt.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(button).toBeFocused();
});

test('without reviews it says so', async ({ page }) => {
  await page.goto(addressOf(await findUnrated(page.request)));
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toContainText('No reviews yet.');
});

test('a profile says where it stands, leads back to its list, and shows similar businesses nearby', async ({ page, context, open }) => {
  await page.setViewportSize(PHONE);
  const list = '/searcher?city=Pune&state=Maharashtra&service=Waterproofing';
  const found = await findBusinesses(page.request, PUNE);
  const [business] = found;
  if (!business) throw new Error('The demo has no such business');
  await open(list);
  await page.getByRole('link', { name: business.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toContainText(['Home', 'Pune', 'Waterproofing', business.name]);
  await expect(trail.getByRole('link', { name: 'Waterproofing' })).toHaveAttribute('href', '/pune/waterproofing');

  const similar = page.getByRole('region', { name: 'Similar nearby' }).getByRole('article');
  await expect(similar).toHaveCount(4);
  for (const card of await similar.all()) await expect(card).toContainText('Waterproofing');
  await expect(similar.getByRole('link', { name: business.name, exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(page).toHaveURL(addressOf(business));
  // Who came by a link of somebody else's has no list to go back to.
  const other = await context.newPage();
  await other.goto(addressOf(business));
  await expect(other.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expect(other.getByRole('link', { name: 'Back to the list' })).toHaveCount(0);
});
