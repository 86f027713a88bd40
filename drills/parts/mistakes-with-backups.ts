import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '#drills/parts/stage.ts';

const BACKUP_KEY = 'the key of the drills';
const KEEP = 2;
/** Room for one backup of the drill's database. MB. */
const DISK = 100;

/**
 * What people do wrong with backups of the database in `dataDir`. Each time the real ones are there afterwards, and whole.
 */
export async function makeMistakes(stage: Stage, dataDir: string) {
  const folder = stage.makeFolder('row');
  const backUp = (into: string, from = dataDir) => run('backup', [into], from);
  const expectMade = async (what: string, into: string, from?: string) => {
    const { code, said } = await backUp(into, from);
    if (code !== 0) stage.fail(`${what}: ${said}`);
  };
  const expectRefused = async (what: string, words: RegExp, call: Promise<{ code: number; said: string }>) => {
    const { code, said } = await call;
    if (code === 0 || !words.test(said)) stage.fail(`${what} was answered: ${said}`);
  };
  for (let n = 0; n < KEEP; n++) await expectMade('the first backups', folder);
  const real = readdirSync(folder);

  const gone = path.join(folder, 'gone', 'backups');
  await expectRefused('a wrong folder', /is no folder: is its disk mounted/, backUp(gone));
  if (existsSync(path.dirname(gone))) stage.fail('a wrong folder was made');
  await expectRefused('a backup as the folder', /is a backup: name the folder/, backUp(path.join(folder, real[0] as string)));

  const away = `${folder}-away`;
  renameSync(folder, away);
  mkdirSync(folder, { mode: 0o755 });
  await expectRefused('a disk that is away', /had backups of this database and has none now/, backUp(folder));
  stage.expect('written where the disk is away', readdirSync(folder).length, '=', 0);
  rmSync(folder, { recursive: true });
  renameSync(away, folder);

  await expectRefused('no database', /^There is no database in/m, backUp(folder, path.join(stage.makeFolder('nothing'), 'data')));
  const other = await stage.startServer({ settings: { LOG_LEVEL: 'error' } });
  for (let n = 0; n <= KEEP; n++) await expectMade('another database', folder, other.dataDir);
  const there = readdirSync(folder);
  stage.expect('real ones beside those of another database', real.filter((name) => there.includes(name)).length, '=', real.length);
  stage.expect('of another database', there.length - real.length, '=', KEEP);

  const disk = mountDisk(stage);
  if (disk) {
    await expectMade('the first on half a disk', disk);
    leaveHalf(disk);
    await expectRefused('half a disk', /The disk is full/, backUp(disk));
    const left = readdirSync(disk).filter((name) => name.includes('nirmaan'));
    stage.expect('on half a disk', left.length, '=', 1);
    await expectWhole(stage, path.join(disk, left[0] as string));
  }
  for (const name of real) await expectWhole(stage, path.join(folder, name));
  stage.proved(real.length, 'real backups whole afterwards');
}

async function expectWhole(stage: Stage, backup: string) {
  const { code, said } = await run('restore', [backup, '--check'], '/nowhere');
  if (code !== 0) stage.fail(`${path.basename(backup)}: ${said}`);
}

/** Runs a command as npm does, and says what it printed. */
function run(command: 'backup' | 'restore', args: string[], dataDir: string) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, BACKUP_KEY, BACKUP_KEEP: String(KEEP) };
    execFile(process.execPath, [`scripts/${command}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Fills a disk but for half of what is on it. */
function leaveHalf(disk: string) {
  const { blocks, bavail, bsize } = statfsSync(disk);
  writeFileSync(path.join(disk, 'ballast'), Buffer.alloc((bavail - Math.floor((blocks - bavail) / 2)) * bsize));
}

/** A small disk, where this account may mount one. */
function mountDisk(stage: Stage): string | undefined {
  const folder = stage.makeFolder('half');
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  if (status !== 0) {
    stage.note('half a disk', 'not run: root may mount one');
    return undefined;
  }
  stage.cleanUp(() => spawnSync('umount', ['-l', folder]));
  return folder;
}
