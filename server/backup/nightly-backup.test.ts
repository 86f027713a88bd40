import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listBackups, type Manifest } from '#server/backup/backup-folder.ts';
import { backUpNightly } from '#server/backup/nightly-backup.ts';
import { createBackups } from '#tests/helpers/backup-steps.ts';
import { lookAnew } from '#tests/helpers/look-anew.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { db, source, makeFolder, backUp } = await createBackups();

test('the nightly backup is seen in the figures, and is made by one process alone', async () => {
  lookAnew();
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
  lookAnew();
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
