import { expect, test } from '#tests/browser/fixtures.ts';

test('pages in Hindi say services and places in Hindi and search by the names they are known by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/hi/category');
  const form = page.locator('main search');
  // The picker needs script.
  const service = form.locator('input[readonly]');
  await service.click();
  const plumbing = page.getByRole('radio', { name: 'प्लंबर/नल का काम' });
  await plumbing.check();
  await plumbing.press('Enter');
  await expect(service).toHaveValue('प्लंबर/नल का काम');
  await form.getByRole('combobox').fill('pune');
  const option = page.getByRole('option').filter({ hasText: 'पुणे' }).first();
  await expect(option).toContainText('महाराष्ट्र');
  await option.click();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/hi\/searcher\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('service'), asked.get('city')]).toEqual(['Plumbing Contractors', 'Pune']);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('पुणे');
  await expect(title).toContainText('प्लंबर/नल का काम');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('पुणे');
  await expect(first).toContainText('प्लंबर/नल का काम');
  // Nobody has said it in Hindi.
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('lang', 'en-IN');
});
