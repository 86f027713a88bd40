import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cards, findBusinesses } from '#tests/browser/listings.ts';

for (const address of ['/viewdetails/01890000-0000-7000-8000-000000000000', '/viewdetails/nobody', '/no/such/page', '/%F0%9F%8F%97']) {
  test(`${address} is a 404 page with ways on`, async ({ page, open, allowNoise }) => {
    allowNoise(/status of 404/);
    expect((await page.request.get(address)).status()).toBe(404);
    await open(address);
    await expect(page).toHaveTitle('Page not found · Nirmaan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('combobox', { name: 'Search businesses, services or cities' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Browse categories' }).click();
    // On a busy machine the list has gone on by itself already.
    await expect(cards(page).nth(7)).toBeVisible();
  });
}

test('a page that cannot be made says so below the bar, and comes when it is tried again', async ({ page, open, allowNoise }) => {
  allowNoise(/500|Something|Error/);
  const [business] = await findBusinesses(page.request, { q: 'cement' });
  if (!business) throw new Error('The demo has no such business');
  await open('/searcher?q=cement');
  await page.route('**/viewdetails/*.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page.getByRole('combobox', { name: 'Search businesses, services or cities' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(addressOf(business));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
});

test('a Host that is none gets a clear refusal', async ({ baseURL }) => {
  for (const host of ['a b', '[::', 'a^b']) {
    const [response] = (await once(get(baseURL as string, { headers: { host } }), 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(400);
  }
});

test('no cache between server and browser keeps pages, and what has no body says so', async ({ page }) => {
  const head = await page.request.head('/');
  expect(head.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' });
  const moved = await page.request.get('/profilesupplier', { maxRedirects: 0 });
  expect(moved.status()).toBe(302);
  expect(await moved.text()).toBe('');
});
