import { randomInt, randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards } from '#tests/browser/listings.ts';
import { resetCodeFor } from '#tests/browser/mailbox.ts';

const HEADER = 'Name,Service,Phone no,E-mail,Address,City,State,Price,Short description,Rating';

/** A file with one business that can be imported, named so that nothing else is, and one of each kind that cannot. */
function makeFile() {
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const email = `${word.toLowerCase()}@example.in`;
  const phoneNo = String(randomInt(9_000_000_001, 9_999_999_999));
  const rest = 'Karve Road,Pune,Maharashtra,45 per sq ft,Leaks found and stopped,5';
  const rows = [
    `${word} Domes,Waterproofing,${phoneNo},${email},${rest}`,
    `${word} Broken,Waterproofing,12345,nowhere,MG Road,Pune,Atlantis,=cmd|calc,Short,4`,
    `${word.toUpperCase()} DOMES,Waterproofing,${Number(phoneNo) - 1},${email},MG Road,Poona,MH,45,Short,4`,
  ];
  const buffer = Buffer.from([HEADER, ...rows, ''].join('\r\n'));
  return { word, email, phoneNo, file: { name: 'contractors.csv', mimeType: 'text/csv', buffer } };
}

test('a file is checked, imported and found', async ({ page, open, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAdmin(page, baseURL);
  const { word, file } = makeFile();
  const main = page.getByRole('main');
  const field = main.getByLabel('Excel or CSV file');
  const check = () => main.getByRole('button', { name: 'Check file' }).click();
  const rows = main.getByRole('table', { name: 'Rows' }).locator('tbody tr');
  await openAdmin(page, '/admin/import');

  await test.step('no file, and one that is no CSV of businesses', async () => {
    await check();
    await expect(main).toContainText('Please choose an Excel or CSV file');
    await expectGoodAtBothWidths(page);
  });

  await test.step('the dry run says what is wrong, and imports nothing', async () => {
    await field.setInputFiles(file);
    await check();
    await expect(main).toContainText('Columns that are left out: Rating');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('New');
    for (const remark of [
      'phoneNo: Please enter a valid phone number',
      'email: Please enter a valid email',
      'state: This is not a state or union territory of India',
      'price: This cell begins like a formula of a spreadsheet',
    ]) {
      await expect(rows.nth(1)).toContainText(remark);
    }
    await expect(rows.nth(2)).toContainText('name: Name and city are those of line 2');
    await expectGoodAtBothWidths(page);
    await main.getByRole('link', { name: 'Errors 1' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${word} Broken`);
    expect((await (await page.request.get(`/api/v1/contractor/search?q=${word}`)).json()).data).toEqual([]);
  });

  await test.step('the import, after a question', async () => {
    await main.getByRole('button', { name: 'Import as approved' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import as approved' });
    await expect(dialog).toContainText('Are you sure you want to import 1 business? Visitors find them at once.');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(main).toContainText('1 business imported as approved. Skipped: 1 duplicate, 1 error.');
    await expectGoodAtBothWidths(page);
  });

  await test.step('visitors find it, without a photo', async () => {
    await page.context().clearCookies();
    await open(`/searcher?q=${word}`);
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `${word} Domes` })).toBeVisible();
    await expectGoodAtBothWidths(page);
  });
});

test('the owner of an imported business takes it over by the address in the file', async ({ page, open, baseURL }) => {
  await signInAdmin(page, baseURL);
  const { word, email, phoneNo, file } = makeFile();
  const { request } = page;
  const { import: checked } = await (await request.post('/api/v1/admin/import/check', { multipart: { file } })).json();
  await request.post(`/api/v1/admin/import/start/${checked._id}`, { data: { status: 'pending' } });
  const status = async () => (await (await request.get(`/api/v1/admin/import/get/${checked._id}`)).json()).import.status;
  await expect.poll(status).toBe('done');
  await openAdmin(page, '/admin/import');
  await expect(page.getByRole('table', { name: 'Earlier imports' })).toContainText('contractors.csv');
  await page.context().clearCookies();

  const login = (password: string) => request.post('/api/v1/contractor/auth/login', { data: { phoneNo, password } });
  expect((await login('null')).status()).toBe(401);
  const reset = '/api/v1/contractor/auth/forgotpassword';
  await request.post(`${reset}/otp/send`, { data: { email } });
  await request.post(`${reset}/otp/verify`, { data: { email, otp: await resetCodeFor(email) } });
  await request.post(`${reset}/change-password`, { data: { email, password: 'Monsoon-2026' } });
  expect((await login('Monsoon-2026')).status()).toBe(200);
  await open('/profilesupplier');
  await expect(page.getByRole('heading', { level: 1, name: `${word} Domes` })).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test('a file that cannot be read is refused with the reason; the template can be read', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 400/);
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/import');
  const main = page.getByRole('main');
  const field = main.getByLabel('Excel or CSV file');
  const check = () => main.getByRole('button', { name: 'Check file' }).click();
  for (const [content, reason] of [
    [Buffer.from('name,city\nA,B\n'), 'The file has no column service, phoneNo, state'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an old Excel file (.xls), or one with a password'],
    [Buffer.from(`${HEADER}\n"A,B\n`), 'The row that begins on line 2 opens a quote and never closes it'],
  ] as const) {
    await field.setInputFiles({ name: 'broken.csv', mimeType: 'text/csv', buffer: content });
    await check();
    await expect(main).toContainText(reason);
  }
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Template CSV' }).click();
  await field.setInputFiles(await (await download).path());
  await check();
  await expect(main.getByRole('table', { name: 'Rows' }).locator('tbody tr')).toHaveCount(2);
});

test('an unknown import is a page that is not there', async ({ page, baseURL, allowNoise }) => {
  allowNoise(/status of 404/);
  await signInAdmin(page, baseURL);
  expect((await page.goto(`/admin/import?id=${randomUUID()}`))?.status()).toBe(404);
});
