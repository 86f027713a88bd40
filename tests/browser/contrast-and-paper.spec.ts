import { expect, test } from '#tests/browser/fixtures.ts';
import { cardAddresses, cards } from '#tests/browser/listings.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

const RESULTS = '/searcher?service=Waterproofing&city=Pune&state=Maharashtra';

test('in forced colours first buttons have an edge, and what is chosen and filled stands out', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(RESULTS);
  const [first] = await cardAddresses(page);
  await open(String(first));
  await expect(page.getByRole('button', { name: 'Send Enquiry' }).first()).toHaveCSS('outline-style', 'solid');
  const [empty, filled] = await page
    .locator('main svg.stars')
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(empty).not.toBe(filled);
  const add = page.getByRole('button', { name: /^Ask for a price/ }).first();
  const before = await add.evaluate((button) => getComputedStyle(button).backgroundColor);
  await add.click();
  await expect(page.getByRole('button', { pressed: true }).first()).not.toHaveCSS('background-color', before);
});

test("in forced colours what is chosen has the theme's colour for it, with all that it holds", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [what, address, chosen] of [
    ['the tab of who logs in', '/supplier/login', 'main nav a[aria-current]'],
    ['a tab of Home', '/', 'main [role=tab][aria-selected=true]'],
    ['a chosen filter', `${RESULTS}&rating=4`, 'main a[aria-current=true]'],
    ["the page's link in the bar", '/blog', 'header a[aria-current=page]'],
  ] as const) {
    await open(address);
    const [theme, shown] = await page
      .locator(chosen)
      .first()
      .evaluate((element) => {
        const pattern = document.body.appendChild(document.createElement('i'));
        pattern.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
        const lookOf = (one: Element) => `${getComputedStyle(one).color} on ${getComputedStyle(one).backgroundColor}`;
        return [lookOf(pattern), [element, ...element.querySelectorAll('*')].map(lookOf)];
      });
    expect(new Set(shown), what).toEqual(new Set([theme]));
  }
});

test('two compared businesses have each cell for themselves on a sheet of A4', async ({ page, open }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(RESULTS);
  const ids = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)));
  await open(`/compare?ids=${ids.join()}`);
  // As somebody leaves it who came by the keyboard.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
  const covered = await page.locator('main :is(td, th)').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.getClientRects().length > 0)
      .filter((cell) => {
        cell.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = cell.getBoundingClientRect();
        return !cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((cell) => cell.textContent),
  );
  expect(covered).toEqual([]);
});

test('nothing that floats is printed', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', RESULTS, '/compare', '/contact', '/get-quotes?service=Waterproofing&place=Pune']) {
    await page.emulateMedia({ media: 'screen' });
    await open(address);
    await page.emulateMedia({ media: 'print' });
    const floating = await page.evaluate(() =>
      [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0)
        .map(({ className }) => className),
    );
    expect(floating, address).toEqual([]);
  }
});

test.describe('a photo is known by its content', () => {
  const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

  test('a JPEG is taken, whatever it is called', async ({ page, open }) => {
    await open('/get-quotes?service=Waterproofing&place=Pune');
    for (const [name, mimeType] of [
      ['IMG_2031.HEIC', 'image/heic'],
      ['photo', ''],
      ['photo.txt', 'text/plain'],
    ] as const) {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: await makeJpeg(900, 700) });
      await page.getByRole('button', { name: 'Remove photo 1' }).click();
      await expect(page.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0);
    }
  });

  test('what is none, or none that everybody can see, is refused, and it is said why', async ({ page, open }) => {
    for (const [name, buffer, said] of [
      ['IMG_2031.HEIC', HEIC, /HEIC format of iPhones/],
      ['IMG_2031.jpg', HEIC, /HEIC format of iPhones/],
      ['photo.jpg', Buffer.from('not a picture at all'), /Only JPEG and PNG/],
      ['photo.jpg', Buffer.from('ffd8ffe0000000000000000000000000', 'hex'), /damaged/],
    ] as const) {
      await open('/get-quotes?service=Waterproofing&place=Pune');
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await expect(page.getByText(said).first(), name).toBeVisible();
    }
  });
});

test('password managers keep the phone number of a business', async ({ page, open }) => {
  await open('/supplier/register');
  await expect(page.getByRole('main').getByLabel('Phone number')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await open('/supplier/login');
  await expect(page.getByRole('main').getByLabel('Phone number')).toHaveAttribute('autocomplete', 'username');
});
