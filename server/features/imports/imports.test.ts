import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { importRows } from '#server/features/imports/queries.ts';
import { continueImports, runImport, sweepImports } from '#server/features/imports/run-import.ts';
import type { Import, ImportRows } from '#shared/schemas/imports.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const admin = await signInAdmin(db);

const HEADER = 'name,service,phoneNo,email,address,city,state,price,shortDescription,description';
let made = 0;

/** A row of a file: a business of its own, unless told otherwise. */
function row(given: Record<string, string> = {}) {
  made += 1;
  const cells = {
    name: `Imported Roofing ${made}`,
    service: 'Waterproofing',
    phoneNo: String(9_600_000_000 + made),
    email: `import${made}@example.in`,
    address: 'Karve Road',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45 per sq ft',
    shortDescription: 'Leaks found and stopped',
    description: '',
    ...given,
  };
  return Object.values(cells)
    .map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\r\n');

async function upload(content: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = admin.headers) {
  const form = new FormData();
  form.set('file', new File([content], 'list.csv', { type: 'text/csv' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/admin/import/check',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

async function check(...rows: string[]): Promise<Import> {
  const { status, body } = await upload(file(...rows));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.import;
}

async function read(id: string, query = ''): Promise<ImportRows> {
  const { status, body } = await call(app, 'GET', `/api/v1/admin/import/get/${id}${query}`, undefined, admin.headers);
  expect(status).toBe(200);
  return body;
}

const start = (id: string, status: string) => call(app, 'POST', `/api/v1/admin/import/start/${id}`, { status }, admin.headers);

async function importAll(id: string, status = 'approved'): Promise<Import> {
  expect((await start(id, status)).status).toBe(200);
  await expect.poll(async () => (await read(id)).import.status).not.toBe('importing');
  return (await read(id)).import;
}

const businessOf = (phoneNo: string) => db.selectFrom('businesses').selectAll().where('phone_no', '=', phoneNo).executeTakeFirst();
const countBusinesses = async () => (await db.selectFrom('businesses').select('business_id').execute()).length;
const countImports = async () => (await db.selectFrom('imports').select('import_id').execute()).length;

describe('a file is checked', () => {
  test('row by row, and nothing is imported', async () => {
    await makeBusiness(db, { name: 'Joshi Tiles', city: 'Bangalore', phone_no: '9123456780' });
    const before = await countBusinesses();
    const twin = row({ name: 'Twin', phoneNo: '9600009999' });
    const checked = await check(
      row({ phoneNo: '+91 96000 08888', description: 'Two lines\r\nof "text"' }),
      row({ phoneNo: '12345', email: 'nowhere', price: 'x'.repeat(61), state: 'Atlantis', service: '' }),
      row({ phoneNo: '09123456780' }),
      row({ name: 'joshi  TILES', city: 'Bengaluru', state: 'KA' }),
      twin,
      twin,
      row({ name: 'TWIN' }),
      ',,,,,,,,,',
      '',
      row({ city: 'Nowhereville' }),
      `${row()},surplus`,
    );
    expect(checked).toMatchObject({ status: 'checked', rowCount: 9, newCount: 3, duplicateCount: 4, errorCount: 2, importedCount: 0 });
    const { rows } = await read(checked._id);
    expect(rows.map(({ line, outcome, remarks }) => [line, outcome, ...remarks.map(({ column, text }) => `${column}: ${text}`)])).toEqual([
      [2, 'new'],
      [
        4,
        'error',
        'service: This cell is empty',
        'phoneNo: Please enter a valid phone number',
        'email: Please enter a valid email',
        'state: This is not a state or union territory of India',
        'price: This text is too long',
      ],
      [5, 'duplicate', 'phoneNo: A business with this phone number is in the directory already'],
      [6, 'duplicate', 'name: A business with this name is in the directory of this city already'],
      [7, 'new'],
      [8, 'duplicate', 'phoneNo: The phone number is that of line 7'],
      [9, 'duplicate', 'name: Name and city are those of line 7'],
      [12, 'new', 'city: This city is not on our map: the business will have no distance'],
      [13, 'error', 'null: The row has 11 cells and the header 10'],
    ]);
    expect((await read(checked._id, '?outcome=error&limit=1&page=2')).rows.map(({ line }) => line)).toEqual([13]);
    expect(await countBusinesses()).toBe(before);
    // Of rows that will not be imported nobody's phone number or address is kept.
    const kept = await db.selectFrom('import_rows').select('business').where('outcome', '<>', 'new').execute();
    expect(JSON.stringify(kept)).not.toMatch(/96000|@/);
  });

  test('columns come in any order and spelling; others are left out by name', async () => {
    const { status, body } = await upload(
      '\ufeffState,CITY, Phone No ,e-mail,Short description,PRICE,Address,service,Name,Remark,Lat,LNG,lng2\nKA,Bengaluru,9600007001,a@example.in,s,4,MG Road,Cement,Order,keep,12.97,77.59,1\n',
    );
    expect({ status, ignored: body.import?.ignoredColumns, counts: body.import?.newCount }).toEqual({
      status: 201,
      ignored: ['Remark', 'lng2'],
      counts: 1,
    });
    await importAll(body.import._id);
    expect(await businessOf('9600007001')).toMatchObject({
      state: 'Karnataka',
      lat: 12.97,
      lng: 77.59,
      description: '',
      service: 'Cement',
    });
  });

  test('cells that a spreadsheet would run are refused; signed numbers are not', async () => {
    const bad = ['=cmd|calc!A1', '@SUM(A1)', '+cmd', '-2+3+cmd', '\t=1+1', '＝1+1'];
    const checked = await check(...bad.map((price) => row({ price })), row({ price: '-5', phoneNo: '+91-96000-07002' }));
    expect(checked).toMatchObject({ errorCount: bad.length, newCount: 1 });
    const { rows } = await read(checked._id, '?outcome=error');
    expect(new Set(rows.flatMap(({ remarks }) => remarks.map(({ column, text }) => `${column}: ${text}`)))).toEqual(
      new Set(['price: This cell begins like a formula of a spreadsheet']),
    );
  });

  test('a point is whole and in India', async () => {
    const header = `${HEADER},lat,lng`;
    const { body } = await upload([header, `${row()},18.5,`, `${row()},73.8,18.5`, `${row()},x,y`, `${row()},18.5,73.8`].join('\n'));
    const { rows } = await read(body.import._id);
    expect(rows.map(({ remarks }) => remarks[0]?.text)).toEqual([
      'lat and lng must both be there, or neither',
      'This point is not in India',
      'lat and lng must be numbers: lat from -90 to 90, lng from -180 to 180',
      undefined,
    ]);
  });

  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty file', '', 'The file is empty'],
    ['blank lines', '\n\n\r\n', 'The file is empty'],
    ['a header alone', `${HEADER}\n`, 'The file has no rows below its header'],
    ['missing columns', 'name,city,Price\nA,B,1\n', 'The file has no column service, phoneNo, email, address, state, shortDescription'],
    [
      'other separators',
      `${HEADER.replaceAll(',', ';')}\n`,
      'The file has no column name, service, phoneNo, email, address, city, state, price, shortDescription. Separate the columns by commas',
    ],
    ['a column twice', `${HEADER},Phone no\n`, 'The file has more than one column phoneNo'],
    ['UTF-16', utf16(file(row())), 'The file is not encoded in UTF-8. Save it as “CSV UTF-8” and try again'],
    ['Latin-1', latin1(file(row({ name: 'Café' }))), 'The file is not encoded in UTF-8. Save it as “CSV UTF-8” and try again'],
    ['NUL', file(row(), row({ name: 'a\0b' })), 'This is not a CSV file. Save the table as “CSV UTF-8” and try again'],
    ['a workbook', 'PK\x03\x04\x14\x00\x06', 'This is not a CSV file. Save the table as “CSV UTF-8” and try again'],
    ['an open quote', file(row(), `"open,${row()}`, row()), 'The row that begins on line 3 opens a quote and never closes it'],
    [
      'a quote open over a large file',
      file(row(), `"open,${row()}`, 'x\n'.repeat(60_000)),
      'The row that begins on line 3 is far too long. Is a quote opened and never closed?',
    ],
    [
      'a quote in a text',
      file(`Pipes 5" wide,${row()}`),
      'Line 2 has a quote in a wrong place. Quotes inside a text are written twice ("")',
    ],
  ])('%s is refused with its reason and leaves nothing', async (_name, content, message) => {
    const before = await countImports();
    expect(await upload(content)).toMatchObject({ status: 400, body: { code: 'unreadable_import', message, errors: { file: message } } });
    expect(await countImports()).toBe(before);
  });

  test('too many rows and too many bytes are refused and leave nothing', async () => {
    const before = await countImports();
    expect(await upload(`${HEADER}\n${'a,b\n'.repeat(50_001)}`)).toMatchObject({
      status: 413,
      body: { message: 'The file can have at most 50,000 rows. Split it and import the parts' },
    });
    const line = `${'x'.repeat(1_000)}\n`;
    expect(await upload(`${HEADER}\n${line.repeat(33_600)}`)).toMatchObject({
      status: 413,
      body: { message: 'The file can be at most 32 MB' },
    });
    expect(await countImports()).toBe(before);
  });

  test('what is no form with a file is refused', async () => {
    const send = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/v1/admin/import/check', headers: { ...admin.headers, 'content-type': type }, payload });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('text/csv', file(row()))).statusCode).toBe(415);
    expect((await send('multipart/form-data', 'x')).statusCode).toBe(400);
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).json()).toMatchObject({ message: 'Please choose a CSV file' });
    expect(
      (await send('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na'))
        .statusCode,
    ).toBe(400);
  });

  test('the template is a file that can be imported', async () => {
    const { payload } = await app.inject({ url: '/api/v1/admin/import/template', headers: admin.headers });
    expect(payload.startsWith('\ufeffname,service,phoneNo')).toBe(true);
    expect((await upload(payload)).body.import).toMatchObject({ rowCount: 2, newCount: 2, ignoredColumns: [] });
  });
});

describe('a checked file is imported', () => {
  test('as approved: search finds its businesses at once, and its rows are gone', async () => {
    const checked = await check(row({ name: 'Zubizarreta Domes', phoneNo: '9600007100', city: 'Poona' }), row({ phoneNo: '1' }));
    const done = await importAll(checked._id);
    expect(done).toMatchObject({ status: 'done', importAs: 'approved', newCount: 1, importedCount: 1, errorCount: 1 });
    expect((await call(app, 'GET', '/api/v1/contractor/search?q=zubizarreta+pune')).body.data).toMatchObject([
      { name: 'Zubizarreta Domes', image: [] },
    ]);
    expect(await businessOf('9600007100')).toMatchObject({ status: 'approved', password_hash: null, images: [] });
    expect((await read(checked._id)).rows.map(({ outcome }) => outcome)).toEqual(['error']);
    const words = await db.selectFrom('search_words').select('n').where('word', '=', 'domes').execute();
    expect(words).toEqual([{ n: 1 }]);
  });

  test('as pending: they wait for the admin', async () => {
    const checked = await check(row({ phoneNo: '9600007101' }));
    await importAll(checked._id, 'pending');
    expect(await businessOf('9600007101')).toMatchObject({ status: 'pending' });
    expect((await call(app, 'GET', '/api/v1/contractor/get-all?status=pending', undefined, admin.headers)).body.contractor).toHaveLength(1);
  });

  test('once, however often it is started, and what its file holds only once', async () => {
    const before = await countBusinesses();
    const rows = [row(), row(), row()];
    const [one, other] = [await check(...rows), await check(...rows)];
    const starts = await Promise.all([start(one._id, 'approved'), start(one._id, 'pending'), start(other._id, 'approved')]);
    expect(starts.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    await expect.poll(async () => (await read(one._id)).import.status).toBe('done');
    await expect.poll(async () => (await read(other._id)).import.status).toBe('done');
    expect(await countBusinesses()).toBe(before + 3);
    const [first, second] = [(await read(one._id)).import, (await read(other._id)).import];
    expect([first.importedCount + second.importedCount, first.duplicateCount + second.duplicateCount]).toEqual([3, 3]);
    expect((await start(one._id, 'approved')).body).toMatchObject({
      message: 'This import has been started already',
      code: 'import_started',
    });
    const again = await check(...rows);
    expect(again).toMatchObject({ newCount: 0, duplicateCount: 3 });
    expect((await start(again._id, 'approved')).body.message).toBe('This file has no new businesses to import');
  });

  test('a business that registers meanwhile is left as it is', async () => {
    const checked = await check(row({ name: 'Late', phoneNo: '9600007102' }), row({ name: 'Late too', city: 'Bombay' }), row());
    await makeBusiness(db, { name: 'Own words', phone_no: '9600007102' });
    await makeBusiness(db, { name: 'LATE TOO', city: 'Mumbai' });
    expect(await importAll(checked._id)).toMatchObject({ importedCount: 1, newCount: 1, duplicateCount: 2 });
    expect(await businessOf('9600007102')).toMatchObject({ name: 'Own words' });
    expect((await read(checked._id)).rows.map(({ outcome, remarks }) => [outcome, remarks[0]?.text])).toEqual(
      Array(2).fill(['duplicate', 'This business has come into the directory since the file was checked']),
    );
  });

  test('what a killed process has left is finished, nothing twice', async () => {
    const before = await countBusinesses();
    const checked = await check(...Array.from({ length: 7 }, () => row()));
    // As the process leaves it that dies after some of its batches.
    await db.updateTable('imports').set({ status: 'importing', import_as: 'approved' }).where('import_id', '=', checked._id).execute();
    await db.transaction().execute((transaction) => importRows(transaction, checked._id, 'approved', 3));
    expect((await read(checked._id)).import).toMatchObject({ status: 'importing', importedCount: 3 });
    await Promise.all([continueImports.run(context, {}), runImport.run(context, { importId: checked._id })]);
    await continueImports.run(context, {});
    expect((await read(checked._id)).import).toMatchObject({ status: 'done', importedCount: 7 });
    expect(await countBusinesses()).toBe(before + 7);
  });

  test('one that fails says so, and goes on when it is started again', async () => {
    const checked = await check(row({ phoneNo: '9600007103' }));
    const setLat = (lat: number) =>
      db
        .updateTable('import_rows')
        .set({ business: sql`jsonb_set(business, '{lat}', ${lat}::text::jsonb)` })
        .where('import_id', '=', checked._id)
        .execute();
    await setLat(999);
    expect(await importAll(checked._id)).toMatchObject({ status: 'failed', failure: 'Something Went Wrong', importedCount: 0 });
    await setLat(18.5);
    expect(await importAll(checked._id)).toMatchObject({ status: 'done', failure: '', importedCount: 1 });
  });

  test('and every step is kept for the audit', async () => {
    const checked = await check(row());
    await importAll(checked._id);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'admin_id'])
      .where('subject_id', '=', checked._id)
      .orderBy('created_at')
      .execute();
    expect(entries).toEqual([
      { action: 'add', admin_id: admin.id },
      { action: 'import', admin_id: admin.id },
    ]);
  });

  test('unknown imports and statuses are refused', async () => {
    expect((await start('nonsense', 'approved')).body).toMatchObject({ message: 'Import not found' });
    expect((await start(crypto.randomUUID(), 'approved')).status).toBe(404);
    expect((await call(app, 'GET', '/api/v1/admin/import/get/nonsense', undefined, admin.headers)).status).toBe(404);
    expect((await start((await check(row()))._id, 'rejected')).body.message).toBe('status must be pending or approved');
  });
});

test('rows are forgotten after a week, and files that were never imported too', async () => {
  const [waiting, done, fresh] = [await check(row()), await check(row(), row({ phoneNo: '1' })), await check(row())];
  await importAll(done._id);
  const old = { created_at: '2026-01-01T00:00:00Z', finished_at: '2026-01-01T00:00:00Z' };
  await db.updateTable('imports').set(old).where('import_id', 'in', [waiting._id, done._id]).execute();
  await sweepImports.run(context, {});
  const { body } = await call(app, 'GET', '/api/v1/admin/import/get?limit=100', undefined, admin.headers);
  const left = body.imports.map(({ _id }: Import) => _id);
  expect([waiting, done, fresh].map(({ _id }) => left.includes(_id))).toEqual([false, true, true]);
  expect((await read(done._id)).rows).toEqual([]);
  expect((await read(fresh._id)).rows).toHaveLength(1);
});
