import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { listBackups, type Manifest } from '#server/backup/backup-folder.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

export const KEY = { BACKUP_KEY: 'a long and secret key' };

/** Runs `npm run backup` or `npm run restore` as npm does. @returns what it printed, on either end. */
export async function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  // Started some fifty times: half of what a start costs is the compiling.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...settings };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...args], { env }).catch(
    (error) => error as { stdout: string; stderr: string },
  );
  return { said: stdout.trim(), refused: stderr.trim() };
}

/** A site with a business, its two pictures and a review, and the steps of backing it up and of restoring it elsewhere. */
export async function createBackups() {
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

  const backUp = async (settings: Record<string, string> = source, into = makeFolder()) => {
    expect(await run('backup', [into], settings)).toMatchObject({ refused: '' });
    const [folder = ''] = await listBackups(into);
    return { into, folder, manifest: JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest };
  };

  const old = await storePicture(context.media, await makeJpeg(800, 600), 'business');
  for (const width of [320, 640, 1280]) utimesSync(path.join(dataDir, 'media', `${old}-${width}.webp`), 0, 0);
  const young = await storePicture(context.media, await makeJpeg(400, 300), 'business');
  const businessId = await makeBusiness(db, { name: 'Backwater Roofing', images: [old, young] });
  await makeReview(db, { business_id: businessId });

  return { app, context, db, pool, dataDir, urlOf, source, home, makeFolder, makeTarget, backUp, old, young, businessId };
}
