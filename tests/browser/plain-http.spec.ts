import { expect, test } from '#tests/browser/fixtures.ts';
import { MAIN_JOURNEYS } from '#tests/browser/main-journeys.ts';

/** A machine of an office: without https, and no name that browsers trust. */
const HOST = 'nirmaan.office.lan';

test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', HOST)),
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
});

// Chromium says so of headers that mean something over https alone.
test.beforeEach(({ allowNoise }) => allowNoise(/Origin-Agent-Cluster|Cross-Origin-Opener-Policy|Clear-Site-Data header/));

test.describe('over plain http in an office', () => {
  for (const [name, walk] of Object.entries(MAIN_JOURNEYS)) {
    test(name, async ({ page, open, allowNoise }) => {
      allowNoise(/status of 40[19]/);
      await walk(page, open);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
    });
  }

  test('the address of a page is copied, and who asks where they are is told why nothing comes', async ({ page, open }) => {
    await open('/searcher?service=Waterproofing&city=Pune&state=Maharashtra');
    await page.locator('main article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await open('/');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('This browser will not share your location here. Enter your city instead')).toBeVisible();
  });
});
