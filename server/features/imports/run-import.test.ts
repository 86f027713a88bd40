import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { importRows, lockImport } from '#server/features/imports/queries.ts';
import { continueImports, runImport, sweepImports } from '#server/features/imports/run-import.ts';
import type { Import } from '#shared/schemas/imports.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call } from '#tests/helpers/test-app.ts';

const { admin, app, businessOf, check, context, countBusinesses, db, importAll, read, row, start } = await createImports();

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

  test('one that is looked at by another press of the button meanwhile is finished without waiting for the next minute', async () => {
    const checked = await check(row());
    await db.updateTable('imports').set({ status: 'importing', import_as: 'approved' }).where('import_id', '=', checked._id).execute();
    await meetAtLock(
      db,
      (transaction) => lockImport(transaction, checked._id),
      () => runImport.run(context, { importId: checked._id }),
    );
    expect((await read(checked._id)).import).toMatchObject({ status: 'done', importedCount: 1 });
  });

  test('one is done when its businesses are there, though search could not be told of them', async () => {
    const checked = await check(row({ phoneNo: '9600007104' }));
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db);
    await sql`create trigger refuse before update or delete on search_words for each statement execute function refuse()`.execute(db);
    expect(await importAll(checked._id)).toMatchObject({ status: 'done', failure: '', importedCount: 1 });
    await sql`drop function refuse cascade`.execute(db);
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
