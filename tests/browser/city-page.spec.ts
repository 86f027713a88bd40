import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, findBusinesses } from '#tests/browser/listings.ts';
import { makeBusiness } from '#tests/factories/business.ts';

test.use({ javaScriptEnabled: false });

test('a city has a page with its services, its localities and how many businesses each has, which needs no script', async ({
  page,
  request,
}) => {
  const query = { city: 'Pune', state: 'Maharashtra' };
  const count = async (more: Record<string, string>) =>
    (await (await request.get('/api/v1/contractor/search', { params: { ...query, ...more } })).json()).totalContractors;
  await page.goto('/pune');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contractors and suppliers in Pune, Maharashtra');
  await expect(page.getByRole('link', { name: `See all ${await count({})} businesses` })).toHaveAttribute(
    'href',
    '/searcher?city=Pune&state=Maharashtra',
  );
  for (const title of ['Contractors in Pune', 'Suppliers in Pune']) {
    const first = page.getByRole('region', { name: title }).getByRole('link').first();
    const [service = '', number = ''] = (await first.innerText()).split('\n');
    expect(Number.parseInt(number, 10)).toBe(await count({ service }));
  }
  await expect(cards(page)).toHaveCount(6);
  const best = await findBusinesses(request, { ...query, limit: 1 });
  await expect(cards(page).first()).toContainText(best[0]?.name ?? '');

  const locality = page.getByRole('region', { name: 'Parts of Pune' }).getByRole('link').first();
  const [name = ''] = (await locality.innerText()).split('\n');
  await locality.click();
  await expect(cards(page).first()).toContainText(name);

  await page.goto('/pune');
  await page.getByRole('region', { name: 'Contractors in Pune' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/^[^?]*\/pune\/[a-z-]+$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Pune' }).click();
  await expect(page).toHaveURL('/pune');
  await page.getByRole('navigation', { name: 'Top cities' }).getByRole('link', { name: 'Delhi' }).click();
  await expect(page).toHaveURL('/delhi');
});

test('a city where nobody is listed says so, and is kept from search engines', async ({ page }) => {
  await page.goto('/satara');
  await expect(page.getByText('Nobody is listed in Satara yet.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('cards name the locality of an address, by whichever name the address has of the city', async ({ page }) => {
  const city = { city: 'Bengaluru', state: 'Karnataka', service: 'Locality masons' };
  const made = (address: string) => inDatabase((db) => makeBusiness(db, { ...city, name: `Masons of ${address}`, address }));
  const ids = [await made('Shop 5, HSR Layout, Bangalore-560102'), await made('Shop 5, Bangalore 560001')];
  for (const [language, shown] of [
    ['', 'Bengaluru'],
    ['/hi', 'बेंगलुरु'],
  ]) {
    await page.goto(`${language}/searcher?${new URLSearchParams(city)}`);
    const place = (address: string) =>
      cards(page)
        .filter({ hasText: `Masons of ${address}` })
        .locator('p', { hasText: shown });
    await expect(place('Shop 5, HSR Layout')).toHaveText(`HSR Layout, ${shown}`);
    await expect(place('Shop 5, Bangalore')).toHaveText(`${shown}`);
  }
  await page.goto(`/compare?ids=${ids}`);
  await expect(page.getByRole('main').getByText('HSR Layout, Bengaluru', { exact: true }).first()).toBeVisible();
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('nothing grave stands against the page of a city', async ({ page, open }) => {
    await open('/pune');
    await expectGoodAtBothWidths(page);
  });
});
