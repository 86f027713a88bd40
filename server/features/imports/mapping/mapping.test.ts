import { describe, expect, test } from 'vitest';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { makeWorkbook } from '#tests/helpers/make-workbook.ts';

const { admin, app, businessOf, db, file, importAll, look, read, row, upload } = await createImports();

const choose = (columns: object, more: object = {}) => ({
  columns: JSON.stringify(columns),
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, JSON.stringify(value)])),
});
const check = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => upload(content, admin.headers, fields);
const columnsOf = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { status, body } = await look(content);
  expect({ status, body }).toMatchObject({ status: 200 });
  return Object.fromEntries(body.sheets[0].columns.map(({ key, column }: { key: string; column: string }) => [key, column]));
};

describe('columns are chosen by hand', () => {
  const LIST = 'Firm,Trade,Mobile No.,Town,State,Remarks\nSai Roofing,Waterproofing,9620000001,Pune,Maharashtra,good\n';
  const chosen = { firm: 'name', trade: 'service', 'mobile no.': 'phoneNo', town: 'city', state: 'state', remarks: '' };

  test('a file is looked at: its headings with examples, and nothing is kept', async () => {
    const mobile = 'Firm;Trade;Mobile No.;Town;State\nA;B;1;Pune;MH\nC;B;1;Pune;MH\n';
    const { status, body } = await look(mobile);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        sheets: [
          {
            name: '',
            rowCount: null,
            isChosen: true,
            columns: [
              { heading: 'Firm', key: 'firm', column: null, isRemembered: false, examples: ['A', 'C'] },
              { heading: 'Trade', key: 'trade', column: null, isRemembered: false, examples: ['B'] },
              { heading: 'Mobile No.', key: 'mobile no.', column: null, isRemembered: false, examples: ['1'] },
              { heading: 'Town', key: 'town', column: null, isRemembered: false, examples: ['Pune'] },
              { heading: 'State', key: 'state', column: 'state', isRemembered: false, examples: ['MH'] },
            ],
          },
        ],
      },
    });
    expect(await db.selectFrom('import_mappings').selectAll().execute()).toEqual([]);
  });

  test('a title above headings that nobody knows is no header', async () => {
    expect(Object.keys(await columnsOf(`List of dealers\n\n${LIST}`))).toEqual(Object.keys(chosen));
  });

  test('without a choice a file is refused with the columns that it lacks; so is a choice that leaves one out', async () => {
    expect((await check(LIST)).body.errors.file).toBe('The file has no column name, service, phoneNo, city');
    const { status, body } = await check(LIST, choose({ ...chosen, town: '' }));
    expect({ status, code: body.code, file: body.errors.file }).toEqual({
      status: 400,
      code: 'unreadable_import',
      file: 'The file has no column city',
    });
  });

  test('one column that two headings are taken for is refused', async () => {
    const { status, body } = await check(LIST, choose({ ...chosen, remarks: 'name' }));
    expect({ status, file: body.errors.file }).toEqual({ status: 400, file: 'The file has more than one column name' });
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a column that is none', JSON.stringify({ firm: 'password' })],
    ['a number', JSON.stringify({ firm: 7 })],
  ])('%s is no choice', async (_what, columns) => {
    const { status, body } = await check(LIST, { columns });
    expect({ status, file: body.errors?.file }).toEqual({
      status: 400,
      file: 'The columns that were chosen cannot be read. Choose the file once more',
    });
  });

  test('what was chosen is done, kept in the audit with the import, and remembered by the headings, in any order and letters', async () => {
    const { status, body } = await check(LIST, choose(chosen));
    expect({ status, body }).toMatchObject({ status: 201, body: { import: { newCount: 1, errorCount: 0, ignoredColumns: ['Remarks'] } } });
    await importAll(body.import._id);
    expect(await businessOf('9620000001')).toMatchObject({ name: 'Sai Roofing', city: 'Pune', service: 'Waterproofing' });
    const entry = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('subject_id', '=', body.import._id)
      .where('action', '=', 'add')
      .executeTakeFirst();
    expect(entry?.changes).toMatchObject({
      columns: { after: 'Firm: name, Trade: service, Mobile No.: phoneNo, Town: city, State: state' },
    });
    const next = ' TOWN ,FIRM,trade,State,remarks,mobile  NO.\nPune,Om Tiles,Tiles,MH,x,9620000002\n';
    expect(await columnsOf(next)).toEqual({ ...chosen, remarks: null });
    expect((await check(next)).body.import).toMatchObject({ rowCount: 1, ignoredColumns: ['remarks'] });
  });

  test('of a file with other headings what it shares is remembered; a renamed column is asked for', async () => {
    expect(await columnsOf('Firm,Line of work,Mobile No.,Town,State\nA,B,1,Pune,MH\n')).toEqual({
      firm: 'name',
      'line of work': null,
      'mobile no.': 'phoneNo',
      town: 'city',
      state: 'state',
    });
  });

  test('what was chosen for another file gives way to a heading that names the column', async () => {
    expect(await columnsOf('Firm,Name,Trade\nA,B,C\n')).toEqual({ firm: null, name: 'name', trade: 'service' });
    expect((await look('Firm,Trade\nA,B\n')).body.sheets[0].columns[0]).toMatchObject({ column: 'name', isRemembered: true });
  });

  test('another choice for the same headings takes the place of the one before', async () => {
    const content = 'name,service,phoneNo,city,state,Rate\nRate Check,Waterproofing,9620000011,Pune,MH,45\n';
    await check(content, choose({ rate: 'price' }));
    expect((await columnsOf(content)).rate).toBe('price');
    await check(content, choose({ rate: '' }));
    expect((await columnsOf(content)).rate).toBe(null);
  });

  test('a remembered column that there is no more is none', async () => {
    const before = await db.selectFrom('import_mappings').selectAll().execute();
    await db
      .updateTable('import_mappings')
      .set({ columns: JSON.stringify({ firm: 'faxNo', town: 7, state: 'state' }) })
      .execute();
    expect(await columnsOf('Firm,Town,State\nA,Pune,MH\n')).toEqual({ firm: null, town: null, state: 'state' });
    for (const { headings_hash, columns } of before)
      await db
        .updateTable('import_mappings')
        .set({ columns: JSON.stringify(columns) })
        .where('headings_hash', '=', headings_hash)
        .execute();
  });

  test('two columns of one name are told apart, and one without a name by its place', async () => {
    const content = 'name,service,Phone,Phone,,city,state\nTwo Phones,Waterproofing,x,9620000021,note,Pune,MH\n';
    expect(Object.keys(await columnsOf(content))).toEqual(['name', 'service', 'phone', 'phone (2)', '(5)', 'city', 'state']);
    const { body } = await check(content, choose({ 'phone (2)': 'phoneNo' }));
    expect(body.import).toMatchObject({ newCount: 1, ignoredColumns: ['Phone'] });
  });

  test('two admins choose for the same file at once', async () => {
    const content = 'Shop,service,phoneNo,city,state\nAt Once,Waterproofing,9620000031,Pune,MH\n';
    const both = await Promise.all([check(content, choose({ shop: 'name' })), check(content, choose({ shop: 'name' }))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    await Promise.all(both.map(({ body }) => importAll(body.import._id)));
    const read = await db
      .selectFrom('imports')
      .select('imported_count')
      .where(
        'import_id',
        'in',
        both.map(({ body }) => body.import._id),
      )
      .execute();
    expect(read.map(({ imported_count }) => imported_count).sort()).toEqual([0, 1]);
  });

  test('a file without a row below its header, an empty one and one that is no table cannot be looked at', async () => {
    for (const [content, message] of [
      ['name,city\n', 'The file has no rows below its header'],
      ['', 'The file has no rows below its header'],
      ['%PDF-1.7\n', 'This is not a table that can be read'],
    ] as const) {
      const { status, body } = await look(content);
      expect({ status, message: body.errors.file }).toEqual({ status: 400, message: expect.stringContaining(message) });
    }
  });
});

describe('sheets are chosen', () => {
  const header = HEADER.split(',');
  const cells = (given: Record<string, string> = {}) => row(given).split(',');
  const PHONE = '9620000101';
  const book = () =>
    makeWorkbook([
      { name: 'Read me', rows: [] },
      { name: 'Pune', rows: [header, cells({ phoneNo: PHONE, name: 'Sheet One' })] },
      { name: 'Old', state: 'hidden', rows: [header, cells()] },
      {
        name: 'Nashik',
        rows: [
          ['Dealers'],
          ['State', 'Firm', ...header.slice(1, 6)],
          [],
          ['MH', 'Sheet Two', ...cells({ phoneNo: '9620000102', city: 'Nashik' }).slice(1, 6)],
          ['MH', 'Sheet Three', ...cells({ phoneNo: PHONE }).slice(1, 6)],
        ],
      },
      { name: 'Header alone', rows: [header] },
    ]);

  test('those with rows are offered, with how many; neither hidden nor empty ones', async () => {
    const { body } = await look(book());
    expect(body.sheets.map(({ name, rowCount, isChosen }: Record<string, unknown>) => [name, rowCount, isChosen])).toEqual([
      ['Pune', 1, true],
      ['Nashik', 2, false],
    ]);
  });

  test('the chosen ones are taken, each with its own columns; rows name their sheet', async () => {
    const { status, body } = await check(book(), choose({ firm: 'name' }, { sheets: ['Nashik', 'Pune'] }));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { import: { rowCount: 3, newCount: 2, duplicateCount: 1, sheets: ['Pune', 'Nashik'] } },
    });
    const { rows } = await read(body.import._id);
    expect(rows.map(({ line, name, remarks }) => [line, name, ...remarks.map(({ text }) => text)])).toEqual([
      [2, 'Sheet One', 'Sheet ‘Pune’'],
      [4, 'Sheet Two', 'Sheet ‘Nashik’'],
      [5, 'Sheet Three', 'Sheet ‘Nashik’', 'The phone number is that of line 2 (‘Pune’)'],
    ]);
    expect(await importAll(body.import._id)).toMatchObject({ importedCount: 2 });
  });

  test('one that is not there, or hidden, is refused; so are several that nobody chose', async () => {
    for (const name of ['Mumbai', 'Old']) {
      const { status, body } = await check(book(), choose({}, { sheets: [name] }));
      expect({ status, file: body.errors.file }).toEqual({ status: 400, file: `The workbook has no sheet ‘${name}’ that can be seen` });
    }
    expect((await check(book(), choose({}, { sheets: [] }))).status).toBe(400);
    const { body } = await check(makeWorkbook(['A', 'B'].map((name) => ({ name, rows: [header, cells()] }))));
    expect(body.errors.file).toBe('Several sheets hold businesses: A, B. Choose which are taken');
  });

  test('a sheet of formulas comes in as what they came to', async () => {
    const formula = (text: string) => ({ attributes: 't="str"', content: `<f>UPPER(A9)</f><v>${text}</v>` });
    const filled = cells({ phoneNo: '9620000110', name: 'Formula Works' }).map((cell) => (cell === '' ? cell : formula(cell)));
    const content = makeWorkbook([{ name: 'Pune', rows: [header.map(formula), filled] }]);
    expect((await look(content)).body.sheets[0].columns[0]).toMatchObject({ column: 'name', examples: ['Formula Works'] });
    expect((await check(content, choose({}, { sheets: ['Pune'] }))).body.import).toMatchObject({ newCount: 1, errorCount: 0 });
  });

  test('a business that two sheets name is an error in both', async () => {
    const keyed = ['externalKey', ...header];
    const twice = () => ['two-sheets', ...cells()];
    const content = makeWorkbook(['A', 'B'].map((name) => ({ name, rows: [keyed, twice()] })));
    const { body } = await check(content, choose({}, { sheets: ['A', 'B'] }));
    expect(body.import).toMatchObject({ errorCount: 2 });
    expect((await read(body.import._id)).rows.map(({ remarks }) => remarks[1]?.text)).toEqual([
      'Line 2 (‘B’) names the same business. Leave one of the two rows',
      'Line 2 (‘A’) names the same business. Leave one of the two rows',
    ]);
    const faulty = await app.inject({ url: `/api/v1/admin/import/errors/${body.import._id}`, headers: admin.headers });
    expect(faulty.body).toContain('2 (‘A’)');
  });

  test('a text has no sheets to choose', async () => {
    expect((await check(file(row()), choose({}, { sheets: ['Pune'] }))).body.errors.file).toContain('no sheet ‘Pune’');
  });
});

test('a heading that tells of somebody goes with them', async () => {
  const { forget } = await import('#server/features/imports/personal-data.ts');
  await check('Firm,asha@home.example,service,phoneNo,city,state\nOm,b,Waterproofing,9620000201,Pune,MH\n', choose({ firm: 'name' }));
  const kept = () =>
    db
      .selectFrom('import_mappings')
      .selectAll()
      .execute()
      .then((all) => JSON.stringify(all).includes('asha@home.example'));
  expect(await kept()).toBe(true);
  await db.transaction().execute((transaction) =>
    forget(transaction, {
      account: 'user',
      address: 'asha@home.example',
      email: 'asha@home.example',
      phoneNo: undefined,
      mentions: 'asha@home\\.example',
      traces: 'asha@home\\.example',
    } as never),
  );
  expect(await kept()).toBe(false);
});
