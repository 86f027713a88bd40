import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { createExports } from '#tests/helpers/export-steps.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { admin, app, businessOf, dataDir, db, importAll, read, upload } = await createImports();
const { begin, rowsOf } = createExports({ app, dataDir }, admin.headers);

const HEAD = 'externalKey,name,service,phoneNo,city,state,price';

async function search(query: Record<string, string>) {
  const { status, body } = await call(app, 'GET', `/api/v1/admin/business/search?${new URLSearchParams(query)}`, undefined, admin.headers);
  return { status, body, names: (body.data as { name: string }[] | undefined)?.map(({ name }) => name).toSorted() };
}

let number = 9_711_000_000;

/** A file that changes one business and adds two, imported. */
async function importThree(word: string, status = 'approved') {
  number += 10;
  const key = `${word}-known`;
  await makeBusiness(db, { name: `${word} Known`, city: 'Pune', external_key: key, price: '40 per sq ft' });
  await makeBusiness(db, { name: `${word} Stranger`, city: 'Pune' });
  const rows = [
    `${key},${word} Known,,,,,99 per bag`,
    `${word}-1,${word} First,Waterproofing,${number + 1},Pune,Maharashtra,45 per sq ft`,
    `${word}-2,${word} Second,Waterproofing,${number + 2},Nashik,Maharashtra,45 per sq ft`,
  ];
  const { body } = await upload([HEAD, ...rows, ''].join('\n'));
  expect(body.import).toMatchObject({ newCount: 2, changeCount: 1 });
  await importAll(body.import._id, status);
  return { id: body.import._id as string, phone: (at: number) => String(number + at) };
}

async function undo(id: string) {
  expect((await call(app, 'POST', `/api/v1/admin/import/undo/${id}`, undefined, admin.headers)).status).toBe(200);
  await expect.poll(async () => (await read(id)).import.status).toBe('undone');
}

describe('the businesses of an import', () => {
  test('are listed, added and changed, with words and state beside, and told with the file', async () => {
    const { id } = await importThree('Vindhyachal', 'pending');
    const other = await importThree('Aravalli');
    expect(await search({ import: id })).toMatchObject({
      names: ['Vindhyachal First', 'Vindhyachal Known', 'Vindhyachal Second'],
      body: { totalContractors: 3, import: { _id: id, fileName: 'list.csv', createdAt: expect.any(String) } },
    });
    expect((await search({ import: other.id })).names).toEqual(['Aravalli First', 'Aravalli Known', 'Aravalli Second']);
    expect((await search({ import: id, status: 'pending' })).names).toEqual(['Vindhyachal First', 'Vindhyachal Second']);
    expect((await search({ import: id, status: 'approved' })).names).toEqual(['Vindhyachal Known']);
    expect((await search({ import: id, q: 'vindhyachal nashik' })).names).toEqual(['Vindhyachal Second']);
    expect((await search({ import: id, q: 'aravalli' })).names).toEqual([]);
    expect((await search({ import: id, limit: '2' })).body).toMatchObject({ totalPages: 2, data: { length: 2 } });
    expect((await search({ q: 'vindhyachal' })).body.import).toBeUndefined();
  });

  test('are listed when somebody changed them since', async () => {
    const { id, phone } = await importThree('Kaimur');
    const first = await businessOf(phone(1));
    await db
      .updateTable('businesses')
      .set({ price: '70 per bag' })
      .where('business_id', '=', first?.business_id ?? '')
      .execute();
    expect((await search({ import: id })).names).toEqual(['Kaimur First', 'Kaimur Known', 'Kaimur Second']);
  });

  test('after it was taken back only those that were left', async () => {
    const { id, phone } = await importThree('Dhauladhar');
    const first = await businessOf(phone(1));
    await db
      .updateTable('businesses')
      .set({ price: '70 per bag' })
      .where('business_id', '=', first?.business_id ?? '')
      .execute();
    await undo(id);
    expect(await search({ import: id })).toMatchObject({ names: ['Dhauladhar First'], body: { import: { _id: id } } });
  });

  test('leave as a file, which has the same filters', async () => {
    const { id } = await importThree('Satpura', 'pending');
    for (const format of ['csv', 'xlsx'] as const) {
      const names = async (filter: object) => (await rowsOf('businesses', format, filter)).map(({ name }) => name).toSorted();
      expect(await names({ import: id })).toEqual(['Satpura First', 'Satpura Known', 'Satpura Second']);
      expect(await names({ import: id, state: 'pending', q: 'nashik' })).toEqual(['Satpura Second']);
    }
    const { changes } = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'export')
      .orderBy('audit_entry_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toMatchObject({ import: { after: id } });
  });

  test('of no import are none, and that is said', async () => {
    const business = await makeBusiness(db);
    for (const id of [business, crypto.randomUUID(), 'x', '0', "'; drop table imports", '%00', 'अ']) {
      expect(await search({ import: id }), id).toMatchObject({
        status: 404,
        body: { code: 'import_not_found', message: 'Import not found' },
      });
      expect(await begin({ list: 'businesses', format: 'csv', import: id }), id).toMatchObject({ status: 404 });
    }
    expect(await search({ import: 'x'.repeat(5_000) })).toMatchObject({ status: 400 });
    expect(await begin({ list: 'businesses', format: 'csv', import: ['x'] })).toMatchObject({ status: 400 });
  });
});
