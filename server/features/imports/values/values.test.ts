import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { admin, app, businessOf, check, db, importAll, read, row, start, upload } = await createImports();

const take = (id: string, body: object, headers = admin.headers) => call(app, 'POST', `/api/v1/admin/import/take/${id}`, body, headers);
/** A word of its own for each test, as what it is taken for is remembered. */
const roofs = (written: string) => ({ column: 'service', written, value: 'Waterproofing' });
const unknownOf = async (id: string) =>
  (await read(id)).unknown.map(({ column, written, rowCount, options }) => [column, written, rowCount, options[0]]);

test('what is not known is told with how many rows have it, and the nearest first', async () => {
  const { _id } = await check(
    row({ service: 'Water proofing wrk' }),
    row({ service: 'water  proofing WRK' }),
    row({ state: 'Maharastrra' }),
    row({ city: 'Bengaluruu', state: 'Karnataka' }),
    row({ service: 'Cement' }),
  );
  expect(await unknownOf(_id)).toEqual([
    ['service', 'Water proofing wrk', 2, 'Waterproofing'],
    ['city', 'Bengaluruu', 1, 'Bengaluru'],
    ['state', 'Maharastrra', 1, 'Maharashtra'],
  ]);
  const [service] = (await read(_id)).unknown;
  expect(service?.options).toContain('Cement');
});

test('it is taken for all rows, which are checked again, for each column; the next file with these headings is read so', async () => {
  const header = `${HEADER},Taken`;
  const rows = [
    row({ service: 'Lift n Elevator x', phoneNo: '9630000001' }),
    row({ service: 'lift n  elevator X', email: 'nowhere', phoneNo: '9630000002' }),
    row({ service: 'Lift n Elevator x', phoneNo: '12' }),
    row({ state: 'Marathaland', phoneNo: '9630000003' }),
    row({ city: 'Bengaluruu', state: 'Karnataka', phoneNo: '9630000004', price: '50 per bag' }),
    row({ phoneNo: '9630000005' }),
  ];
  const content = [header, ...rows].join('\n');
  const { body } = await upload(content);
  const { _id } = body.import;
  expect(body.import).toMatchObject({ newCount: 2, errorCount: 4 });
  const taken = await take(_id, { column: 'service', written: 'Lift n Elevator x', value: 'Cement' });
  expect(taken).toMatchObject({ status: 200, body: { import: { newCount: 4, errorCount: 2 } } });
  expect((await take(_id, { column: 'state', written: 'MARATHALAND', value: 'Maharashtra' })).body.import).toMatchObject({ newCount: 5 });
  expect((await take(_id, { column: 'city', written: 'Bengaluruu', value: 'Bengaluru' })).body.import).toMatchObject({
    newCount: 5,
    errorCount: 1,
  });
  expect(await unknownOf(_id)).toEqual([]);
  const found = await read(_id);
  expect(found.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(found.rows[1]?.remarks.map(({ text }) => text)).toEqual([
    'Please enter a valid email. The cell is left out',
    '‘lift n  elevator X’ is taken for ‘Cement’',
  ]);
  const next = await upload([header, row({ service: 'LIFT N ELEVATOR X', phoneNo: '9630000006' })].join('\n'));
  expect(next.body.import).toMatchObject({ newCount: 1, errorCount: 0 });
  expect((await read(next.body.import._id)).rows[0]?.remarks[0]?.text).toBe('‘LIFT N ELEVATOR X’ is taken for ‘Cement’');
  const other = await check(row({ service: 'Lift n Elevator x' }));
  expect(other).toMatchObject({ errorCount: 1 });
  await importAll(_id);
  expect(await businessOf('9630000001')).toMatchObject({ service: 'Cement' });
  expect(await businessOf('9630000004')).toMatchObject({ city: 'Bengaluru', price: '50 per bag', lat: expect.any(Number) });
  const entries = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('subject_id', '=', _id)
    .where('action', '=', 'update')
    .execute();
  expect(entries.map(({ changes }) => changes)).toContainEqual({
    service: { before: 'Lift n Elevator x', after: 'Cement' },
    rows: { before: null, after: 3 },
  });
});

test('rows that become those of another are duplicates, in the file and in the directory', async () => {
  await makeBusiness(db, { phone_no: '9630000101' });
  const { _id } = await check(
    row({ phoneNo: '9630000102', name: 'First Dome', city: 'Pune' }),
    row({ phoneNo: '9630000102', ...{ service: 'Water proofing two' } }),
    row({ name: 'FIRST dome', city: 'Poona', service: 'Water proofing two' }),
    row({ phoneNo: '9630000101', service: 'Water proofing two' }),
  );
  expect((await take(_id, roofs('Water proofing two'))).body.import).toMatchObject({ newCount: 1, duplicateCount: 3, errorCount: 0 });
  expect((await read(_id, '?outcome=duplicate')).rows.map(({ remarks }) => remarks[0]?.text)).toEqual([
    'The phone number is that of line 2',
    'Name and city are those of line 2',
    'A business with this phone number is in the directory already',
  ]);
});

test('a row that changes a business is compared again', async () => {
  const id = await makeBusiness(db, { service: 'Cement' });
  const key = typeof id === 'string' ? id : (id as { business_id: string }).business_id;
  const { body } = await upload(`id,service\n${key},Water proofing three\n`);
  expect(body.import).toMatchObject({ errorCount: 1 });
  expect((await take(body.import._id, roofs('Water proofing three'))).body.import).toMatchObject({ changeCount: 1, errorCount: 0 });
  expect((await read(body.import._id)).rows[0]?.changes).toEqual([{ column: 'service', before: 'Cement', after: 'Waterproofing' }]);
});

test('two admins take the same at once: the second finds nothing', async () => {
  const other = await signInAdmin(db);
  const { _id } = await check(row({ service: 'Water proofing four' }));
  const both = await Promise.all([
    take(_id, roofs('Water proofing four')),
    take(_id, { ...roofs('Water proofing four'), value: 'Cement' }, other.headers),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'import_nothing_taken',
    message: 'No row has this any more',
  });
});

test.each([
  ['a trade that is none', { ...roofs('Water proofing five'), value: 'Astrology' }, 400],
  ['a state that is none', { column: 'state', written: 'x', value: 'Atlantis' }, 400],
  ['a city that is none', { column: 'city', written: 'x', value: 'Nowhereville' }, 400],
  ['another column', { ...roofs('Water proofing five'), column: 'phoneNo' }, 400],
  ['nothing that a row has', { ...roofs('Water proofing five'), written: 'Plumbing of the moon' }, 409],
  ['the name of a property', { ...roofs('Water proofing five'), written: '__proto__' }, 409],
])('%s is refused', async (_what, body, status) => {
  const { _id } = await check(row({ service: 'Water proofing five' }));
  expect((await take(_id, body)).status).toBe(status);
  expect((await read(_id)).import).toMatchObject({ errorCount: 1 });
});

test('a remembered trade that there is no more is told as an unknown one', async () => {
  const content = [`${HEADER},Gone`, row({ service: 'Old word' })].join('\n');
  const { body } = await upload(content);
  expect((await take(body.import._id, { column: 'service', written: 'Old word', value: 'Cement' })).status).toBe(200);
  await db
    .updateTable('import_mappings')
    .set({ taken: JSON.stringify({ service: { 'old word': 'Astrology', __proto__: 'x' } }) })
    .where(
      'headings_hash',
      '=',
      (await db.selectFrom('imports').select('headings_hashes').where('import_id', '=', body.import._id).executeTakeFirstOrThrow())
        .headings_hashes[0] ?? '',
    )
    .execute();
  const next = await upload([`${HEADER},Gone`, row({ service: 'Old word' })].join('\n'));
  expect(next).toMatchObject({ status: 201, body: { import: { errorCount: 1 } } });
});

test('what was started cannot be changed so, and nobody but an admin may', async () => {
  const { _id } = await check(row(), row({ service: 'Water proofing six' }));
  expect((await take(_id, roofs('Water proofing six'), (await signInUser(db)).headers)).status).toBe(403);
  expect((await take('7c1b6a52-0b0f-4f5e-9a3e-0f3d8f3f2a11', roofs('Water proofing six'))).status).toBe(404);
  await start(_id, 'approved');
  expect(await take(_id, roofs('Water proofing six'))).toMatchObject({ status: 409, body: { code: 'import_started' } });
});
