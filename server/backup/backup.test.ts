import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listBackups, type Manifest } from '#server/backup/backup-folder.ts';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { knownMigrations, makeTables, migrate } from '#server/db/migrate.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createBackups, KEY, run } from '#tests/helpers/backup-steps.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { dumpFolder, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, pool, urlOf, source, makeFolder, makeTarget, backUp, old, young, businessId } = await createBackups();

/** Everything that migrations and the queues make: nothing of it may be lost or switched off. */
async function schemaOf(source: typeof pool) {
  const { rows } = await source.query<{ line: string }>(`
    select indexdef || coalesce(' valid ' || indisvalid, '') as line from pg_indexes join pg_index
      on indexrelid = format('%I.%I', schemaname, indexname)::regclass where schemaname in ('public', 'pgboss')
    union all select conrelid::regclass || ' ' || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
      where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all select tgrelid::regclass || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select attrelid::regclass || attname || format_type(atttypid, atttypmod) || attnotnull || coalesce(pg_get_expr(adbin, adrelid), '')
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class on pg_class.oid = attrelid where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and attnum > 0
    order by 1`);
  return rows.map(({ line }) => line).filter((line) => !line.includes('queue_stats_'));
}

const enquire = (businessId: string, message: string) =>
  call(app, 'POST', `/api/v1/send-enquiry/${businessId}`, {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phoneNo: '9876543210',
    message,
  });

await enquire(businessId, 'Please quote for the roof of the boat house');

describe('a backup', () => {
  test('of a version that had a migration, and lacked one with a lower number, comes back as it was, for the next start to bring up to date', async () => {
    const from = await makeTarget();
    const lacks = '0119_forgotten_persons';
    const early = knownMigrations().filter((name) => name !== lacks);
    await from.database.db.transaction().execute((trx) => makeTables(trx, early));
    await makeBusiness(from.database.db, { name: 'Earlier Roofing' });
    const { folder, manifest } = await backUp(from.settings);
    expect(manifest.migrations).toEqual(early);
    const target = await makeTarget();
    expect(await run('restore', [folder], target.settings)).toMatchObject({ refused: '' });
    expect(await migrate(target.database.db)).toEqual([lacks]);
    expect((await target.database.pool.query('select name from businesses')).rows).toEqual([{ name: 'Earlier Roofing' }]);
  });

  test('comes back as it was: rows, pictures, search, sequences, and mail that was not sent yet', async () => {
    // A worker has taken a job and dies with its machine.
    await sql`update pgboss.job set state = 'active', started_on = now() where name = 'mail-enquiry'`.execute(db);
    const { folder, manifest } = await backUp();
    const target = await makeTarget();
    const { said, refused } = await run('restore', [folder], target.settings);
    expect({ said, refused }).toMatchObject({ refused: '', said: expect.stringContaining('Restored') });

    const again = await backUp(target.settings);
    const contents = ({ tables, queueTables, sequences, pictures }: Manifest) => ({
      tables,
      queues: queueTables.filter(({ name }) => name !== 'pgboss.job'),
      sequences,
      pictures,
    });
    expect(contents(again.manifest)).toEqual(contents(manifest));
    expect(manifest.pictures).toMatchObject({ files: 6, missing: [] });
    expect(await schemaOf(target.database.pool)).toEqual(await schemaOf(pool));

    const mail = await startMailServer();
    const restored = await createTestApp({ SMTP_URL: mail.url, DATA_DIR: target.settings.DATA_DIR }, { database: target.database });
    // The mail to who asked may be on its way too, and come first.
    let sent = '';
    while (!sent.includes('the roof of the boat house')) sent = (await mail.next()).text;
    const { body } = await call(restored.app, 'GET', '/api/v1/contractor/search?q=backwater');
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([businessId]);
    for (const key of [old, young]) expect((await restored.app.inject(`/media/${key}-320.webp`)).statusCode).toBe(200);
    // What was made with the triggers off is kept up by them again.
    const name = 'Monsoon Proofers';
    await makeBusiness(target.database.db, { name });
    expect((await call(restored.app, 'GET', '/api/v1/contractor/search?q=monsoon%20proofers')).body.data[0]).toMatchObject({ name });
  });

  test('is of one moment while people write', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => makeBusiness(db)));
    let writing = true;
    const writers = ids.map(async (id) => {
      while (writing) await makeReview(db, { business_id: id });
    });
    const { folder } = await backUp();
    writing = false;
    await Promise.all(writers);
    const { settings, database } = await makeTarget();
    expect(await run('restore', [folder], settings)).toMatchObject({ refused: '' });
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from business_stats stats
      where review_count <> (select count(*) from reviews where reviews.business_id = stats.business_id and state = 'shown')`.execute(
      database.db,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });

  test('links the pictures that the one before has, and keeps as many backups as it is told to', async () => {
    const settings = { ...source, BACKUP_KEEP: '2' };
    const first = await backUp(settings);
    const second = await backUp(settings, first.into);
    const inode = (folder: string) => statSync(path.join(folder, 'media', `${old}-320.webp`)).ino;
    expect(inode(second.folder)).toBe(inode(first.folder));
    const third = await backUp(settings, first.into);
    expect((await listBackups(first.into)).sort()).toEqual([second.folder, third.folder].sort());
    expect(readdirSync(first.into)).toHaveLength(2);
    expect(await run('restore', [first.into, '--check'], {})).toMatchObject({ refused: '', said: expect.stringContaining(third.folder) });
  });

  test('says which pictures were lost before', async () => {
    const business = await makeBusiness(db, { images: ['businesses/lost'] });
    const { manifest } = await backUp();
    expect(manifest.pictures.missing.sort()).toEqual([320, 640, 1280].map((width) => `businesses/lost-${width}.webp`).sort());
    await db.deleteFrom('businesses').where('business_id', '=', business).execute();
  });

  test('with a key tells nothing without it', async () => {
    const { folder, into } = await backUp({ ...source, ...KEY });
    expect(findTraces(dumpFolder(folder), { words: ['Backwater', 'asha@example.in'], numbers: ['9876543210'] })).toEqual([]);
    expect(dumpFolder(folder).filter((file) => file.startsWith('media') && file.includes('WEBP'))).toEqual([]);
    const { settings } = await makeTarget();
    expect(await run('restore', [folder], settings)).toMatchObject({
      refused: 'The backup is encrypted: set BACKUP_KEY to the key that it was made with',
    });
    expect((await run('restore', [folder], { ...settings, BACKUP_KEY: 'another long and wrong key' })).refused).toBe(
      'BACKUP_KEY is not the key that the backup was made with, or its manifest was changed',
    );
    // The next one is sealed with the same key, so its pictures are linked.
    const second = await backUp({ ...source, ...KEY }, into);
    expect(await run('restore', [second.folder], { ...settings, ...KEY })).toMatchObject({ refused: '' });
  });

  test('has the keys that sign for the site when it is sealed; else the restored site has others', async () => {
    const keyOf = async (of: typeof db) =>
      (await of.selectFrom('signing_keys').select('key').executeTakeFirstOrThrow()).key.toString('hex');
    const secret = [
      ...['signing_keys', 'former_signing_keys', 'vapid_keys', 'push_devices', 'sealing_keys'],
      ...['document_keys', 'check_documents', 'removed_documents'],
    ];
    const own = await keyOf(db);
    const [plain, sealed] = [await backUp(), await backUp({ ...source, ...KEY })];
    const namesOf = ({ manifest }: typeof plain) => manifest.tables.map(({ name }) => name).filter((name) => secret.includes(name));
    expect([namesOf(plain), namesOf(sealed)]).toEqual([[], secret.toSorted()]);
    const [byPlain, bySealed] = [await makeTarget(), await makeTarget()];
    expect(await run('restore', [plain.folder], byPlain.settings)).toMatchObject({ refused: '' });
    expect(await run('restore', [sealed.folder], { ...bySealed.settings, ...KEY })).toMatchObject({ refused: '' });
    expect([await keyOf(byPlain.database.db), await keyOf(bySealed.database.db)]).toEqual([expect.not.stringMatching(own), own]);
  });

  test('of pictures in a bucket goes back into a bucket', async () => {
    const [from, to] = [await startBucketServer(), await startBucketServer()];
    const { context, db, address } = await createTestApp(from.settings);
    const key = await storePicture(context.media, await makeJpeg(400, 300), 'business');
    await makeBusiness(db, { images: [key] });
    const { folder, manifest } = await backUp({ ...from.settings, DATABASE_URL: urlOf(address.database), DATA_DIR: makeFolder(), ...KEY });
    expect(manifest.pictures).toMatchObject({ files: 3, missing: [] });
    const target = await makeTarget();
    expect(await run('restore', [folder], { ...target.settings, ...to.settings, ...KEY })).toMatchObject({ refused: '' });
    const restored = await createTestApp(to.settings, { database: target.database });
    expect((await restored.app.inject(`/media/${key}-320.webp`)).statusCode).toBe(200);
  });
});

test('a full disk is called so', () => {
  const error = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(explainFailure(error)).toBe('The disk is full: write');
  expect(explainFailure(new Error('put', { cause: error }))).toBe('The disk is full: write');
});
