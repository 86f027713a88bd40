import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses, toast } from '#tests/browser/listings.ts';
import { proveAddress } from '#tests/browser/proven.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';

const PASSWORD = 'brick by brick';
const detailsCall = (id: string) => `/api/v1/contractor/get-details/${id}`;
const createCall = '**/api/v1/payment/orders/create';

const payButton = (page: Page) => page.getByRole('button', { name: 'Payment', exact: true });
const phoneField = (page: Page) => page.getByRole('main').getByLabel('Phone number');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Registers a user by the call, and proves the address; the browser's context keeps the session. */
async function registerUser(context: BrowserContext) {
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  const answer = await context.request.post('/api/v1/user/register', {
    data: { userName, email: `${userName}@example.com`, password: PASSWORD },
  });
  expect(answer.status()).toBe(201);
  await proveAddress(`${userName}@example.com`);
  return userName;
}

/** Fills in the phone number and goes to the checkout. */
async function goToCheckout(page: Page) {
  await phoneField(page).fill('98765 43210');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment\/sandbox\/session_/);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the limit of the day leads to the plan, the checkout, and back to the number', async ({ page, context, open }) => {
    await registerUser(context);
    const { phone_view_limit: limit } = await (await page.request.get('/api/v1/settings/phone-view-limit/get')).json();
    const businesses = await findBusinesses(page.request, { service: 'Iron', limit: limit + 1 });
    const last = businesses.pop();
    if (businesses.length < limit || !last) throw new Error('The demo has too few businesses');
    for (const { _id } of businesses) await page.request.get(detailsCall(_id));

    await open(addressOf(last));
    const number = page.getByRole('complementary', { name: 'Contact' }).locator('a[href^="tel:"]');
    await expect(number).toHaveCount(0);
    await page.getByRole('button', { name: 'View Phone Number' }).click();
    await page.getByRole('dialog', { name: 'View Phone Number' }).getByRole('link', { name: 'See the plan' }).click();

    await expect(page.getByRole('radio', { name: 'One-Time Plan' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Access our services with a one-time payment.');
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Rs 99');
    await payButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(['Please enter a valid phone number.']);
    await expect(phoneField(page)).toBeFocused();
    await expectGoodAtBothWidths(page);

    await goToCheckout(page);
    await expect(page.getByText('Test checkout: no money moves')).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(title(page)).toHaveText('Payment received');
    await expect(page).toHaveURL(/\/payment\/orders\/verify\/[0-9a-f-]{36}$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectGoodAtBothWidths(page);

    await page.getByRole('link', { name: 'Back to the business' }).click();
    await expect(page).toHaveURL(addressOf(last));
    await expect(number).toHaveAttribute('href', /^tel:\+915120\d{6}$/);
    await open('/plans');
    await expect(page.getByText('You have this plan.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });

  test('a payment that fails, or is left, can be tried again', async ({ page, context, open }) => {
    await registerUser(context);
    await open('/plans');
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Leave without paying' }).click();
    await expect(title(page)).toHaveText('Waiting for your payment');
    await expectGoodAtBothWidths(page);
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(title(page)).toHaveText('Waiting for your payment');

    await page.getByRole('link', { name: 'Back to the plan' }).click();
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(title(page)).toHaveText('Payment failed! Please try again.');
    await expectGoodAtBothWidths(page);
    await page.goBack();
    await expect(page.getByText('The last try to pay failed. You can try again.')).toBeVisible();
    await page.goForward();

    await page.getByRole('link', { name: 'Try again' }).click();
    await goToCheckout(page);
    await page.getByRole('button', { name: 'Pay twice' }).click();
    await expect(title(page)).toHaveText('Payment received');
  });

  test('who is not signed in is told so, logs in and comes back', async ({ page, context, open, allowNoise }) => {
    allowNoise(/status of 401/);
    const userName = await registerUser(context);
    await context.clearCookies();
    await open('/plans');
    const said = page.getByRole('alert').filter({ hasText: /./ });
    await expect(page.getByRole('radio', { name: 'One-Time Plan' })).toBeChecked();
    await expect(said).toHaveCount(0);
    await expectGoodAtBothWidths(page);
    await phoneField(page).fill('12345');
    await payButton(page).click();
    await expect(said).toHaveText(['Please enter a valid phone number.']);
    await phoneField(page).fill('98765 43210');
    await payButton(page).click();
    await expect(said).toHaveText(['You are not authorized.']);
    await expect(page).toHaveURL('/plans');
    await expectGoodAtBothWidths(page);
    await page.getByRole('link', { name: 'Log in to your business' }).click();
    await page.getByRole('navigation', { name: 'Account type' }).getByRole('link', { name: 'User' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main form').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/plans');
    await expect(payButton(page)).toBeEnabled();

    const order = await page.request.post('/api/v1/payment/orders/create', { data: { phone_number: '9876543210', amount: 99 } });
    const { order_id: orderId } = await order.json();
    await context.clearCookies();
    await open(`/payment/orders/verify/${orderId}`);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(['You are not authorized.']);
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
      'href',
      `/user/login?to=%2Fpayment%2Forders%2Fverify%2F${orderId}`,
    );
  });
});

test('what goes wrong before the checkout is said, and the click made again is the same click', async ({
  page,
  context,
  open,
  allowNoise,
}) => {
  allowNoise(/status of (503|409)|ERR_FAILED/);
  await registerUser(context);
  await open('/plans');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/payment/orders/create')) keys.push(request.postDataJSON().idempotency_key);
  });
  await phoneField(page).fill('9876543210');
  const failWith = (json: object, status = 201) => routeOnce(page, createCall, (route) => route.fulfill({ status, json }));

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await routeOnce(page, createCall, (route) => held.then(() => route.abort()));
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Payment initiation failed! Please try again later.')).toBeVisible();

  await failWith({ success: true });
  await payButton(page).click();
  await expect(toast(page, 'Unable to initiate payment.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);

  await failWith({ success: false, message: 'You already have this plan', code: 'plan_owned' }, 409);
  await payButton(page).click();
  await expect(toast(page, 'You already have this plan')).toBeVisible();
  await goToCheckout(page);
  expect(new Set(keys).size).toBe(2);
});

test('a contractor buys the plan, and visitors see its mark on that business alone', async ({ page, context, baseURL, open }) => {
  // Away from the lists that other tests look at.
  const place = { city: 'Gangtok', state: 'Sikkim' };
  const { bought, other } = await inDatabase(async (db) => ({
    bought: await signInBusiness(db, await makeBusiness(db, place)),
    other: await makeBusiness(db, place),
  }));
  const mark = page.getByRole('main').getByRole('link', { name: 'Plan member', exact: true });
  const explanation = page.getByText('Has paid for the one-time plan. That is no check by us, and never changes its place in a list.');
  await keepSession(page, baseURL, bought.token);
  await open(`/viewdetails/${bought.id}`);
  await expect(mark).toHaveCount(0);

  await open('/plans');
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(title(page)).toHaveText('Payment received');
  await expect(
    page.getByText('Your profile now carries the mark ‘Plan member’. A receipt is on its way to your email address.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See your page' }).click();
  await expect(page).toHaveURL(`/viewdetails/${bought.id}`);
  await expect(mark).toBeVisible();

  await context.clearCookies();
  await open(`/viewdetails/${other}`);
  await expect(title(page)).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(explanation).toHaveCount(0);
  await open(`/viewdetails/${bought.id}`);
  await expect(explanation).toBeVisible();
  await expect(mark).toHaveAttribute('href', '/how-ranking-works#plan');
  await mark.click();
  await expect(page).toHaveURL('/how-ranking-works#plan');
  await expect(page.getByRole('heading', { name: 'What ‘Plan member’ means' })).toBeInViewport();
});

test("another's order, and one that there is not, look the same", async ({ page, context, allowNoise }) => {
  allowNoise(/status of 404/);
  await registerUser(context);
  const order = await page.request.post('/api/v1/payment/orders/create', { data: { phone_number: '9876543210', amount: 99 } });
  const { order_id: orderId } = await order.json();
  await registerUser(context);
  for (const path of [`/payment/orders/verify/${orderId}`, '/payment/orders/verify/undefined', '/payment/sandbox/session_none']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});

test('the checkout works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await registerUser(context);
  const order = await context.request.post('/api/v1/payment/orders/create', { data: { phone_number: '9876543210', amount: 99 } });
  const { checkout_url: checkoutUrl } = await order.json();
  const page = await context.newPage();
  await page.goto(checkoutUrl);
  await page.getByRole('button', { name: 'Pay, with a late notice' }).click();
  await expect(title(page)).toHaveText('Payment received');
  await context.close();
});

test('a page says how ranking works, and every page leads to it', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How ranking works' }).click();
  await expect(title(page)).toHaveText('How ranking works');
  await expect(page.getByRole('main')).toContainText('No place in a list can be bought.');
  await expectGoodAtBothWidths(page);
});
