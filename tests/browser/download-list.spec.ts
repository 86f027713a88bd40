import { readFile } from 'node:fs/promises';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';

test('a list is downloaded as it is filtered', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/business?tab=business&status=approved');
  const main = page.getByRole('main');
  const fetchAs = async (name: string) => {
    await main.getByRole('button', { name: 'Download' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download this list' });
    await expect(dialog).toContainText('the file of businesses can be imported again');
    await expectGoodAtBothWidths(page);
    const comes = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const download = await comes;
    await expect(dialog.getByRole('status')).toContainText(/^[\d,]+ rows? downloaded\.$/);
    const bytes = await readFile(await download.path());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return { name: download.suggestedFilename(), bytes };
  };
  const excel = await fetchAs('Excel file (.xlsx)');
  expect(excel.name).toMatch(/^businesses-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(excel.bytes.subarray(0, 2).toString()).toBe('PK');
  const csv = await fetchAs('CSV file, for other programs');
  const [header, ...rows] = csv.bytes.toString().trimEnd().split('\r\n');
  expect(header).toMatch(/^\ufeffid,externalKey,version,name,service,phoneNo,/);
  expect(rows.length).toBeGreaterThan(5);
});
