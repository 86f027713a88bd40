import type { Page } from '@playwright/test';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';
import { MOST_SCRIPT_OF_HOME, weighPage } from '#tests/browser/weigh-page.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slide = (page: Page, name: string, number: number) => carousel(page, name).getByRole('group', { name: new RegExp(`^${number} of`) });
const shown = { ratio: 0.9 };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('posters turn every 2.5 seconds, rest under the pointer and stop at Pause', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause posters' });
  await expect(pause).toBeVisible();
  await expect(slide(page, 'posters', 1)).toBeInViewport(shown);
  // From here on no time passes but what the test lets pass, however long its steps take.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await page.clock.runFor(2_600);
  await expect(slide(page, 'posters', 2)).toBeInViewport(shown);

  await slide(page, 'posters', 2).hover();
  await page.clock.runFor(10_000);
  await expect(slide(page, 'posters', 2)).toBeInViewport(shown);

  await pause.click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_000);
  await expect(slide(page, 'posters', 2)).toBeInViewport(shown);

  await page.getByRole('button', { name: 'Next posters' }).click();
  await page.clock.runFor(2_000);
  await expect(slide(page, 'posters', 3)).toBeInViewport(shown);
});

test('all of Home loads little script', async ({ page }) => {
  expect((await weighPage(page, '/')).script).toBeLessThanOrEqual(MOST_SCRIPT_OF_HOME);
});

test('nothing moves by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Next posters' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(slide(page, 'posters', 1)).toBeInViewport(shown);
  await expect(page.getByRole('button', { name: 'Pause posters' })).toHaveCount(0);
  await expect(page.locator('.price-ticker-track')).toHaveCSS('animation-name', 'none');
});

test('the most liked move on every 3 seconds', async ({ page }) => {
  const name = 'most liked businesses';
  await page.clock.install();
  await page.goto('/');
  await slide(page, name, 1).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: `Pause ${name}` })).toBeVisible();
  await expect(slide(page, name, 1)).toBeInViewport(shown);
  await page.clock.runFor(4_500);
  await expect(slide(page, name, 1)).not.toBeInViewport(shown);
  await expect(slide(page, name, 4)).toBeInViewport(shown);
});

for (const size of SIZES) {
  test(`slides go round, by the buttons and by scrolling (${nameSize(size)})`, async ({ page }) => {
    const name = 'most liked businesses';
    await page.setViewportSize(size);
    await page.goto('/');
    const viewport = carousel(page, name).getByRole('group', { name, exact: true });
    await viewport.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Pause ${name}` }).click();
    const last = await carousel(page, name).getByRole('group', { name: / of / }).count();
    // Once it rests, a row has room for one more slide on both sides.
    const rests = () =>
      viewport.evaluate(async (row) => {
        const before = row.scrollLeft;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return row.scrollLeft === before && before > 1 && before + row.clientWidth < row.scrollWidth - 1;
      });
    const press = (button: string) => page.getByRole('button', { name: `${button} ${name}` }).click();

    const first = () =>
      viewport.evaluate((row) => {
        const left = row.getBoundingClientRect().left;
        const slides = [...row.querySelectorAll('[aria-roledescription="slide"]')];
        const away = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left);
        return Number.parseInt(slides.sort((a, b) => away(a) - away(b))[0]?.getAttribute('aria-label') ?? '', 10);
      });
    const expectFirst = (number: number) => expect.poll(first).toBe(number);

    await press('Previous');
    await expectFirst(last);
    await press('Previous');
    await expectFirst(last - 1);
    await press('Next');
    await press('Next');
    await expectFirst(1);
    // On the way of one turn the next is not lost.
    for (let i = 0; i < 4; i++) await press('Previous');
    await expectFirst(last - 3);
    for (let i = 0; i < 4; i++) await press('Next');
    await expectFirst(1);

    const turnWheel = async (way: 1 | -1) => {
      await viewport.hover();
      await expect.poll(rests).toBe(true);
      await page.mouse.wheel(way * ((await slide(page, name, 1).boundingBox())?.width ?? 0), 0);
    };
    await turnWheel(-1);
    await expectFirst(last);
    await turnWheel(-1);
    await expectFirst(last - 1);
  });
}

test('1, 2, 3, 3 and 6 most liked businesses stand side by side at the specified widths', async ({ page }) => {
  await page.goto('/');
  const name = 'most liked businesses';
  const sideBySide = async () => {
    const row = await carousel(page, name).boundingBox();
    const first = await slide(page, name, 1).boundingBox();
    return Math.round((row?.width ?? 0) / (first?.width ?? 1));
  };
  for (const [width, count] of [
    [320, 1],
    [640, 2],
    [960, 3],
    [1200, 3],
    [2000, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(sideBySide, `at ${width} px`).toBe(count);
  }
});

test('the tabs of the category explorer follow the arrow keys, and their tiles lead to results and back', async ({ page }) => {
  await page.goto('/');
  const suppliers = page.getByRole('tab', { name: 'Suppliers' });
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Contractors' }).press('ArrowRight');
  await expect(suppliers).toBeFocused();
  await expect(suppliers).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Cement', exact: true }).click();
  await expect(page).toHaveURL('/searcher?service=Cement');
  await page.goBack();
  await expect(suppliers).toHaveAttribute('aria-selected', 'true');
});

test('a message is checked, sent, confirmed and cleared', async ({ page, allowNoise }) => {
  allowNoise(/status of 500/);
  await page.goto('/');
  const form = page.locator('form').filter({ has: page.getByLabel('Message') });
  const alerts = form.getByRole('alert').filter({ hasText: /./ });
  await form.getByRole('button').click();
  await expect(alerts).toHaveText(['All fields are required']);

  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Message').fill('Do you list borewell drillers?');
  await form.getByLabel('Email').fill('asha');
  await form.getByLabel('Phone').fill('12345');
  await form.getByRole('button').click();
  await expect(alerts).toHaveText(['Invalid Email', 'Invalid Phone Number']);

  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone').fill('+91 98200 12345');
  await routeOnce(page, '**/api/v1/get-in-touch-with-us', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something Went Wrong' } }),
  );
  await form.getByRole('button').click();
  await expect(page.getByText('Something Went Wrong')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');

  await form.getByRole('button').click();
  await expect(page.getByText('Thank you. Your message has been sent')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('posters, prices, services and the most liked are in the page, the other tab is a link', async ({ page }) => {
    await page.goto('/');
    await expect(slide(page, 'posters', 1)).toBeInViewport(shown);
    await expect(page.getByRole('region', { name: 'Material prices' })).toContainText(/Rs \d/);
    await expect(slide(page, 'most liked businesses', 1).getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      /^\/viewdetails\//,
    );
    await page.getByRole('tab', { name: 'Suppliers' }).click();
    await expect(page.getByRole('link', { name: 'Cement', exact: true }).first()).toBeVisible();
  });
});

for (const [path, said] of [
  ['/', 'Pune businesses come first.'],
  ['/hi', 'पहले पुणे वाले।'],
] as const) {
  test(`the most liked begin with the city that this browser remembers, at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const place = {
      formattedAddress: 'Baner, Pune, Maharashtra, India',
      city: 'Pune',
      state: 'Maharashtra',
      placeNames: { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र', written: 'Baner, पुणे, महाराष्ट्र, भारत' },
    };
    await page.addInitScript((place) => localStorage.setItem('place', place), JSON.stringify(place));
    await page.goto(path);
    const row = page.getByRole('region', { name: path === '/' ? 'most liked businesses' : 'सबसे ज़्यादा पसंद किए गए कारोबार', exact: true });
    await expect(row).toContainText(said);
    await expect(row.getByRole('article').first()).toContainText(path === '/' ? 'Pune' : 'पुणे');
    await expect(row.getByRole('article')).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
