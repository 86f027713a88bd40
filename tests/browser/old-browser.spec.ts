import { expect, test } from '#tests/browser/fixtures.ts';
import { MAIN_JOURNEYS } from '#tests/browser/main-journeys.ts';

/**
 * Takes from a browser of today what those of 2020 do not have. Runs in the page.
 */
function becomeOld() {
  const take = (owner: object | undefined, ...names: string[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  };
  take(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with');
  take(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
  take(Object, 'groupBy', 'hasOwn');
  take(Map, 'groupBy');
  take(Array, 'fromAsync');
  take(Promise, 'withResolvers', 'try');
  take(URL, 'parse', 'canParse');
  take(AbortSignal, 'any', 'timeout');
  take(AbortSignal.prototype, 'throwIfAborted', 'reason');
  take(Crypto.prototype, 'randomUUID');
  take(Element.prototype, 'checkVisibility');
  take(Document.prototype, 'startViewTransition', 'adoptedStyleSheets');
  take(HTMLElement.prototype, 'inert', 'showPopover');
  take(HTMLFormElement.prototype, 'requestSubmit');
  take(Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf');
  take(Navigator.prototype, 'share');
  take(
    window,
    'structuredClone',
    'reportError',
    'createImageBitmap',
    'requestIdleCallback',
    'scheduler',
    'CloseWatcher',
    'navigation',
    'Iterator',
  );
}

test.describe('in a browser of 2020', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(becomeOld);
  });

  for (const [name, walk] of Object.entries(MAIN_JOURNEYS)) {
    test(name, async ({ page, open, allowNoise }) => {
      allowNoise(/status of 40[19]/);
      await walk(page, open);
      expect(await page.evaluate(() => typeof URL.parse)).toBe('function');
    });
  }
});

test('browsers of today do not load what old ones lack', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/');
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  expect(asked).not.toContain('/old-browsers.js');
});

for (const missing of ['TextEncoderStream', 'TransformStream']) {
  test(`without ${missing}, with which the page's script begins, pages stay as they are without script`, async ({ page, allowNoise }) => {
    // What the framework writes into the page begins with it.
    allowNoise(new RegExp(`${missing} is not defined`));
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    await page.goto('/searcher?service=Waterproofing&city=Pune&state=Maharashtra');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.locator('main article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Customer Reviews' })).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('script[type=module]').length)).toBe(0);
  });
}

test('an effect that fails leaves the page as it stands', async ({ page, open, allowNoise }) => {
  allowNoise(/is not a function|IntersectionObserver|ResizeObserver/);
  // Older than the floor: whoever lacks it lacks what no file brings.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What do you need done?' })).toBeVisible();
  await page.waitForFunction(() => document.querySelector('[data-island=page][data-kept]') !== null);
  await expect(page.getByText('Something Went Wrong')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Waterproofing' }).first().click();
  await expect(page).toHaveURL(/\/searcher\?service=Waterproofing/);
  await expect(page.locator('main article').first()).toBeVisible();
  await open('/contact');
  await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeEnabled();
});
