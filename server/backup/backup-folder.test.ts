import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findLastBackup } from '#server/backup/last-backup.ts';
import { removeDemo } from '#server/demo/remove-demo.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createBackups, run } from '#tests/helpers/backup-steps.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { context, urlOf, source, home, makeFolder, makeTarget, backUp } = await createBackups();

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
    const { db, settings } = await makeOther(1);
    const first = await backUp(settings);
    rename(first.folder, 'nirmaan-2099-01-01T00-00-00-000Z');
    expect(await findLastBackup(db, first.into)).toBeUndefined();
    const { said } = await run('backup', [first.into], settings);
    expect(said).toContain('1 backups there are dated later than this one: is the clock right?');
    const second = names(first.into)[0] as string;
    expect((await findLastBackup(db, first.into))?.at.getFullYear()).toBeLessThan(2099);
    // Which is the newest is for whoever knows the clocks to say.
    const [now, ahead] = [second, 'nirmaan-2099-01-01T00-00-00-000Z'].map((name) => path.join(first.into, name)) as [string, string];
    expect((await run('restore', [first.into, '--check'], {})).refused).toMatch(
      new RegExp(
        `dated later than now \\(\\d{4}-.+: put the clock of this machine right.+ The newest of now: ${now}; dated ahead: ${ahead}$`,
      ),
    );
    expect(await run('restore', [ahead, '--check'], {})).toMatchObject({ refused: '' });
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
