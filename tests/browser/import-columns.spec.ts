import { randomInt, randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeWorkbook } from '#tests/helpers/make-workbook.ts';

test('the columns of a foreign list are matched by hand, sheets chosen, and the next file knows it', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAdmin(page, baseURL);
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const main = page.getByRole('main');
  const headings = [`Firm ${word}`, 'Trade', 'Mobile', 'Town', 'State'];
  const line = (name: string) => [
    `${word} ${name}`,
    'Waterproofing',
    String(randomInt(9_000_000_001, 9_999_999_999)),
    'Pune',
    'Maharashtra',
  ];
  const choose = async (sheets: Parameters<typeof makeWorkbook>[0]) => {
    await openAdmin(page, '/admin/import');
    await main.getByLabel('Excel or CSV file').setInputFiles({
      name: 'association.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(makeWorkbook(sheets)),
    });
  };
  const firm = main.getByLabel(`Firm ${word}`);

  await test.step('each heading is shown with examples; what is missing is said', async () => {
    await choose([
      { name: 'Pune', rows: [headings, line('Domes')] },
      { name: 'Nashik', rows: [headings, line('Arches'), line('Vaults')] },
      { name: 'Empty', rows: [] },
    ]);
    await expect(firm).toHaveValue('');
    await expect(firm).toHaveAccessibleDescription(`Such as ‘${word} Domes’.`);
    await expect(main.getByText('No column is taken yet for: Name (name)')).toBeVisible();
    await expect(main.getByRole('group', { name: 'Sheets' }).getByRole('checkbox')).toHaveCount(2);
    await expectGoodAtBothWidths(page);
  });

  await test.step('they are matched', async () => {
    await firm.selectOption('name');
    await main.getByLabel('Trade', { exact: true }).selectOption('service');
    await main.getByLabel('Mobile', { exact: true }).selectOption('name');
    await expect(main.getByText('Two columns are taken for: Name (name)')).toBeVisible();
    await main.getByLabel('Mobile', { exact: true }).selectOption('phoneNo');
    await main.getByLabel('Town', { exact: true }).selectOption('city');
    await expect(main.getByText('No column is taken yet for')).toHaveCount(0);
    await main.getByLabel('Nashik (2 rows)').check();
    await main.getByRole('button', { name: 'Check file' }).click();
    await expect(main).toContainText('3 businesses can be imported');
    await expect(main).toContainText('Sheets: Pune, Nashik');
    const rows = main.getByRole('table', { name: 'Rows' }).locator('tbody tr');
    await expect(rows.filter({ hasText: 'Arches' })).toContainText('Sheet ‘Nashik’');
    await expectGoodAtBothWidths(page);
  });

  await test.step('the next file with these headings is known', async () => {
    await choose([{ name: 'Pune', rows: [headings, line('Towers')] }]);
    await expect(firm).toHaveValue('name');
    await expect(main.getByText('As chosen before.').first()).toBeVisible();
    await main.getByRole('button', { name: 'Check file' }).click();
    await expect(main).toContainText('1 business can be imported');
  });
});

test('a trade that is not known is taken for one that is, in all rows at once', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAdmin(page, baseURL);
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const main = page.getByRole('main');
  const lines = ['Domes', 'Arches'].map(
    (name) => `${word} ${name},${word} water proofing,${randomInt(9_000_000_001, 9_999_999_999)},Pune,Maharashtra`,
  );
  await openAdmin(page, '/admin/import');
  const buffer = Buffer.from(['name,service,phoneNo,city,state', ...lines, ''].join('\n'));
  await main.getByLabel('Excel or CSV file').setInputFiles({ name: 'trades.csv', mimeType: 'text/csv', buffer });
  await main.getByRole('button', { name: 'Check file' }).click();
  await expect(main).toContainText('Nothing in this file can be imported');
  const choice = main.getByLabel(`Services ‘${word} water proofing’ in 2 rows`);
  await choice.selectOption('Waterproofing');
  await expectGoodAtBothWidths(page);
  await main.getByRole('button', { name: 'Take this for all 2 rows' }).click();
  await expect(main).toContainText('2 businesses can be imported');
  await expect(choice).toHaveCount(0);
  await expect(main.getByRole('table', { name: 'Rows' })).toContainText(`‘${word} water proofing’ is taken for ‘Waterproofing’`);
});
