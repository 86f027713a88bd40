import { describe, expect, test } from 'vitest';
import { checkLong } from '#server/features/imports/long/check-later.ts';
import { sweepImports } from '#server/features/imports/run-import.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { makeWorkbook } from '#tests/helpers/make-workbook.ts';
import { call } from '#tests/helpers/test-app.ts';

// A long file is one of a few rows here.
Object.assign(importLimits, { bytes: 1024 * 1024, bytesAtOnce: 256 * 1024, rowsAtOnce: 600, rows: 3_000, sheetRows: 700 });

const { admin, app, check, context, countBusinesses, countImports, db, file, importAll, read, row, start, upload } = await createImports();

const rows = (count: number, given: Record<string, string> = {}) => Array.from({ length: count }, () => row(given));
const over = async (id: string): Promise<Import> => {
  await expect.poll(async () => (await read(id)).import.status, { timeout: 60_000 }).not.toBe('checking');
  return (await read(id)).import;
};
const checkLater = async (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const { status, body } = await upload(content, admin.headers, fields);
  expect({ status, body }).toMatchObject({ status: 201, body: { import: { status: 'checking', newCount: 0, readShare: null } } });
  return body.import._id as string;
};
const post = (step: string, id: string, body?: object, headers: Record<string, string> = admin.headers) =>
  call(app, 'POST', `/api/v1/admin/import/${step}/${id}`, body, headers);
const leftOf = async (id: string) => ({
  rows: (await db.selectFrom('import_rows').select('line').where('import_id', '=', id).execute()).length,
  parts: (await db.selectFrom('import_files').select('part').where('import_id', '=', id).execute()).length,
});

describe('a file that is long', () => {
  test('by its rows is checked by a job, with what an answer at once would say, and imported', async () => {
    const known = await makeBusiness(db, { name: 'Listed long ago', city: 'Pune', phone_no: '9500000001' });
    const twice = row();
    const id = await checkLater(
      file(...rows(800), twice, row({ phoneNo: '9500000001' }), twice, row({ phoneNo: '12' }), row({ service: 'Ghosts' })),
    );
    const checked = await over(id);
    expect(checked).toMatchObject({
      status: 'checked',
      rowCount: 805,
      newCount: 801,
      duplicateCount: 2,
      errorCount: 2,
      failure: '',
      readShare: null,
    });
    expect((await read(id, '?outcome=duplicate')).rows.map(({ remarks }) => remarks[0]?.text)).toEqual([
      'A business with this phone number is in the directory already',
      'The phone number is that of line 802',
    ]);
    expect(await read(id, '?outcome=new&page=17')).toMatchObject({ totalRows: 801, totalPages: 17, rows: [{ line: 802 }] });
    expect((await leftOf(id)).parts).toBe(0);
    const before = await countBusinesses();
    expect(await importAll(id)).toMatchObject({ status: 'done', importedCount: 801 });
    expect(await countBusinesses()).toBe(before + 801);
    expect(known).toBeDefined();
    const { changes } = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('subject_id', '=', id)
      .where('action', '=', 'add')
      .executeTakeFirstOrThrow();
    expect(changes).toMatchObject({ rows: { after: 805 }, new: { after: 801 } });
  });

  test('by its bytes too, with the columns that were chosen and emptied cells', async () => {
    const business = await makeBusiness(db, { name: 'Kept', city: 'Pune', external_key: 'long-1', short_description: 'Goes' });
    const padding = 'x'.repeat(60_000);
    const lines = Array.from(
      { length: 6 },
      (_, at) => `long-${at + 1},Firm ${at},Waterproofing,${9_510_000_000 + at},Pune,Maharashtra,,${padding}`,
    );
    const id = await checkLater(['Key,name,service,phoneNo,city,state,shortDescription,notes', ...lines].join('\n'), {
      columns: JSON.stringify({ key: 'externalKey' }),
      clearEmpty: 'yes',
    });
    expect(await over(id)).toMatchObject({
      status: 'checked',
      rowCount: 6,
      newCount: 5,
      changeCount: 1,
      clearsEmpty: true,
      ignoredColumns: ['notes'],
    });
    expect((await read(id, '?outcome=change')).rows[0]?.changes).toContainEqual({ column: 'shortDescription', before: 'Goes', after: '' });
    expect(business).toBeDefined();
    // The choice is remembered for the next file.
    const again = await upload(
      'Key,name,service,phoneNo,city,state,shortDescription,notes\nlong-9,Firm,Waterproofing,9510000099,Pune,Maharashtra,,\n',
    );
    expect(again.body.import).toMatchObject({ newCount: 1, ignoredColumns: ['notes'] });
  });

  test('in two sheets tells rows by both', async () => {
    const list = (count: number) => ({ rows: [HEADER.split(','), ...rows(count).map((line) => line.split(','))] });
    const id = await checkLater(
      makeWorkbook([
        { ...list(400), name: 'North' },
        { ...list(300), name: 'South' },
      ]),
      {
        sheets: JSON.stringify(['North', 'South']),
      },
    );
    expect(await over(id)).toMatchObject({ status: 'checked', rowCount: 700, newCount: 700, sheets: ['North', 'South'] });
  });

  test('is begun once, however often its job is done, and anew after a kill', async () => {
    const id = await checkLater(file(...rows(700)));
    await Promise.all([checkLong.run(context, { importId: id }), checkLong.run(context, { importId: id })]);
    expect(await over(id)).toMatchObject({ status: 'checked', rowCount: 700, newCount: 700 });
    // It is given out again when its process was stopped before it could say that it was done.
    await checkLong.run(context, { importId: id });
    expect(await over(id)).toMatchObject({ status: 'checked', newCount: 700 });
    expect(await leftOf(id)).toEqual({ rows: 700, parts: 0 });
    expect(await importAll(id)).toMatchObject({ status: 'done', importedCount: 700 });
  });
});

describe('what is wrong with a long file is told when it is found', () => {
  test.each([
    [
      'a quote at its end',
      () => `${file(...rows(1_500))}"open,${row()}`,
      'The row that begins on line 1502 opens a quote and never closes it',
      '1502',
    ],
    [
      'more rows than a file can have',
      () => file(...Array.from({ length: 3_001 }, () => 'a,b')),
      'The file can have at most 3,000 rows. Split it and import the parts',
      '3,000 पंक्तियाँ',
    ],
  ])('%s', async (_what, content, failure, hindi) => {
    const id = await checkLater(content());
    expect(await over(id)).toMatchObject({ status: 'unread', failure, rowCount: 0, newCount: 0, canUndo: false });
    await expect.poll(() => leftOf(id)).toEqual({ rows: 0, parts: 0 });
    expect((await start(id, 'approved')).body).toMatchObject({ code: 'import_started' });
    const { body } = await call(app, 'GET', `/api/v1/admin/import/get/${id}`, undefined, { ...admin.headers, 'accept-language': 'hi' });
    expect(body.import.failure).not.toBe(failure);
    expect(body.import.failure).toContain(hindi);
  });

  test('while it comes, where its beginning tells', async () => {
    const before = await countImports();
    expect(await upload(`nothing,of,ours\n${'x,y,z\n'.repeat(1_000)}`)).toMatchObject({ status: 400, body: { code: 'unreadable_import' } });
    expect(await upload(`${HEADER}\n${`${'x'.repeat(1_000)}\n`.repeat(1_100)}`)).toMatchObject({
      status: 413,
      body: { message: 'The file can be at most 1 MB' },
    });
    const workbook = makeWorkbook([{ rows: [HEADER.split(','), ...Array.from({ length: 1_500 }, () => ['a'])] }]);
    expect(await upload(workbook)).toMatchObject({
      status: 413,
      body: { message: 'An Excel file can have at most 700 rows. Save it as CSV to import more' },
    });
    expect(await countImports()).toBe(before);
  });
});

describe('the check of a long file is stopped', () => {
  test('and nothing of it stays; whatever comes later changes nothing', async () => {
    const id = await checkLater(file(...rows(2_500)));
    const stopped = await post('stop', id);
    expect(stopped).toMatchObject({ status: 200, body: { import: { status: 'unread', failure: '' } } });
    await checkLong.run(context, { importId: id });
    await expect.poll(() => leftOf(id)).toEqual({ rows: 0, parts: 0 });
    expect((await read(id)).import).toMatchObject({ status: 'unread', newCount: 0 });
    expect(await post('stop', id)).toMatchObject({ status: 409, body: { code: 'import_not_running' } });
    for (const step of ['start', 'undo']) expect((await post(step, id, { status: 'approved' })).status, step).toBe(409);
    expect((await post('take', id, { column: 'service', written: 'x', value: 'Waterproofing' })).status).toBe(409);
  });

  test('by admins alone', async () => {
    const id = await checkLater(file(...rows(700)));
    expect((await post('stop', id, undefined, {})).status).toBe(401);
    expect(await over(id)).toMatchObject({ status: 'checked' });
  });
});

describe('a value is taken for another in all rows of a long file', () => {
  test('by a job, which finds what they share with other rows, and goes on after a kill', async () => {
    const shared = row();
    const cells = shared.split(',');
    const id = await checkLater(file(...rows(700, { service: 'Seelan wala' }), shared, shared.replace('Waterproofing', 'Seelan wala')));
    expect(await over(id)).toMatchObject({ status: 'checked', newCount: 1, errorCount: 701 });
    expect((await read(id)).unknown).toMatchObject([{ column: 'service', written: 'Seelan wala', rowCount: 701 }]);
    // What was found once is kept.
    expect((await read(id)).unknown).toHaveLength(1);
    const body = { column: 'service', written: 'seelan  WALA', value: 'Waterproofing' };
    expect(await post('take', id, { ...body, written: 'nobody' })).toMatchObject({ status: 409, body: { code: 'import_nothing_taken' } });
    const taken = await post('take', id, body);
    expect(taken).toMatchObject({ status: 200, body: { import: { status: 'checking' } } });
    expect(await post('stop', id)).toMatchObject({ status: 409 });
    expect(await post('take', id, body)).toMatchObject({ status: 409 });
    await checkLong.run(context, { importId: id });
    expect(await over(id)).toMatchObject({ status: 'checked', rowCount: 702, newCount: 701, duplicateCount: 1, errorCount: 0 });
    expect(await read(id)).toMatchObject({ unknown: [] });
    expect((await read(id, '?outcome=duplicate')).rows[0]?.remarks[0]?.text).toContain('line 702');
    expect(cells).toContain('Waterproofing');
    // The next file is read so.
    expect(await check(row({ service: 'Seelan wala' }))).toMatchObject({ newCount: 1 });
  });
});

test('what was never imported, or not read, is forgotten after a week', async () => {
  const long = await checkLater(file(...rows(700)));
  await over(long);
  const unread = await checkLater(file(...rows(700)));
  await post('stop', unread);
  await checkLong.run(context, { importId: unread });
  const young = await check(row());
  await db
    .updateTable('imports')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('import_id', 'in', [long, unread])
    .execute();
  await sweepImports.run(context, {});
  const left = await db.selectFrom('imports').select('import_id').where('import_id', 'in', [long, unread, young._id]).execute();
  expect(left).toEqual([{ import_id: young._id }]);
  expect(await leftOf(long)).toEqual({ rows: 0, parts: 0 });
});
