import type { Locator, Page } from '@playwright/test';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { searchForm, toast } from '#tests/browser/listings.ts';
import { covers } from '#tests/browser/message-places.ts';
import { nameSize, SIZES } from '#tests/browser/sizes.ts';

const TEXT = 'Enter location and service';

async function showToast(page: Page): Promise<Locator> {
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  const shown = toast(page, TEXT);
  await expect(shown).toBeVisible();
  return shown;
}

const bar = (page: Page) => page.locator('.Toastify__progress-bar--animated');

test('a message stands at the top right and goes after five seconds, which rest under the pointer and without the window', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/category');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const shown = await showToast(page);
  await expect.poll(async () => (await shown.boundingBox())?.y ?? 999).toBeLessThan(100);
  await expect.poll(async () => ((box) => (box ? box.x + box.width : 0))(await shown.boundingBox())).toBeGreaterThan(1200);
  await expect(bar(page)).toHaveCSS('animation-duration', '5s');
  const isTiming = (timing: boolean) => expect(bar(page)).toHaveCSS('animation-play-state', timing ? 'running' : 'paused');

  await isTiming(true);
  await page.clock.runFor(2_000);
  await shown.hover();
  await isTiming(false);
  await page.clock.runFor(10_000);
  await page.mouse.move(10, 500);
  await isTiming(true);
  await page.clock.runFor(1_000);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await isTiming(false);
  await page.clock.runFor(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await isTiming(true);

  await page.clock.runFor(1_999);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
});

for (const size of SIZES) {
  test(`a message stays its five seconds on the next page too, over none of its headings, at ${nameSize(size)}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    await open('/');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const shown = await showToast(page);
    await page.getByRole('tab', { name: 'Suppliers' }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Cement', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Cement in India' });
    // What waits for a moment goes on, and far less than the message's time.
    for (let step = 0; step < 40 && !(await heading.isVisible()); step++) await page.clock.runFor(50);
    await expect(shown).toBeVisible();
    await page.clock.runFor(100);
    await expect.poll(() => covers(shown, heading)).toBe(false);
    await page.clock.runFor(5_000);
    await expect(shown).toHaveCount(0);
  });
}

test('a message stays when the browser calls the animation of its bar over too early', async ({ page, open }) => {
  await page.clock.install();
  await open('/category');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const shown = await showToast(page);
  await bar(page).evaluate(async (element) => {
    const over = new Promise((resolve) => element.addEventListener('animationend', resolve));
    for (const animation of element.getAnimations()) animation.finish();
    await over;
  });
  await expect(bar(page)).toHaveCSS('animation-play-state', 'running');
  await page.clock.runFor(4_999);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
});

test('a message is dragged away past 80 percent of its width, and stays when dragged less', async ({ page, open }) => {
  await open('/category');
  const shown = await showToast(page);
  await shown.hover();
  // It slides in: its place counts once it rests.
  await expect.poll(() => shown.evaluate((element) => element.getAnimations().length)).toBe(0);
  const drag = async (part: number) => {
    const box = await shown.boundingBox();
    if (!box) throw new Error('The message is gone');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.6);
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41)).toBe(0);
  await drag(-0.9);
  await expect(shown).toHaveCount(0);
});

test('the newsletter checks the address, subscribes, and passes on why it could not', async ({ page, open, allowNoise }) => {
  allowNoise(/status of 500/);
  await open('/suppliers');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('textbox', { name: 'Email' });
  const send = footer.getByRole('button', { name: 'Subscribe' });
  for (const wrong of ['', 'asha', 'asha@', 'asha@example']) {
    await email.fill(wrong);
    await send.click();
    await expect(footer.getByText('Invalid Email', { exact: true })).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  }
  await routeOnce(page, '**/api/v1/subscribe', (route) => route.fulfill({ status: 500, json: {} }));
  await email.fill('asha.kulkarni@example.in');
  await send.click();
  await expect(toast(page, 'Something Went Wrong')).toBeVisible();
  await expect(email).toHaveValue('asha.kulkarni@example.in');
  // An answer without words.
  await routeOnce(page, '**/api/v1/subscribe', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await send.click();
  await expect(toast(page, 'Subscribed')).toBeVisible();
  await expect(toast(page, 'Subscribed')).toHaveCount(0);
  await email.fill('asha.kulkarni@example.in');
  await send.click();
  await expect(toast(page, 'Subscribed')).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(footer.getByText('Invalid Email')).toHaveCount(0);
});
