import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeWorkbook } from '#tests/helpers/make-workbook.ts';
import { call } from '#tests/helpers/test-app.ts';
import { createUpdates } from '#tests/helpers/update-steps.ts';

const { admin, app, businessOf, db, importAll, read, upload, rowsOf, businesses, checkRows, start, ended, undo, exported, make } =
  await createUpdates();

describe('what was exported is changed in a spreadsheet and taken in again', () => {
  test('ten cells in a workbook: ten differences are shown, written, and taken back', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) => make({ name: `Journey ${at}`, description: 'Line one\nLine two' })),
    );
    const before = await businesses(...ids);
    const rows = (await rowsOf('businesses', 'xlsx', { q: 'journey' })).filter(({ id }) => ids.includes(id ?? ''));
    expect(rows).toHaveLength(12);
    const edited = rows.map((cells, at) => (at < 10 ? { ...cells, price: `${at + 50} per sq ft` } : cells));
    const columns = Object.keys(rows[0] ?? {});
    // As a spreadsheet program writes it: texts in a part of their own, other line ends, numbers as numbers.
    const workbook = makeWorkbook([
      {
        rows: [
          columns,
          ...edited.map((cells) =>
            columns.map((column) =>
              column === 'version'
                ? { attributes: '', content: `<v>${cells[column]}</v>` }
                : (cells[column] ?? '').replaceAll('\n', '\r\n'),
            ),
          ),
        ],
      },
    ]);
    const { body } = await upload(workbook);
    expect(body.import).toMatchObject({ changeCount: 10, sameCount: 2, newCount: 0, conflictCount: 0, duplicateCount: 0, errorCount: 0 });
    const shown = await read(body.import._id);
    expect(shown.rows.flatMap(({ changes }) => changes)).toEqual(
      edited.slice(0, 10).map(({ price }, at) => ({ column: 'price', before: rows[at]?.price, after: price })),
    );
    const done = await importAll(body.import._id);
    expect(done).toMatchObject({ status: 'done', changedCount: 10, importedCount: 0, canUndo: true });
    const byId = new Map((await businesses(...ids)).map((business) => [business.business_id, business]));
    expect(edited.map(({ id = '', price }) => byId.get(id)?.price === price)).toEqual(Array(12).fill(true));
    const again = await upload(workbook);
    expect(again.body.import).toMatchObject({ changeCount: 0, conflictCount: 0, sameCount: 12 });
    const { ended: back } = await undo(body.import._id);
    expect(back).toMatchObject({ import: { status: 'undone', undoneCount: 10, leftCount: 0, canUndo: false }, left: [] });
    const plain = (all: typeof before) => all.map(({ version, updated_at, ...business }) => business);
    expect(plain(await businesses(...ids))).toEqual(plain(before));
  });

  test('only what differs is judged: what a business has from before stays, though no rule of today would take it', async () => {
    const id = await make({ service: 'A trade of their own', state: 'Atlantis', email: 'not an address', price: '=1+1' });
    const [cells = {}] = await exported(id);
    const checked = await checkRows([{ ...cells, description: 'New words' }]);
    expect(checked).toMatchObject({ changeCount: 1, errorCount: 0 });
    expect((await read(checked._id)).rows).toMatchObject([{ outcome: 'change', changes: [{ column: 'description', after: 'New words' }] }]);
    expect((await checkRows([{ ...cells, service: 'Another of their own' }])).errorCount).toBe(1);
    expect((await checkRows([{ ...cells, state: 'Lemuria' }])).errorCount).toBe(1);
  });

  test('a few columns are enough, numbers are compared as numbers, and a place moves its point', async () => {
    const id = await make({ address: 'MG Road', working_since: 2009, lat: 18.5, lng: 73.8 });
    const checked = await checkRows([{ id, workingSince: '2009', city: 'Nashik', lat: '18.50', lng: '73.80' }]);
    const [shown] = (await read(checked._id)).rows;
    expect(shown?.changes.map(({ column }) => column).sort()).toEqual(['city', 'lat', 'lng']);
    await importAll(checked._id);
    const [moved] = await businesses(id);
    expect(moved?.city).toBe('Nashik');
    expect(moved?.lat).toBeGreaterThan(19.5);
  });

  test('a city that is in another state today takes its business there, which is said', async () => {
    const id = await make();
    const checked = await checkRows([{ id, city: 'Hyderabad', state: 'Andhra Pradesh' }]);
    const [shown] = (await read(checked._id)).rows;
    expect(shown?.changes).toContainEqual(expect.objectContaining({ column: 'state', after: 'Telangana' }));
    expect(shown?.remarks).toEqual([{ column: 'state', text: '‘Andhra Pradesh’ is taken for ‘Telangana’' }]);
    await importAll(checked._id);
    expect(await checkRows([{ id, city: 'Hyderabad', state: 'Andhra Pradesh' }])).toMatchObject({ sameCount: 1, errorCount: 0 });
  });

  test('cells that are wrong say so; optional ones are left out, and cost nobody the others', async () => {
    const id = await make({ opening_hours: null });
    const cells = { id, name: '=cmd|calc', price: '60 per bag' };
    expect((await read((await checkRows([cells]))._id)).rows).toMatchObject([{ outcome: 'error', remarks: [{ column: 'name' }] }]);
    const left = await checkRows([{ id, openingHours: 'by appointment', price: '60 per bag', priceAmount: 'cheap' }]);
    const [shown] = (await read(left._id)).rows;
    expect(shown).toMatchObject({ outcome: 'change', changes: [{ column: 'price' }] });
    expect(shown?.remarks.map(({ column }) => column)).toEqual(['openingHours', 'priceAmount']);
    const half = await checkRows([{ id, priceAmount: '45' }]);
    expect((await read(half._id)).rows).toMatchObject([{ outcome: 'error', remarks: [{ column: 'priceUnit' }] }]);
  });

  test('a row that says nothing but what cannot be taken is an error, not a row like before', async () => {
    const [cells = {}] = await exported(await make());
    const checked = await checkRows([{ ...cells, shortDescription: '=HYPERLINK("https://evil.example")' }]);
    expect(checked).toMatchObject({ errorCount: 1, sameCount: 0, changeCount: 0 });
    expect((await read(checked._id)).rows).toMatchObject([{ outcome: 'error', remarks: [{ column: 'shortDescription' }] }]);
  });

  test('an empty cell empties nothing, unless it is asked for; what must be there never', async () => {
    const id = await make({ description: 'Old', working_since: 2001, email: 'some@tiles.example', lat: 18.5, lng: 73.8 });
    const cells = { id, name: '', phoneNo: '', description: '', workingSince: '', email: '', lat: '', lng: '' };
    expect(await checkRows([cells])).toMatchObject({ changeCount: 0, sameCount: 1 });
    const checked = await checkRows([cells], { clearEmpty: 'yes' });
    expect(checked).toMatchObject({ changeCount: 1, clearsEmpty: true });
    await importAll(checked._id);
    const [emptied] = await businesses(id);
    expect(emptied).toMatchObject({ name: 'Deccan Tiles', description: '', working_since: null, email: null, lat: null, lng: null });
    expect(emptied?.phone_no).not.toBeNull();
    const words = { id, name: 'NULL', service: 'n/a', phoneNo: 'Not Available', city: 'nan', photos: 'n/a', description: 'Nil' };
    expect(await checkRows([words], { clearEmpty: 'yes' })).toMatchObject({ changeCount: 0, sameCount: 1 });
    const owned = await make({ email: 'owner@tiles.example', password_hash: 'x' });
    expect((await read((await checkRows([{ id: owned, email: '' }], { clearEmpty: 'on' }))._id)).rows).toMatchObject([
      { outcome: 'error', remarks: [{ column: 'email' }] },
    ]);
  });
});

describe('what cannot be read of a file that empties', () => {
  const stored = {
    description: 'Since 1998',
    short_description: 'Granite and marble',
    address: 'MG Road',
    price: '60 per sq ft',
    working_since: 1998,
  };
  const LEFT_OUT = 'This cell could not be read. The cell is left out';
  const UNREAD = [
    '#REF!',
    '#N/A',
    '#VALUE!',
    '#NAME?',
    '#DIV/0!',
    'Err:502',
    'Loading...',
    '#######',
    '?????? ????',
    '????, ??',
    '\ufffd\ufffd',
  ];
  const unreadIn = (cell: string) => ({ description: cell, shortDescription: cell, address: cell, price: cell, workingSince: cell });

  test('changes nothing, and is told', async () => {
    const ids = await Promise.all(UNREAD.map(() => make(stored)));
    const before = await businesses(...ids);
    const alone = await checkRows(
      ids.map((id, at) => ({ id, name: '', service: UNREAD[at] ?? '', ...unreadIn(UNREAD[at] ?? '') })),
      { clearEmpty: 'yes' },
    );
    expect(alone).toMatchObject({ changeCount: 0, sameCount: 0, errorCount: UNREAD.length });
    for (const { remarks } of (await read(alone._id)).rows) expect(remarks.map(({ text }) => text)).toEqual(Array(6).fill(LEFT_OUT));
    const beside = await checkRows(
      ids.map((id, at) => ({ id, languages: '', name: `Read Tiles ${at}`, email: '', ...unreadIn(UNREAD[at] ?? '') })),
      { clearEmpty: 'yes' },
    );
    expect(beside).toMatchObject({ changeCount: UNREAD.length, errorCount: 0 });
    await importAll(beside._id);
    const after = await businesses(...ids);
    expect(after.map(({ name }) => name)).toEqual(ids.map((_, at) => `Read Tiles ${at}`));
    const kept = (all: typeof before) =>
      all.map(({ description, short_description, address, price, working_since }) => [
        ...[description, short_description, address, price, working_since],
      ]);
    expect(kept(after)).toEqual(kept(before));
  });

  test('nor does it in a workbook, or when its row is checked again; it stands in the file of faulty rows as it was', async () => {
    const id = await make({ ...stored, service: 'Cement' });
    const failed = { attributes: 't="e"', content: '<f>A1</f><v>#REF!</v>' };
    const columns = ['id', 'service', 'description', 'address'];
    const workbook = makeWorkbook([{ rows: [columns, [id, 'Work of water', failed, '???? ??????']] }]);
    const { body } = await upload(workbook, admin.headers, { clearEmpty: 'yes' });
    expect(body.import).toMatchObject({ errorCount: 1 });
    const { _id } = body.import;
    const faulty = await app.inject({ url: `/api/v1/admin/import/errors/${_id}`, headers: admin.headers });
    expect(faulty.body).toMatch(/#REF!.*\?{4} \?{6}|\?{4} \?{6}.*#REF!/);
    const taken = { column: 'service', written: 'Work of water', value: 'Waterproofing' };
    expect((await call(app, 'POST', `/api/v1/admin/import/take/${_id}`, taken, admin.headers)).body.import).toMatchObject({
      changeCount: 1,
    });
    expect((await read(_id)).rows[0]?.changes.map(({ column }) => column)).toEqual(['service']);
    await importAll(_id);
    expect(await businesses(id)).toMatchObject([{ service: 'Waterproofing', description: 'Since 1998', address: 'MG Road' }]);
  });
});

describe('which business a row names', () => {
  test('an external key is given by the file, and knows the business again', async () => {
    const cells = {
      externalKey: 'ASSOC-1',
      name: 'Keyed Domes',
      service: 'Waterproofing',
      phoneNo: '9600013001',
      city: 'Pune',
      state: 'Maharashtra',
    };
    const added = await checkRows([cells]);
    expect(added).toMatchObject({ newCount: 1, changeCount: 0 });
    await importAll(added._id);
    expect(await businessOf('9600013001')).toMatchObject({ external_key: 'ASSOC-1' });
    const changed = await checkRows([{ externalKey: 'ASSOC-1', name: 'Keyed Domes & Sons' }]);
    expect(changed).toMatchObject({ newCount: 0, changeCount: 1 });
    await importAll(changed._id);
    expect(await businessOf('9600013001')).toMatchObject({ name: 'Keyed Domes & Sons', external_key: 'ASSOC-1' });
    const other = await make();
    expect((await read((await checkRows([{ id: other, externalKey: 'ASSOC-1', name: 'Deccan Tiles' }]))._id)).rows).toMatchObject([
      { outcome: 'error', remarks: [{ column: 'externalKey', text: 'Another business has this key' }] },
    ]);
    await importAll((await checkRows([{ id: other, externalKey: 'ASSOC-2', name: 'Deccan Tiles' }]))._id);
    expect(await businesses(other)).toMatchObject([{ external_key: 'ASSOC-2' }]);
  });

  test('a key that says there is none is none', async () => {
    const fresh = { service: 'Waterproofing', city: 'Pune', state: 'Maharashtra' };
    const rows = ['NULL', '#N/A', 'nan', 'nan'].map((externalKey, at) => ({
      externalKey,
      name: `Keyless Domes ${at}`,
      phoneNo: `960001310${at}`,
      ...fresh,
    }));
    const checked = await checkRows(rows);
    expect(checked).toMatchObject({ newCount: 4, errorCount: 0 });
    await importAll(checked._id);
    expect(await businessOf('9600013103')).toMatchObject({ external_key: null });
  });

  test('the same one twice is an error that names both rows, whichever key names it', async () => {
    const id = await make({ external_key: 'TWICE' });
    const fresh = { name: 'Fresh', service: 'Waterproofing', phoneNo: '9600013002', city: 'Pune', state: 'Maharashtra' };
    const checked = await checkRows([
      { id, externalKey: '', ...fresh, phoneNo: '' },
      { id: '', externalKey: 'TWICE', ...fresh, phoneNo: '' },
      { id: '', externalKey: 'NEW-KEY', ...fresh },
      { id: '', externalKey: 'NEW-KEY', ...fresh, phoneNo: '9600013003', name: 'Fresh 2' },
      { id: id.toUpperCase(), externalKey: '', ...fresh, name: '', service: '', phoneNo: '', city: '', state: '' },
    ]);
    expect(checked).toMatchObject({ rowCount: 5, newCount: 0, changeCount: 0, sameCount: 0, errorCount: 5 });
    expect((await read(checked._id)).rows.map(({ line, remarks }) => [line, remarks[0]?.text.match(/\d+/)?.[0]])).toEqual([
      [2, '3'],
      [3, '2'],
      [4, '5'],
      [5, '4'],
      [6, '2'],
    ]);
  });

  test('one that was deleted is an error, and goes from a file that waits', async () => {
    const [gone, going] = [await make(), await make()];
    await db.deleteFrom('businesses').where('business_id', '=', gone).execute();
    const checked = await checkRows([
      { id: gone, price: '7 per bag' },
      { id: going, price: '7 per bag' },
    ]);
    expect(checked).toMatchObject({ changeCount: 1, errorCount: 1 });
    expect((await read(checked._id)).rows[0]).toMatchObject({ outcome: 'error', remarks: [{ column: 'id' }] });
    await db.deleteFrom('businesses').where('business_id', '=', going).execute();
    expect((await start(checked._id, {})).status).toBe(409);
  });

  test("a list that numbers its rows under 'ID' is a list of new businesses, as ever", async () => {
    const cells = {
      ID: '17',
      name: 'Numbered',
      service: 'Waterproofing',
      phoneNo: '9600013004',
      city: 'Pune',
      state: 'Maharashtra',
      Version: '3',
    };
    expect(await checkRows([cells])).toMatchObject({ newCount: 1, ignoredColumns: ['id', 'version'] });
    expect((await upload('ID,name\r\n1,Only a name\r\n')).body).toMatchObject({ message: expect.stringContaining('service, phoneNo') });
  });

  test("another's number is not taken, nor one number twice", async () => {
    const [one, two, three] = [await make(), await make(), await make({ phone_no: '9600013009' })];
    const checked = await checkRows([
      { id: one, phoneNo: '9600013009' },
      { id: two, phoneNo: '9600013010' },
      { id: three, phoneNo: '9600013010' },
    ]);
    expect((await read(checked._id)).rows.map(({ outcome, remarks }) => [outcome, remarks[0]?.column])).toEqual([
      ['error', 'phoneNo'],
      ['change', undefined],
      ['error', 'phoneNo'],
    ]);
    await make({ phone_no: '9600013010' });
    expect(await importAll(checked._id)).toMatchObject({ status: 'done', changedCount: 0, errorCount: 3 });
  });
});

describe('what somebody edits meanwhile', () => {
  const edit = (id: string, price: string) => db.updateTable('businesses').set({ price }).where('business_id', '=', id).execute();

  test('since the export, is a conflict that is shown, and written only when asked', async () => {
    const ids = [await make(), await make()];
    const rows = await exported(...ids);
    await edit(ids[0] ?? '', '999 per bag');
    const changed = rows.map((cells) => ({ ...cells, description: 'From the file' }));
    const checked = await checkRows(changed);
    expect(checked).toMatchObject({ changeCount: 1, conflictCount: 1 });
    const withZeros = await checkRows(changed.map((cells, at) => ({ ...cells, version: `${rows[at]?.version}.0` })));
    expect(withZeros).toMatchObject({ changeCount: 1, conflictCount: 1 });
    expect((await read(checked._id, '?outcome=conflict')).rows).toMatchObject([
      { remarks: [{ text: 'Somebody has changed this business since the file was downloaded' }] },
    ]);
    const done = await importAll(checked._id);
    expect(done).toMatchObject({ changedCount: 1, conflictCount: 1 });
    expect((await businesses(...ids)).map(({ description }) => description === 'From the file')).toEqual([false, true]);
    const again = await checkRows(changed);
    expect((await start(again._id, {})).status).toBe(409);
    expect((await start(again._id, { writeConflicts: true })).status).toBe(200);
    expect((await ended(again._id)).import).toMatchObject({ changedCount: 1, conflictCount: 0 });
    expect((await businesses(...ids)).map(({ description }) => description === 'From the file')).toEqual([true, true]);
  });

  test('since the check, is a conflict too, whatever was ticked; what the other has written already is nothing to do', async () => {
    const [one = '', two = ''] = [await make(), await make()];
    const checked = await checkRows([one, two].map((id) => ({ id, price: '70 per bag' })));
    await edit(one, '999 per bag');
    await edit(two, '70 per bag');
    await start(checked._id, { writeConflicts: true });
    const { import: done, rows } = await ended(checked._id);
    expect(done).toMatchObject({ changedCount: 0, conflictCount: 1, sameCount: 1, changeCount: 0 });
    expect(rows).toMatchObject([{ outcome: 'conflict', changes: [{ column: 'price', before: '999 per bag', after: '70 per bag' }] }]);
  });

  test('two admins who start one file at once do it once', async () => {
    const id = await make();
    const file = [{ id, price: '71 per bag' }];
    const [one, other] = [await checkRows(file), await checkRows(file)];
    await Promise.all([start(one._id, {}), start(one._id, {}), start(other._id, {})]);
    const counts = [(await ended(one._id)).import, (await ended(other._id)).import];
    expect(counts.reduce((sum, { changedCount }) => sum + changedCount, 0)).toBe(1);
    expect(counts.reduce((sum, { sameCount }) => sum + sameCount, 0)).toBe(1);
    const entries = await db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute();
    expect(entries).toEqual([{ action: 'update' }]);
  });

  test('an import that is stopped goes on when it is started again', async () => {
    const checked = await checkRows([{ id: await make(), price: '72 per bag' }]);
    const stop = () => call(app, 'POST', `/api/v1/admin/import/stop/${checked._id}`, undefined, admin.headers);
    expect(await stop()).toMatchObject({ status: 409, body: { message: 'This import is not running' } });
    await db.updateTable('imports').set({ status: 'importing', import_as: 'approved' }).where('import_id', '=', checked._id).execute();
    expect((await stop()).body).toMatchObject({ message: 'The import has stopped', import: { status: 'stopped', changedCount: 0 } });
    expect(await importAll(checked._id)).toMatchObject({ status: 'done', changedCount: 1 });
  });
});

test('owners are told as of any change of the team, and nobody who has no account', async () => {
  const [owned, free] = [await make({ email: 'owner@told.example', password_hash: 'x' }), await make({ email: 'free@told.example' })];
  const checked = await checkRows([owned, free].map((id) => ({ id, price: '4 per bag' })));
  await importAll(checked._id);
  const { rows } = await sql<{ id: string }>`
    select data ->> 'businessId' as id from pgboss.job where name = 'mail-change' and data ->> 'businessId' in (${owned}, ${free})`.execute(
    db,
  );
  expect(rows).toEqual([{ id: owned }]);
});
