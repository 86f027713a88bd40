import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';

test('a downloaded list is changed, taken in after a look at each difference, and taken back', async ({ page, baseURL, allowNoise }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAdmin(page, baseURL);
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const main = page.getByRole('main');
  const rows = main.getByRole('table', { name: 'Rows' }).locator('tbody tr');
  const send = async (name: string, lines: string[]) => {
    await openAdmin(page, '/admin/import');
    const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`);
    await main.getByLabel('Excel or CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await main.getByRole('button', { name: 'Check file' }).click();
  };
  const press = async (button: string, confirm: string) => {
    await main.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  };

  await test.step('two businesses of a list with keys of its own', async () => {
    const made = ['Domes', 'Arches'].map((name, at) => {
      const phone = randomInt(9_000_000_001, 9_999_999_999);
      return `${word}-${at},${word} ${name},Waterproofing,${phone},Pune,Maharashtra,45 per sq ft`;
    });
    await send('keys.csv', ['externalKey,name,service,phoneNo,city,state,price', ...made]);
    await press('Import as approved', 'Import');
    await expect(main).toContainText('2 businesses imported as approved.');
  });

  const list = await test.step('are downloaded', async () => {
    await openAdmin(page, `/admin/business?tab=business&q=${word}`);
    await main.getByRole('button', { name: 'Download' }).click();
    const comes = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'CSV file' }).click();
    const read: Record<string, string>[] = parse(await readFile(await (await comes).path()), { bom: true, columns: true });
    expect(read.map(({ externalKey }) => externalKey).sort()).toEqual([`${word}-0`, `${word}-1`]);
    return read;
  });

  await test.step('the difference is shown side by side, and written', async () => {
    const lines = list.map(
      ({ id, version, externalKey }) => `${id},${version},${externalKey === `${word}-0` ? '60 per bag' : '45 per sq ft'}`,
    );
    await send('changed.csv', ['id,version,price', ...lines]);
    await expect(main).toContainText('1 business will be changed, only in the cells that differ');
    await expect(main).toContainText('1 row says what the directory says already.');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('price: 45 per sq ft becomes 60 per bag');
    await expectGoodAtBothWidths(page);
    await press('Change the businesses', 'Change the businesses');
    await expect(main).toContainText('1 business changed.');
    await expectGoodAtBothWidths(page);
  });

  await test.step('its businesses are a list of their own, which is downloaded as it is shown', async () => {
    await main.getByRole('link', { name: 'See its businesses' }).click();
    const cards = main.locator('li:has(article)');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`${word} Domes`);
    await expect(main).toContainText('Only from the import changed.csv');
    await expectGoodAtBothWidths(page);
    await main.getByRole('button', { name: 'Download' }).click();
    const comes = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'CSV file' }).click();
    const read: object[] = parse(await readFile(await (await comes).path()), { bom: true, columns: true });
    expect(read).toMatchObject([{ externalKey: `${word}-0` }]);
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: 'Pending', exact: true }).click();
    await expect(main).toContainText('Which businesses an import has added or changed is known for 30 days.');
    await main.getByRole('link', { name: 'Show all businesses' }).click();
    await expect(page).toHaveURL(/status=pending/);
    await expect(page).not.toHaveURL(/import=/);
    allowNoise(/status of 404/);
    const answer = await page.goto('/admin/business?tab=business&import=none');
    expect(answer?.status()).toBe(404);
  });

  await test.step('what somebody edits after the download is a conflict', async () => {
    await send('old.csv', ['id,version,price', ...list.map(({ id, version }) => `${id},${version},70 per bag`)]);
    await expect(main).toContainText('Somebody has changed 1 business since the file was made');
    await expect(main.getByRole('checkbox', { name: 'Write this row, too' })).not.toBeChecked();
    await expect(rows.filter({ hasText: 'Changed since' })).toContainText('60 per bag becomes 70 per bag');
    await expectGoodAtBothWidths(page);
  });

  await test.step('the import is taken back', async () => {
    await openAdmin(page, '/admin/import');
    await main.getByRole('link', { name: 'changed.csv' }).first().click();
    await press('Take this import back', 'Take back');
    await expect(main).toContainText('1 business taken back.');
    await expectGoodAtBothWidths(page);
  });
});
