import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';

/** Stands in for the provider's script: it notes what it was asked for and answers as the test says. */
function serveScript(page: Page, answer: object | undefined) {
  const body = `window.Cashfree = (options) => ({
    async checkout(order) { (window.asked ??= []).push({ ...options, ...order }); return ${JSON.stringify(answer)}; }
  });`;
  return page.route('https://sdk.cashfree.com/js/v3/cashfree.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const policyOf = async (page: Page, path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
const pay = async (page: Page) => {
  await page.getByRole('main').getByLabel('Phone number').fill('9876543210');
  await page.getByRole('button', { name: 'Payment', exact: true }).click();
};

test.beforeEach(async ({ context, page, allowNoise }) => {
  allowNoise(/^request to https:\/\/sdk\.cashfree\.com\/js\/v3\/cashfree\.js$/);
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  await context.request.post('/api/v1/user/register', { data: { userName, email: `${userName}@example.com`, password: 'brick by brick' } });
  await page.route('**/api/v1/payment/orders/create', (route) =>
    route.fulfill({ status: 201, json: { success: true, payment_session_id: 'session_1', order_id: 'order-1' } }),
  );
});

test('the provider’s script is loaded on the plan’s page alone, and only when somebody pays', async ({ page, open }) => {
  expect(await policyOf(page, '/plans?back=%2F')).toContain('https://sdk.cashfree.com');
  for (const path of ['/', '/plansandmore', '/contact?x=/plans', '/how-ranking-works'])
    expect(await policyOf(page, path)).not.toContain('cashfree');
  await serveScript(page, undefined);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('cashfree.com')) scripts.push(request.url());
  });
  await open('/');
  await page.getByRole('button', { name: 'No thanks' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Payment', exact: true })).toBeEnabled();
  expect(scripts).toEqual([]);
  await pay(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked?: object[] }).asked))
    .toEqual([{ mode: 'sandbox', paymentSessionId: 'session_1', redirectTarget: '_self' }]);
  expect(scripts).toHaveLength(1);
});

for (const [answer, message] of [
  [{ error: { message: 'Your session has expired.' } }, 'Your session has expired.'],
  [{ error: {} }, 'Payment failed! Please try again.'],
] as const) {
  test(`a checkout that answers ${JSON.stringify(answer)} is told`, async ({ page, open }) => {
    await serveScript(page, answer);
    await open('/plans');
    await pay(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Payment', exact: true })).toBeEnabled();
  });
}

test('a script that cannot be loaded is told, and tried again', async ({ page, open, allowNoise }) => {
  allowNoise(/ERR_FAILED|The script of sdk.cashfree.com could not be loaded/);
  await routeOnce(page, 'https://sdk.cashfree.com/**', (route) => route.abort());
  await open('/plans');
  await pay(page);
  await expect(toast(page, 'Payment failed! Please try again.')).toBeVisible();
  await serveScript(page, { error: { message: 'Declined.' } });
  await pay(page);
  await expect(toast(page, 'Declined.')).toBeVisible();
});
