import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '#server/backup/backup-folder.ts';
import { createBackups, KEY, run } from '#tests/helpers/backup-steps.ts';

const { dataDir, source, makeFolder, makeTarget, backUp, old } = await createBackups();

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

  test('what a server fills meanwhile: it takes back what it wrote itself, and nothing else', async () => {
    const { settings, database } = await makeTarget();
    const server = await database.pool.connect();
    await server.query('begin; create table businesses (name text)');
    const restoring = run('restore', [plain], settings);
    const { pool } = database;
    const waits = () => pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await waits()).rowCount).toBe(1);
    const media = path.join(settings.DATA_DIR, 'media');
    expect(readdirSync(media, { recursive: true })).toContain(`${old}-320.webp`);
    mkdirSync(path.join(media, 'demo'));
    const drawn = ['businesses/cement-640.webp', 'demo/cement-640.webp'];
    for (const file of drawn) writeFileSync(path.join(media, file), 'drawn');
    await server.query('commit');
    server.release();
    expect((await restoring).refused).not.toBe('');
    expect(readdirSync(media, { recursive: true }).sort()).toEqual(['businesses', 'demo', ...drawn].sort());
  });

  test('what is asked for in the wrong way', async () => {
    expect((await run('restore', [], {})).refused).toBe('Usage: npm run restore -- DIR [--check]');
    expect((await run('backup', [], source)).refused).toBe('Usage: npm run backup -- DIR [--first] (or set BACKUP_DIR)');
    const { settings } = await makeTarget();
    expect((await run('backup', [makeFolder()], settings)).refused).toMatch(/\/restored_\w+ has no tables yet: start the server once$/);
  });
});
