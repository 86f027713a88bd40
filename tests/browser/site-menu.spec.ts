import { expect, test } from '#tests/browser/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu of small screens comes from the right, keeps the focus, and closes on Escape and on a choice', async ({ page, open }) => {
  await open('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await button.click();
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.poll(() => menu.evaluate((panel) => panel.getBoundingClientRect().right)).toBe(360);
  const stops = (await menu.getByRole('link').count()) + 2;
  for (let turn = 0; turn < stops; turn++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/category');
  await expect(menu).toBeHidden();
});

test('the menu pressed as soon as the page is alive waits for its code alone', async ({ page, open }) => {
  await page.clock.install();
  await open('/');
  // From here on no timer ends, as on a phone that is busy with the rest of the page.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' })).toBeVisible();
});
