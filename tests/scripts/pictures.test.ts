import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createMedia } from '#server/features/media/media.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const { address, db } = await createTestDatabase();
const store = await startBucketServer();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'nirmaan-pictures-'));
whenDone(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;
const ofBucket = { ...store.settings, STORAGE: 'fs', DATABASE_URL, DATA_DIR };
const media = path.join(DATA_DIR, 'media');
const folder = await createMedia({ DATA_DIR });
const bucket = await createMedia(readConfig({ DATA_DIR, ...store.settings }));

const run = (settings: Record<string, string>, ...args: string[]) => runScript('pictures', settings, ...args);

/** @returns what a command says after its first line, which names the database or the backup. */
function runScript(script: string, settings: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; said: string[] }>((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env: { ...process.env, ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim().split('\n').slice(1) }),
    );
  });
}

const jpeg = await makeJpeg(400, 300);
const key = await storePicture(folder, jpeg, 'business');
const secret = await storePicture(folder, jpeg, 'private');
await makeBusiness(db, { images: [key] });
const FILES = [320, 640, 1280].map((width) => `${key}-${width}.webp`);
const HIDDEN = [320, 1280].map((width) => `${secret}-${width}.webp`);
const existIn = ({ disk }: typeof folder, files: string[]) => Promise.all(files.map((file) => disk.exists(file)));

test('what is missing, or not understood, is one line, and nothing is moved', async () => {
  expect(await run({ ...ofBucket, S3_BUCKET: '' }, 'to-bucket')).toEqual({ code: 1, said: ['S3_BUCKET must be set to move pictures'] });
  expect(await run({ ...ofBucket, S3_BUCKET: 'elsewhere' }, 'to-bucket')).toMatchObject({
    code: 1,
    said: [expect.stringMatching(/^S3_BUCKET: there is no bucket elsewhere at /)],
  });
  expect(await run(ofBucket, 'to-bucket', '--remove')).toEqual({
    code: 1,
    said: [`The server reads pictures from ${media}: set STORAGE=s3 and restart it, then remove them there`],
  });
  for (const args of [[], ['to-disk'], ['to-bucket', 'to-folder'], ['to-bucket', '--force']]) {
    expect((await run(ofBucket, ...args)).code).toBe(1);
  }
  expect(await existIn(bucket, FILES)).toEqual([false, false, false]);
});

test('pictures are copied into the bucket, again only those that are not whole there, and taken away when that is asked', async () => {
  const first = await run(ofBucket, 'to-bucket');
  expect(first).toEqual({
    code: 0,
    said: [
      `Pictures: 5 files in ${media}, 0 files in the bucket pictures.`,
      expect.stringMatching(/^Copied 5 files \(0\.\d MB\) to the bucket pictures; 0 files had been there\.$/),
      'Set STORAGE=s3 and restart the server, then run it once more for what has come meanwhile.',
    ],
  });
  expect(await existIn(bucket, [...FILES, ...HIDDEN])).toEqual([true, true, true, true, true]);
  // One that was cut off.
  await bucket.disk.put(FILES[0] as string, 'half');
  const again = await run({ ...ofBucket, STORAGE: 's3' }, 'to-bucket', '--remove');
  expect(again).toEqual({
    code: 0,
    said: [
      `Pictures: 5 files in ${media}, 5 files in the bucket pictures.`,
      expect.stringMatching(/^Copied 1 file \(0\.\d MB\) to the bucket pictures; 4 files had been there\.$/),
      `Removed 5 files from ${media}.`,
    ],
  });
  expect(await existIn(folder, [...FILES, ...HIDDEN])).toEqual([false, false, false, false, false]);
  expect((await bucket.disk.getBytes(FILES[0] as string)).length).toBeGreaterThan(4);
});

test('and back into the folder, where private ones are closed', async () => {
  expect((await run({ ...ofBucket, STORAGE: 's3' }, 'to-folder')).code).toBe(0);
  expect(statSync(path.join(media, HIDDEN[0] as string)).mode & 0o777).toBe(0o600);
  truncateSync(path.join(media, FILES[1] as string), 3);
  const { code, said } = await run(ofBucket, 'to-folder', '--remove');
  expect([code, said[1]]).toEqual([0, expect.stringContaining('Copied 1 file ')]);
  expect(await existIn(folder, [...FILES, ...HIDDEN])).toEqual([true, true, true, true, true]);
  expect(await existIn(bucket, [...FILES, ...HIDDEN])).toEqual([false, false, false, false, false]);
  // Nothing to do is no failure.
  expect((await run(ofBucket, 'to-folder', '--remove')).said).toEqual([
    `Pictures: 0 files in the bucket pictures, 5 files in ${media}.`,
    `Copied 0 files (0.0 MB) to ${media}; 0 files had been there.`,
    'Removed 0 files from the bucket pictures.',
  ]);
});

test('what saves and restores pictures says in one line what is wrong with the bucket, before it does anything', async () => {
  const backups = path.join(DATA_DIR, 'backups');
  mkdirSync(backups);
  const wrong = { ...ofBucket, STORAGE: 's3', S3_BUCKET: 'elsewhere' };
  const refused = { code: 1, said: [expect.stringMatching(/^S3_BUCKET: there is no bucket elsewhere at /)] };
  expect(await runScript('backup', wrong, backups)).toEqual(refused);
  expect(readdirSync(backups)).toEqual([]);
  expect((await runScript('backup', { ...wrong, STORAGE: 'fs' }, backups)).code).toBe(0);
  expect(await runScript('restore', wrong, backups)).toEqual(refused);
});

test('what rows name and is in neither is told', async () => {
  await folder.disk.delete(FILES[2] as string);
  const { code, said } = await run(ofBucket, 'to-bucket');
  expect([code, said.at(-1)]).toEqual([1, `Named by rows, but not in the bucket pictures: 1 file, such as ${FILES[2]}.`]);
});
