import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, searchForm } from '#tests/browser/listings.ts';
import { DESK, nameSize, PHONE } from '#tests/browser/sizes.ts';

const ENGLISH = {
  prefix: '',
  nearMe: 'Near me',
  ask: /^Ask for a price/,
  quotes: /for a price$/,
  kilometres: /[\d.]+ km/,
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  nearMe: 'मेरे पास',
  ask: /^रेट पूछने के लिए चुनें/,
  quotes: /रेट/,
  kilometres: /[\d.]+ किमी/,
};
/** In Baner, away from the point that the name of the place has. */
const HERE = { latitude: 18.567, longitude: 73.77 };

for (const [text, size] of [
  [ENGLISH, DESK],
  [HINDI, PHONE],
] as const) {
  test(`after Near me a business is as far away in the list, on its page, in a request and beside others (${text.prefix || '/'}, ${nameSize(size)})`, async ({
    page,
    context,
    open,
  }) => {
    await page.setViewportSize(size);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(HERE);
    await page.addInitScript(() => sessionStorage.setItem('selectedServiceName', 'Waterproofing'));
    await open(`${text.prefix}/`);
    await searchForm(page).getByRole('button', { name: text.nearMe }).click();
    await expect(page).toHaveURL(/\/searcher\?.*lat=18\.567/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Waterproofing|वाटरप्रूफिंग/);
    const distanceIn = async (part: Locator) => {
      await expect(part).toContainText(text.kilometres);
      return text.kilometres.exec((await part.textContent()) ?? '')?.[0];
    };
    const card = cards(page).nth(1);
    const link = card.getByRole('heading').getByRole('link');
    await expect(link).toBeVisible();
    const name = (await link.textContent()) ?? '';
    const id = /[\w-]{36}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
    const far = await distanceIn(card);

    await card.getByRole('button', { name: text.ask }).click();
    const list = page.url();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await distanceIn(page.locator('main').getByText(text.kilometres).first())).toBe(far);

    await page.goto(list);
    await page.getByRole('status').getByRole('link', { name: text.quotes }).click();
    await expect(page).toHaveURL(/get-quotes.*lat=18\.567/);
    const chosen = page.locator(`label:has(input[value="${id}"])`).locator('..');
    expect(await distanceIn(chosen)).toBe(far);

    await open(`${text.prefix}/compare?ids=${id}`);
    expect(await distanceIn(page.getByRole('table'))).toBe(far);
  });
}
