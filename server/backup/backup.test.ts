import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { listBackups, type Manifest } from '#server/backup/backup-folder.ts';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { backUpNightly } from '#server/backup/nightly-backup.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { removeDemo } from '#server/demo/remove-demo.ts';
import { healthAge } from '#server/features/health/get-health.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeReview } from '#tests/factories/review.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { dumpFolder, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const KEY = { BACKUP_KEY: 'a long and secret key' };
const { app, context, db, pool, address, dataDir } = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
const host = inject('socketDir');
const urlOf = (database: string) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;
const source = { DATABASE_URL: urlOf(address.database), DATA_DIR: dataDir };

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const makeFolder = () => mkdtempSync(path.join(home, 'folder-'));

/** An empty database and an empty data folder. */
async function makeTarget() {
  const database = `restored_${randomBytes(6).toString('hex')}`;
  await pool.query(`create database ${database}`);
  const restored = { host, user: 'postgres', database };
  const restoredPool = createPool(restored, { max: 4 });
  onTestFinished(() => restoredPool.end());
  return {
    settings: { DATABASE_URL: urlOf(database), DATA_DIR: makeFolder() },
    database: { address: restored, pool: restoredPool, db: createDatabase(restoredPool) },
  };
}

/** Runs `npm run backup` or `npm run restore` as npm does. @returns what it printed, on either end. */
async function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...args], { env }).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  return { said: stdout.trim(), refused: stderr.trim() };
}

const backUp = async (settings: Record<string, string> = source, into = makeFolder()) => {
  expect(await run('backup', [into], settings)).toMatchObject({ refused: '' });
  const [folder = ''] = await listBackups(into);
  return { into, folder, manifest: JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest };
};

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

const old = await storePicture(context.media, await makeJpeg(800, 600), 'business');
for (const width of [320, 640, 1280]) utimesSync(path.join(dataDir, 'media', `${old}-${width}.webp`), 0, 0);
const young = await storePicture(context.media, await makeJpeg(400, 300), 'business');
const businessId = await makeBusiness(db, { name: 'Backwater Roofing', images: [old, young] });
await makeReview(db, { business_id: businessId });
await enquire(businessId, 'Please quote for the roof of the boat house');

describe('a backup', () => {
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
    const secret = ['signing_keys', 'former_signing_keys', 'vapid_keys', 'push_devices'];
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

describe('a restore refuses', () => {
  let plain = '';
  let sealed = '';
  beforeAll(async () => {
    plain = (await backUp()).folder;
    sealed = (await backUp({ ...source, ...KEY })).folder;
  });

  /** Spoils a copy of a backup and tries it. @returns what was refused; whatever it is, nothing may be there afterwards. */
  async function restoreSpoilt(spoil: (folder: string) => unknown, backup = plain, settings: Record<string, string> = {}) {
    const folder = path.join(makeFolder(), path.basename(backup));
    cpSync(backup, folder, { recursive: true });
    await spoil(folder);
    const target = await makeTarget();
    const { refused } = await run('restore', [folder], { ...target.settings, ...settings });
    const { rows } = await target.database.pool.query("select from pg_class where relnamespace = 'public'::regnamespace");
    expect([rows, readdirSync(target.settings.DATA_DIR)]).toEqual([[], []]);
    return refused;
  }

  const rewrite = (change: (manifest: Manifest) => unknown) => (folder: string) => {
    const file = path.join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    change(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  };
  const flip = (name: string) => (folder: string) => {
    const bytes = readFileSync(path.join(folder, name));
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    writeFileSync(path.join(folder, name), bytes);
  };
  const damaged = (name: string) => `The backup is damaged or incomplete: ${name} is not as it was written`;

  test.each([
    ['a changed table', flip('database/businesses.copy.zst'), damaged('database/businesses.copy.zst')],
    ['a changed picture', flip(`media/${old}-320.webp`), damaged(`media/${old}-320.webp`)],
    [
      'a table that is gone',
      (folder: string) => rmSync(path.join(folder, 'database/reviews.copy.zst')),
      damaged('database/reviews.copy.zst'),
    ],
    ['a changed list', flip('checksums.sha256'), damaged('checksums.sha256')],
    ['no manifest', (folder: string) => rmSync(path.join(folder, 'manifest.json')), /is not a backup: it has no manifest\.json$/],
    [
      'half a manifest',
      (folder: string) => writeFileSync(path.join(folder, 'manifest.json'), '{"format":1,'),
      /manifest\.json is damaged$/,
    ],
    ['a newer form', rewrite((manifest) => (manifest.format = 2)), /^The backup was made by a newer version \(format 2\)/],
    ['newer tables', rewrite(({ migrations }) => migrations.push('9999_later')), /made by a newer version \(.*migration 9999_later\)/],
    ['newer queues', rewrite((manifest) => (manifest.queueVersion = 999)), /made by a newer version \(.*queues 999\)/],
  ])('%s', async (_what, spoil, words) => {
    expect(await restoreSpoilt(spoil)).toMatch(words);
  });

  test('a manifest that was changed by who has no key', async () => {
    const change = rewrite((manifest) => (manifest.sequences = []));
    expect(await restoreSpoilt(change, sealed, KEY)).toContain('or its manifest was changed');
  });

  test('a full database and a folder with pictures', async () => {
    const { settings } = await makeTarget();
    expect((await run('restore', [plain], { ...settings, DATABASE_URL: source.DATABASE_URL })).refused).toBe(
      'The database has tables already: restore into an empty one',
    );
    expect((await run('restore', [plain], { ...settings, DATA_DIR: dataDir })).refused).toBe(
      `${path.join(dataDir, 'media')} has pictures already: restore into an empty DATA_DIR`,
    );
  });

  test('what is asked for in the wrong way', async () => {
    expect((await run('restore', [], {})).refused).toBe('Usage: npm run restore -- DIR [--check]');
    expect((await run('backup', [], source)).refused).toBe('Usage: npm run backup -- DIR [--first] (or set BACKUP_DIR)');
    const { settings } = await makeTarget();
    expect((await run('backup', [makeFolder()], settings)).refused).toMatch(/\/restored_\w+ has no tables yet: start the server once$/);
  });
});

describe('backups in one folder', () => {
  /** Another database than the one of this file, with as many businesses. */
  async function makeOther(businesses: number) {
    const { db, address } = await createTestDatabase();
    // Copies of one template are one database to themselves.
    await sql`update this_database set database_id = gen_random_uuid()`.execute(db);
    for (let n = 0; n < businesses; n++) await makeBusiness(db);
    return { db, settings: { DATABASE_URL: urlOf(address.database), DATA_DIR: makeFolder(), BACKUP_KEEP: '1' } };
  }
  const names = (into: string) => readdirSync(into).sort();
  const rename = (folder: string, to: string) => renameSync(folder, path.join(path.dirname(folder), to));

  test('of another database, or of none that is named, are neither counted nor removed', async () => {
    const { into, folder: real } = await backUp();
    const unnamed = path.join(into, 'nirmaan-2020-01-01T00-00-00-000Z');
    cpSync(real, unnamed, { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(unnamed, 'manifest.json'), 'utf8'));
    writeFileSync(path.join(unnamed, 'manifest.json'), JSON.stringify({ ...manifest, databaseId: undefined }));
    const { settings } = await makeOther(1);
    for (let n = 0; n < 3; n++) {
      const { said, refused } = await run('backup', [into], settings);
      expect([refused, said]).toEqual(['', expect.stringContaining('2 backups there are of other databases, or name none')]);
    }
    expect(names(into)).toEqual(expect.arrayContaining([path.basename(unnamed), path.basename(real)]));
    expect(names(into)).toHaveLength(3);
    expect((await run('restore', [into, '--check'], {})).refused).toMatch(
      /has backups of 2 databases: name one\. The newest of each: .+ \(1 businesses\), .+ \(\d+ businesses\)$/,
    );
    expect(await run('restore', [real, '--check'], {})).toMatchObject({ refused: '' });
  });

  test('that a wrong clock has dated ahead push out none, and are told of', async () => {
    const { settings } = await makeOther(1);
    const first = await backUp(settings);
    rename(first.folder, 'nirmaan-2099-01-01T00-00-00-000Z');
    const { said } = await run('backup', [first.into], settings);
    expect(said).toContain('1 backups there are dated later than this one: is the clock right?');
    const second = names(first.into)[0];
    await run('backup', [first.into], settings);
    expect(names(first.into)).toEqual([expect.stringMatching(/^nirmaan-2\d{3}/), 'nirmaan-2099-01-01T00-00-00-000Z']);
    expect(names(first.into)).not.toContain(second);
  });

  test('one with far less than the last is kept apart until somebody takes it into the row', async () => {
    const { db, settings } = await makeOther(30);
    const { into, folder: good } = await backUp(settings);
    await sql`delete from businesses where business_id in (select business_id from businesses limit 20)`.execute(db);
    for (let n = 0; n < 3; n++) {
      const { refused } = await run('backup', [into], settings);
      const last = path.basename(good);
      expect(refused).toMatch(new RegExp(`^Kept apart: it has 10 businesses where ${last} has 30\\. .+ rename it to nirmaan-2[^ ]+Z\\.$`));
    }
    // Of those that are apart as many stay as of the others.
    expect(names(into)).toEqual([expect.stringMatching(/^apart-nirmaan-/), path.basename(good)]);
    expect((await run('restore', [into, '--check'], {})).said).toContain(`${good}: 30 businesses`);
    const [apart = ''] = names(into);
    expect((await run('restore', [path.join(into, apart), '--check'], {})).said).toContain('is whole');
    rename(path.join(into, apart), apart.replace('apart-', ''));
    expect(await run('backup', [into], settings)).toMatchObject({ refused: '' });
    expect(names(into)).toEqual([expect.stringMatching(/^nirmaan-/)]);
  });

  test('one with far less than the last is in the row when the demo was taken out in between', async () => {
    const { db, settings } = await makeOther(30);
    const { into } = await backUp(settings);
    await sql`insert into demo_rows (business_id) select business_id from businesses limit 20`.execute(db);
    await removeDemo({ db, media: context.media });
    expect(await run('backup', [into], settings)).toMatchObject({ refused: '' });
    expect(names(into)).toEqual([expect.stringMatching(/^nirmaan-/)]);
  });

  test('go into a folder that is there, which no backup makes', async () => {
    const gone = path.join(home, 'unmounted', 'backups');
    const file = path.join(makeFolder(), 'file');
    writeFileSync(file, '');
    const { folder } = await backUp();
    const [toGone, toFile, toBackup] = [
      await run('backup', [gone], source),
      await run('backup', [file], source),
      await run('backup', [folder], source),
    ];
    expect(toGone.refused).toBe(`${gone} is no folder: is its disk mounted? Make it if it is to be a new one`);
    expect(toFile.refused).toBe(`${file} is no folder: is its disk mounted? Make it if it is to be a new one`);
    expect(toBackup.refused).toBe(`${folder} is a backup: name the folder that backups stand in`);
    expect([existsSync(path.dirname(gone)), readdirSync(folder).includes('database')]).toEqual([false, true]);
  });

  test('that were in a folder and are not any more stop the next one: its disk may be away', async () => {
    const { settings } = await makeOther(1);
    const { into, folder } = await backUp(settings);
    const mounted = `${into}-mounted`;
    renameSync(into, mounted);
    mkdirSync(into);
    const { refused } = await run('backup', [into], settings);
    expect(refused).toBe(
      `${into} had backups of this database and has none now: is its disk mounted? If they are gone for good, make the first one again: npm run backup -- ${into} --first`,
    );
    expect(names(into)).toEqual([]);
    rmSync(into, { recursive: true });
    renameSync(mounted, into);
    expect(await run('backup', [into], settings)).toMatchObject({ refused: '' });
    expect(names(into)).not.toContain(path.basename(folder));
    rmSync(into, { recursive: true });
    mkdirSync(into);
    expect(await run('backup', [into, '--first'], settings)).toMatchObject({ refused: '' });
  });

  test('are made of tables of a later version too, which that version restores', async () => {
    const { db, settings } = await makeOther(1);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01T00:00:00.000Z')`.execute(db);
    const { folder } = await backUp(settings);
    const target = await makeTarget();
    expect((await run('restore', [folder], target.settings)).refused).toMatch(/made by a newer version \(.*migration 9999_later\)/);
  });
});

test('a full disk is called so', () => {
  const error = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(explainFailure(error)).toBe('The disk is full: write');
  expect(explainFailure(new Error('put', { cause: error }))).toBe('The disk is full: write');
});

test('the nightly backup is seen in the figures, and is made by one process alone', async () => {
  healthAge.milliseconds = 0;
  const into = makeFolder();
  const { app, context } = await createTestApp({ ...source, BACKUP_DIR: into });
  const seen = async () => Number(/^backup_last_success_timestamp_seconds (\S+)$/m.exec((await app.inject('/metrics')).body)?.[1]);
  expect(await seen()).toBe(0);
  const runs = await Promise.allSettled([backUpNightly.run(context, {}), backUpNightly.run(context, {})]);
  const [newest = '', ...more] = await listBackups(into);
  expect([more, readdirSync(into)]).toEqual([[], [path.basename(newest)]]);
  expect(runs.flatMap((run) => (run.status === 'rejected' ? [run.reason.message] : []))).toEqual([]);
  const { madeAt } = JSON.parse(readFileSync(path.join(newest, 'manifest.json'), 'utf8')) as Manifest;
  expect(Math.abs((await seen()) - Date.parse(madeAt) / 1_000)).toBeLessThan(60);
});

test('without a folder there is no nightly backup, and the figures are of what commands have made', async () => {
  healthAge.milliseconds = 0;
  const { app: site, context: own, db: ownDb } = await createTestApp();
  await backUpNightly.run(own, {});
  const seen = async (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec((await site.inject('/metrics')).body)?.[1];
  expect(await seen('backup_last_success_timestamp_seconds')).toBeUndefined();
  const { manifest } = await backUp();
  const noted = await db.selectFrom('backup_folders').selectAll().orderBy('backed_up_at', 'desc').executeTakeFirstOrThrow();
  expect(Number(noted.bytes)).toBe(manifest.files.bytes);
  await ownDb.insertInto('backup_folders').values(noted).execute();
  expect(await seen('backup_last_success_timestamp_seconds')).toBe(String(noted.backed_up_at.getTime() / 1_000));
  expect(await seen('backup_last_size_bytes')).toBe(String(manifest.files.bytes));
});
