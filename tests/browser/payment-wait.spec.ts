import { randomUUID } from 'node:crypto';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';

test('waiting for a payment outlives a poll that is lost, and shows what became of it', async ({ page, context, open, allowNoise }) => {
  allowNoise(/ERR_FAILED/);
  const userName = `asha-${randomUUID().slice(0, 8)}`;
  const user = { userName, email: `${userName}@example.com`, password: 'brick by brick' };
  expect((await context.request.post('/api/v1/user/register', { data: user })).status()).toBe(201);
  const order = { phone_number: '9876543210', amount: 99 };
  const made = await (await context.request.post('/api/v1/payment/orders/create', { data: order })).json();

  await page.clock.install();
  await open(`/payment/orders/verify/${made.order_id}`);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Waiting for your payment');
  const poll = '**/api/v1/payment/orders/verify/*';
  await routeOnce(page, poll, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.clock.runFor(3_000);
  expect(new URL((await lost).url()).pathname).toBe(`/api/v1/payment/orders/verify/${made.order_id}`);
  await expect(title).toHaveText('Waiting for your payment');

  const checkout = await context.newPage();
  await checkout.goto(new URL(made.checkout_url).pathname);
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Payment received');
  await checkout.close();

  await page.bringToFront();
  await page.clock.runFor(3_000);
  await expect(title).toHaveText('Payment received');
});
