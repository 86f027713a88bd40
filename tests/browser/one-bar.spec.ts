import type { Page } from '@playwright/test';
import type { Business } from '#shared/schemas/businesses.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, findBusinesses } from '#tests/browser/listings.ts';
import { SIZES } from '#tests/browser/sizes.ts';
import { signInUser } from '#tests/factories/session.ts';

const CITY = { city: 'Pune', state: 'Maharashtra' };
const BARS = ['request-bar', 'contact-bar', 'list-bar', 'compare-bar', 'question-bar'] as const;

/** The bars that float over a page now: what is neither in its flow nor hidden, and has something in it. */
function floating(page: Page) {
  return page.evaluate(
    (names) =>
      names.filter((name) =>
        [...document.querySelectorAll(`.${name}`)].some(
          (bar) =>
            ['fixed', 'sticky'].includes(getComputedStyle(bar).position) &&
            bar.checkVisibility({ visibilityProperty: true }) &&
            bar.childElementCount > 0,
        ),
      ),
    BARS,
  );
}

/** Begins with what a browser has kept: businesses of a request, a shortlist. */
const keep = (page: Page, kept: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    if (!sessionStorage.getItem('is-set'))
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    sessionStorage.setItem('is-set', 'yes');
  }, kept);

for (const size of SIZES) {
  const isPhone = size.width < 640;
  test.describe(`at ${size.width} px one bar floats at most`, () => {
    test.use({ viewport: size });

    test('over lists and profiles, the request’s before the others', async ({ page, open }) => {
      const [first, second] = (await findBusinesses(page.request, CITY)) as [Business, Business];
      const list = `/searcher?${new URLSearchParams(CITY)}`;
      await open(list);
      expect(await floating(page)).toEqual(['list-bar']);
      await open(addressOf(first));
      expect(await floating(page)).toEqual(isPhone ? ['contact-bar'] : []);
      await page.getByRole('button', { name: /^Ask for a price/ }).click();
      await expect.poll(() => floating(page)).toEqual(['request-bar']);
      // What gave way stands where it belongs, and works.
      const enquiry = page.locator('.contact-bar').getByRole('button', { name: 'Send Enquiry' });
      await enquiry.click();
      await expect(page.getByRole('dialog')).toContainText('No account is needed');
      await page.keyboard.press('Escape');
      await open(addressOf(second));
      await expect.poll(() => floating(page)).toEqual(['request-bar']);
      for (const address of [list, '/hi/category', '/pune', '/pune/waterproofing']) {
        await page.goto(address);
        await expect.poll(() => floating(page)).toEqual(['request-bar']);
      }
      // An open map is closed by its own bar alone.
      await open(list);
      const map = page.getByRole('button', { name: 'Map', exact: true });
      await map.press('Enter');
      await expect.poll(() => floating(page)).toEqual(['list-bar']);
      await page.getByRole('button', { name: 'Hide map' }).click();
      await expect.poll(() => floating(page)).toEqual(['request-bar']);
    });

    test('a question waits for the request and for the ways to get in touch', async ({ page, baseURL, open }) => {
      const [first, second, third] = (await findBusinesses(page.request, CITY)) as [Business, Business, Business];
      const { token } = await inDatabase((db) => signInUser(db));
      await keepSession(page, baseURL, token);
      await keep(page, { shortlist: [first._id, second._id] });
      const question = page.getByRole('region', { name: /shortlist/i }).filter({ has: page.getByRole('button', { name: /account/ }) });
      await open(`/searcher?${new URLSearchParams(CITY)}`);
      await expect(question).toBeVisible();
      expect(await floating(page)).toEqual(['question-bar']);
      await open(addressOf(third));
      if (isPhone) await expect(question).toBeHidden();
      await expect.poll(() => floating(page)).toEqual([isPhone ? 'contact-bar' : 'question-bar']);
      await page.getByRole('button', { name: /^Ask for a price/ }).click();
      await expect.poll(() => floating(page)).toEqual(['request-bar']);
      await open('/user/liked');
      await expect.poll(() => floating(page)).toEqual(['request-bar']);
    });
  });
}

test.describe('on phones that are set to Hindi', () => {
  test.use({ viewport: SIZES[0], locale: 'hi-IN' });

  test('the offer of Hindi floats alone', async ({ page }) => {
    await page.goto(`/searcher?${new URLSearchParams(CITY)}`);
    await expect(page.getByRole('complementary').filter({ hasText: 'हिंदी में पढ़ें' })).toBeVisible();
    expect(await floating(page)).toEqual(['question-bar']);
  });
});
