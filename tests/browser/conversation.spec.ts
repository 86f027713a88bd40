import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Business } from '#shared/schemas/businesses.ts';
import { findViolations } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, toast } from '#tests/browser/listings.ts';
import { proveAddress } from '#tests/browser/proven.ts';

const registerCall = '/api/v1/user/register';
const detailsCall = (id: string) => `/api/v1/contractor/get-details/${id}`;

/** Registers a user by the call, and proves the address; the browser's context keeps the session. */
async function registerUser(context: BrowserContext) {
  const userName = `meera-${randomUUID().slice(0, 8)}`;
  const user = { userName, email: `${userName}@example.com` };
  const answer = await context.request.post(registerCall, { data: { ...user, password: 'brick by brick' } });
  expect(answer.status()).toBe(201);
  await proveAddress(user.email);
  return user;
}

/** The best business of a city. Each test that writes has a city of its own, as likes and reviews change the order of lists. */
async function bestOf(request: APIRequestContext, city: string) {
  const [business] = await findBusinesses(request, { city });
  if (!business) throw new Error('The demo has too few businesses');
  return business;
}

const resultsOf = (city: string) => `/searcher?${new URLSearchParams({ city })}`;
const heartOf = (page: Page, { name }: Business) => page.getByRole('button', { name: `Like ${name}`, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const alerts = (page: Page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });

/** Cities whose best business each test has for itself. */
const cities = { like: 'Jaipur', review: 'Kolkata', enquiry: 'Chennai' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('visitors keep what they press the heart of in their browser, and are told to register for a review', async ({ page, open }) => {
    const business = await bestOf(page.request, cities.like);
    const heart = heartOf(page, business);
    await open(resultsOf(cities.like));
    await heart.click();
    await expect(toast(page, 'Saved in this browser').getByRole('link', { name: 'Open it' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(toast(page, 'Removed from your shortlist')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await open(addressOf(business));
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(dialog(page, 'Review')).toContainText('Create a user account to give reviews');
    await expect(dialog(page, 'Review').getByRole('link', { name: 'Register Free' })).toHaveAttribute(
      'href',
      `/user/register?${new URLSearchParams({ to: addressOf(business) })}`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeFocused();
  });

  test('a user likes at once, finds the like again, and gets it back when the server refuses', async ({
    page,
    context,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 500/);
    await registerUser(context);
    const heart = heartOf(page, await bestOf(page.request, cities.like));
    await open(resultsOf(cities.like));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await routeOnce(page, '**/api/v1/contractor/like', (route) => held.then(() => route.continue()));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect(toast(page, 'Liked')).toBeVisible();
    await open(resultsOf(cities.like));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const refuse = { status: 500, json: { message: 'Something Went Wrong' } };
    await routeOnce(page, '**/api/v1/contractor/like', (route) => route.fulfill(refuse));
    await heart.click();
    await expect(toast(page, 'Something Went Wrong')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(toast(page, 'Like removed')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('a user reviews by pointer and keys, and again in place of the first', async ({ page, context, open }) => {
    const user = await registerUser(context);
    const business = await bestOf(page.request, cities.review);
    await open(addressOf(business));
    const reviews = page.getByRole('region', { name: 'Customer Reviews' }).getByRole('listitem');
    const popup = dialog(page, 'Review');
    const stars = popup.getByRole('slider', { name: 'Rating' });
    const submit = popup.getByRole('button', { name: 'Submit Review' });
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(popup.getByLabel('Name')).toHaveValue(user.userName);
    await expect(popup.getByLabel('Email')).toHaveValue(user.email);
    await popup.getByLabel('Description').fill('Came on time.');
    await submit.click();
    await expect(alerts(page)).toHaveText(['Please fill in all fields']);
    await expect(stars).toBeFocused();

    const box = await stars.boundingBox();
    if (!box) throw new Error('No stars');
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
    await expect(stars).toHaveValue('3');
    await stars.press('ArrowRight');
    await expect(stars).toHaveAttribute('aria-valuetext', '3.5 of 5 stars');
    expect(await findViolations(page)).toEqual([]);
    await submit.click();
    await expect(toast(page, 'Review added successfully')).toBeVisible();
    await expect(popup).toBeHidden();
    await expect(reviews).toHaveCount(business.totalReviews + 1);
    await expect(reviews.first()).toContainText('Came on time.');
    await expect(reviews.first()).toContainText('3.5 out of 5');

    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(popup.getByLabel('Description')).toHaveValue('Came on time.');
    await expect(stars).toHaveValue('3.5');
    await stars.press('Home');
    await stars.press('ArrowRight');
    await stars.press('ArrowRight');
    await popup.getByLabel('Description').fill('It leaks again.');
    await submit.click();
    await expect(reviews.first()).toContainText('It leaks again.');
    await expect(reviews).toHaveCount(business.totalReviews + 1);
    const { contractor } = await (await page.request.get(detailsCall(business._id))).json();
    const shown = contractor.average_rating.toFixed(1).replace(/\.0$/, '');
    await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText(`${shown} out of 5`);
  });

  test('an enquiry is checked, survives a failure and is sent to the business of its card', async ({ page, open, allowNoise }) => {
    allowNoise(/status of 503/);
    const business = await bestOf(page.request, cities.enquiry);
    await open(resultsOf(cities.enquiry));
    const opener = page.getByRole('button', { name: `Send Enquiry to ${business.name}`, exact: true });
    const popup = dialog(page, 'Send Enquiry');
    const submit = popup.getByRole('button', { name: 'Send Enquiry' });
    await opener.click();
    await submit.click();
    await expect(alerts(page)).toHaveText(['All fields are required']);
    await popup.getByLabel('Name').fill('Meera Kulkarni');
    await popup.getByLabel('Phone number').fill('12345');
    await popup.getByLabel('Email').fill('meera');
    await popup.getByLabel('Message').fill('Our roof leaks.');
    await submit.click();
    await expect(alerts(page)).toHaveText(['Please enter a valid phone number', 'Invalid Email']);
    await popup.getByLabel('Phone number').fill('+91 98200 12345');
    await popup.getByLabel('Email').fill('meera@example.com');
    expect(await findViolations(page)).toEqual([]);

    const message = 'The service is not available right now. Please try again shortly';
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await routeOnce(page, '**/api/v1/send-enquiry/*', (route) => held.then(() => route.fulfill({ status: 503, json: { message } })));
    await submit.click();
    await expect(popup).toBeHidden();
    release();
    await expect(toast(page, message)).toBeVisible();
    await opener.click();
    const kept = 'Our server could not take it just now. What you have entered stays here: try again in a minute. It is not sent twice.';
    await expect(alerts(page)).toHaveText([kept]);
    await expect(popup.getByLabel('Message')).toHaveValue('Our roof leaks.');
    await expect(popup.getByLabel('Phone number')).toHaveValue('+91 98200 12345');

    const sent = page.waitForRequest('**/api/v1/send-enquiry/*');
    await submit.click();
    expect(new URL((await sent).url()).pathname).toBe(`/api/v1/send-enquiry/${business._id}`);
    await expect(toast(page, 'Enquiry sent successfully')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent. What happens now?' })).toBeVisible();
    await page.goBack();
    await opener.click();
    await expect(popup.getByLabel('Message')).toHaveValue('');
  });

  test('a user sees phone numbers until the limit of the day, and is told of it then', async ({ page, context, open }) => {
    await registerUser(context);
    const { phone_view_limit: limit } = await (await page.request.get('/api/v1/settings/phone-view-limit/get')).json();
    const businesses = await findBusinesses(page.request, { service: 'Cement', limit: limit + 1 });
    expect(businesses).toHaveLength(limit + 1);
    const [first, ...others] = businesses.map(({ _id }) => ({ _id, address: `/viewdetails/${_id}` }));
    const last = others.pop();
    if (!first || !last) throw new Error('The demo has too few businesses');
    await open(first.address);
    const number = page.getByRole('complementary', { name: 'Contact' }).locator('a[href^="tel:"]');
    await page.getByRole('button', { name: 'View Phone Number' }).click();
    await expect(number).toHaveAttribute('href', /^tel:\+915120\d{6}$/);
    for (const { _id } of others) expect((await (await page.request.get(detailsCall(_id))).json()).phoneAccess).toBe('shown');

    await open(last.address);
    await expect(number).toHaveCount(0);
    await page.getByRole('button', { name: 'View Phone Number' }).click();
    const prompt = dialog(page, 'View Phone Number');
    await expect(prompt).toContainText(`a free account shows ${limit} phone numbers a day`);
    await expect(prompt).toContainText('one-time plan');
    await open(first.address);
    await expect(number).toBeVisible();
  });
});

test('a profile tells how a business answers from the fifth enquiry on', async ({ page, open }) => {
  const business = await bestOf(page.request, 'Indore');
  const enquiry = { name: 'Meera', phoneNo: '9820012345', email: 'meera@example.com', message: 'Our roof leaks.' };
  const send = async () => expect((await page.request.post(`/api/v1/send-enquiry/${business._id}`, { data: enquiry })).status()).toBe(201);
  const badge = page.getByText('of enquiries in the last 30 days');
  for (let sent = 0; sent < 4; sent++) await send();
  await open(addressOf(business));
  await expect(badge).toHaveCount(0);
  await send();
  await open(addressOf(business));
  await expect(badge).toHaveText('Answered 0% of enquiries in the last 30 days');

  // Three of the five are answered, after one, two and three hours.
  await inDatabase(async (db) => {
    const rows = await db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business._id).limit(3).execute();
    for (const [at, { enquiry_id }] of rows.entries()) {
      const replied = { status: 'replied', replied_by: 'owner', replied_at: sql<Date>`created_at + make_interval(hours => ${at + 1})` };
      await db.updateTable('enquiries').set(replied).where('enquiry_id', '=', enquiry_id).execute();
    }
  });
  await open(addressOf(business));
  await expect(page.getByText('Usually replies within 2 hours')).toBeVisible();
  await expect(badge).toContainText('Answered 60% of enquiries in the last 30 days');
});
