import { expectFlawlessAtBothWidths } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeJpeg } from '#tests/factories/picture.ts';

test('a family asks two businesses that it chose, without an account', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  await open('/get-quotes?service=Waterproofing&place=411038');
  const boxes = page.getByRole('group', { name: 'Choose up to three businesses' }).getByRole('checkbox');
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await expect(boxes.nth(3)).toBeDisabled();
  await boxes.nth(2).uncheck();
  await page.getByRole('button', { name: 'Send to 2 businesses' }).click();
  await expect(page.getByText('All fields are required')).toBeVisible();
  await page.getByLabel('Describe the job').fill('Our terrace leaks above the kitchen.');
  await page.getByLabel('When', { exact: true }).selectOption('Within a month');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(900, 700) });
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByLabel('Name').fill('Meera Kulkarni');
  await page.getByRole('main').getByLabel('Email').fill('meera@example.in');
  await expectFlawlessAtBothWidths(page, 'main');
  await page.getByRole('button', { name: 'Send to 2 businesses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes for Waterproofing');
  await expect(page.getByText('No answer yet')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Sent. What happens now?' })).toContainText('We have sent its link to meera@example.in');
  const photo = page.getByRole('img', { name: 'What you sent' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await expectFlawlessAtBothWidths(page, 'main');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is refused with what was entered, and sent when it is whole', async ({ page, allowNoise }) => {
    allowNoise(/status of 400/);
    await page.goto('/get-quotes?service=Waterproofing&place=Pune');
    await page.getByRole('checkbox').first().check();
    await page.getByLabel('Describe the job').fill('Our terrace leaks.');
    await page.getByLabel('Name').fill('Meera Kulkarni');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Describe the job')).toHaveValue('Our terrace leaks.');
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
    await expect(alerts).toHaveText(['Please choose when', 'Please choose when', 'All fields are required']);
    await expect(page.getByRole('main').getByLabel('Email')).not.toHaveAccessibleDescription(/./);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByLabel('When', { exact: true }).selectOption('Within a month');
    await page.getByRole('main').getByLabel('Email').fill('meera@example.in');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes for Waterproofing');
  });
});
