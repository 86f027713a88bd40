import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const hindi = { name: 'हिंदी', exact: true } as const;
const english = { name: 'English', exact: true } as const;

test('the switch keeps the page and its search', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/searcher?q=cement');
  await page.getByRole('banner').getByRole('link', hindi).click();
  await expect(page).toHaveURL(/\/hi\/searcher\?q=cement$/);
  await takenOver(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('hi');
  await expectGoodAtBothWidths(page);

  // Ways on stay in the language: links, and what script asks of pages.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hi\/viewdetails\//);
  await page.getByRole('banner').getByRole('link', english).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/viewdetails\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test.describe('a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered it in one line that moves nothing, and may stay', async ({ page, open }) => {
    await open('/category');
    const offer = page.getByRole('complementary').filter({ hasText: 'हिंदी में पढ़ें' });
    await expect(offer).toBeVisible();
    await expectNothingGrave(page);
    await offer.getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await takenOver(page);
    await expect(offer).toHaveCount(0);
  });

  test('follows the offer, and is offered nothing on Hindi pages', async ({ page, open }) => {
    await open('/category');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL(/\/hi\/category$/);
    await takenOver(page);
    await expect(page.getByRole('complementary').getByRole('button')).toHaveCount(0);
  });
});

test('pages in Hindi ask for their letters at once, after all that the page needs; others for none', async ({ page, open }) => {
  const letters = page.locator('link[rel=preload][href*="anek-devanagari-hindi"]');
  await open('/hi');
  await expect(letters).toHaveAttribute('fetchpriority', 'low');
  await page.waitForFunction(() => document.fonts.check('16px "Anek Devanagari Hindi"', 'क'));
  await open('/');
  await expect(letters).toHaveCount(0);
});

test('each page names its addresses in all languages, and has one spelling', async ({ request, baseURL }) => {
  for (const [path, lang] of [
    ['/pune/plumbing-contractors', 'en-IN'],
    ['/hi/pune/plumbing-contractors', 'hi'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`property="og:locale" content="${lang.slice(0, 2)}_IN"`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    for (const [hreflang, address] of [
      ['en', '/pune/plumbing-contractors'],
      ['hi', '/hi/pune/plumbing-contractors'],
      ['x-default', '/pune/plumbing-contractors'],
    ])
      expect(html).toContain(`hrefLang="${hreflang}" href="${baseURL}${address}"`);
  }
  for (const [asked, found] of [
    ['/HI/', '/hi'],
    ['/hi/', '/hi'],
    ['/Hi/Category', '/hi/category'],
  ]) {
    const answer = await request.get(asked as string, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 301, found]);
  }
  for (const unknown of ['/hi/hi', '/en', '/hindi', '/hi/viewdetails/x', '/hi%00x']) {
    const status = (await request.get(unknown)).status();
    expect([unknown, status >= 400 && status < 500]).toEqual([unknown, true]);
  }
  // Nobody is sent elsewhere for what their browser asks.
  const answer = await request.get('/', { headers: { 'accept-language': 'hi' }, maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<html lang="en-IN"');
});
