// What has to be there before anything is made: a port, a folder, room on the disk. Plain JavaScript without packages, for it is asked by
// whatever Node starts npm (18 or later) before packages are installed (scripts/bootstrap.mjs), and again by the server.
import fs from 'node:fs';
import { createServer } from 'node:net';
import { release } from 'node:os';
import path from 'node:path';

/** What a new embedded database takes, with its log and the demo directory. Bytes. */
const NEW_DATABASE = 400e6;

/** Kinds of file systems, as the kernel numbers them, that stand on another machine or keep no rights: PostgreSQL loses data there. */
const FOREIGN_DISKS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
]);

/** A folder of Windows, as Linux sees it there. */
const WINDOWS_FOLDER = 0x01021997;

/**
 * @param {{ PORT?: string | number, HOST?: string, DATA_DIR?: string, DATABASE_URL?: string }} settings as the environment has them.
 * @returns {Promise<string | undefined>} the one line that says why the server could not start on this machine, if it could not.
 */
export async function findHindrance(settings) {
  return (await findPortHindrance(settings)) ?? findDataDirHindrance(settings);
}

/**
 * @param {{ PORT?: string | number, HOST?: string }} settings
 * @returns {Promise<string | undefined>}
 */
async function findPortHindrance({ PORT = '3000', HOST = '127.0.0.1' }) {
  const port = Number(PORT);
  // What is no port is refused with all other settings.
  if (!Number.isInteger(port) || port < 0 || port > 65535) return undefined;
  const error = await tryPort(port, HOST);
  return error && explainRefusal(error, { PORT: String(PORT), HOST });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<Error | undefined>} what the operating system says when it is listened on.
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', resolve);
    trial.listen({ port, host }, () => trial.close(() => resolve(undefined)));
  });
}

/**
 * @param {{ DATA_DIR?: string | undefined, DATABASE_URL?: string | undefined }} settings
 * @returns {string | undefined} the one line that says why the data folder cannot have, or get, an embedded database, if it cannot.
 */
export function findDataDirHindrance({ DATA_DIR = './data', DATABASE_URL }) {
  const dataDir = path.resolve(DATA_DIR);
  const standing = nearestFolder(dataDir);
  try {
    if (!fs.statSync(standing).isDirectory()) return unwritable(dataDir);
    fs.accessSync(standing, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    return unwritable(dataDir);
  }
  if (DATABASE_URL || hasDatabase(dataDir)) return undefined;
  const foreign = nameDiskOf(standing);
  if (foreign) {
    return `${dataDir} is on ${foreign}, where PostgreSQL would lose data: set DATA_DIR to a folder on a disk of this machine, or DATABASE_URL`;
  }
  return explainRoom(standing, NEW_DATABASE, `a new database in ${dataDir}`);
}

/**
 * One that serves already is not ended by a new version of the program; whoever runs it is told at each start.
 * @param {{ DATA_DIR?: string | undefined, DATABASE_URL?: string | undefined }} settings
 * @param {(folder: string) => string | undefined} nameDisk what the disk of a folder is called, if no database may stand on it.
 * @returns {string | undefined} the one line that warns of an embedded database that stands where none would be made.
 */
export function findDataDirRisk({ DATA_DIR = './data', DATABASE_URL }, nameDisk = nameDiskOf) {
  const dataDir = path.resolve(DATA_DIR);
  if (DATABASE_URL || !hasDatabase(dataDir)) return undefined;
  const foreign = nameDisk(path.join(homeOf(dataDir), 'postgres'));
  if (!foreign) return undefined;
  return `The database in ${dataDir} is on ${foreign}, where PostgreSQL loses data: make a backup, and restore it into a DATA_DIR on a disk of this machine`;
}

/**
 * @param {string} folder
 * @returns {string | undefined} what its disk is called, if no database may stand on it.
 */
function nameDiskOf(folder) {
  // Before Node 18.15 nothing tells.
  return nameForeignDisk(fs.statfsSync?.(folder).type ?? 0, release());
}

/**
 * @param {number} type of a file system, as statfs gives it.
 * @param {string} kernel its release: Windows says so in it.
 * @returns {string | undefined} what a file system is called that no database may stand on.
 */
export function nameForeignDisk(type, kernel) {
  // The number is signed on some machines.
  const unsigned = type >>> 0;
  if (unsigned === WINDOWS_FOLDER && /microsoft/i.test(kernel)) return 'a disk of Windows';
  const name = FOREIGN_DISKS.get(unsigned);
  return name && `a network disk (${name})`;
}

/**
 * Whether an embedded database was made in a data folder, or elsewhere for it.
 * @param {string} dataDir
 */
export function hasDatabase(dataDir) {
  try {
    return fs.statSync(path.join(homeOf(dataDir), 'postgres/PG_VERSION')).isFile();
  } catch (error) {
    // A folder that only its own account may enter.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EACCES';
  }
}

/**
 * @param {string} dataDir
 * @returns {string} the folder in which its embedded database stands: itself, or the one that it says.
 */
function homeOf(dataDir) {
  const memo = path.join(dataDir, 'postgres-location');
  return fs.existsSync(memo) ? fs.readFileSync(memo, 'utf8').trim() : dataDir;
}

/**
 * @param {string} folder that is there.
 * @param {number} wanted bytes.
 * @param {string} what
 * @returns {string | undefined} that its disk has less, if it has.
 */
export function explainRoom(folder, wanted, what) {
  // Before Node 18.15 nothing tells.
  if (!fs.statfsSync) return undefined;
  const { bavail, bsize } = fs.statfsSync(folder);
  const inMb = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1e6).toLocaleString('en-IN')} MB`;
  if (bavail * bsize >= wanted) return undefined;
  return `The disk of ${folder} has ${inMb(bavail * bsize)} free, and ${what} needs ${inMb(wanted)}: free some of it and start again`;
}

/**
 * @param {unknown} error
 * @param {{ PORT?: string | undefined, HOST?: string | undefined }} settings what was to be listened on.
 * @returns {string | undefined} the line for what the operating system refused, undefined for what is no refusal of a known kind.
 */
export function explainRefusal(error, { PORT = '3000', HOST = '127.0.0.1' }) {
  const { code, syscall, path: file } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken by another program: stop it, or set PORT to another number`;
  if (code === 'EACCES' && syscall === 'listen') return `This account may not listen on port ${PORT}: set PORT to a number above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST must be an address of this machine, found ${HOST}`;
  if (file && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code ?? '')) return unwritable(file);
  return undefined;
}

/** @param {string} file */
function unwritable(file) {
  return `${file} cannot be written to: make it this account's, or set DATA_DIR to a folder that is`;
}

/**
 * What stands of a path already.
 * @param {string} wanted
 * @returns {string}
 */
function nearestFolder(wanted) {
  let folder = wanted;
  while (!fs.existsSync(folder) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return folder;
}
