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

/** What can be pressed and lies wholly or partly under a floating bar where the browser brings it, from above, from below or by the shortest way. */
function coveredOnArrival(page: Page) {
  return page.evaluate((names) => {
    const bars = [...document.querySelectorAll(names.map((name) => `.${name}`).join())].filter((bar) =>
      ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
    );
    // The frame of a bar lets the pointer through.
    const shapes = bars.flatMap((bar) => (getComputedStyle(bar).pointerEvents === 'none' ? [...bar.children] : [bar]));
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button, input, select, textarea, summary)',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.offsetWidth <= 1 || bars.some((bar) => bar.contains(element)))
        continue;
      for (const [from, block] of [
        [0, 'nearest'],
        [document.body.scrollHeight, 'nearest'],
        [0, 'end'],
      ] as const) {
        window.scrollTo(0, from);
        element.scrollIntoView({ block });
        const box = element.getBoundingClientRect();
        const isUnder = shapes.some((shape) => {
          const { left, right, top, bottom, height } = shape.getBoundingClientRect();
          return height > 0 && box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
        });
        if (isUnder) found.add(`${block} from ${from}: ${element.outerHTML.slice(0, 140)}`);
      }
    }
    return [...found];
  }, BARS);
}

for (const size of SIZES) {
  test(`nothing that can be pressed comes to rest under a floating bar at ${size.width} px`, async ({ page, open, baseURL }) => {
    await page.setViewportSize(size);
    const [first, second, third] = (await findBusinesses(page.request, CITY)) as [Business, Business, Business];
    const { token } = await inDatabase((db) => signInUser(db));
    const addresses = [
      `/searcher?${new URLSearchParams(CITY)}`,
      '/hi/searcher?q=roof+leaking',
      '/pune/waterproofing',
      '/category',
      '/pune',
    ];
    const look = async (bar: (typeof BARS)[number], address: string) => {
      await open(address);
      await expect.poll(() => floating(page), address).toEqual([bar]);
      // A question comes a moment after the page, and with it the room that it takes.
      await expect.poll(() => coveredOnArrival(page), `${bar} over ${address}`).toEqual([]);
    };
    for (const address of addresses.slice(0, 3)) await look('list-bar', address);
    if (size.width < 640) await look('contact-bar', addressOf(third));

    await page.evaluate((ids) => localStorage.setItem('shortlist', JSON.stringify(ids)), [first._id, second._id]);
    await look('compare-bar', '/user/liked');
    await keepSession(page, baseURL, token);
    await look('question-bar', addresses[0] ?? '');
    await look('question-bar', '/contact');

    // The last thing before a list's end is the list's own bar, which gave way.
    await open(addressOf(third));
    await page.getByRole('button', { name: /^Ask for a price/ }).click();
    await expect.poll(() => floating(page)).toEqual(['request-bar']);
    for (const address of [...addresses, addressOf(second), '/user/liked']) await look('request-bar', address);
    // By the keyboard too.
    await open(addresses[2] ?? '');
    const map = page.getByRole('button', { name: 'Map', exact: true });
    // It takes the focus once script has it.
    await expect(map).toBeEnabled();
    await expect(async () => {
      // What has the focus already is not brought into view again.
      await map.blur();
      await map.focus();
      const [button, bar] = [await map.boundingBox(), await page.locator('.request-bar > *').boundingBox()];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
    await map.click();
    await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible();
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
