import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { createPictureCopy, type PictureTarget } from '#server/backup/back-up-pictures.ts';
import {
  apartName,
  BackupError,
  BackupUnderWay,
  backupName,
  CHECKSUMS,
  FORMAT,
  listBackups,
  listBackupsOf,
  MANIFEST,
  type Manifest,
  type ManifestTable,
  type Neighbours,
  pruneBackups,
  QUEUES,
  readManifest,
  tableFile,
  unfinishedName,
} from '#server/backup/backup-folder.ts';
import {
  beginSnapshot,
  claimBackup,
  type DumpedTable,
  listContents,
  queueStatements,
  readRows,
  readSequences,
} from '#server/backup/dump-tables.ts';
import { connectAlone, onConnection } from '#server/backup/one-connection.ts';
import { deriveKey, isSignedBy, signText } from '#server/backup/seal.ts';
import { measureFile, storeFile } from '#server/backup/stored-file.ts';
import { readIdentity, rememberBackup } from '#server/backup/this-database.ts';
import { version } from '#server/base/version.ts';
import type { Address } from '#server/db/address.ts';
import { migrationsOf } from '#server/db/migrate.ts';
import type { Media } from '#server/features/media/media.ts';

export interface BackupWishes {
  address: Address;
  media: Media;
  /** Where the backups are: each has a folder of its own in it. */
  into: string;
  /** What the files are sealed with. */
  password?: string | undefined;
  /** How many backups of this database are left there afterwards. */
  keep: number;
  /** The folder may have lost those that it had: its disk is another one now. */
  isFirst?: boolean;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  removed: string[];
  neighbours: Neighbours;
  /** Why it was put apart: what it has far less of than the one before. */
  shrunk: string | undefined;
}

/**
 * What only a sealed backup has: the keys that sign and seal for the site, the devices that the keys of web push speak to, and the documents of
 * checks and claims, whose files it has alone too.
 */
const SECRET_TABLES = [
  ...['signing_keys', 'former_signing_keys', 'vapid_keys', 'push_devices', 'sealing_keys'],
  ...['document_keys', 'check_documents', 'removed_documents'],
];

/** Snapshots taken until every picture that rows name is there; then what is missing was lost before. */
const TRIES = 5;

/**
 * Backs up the database and the pictures while servers run: all rows are of one moment, and every picture that they name is there.
 * It exists under its name once it is whole and on the disk. One that has far less than the one before is put apart: it is not counted
 * among those that are kept, so it never pushes out a good one.
 * @throws BackupError when another backup is being made, the folder is not there or has lost the backups it had, or the queues are of
 * another version; what disks and database say otherwise.
 */
export async function makeBackup({ address, media, into, password, keep, isFirst = false }: BackupWishes): Promise<MadeBackup> {
  const client = await connectAlone(address);
  const name = backupName(new Date());
  const folder = path.join(into, unfinishedName(name));
  try {
    if (!(await claimBackup(client))) throw new BackupUnderWay('Another backup of this database is being made: wait for it');
    await requireTables(client);
    const { databaseId, hadBackups, emptiedAt } = await readIdentity(client, into);
    const before = await requireFolder(into, { databaseId, hadBackups: hadBackups && !isFirst });
    await mkdir(folder, { mode: 0o700 });
    const { salt, key, previous } = await chooseKey(before[0] ?? (await listBackups(into))[0], password);
    const pictures = { media, folder, key, previous };
    const manifest: Manifest = {
      format: FORMAT,
      version,
      ...(databaseId ? { databaseId } : {}),
      madeAt: new Date().toISOString(),
      encryption: salt ? { method: 'scrypt, AES-256-GCM', salt: salt.toString('hex') } : null,
      ...(await copyEverything(client, pictures)),
    };
    const content = JSON.stringify(manifest);
    const signed = { ...manifest, ...(key ? { signature: signText(key, content) } : {}) };
    await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(signed, undefined, 2)}\n`, { mode: 0o600, flush: true });
    const last = before.find((backup) => path.basename(backup) < name);
    const shrunk = last && (await findShrunk(last, manifest, emptiedAt));
    const made = path.join(into, shrunk ? apartName(name) : name);
    await rename(folder, made);
    await rememberBackup(client, into, manifest.files.bytes);
    return { folder: made, manifest, shrunk, ...(await pruneBackups(into, { keep, databaseId, made: name })) };
  } catch (error) {
    // What cannot be removed is not the cause.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same key as last time when the password is the same, so that pictures need not be copied again. */
async function chooseKey(newest: string | undefined, password: string | undefined) {
  const last = newest === undefined ? undefined : await readManifest(newest).catch(() => undefined);
  if (password === undefined) {
    return { salt: undefined, key: undefined, previous: last && !last.manifest.encryption ? newest : undefined };
  }
  if (last?.manifest.encryption && last.signature) {
    const salt = Buffer.from(last.manifest.encryption.salt, 'hex');
    const key = deriveKey(password, salt);
    if (isSignedBy(key, last.text, last.signature)) return { salt, key, previous: newest };
  }
  const salt = randomBytes(16);
  return { salt, key: deriveKey(password, salt), previous: undefined };
}

async function copyEverything(client: pg.Client, target: PictureTarget) {
  const { folder, key } = target;
  const pictures = await createPictureCopy(target);
  await pictures.copyStored();
  const missing = await beginWithPictures(client, pictures.copyReferenced);
  const { tables, queueTables, queueVersion, bytes: databaseBytes, server } = await listContents(client);
  const migrations = await requireTables(client);
  const total = { ...pictures.total };
  const store = async (name: string, source: Readable) => {
    const { file, content } = await storeFile(folder, name, () => source, { key, packed: true });
    await appendFile(path.join(folder, CHECKSUMS), `${file.sha256}  ${file.name}\n`);
    total.files += 1;
    total.bytes += file.bytes;
    return content;
  };
  const dump = async (table: DumpedTable): Promise<ManifestTable> => {
    const rows = readRows(client, table);
    const content = await store(tableFile(table.name), rows);
    return { ...table, rows: rows.rowCount, ...content };
  };
  const dumpAll = async (list: DumpedTable[]) => {
    const dumped: ManifestTable[] = [];
    for (const table of list) dumped.push(await dump(table));
    return dumped;
  };
  // The database that a restore makes has keys of its own.
  const kept = key ? tables : tables.filter(({ name }) => !SECRET_TABLES.includes(name));
  const contents = { tables: await dumpAll(kept), queueTables: await dumpAll(queueTables), sequences: await readSequences(client) };
  if (queueVersion !== null) await store(QUEUES, Readable.from([queueStatements().statements]));
  const { sha256 } = await measureFile(path.join(folder, CHECKSUMS));
  return {
    postgresql: server,
    databaseBytes,
    migrations,
    queueVersion,
    ...contents,
    pictures: { ...pictures.total, missing },
    files: { count: total.files, bytes: total.bytes, sha256 },
  };
}

/**
 * Begins the snapshot that the backup is of. A picture that was stored and removed again in between is in no later snapshot: when one
 * is missing, another snapshot is taken.
 * @returns the files that are missing all the same.
 */
async function beginWithPictures(client: pg.Client, copyReferenced: (client: pg.Client) => Promise<string[]>) {
  let before: string[] = [];
  for (let attempt = 1; ; attempt++) {
    await beginSnapshot(client);
    const missing = await copyReferenced(client);
    const isLost = missing.length > 0 && missing.every((file) => before.includes(file));
    if (missing.length === 0 || isLost || attempt === TRIES) return missing;
    before = missing;
    await client.query('rollback');
  }
}

/**
 * The backups of this database in the folder, newest first.
 * @throws BackupError for a folder that is not there, which a disk that is not mounted leaves, and for one that had some and has none now.
 */
async function requireFolder(into: string, { databaseId, hadBackups }: { databaseId: string | undefined; hadBackups: boolean }) {
  const found = await stat(into).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found?.isDirectory()) throw new BackupError(`${into} is no folder: is its disk mounted? Make it if it is to be a new one`);
  if (existsSync(path.join(into, MANIFEST))) throw new BackupError(`${into} is a backup: name the folder that backups stand in`);
  const own = databaseId ? await listBackupsOf(into, databaseId) : [];
  if (hadBackups && own.length === 0) {
    throw new BackupError(
      `${into} had backups of this database and has none now: is its disk mounted? If they are gone for good, make the first one again: npm run backup -- ${into} --first`,
    );
  }
  return own;
}

/** What people entered: none of it becomes half by itself. */
const ENTERED = ['businesses', 'users', 'reviews', 'enquiries'];

/** Of so few nothing follows. */
const FEW = 20;

/** What a backup has less than half of, compared with the one before it; nothing when the demo was removed in between. */
async function findShrunk(last: string, now: Manifest, emptiedAt: Date | undefined): Promise<string | undefined> {
  const { manifest: before } = await readManifest(last);
  if (emptiedAt && emptiedAt.toISOString() > before.madeAt) return undefined;
  const rowsOf = ({ tables }: Manifest, table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  const shrunk = ENTERED.find((table) => rowsOf(before, table) >= FEW && rowsOf(now, table) * 2 < rowsOf(before, table));
  return shrunk && `${rowsOf(now, shrunk)} ${shrunk} where ${path.basename(last)} has ${rowsOf(before, shrunk)}`;
}

/**
 * Tables of a later version are backed up too: that version restores them.
 * @returns the migrations that the database has.
 * @throws BackupError when it has no tables, or queues that could not be made again.
 */
async function requireTables(client: pg.Client): Promise<string[]> {
  const migrations = await migrationsOf(onConnection(client));
  if (migrations.length === 0) throw new BackupError('The database has no tables yet: start the server once');
  const { queueVersion } = await listContents(client);
  if (queueVersion !== null && queueVersion !== queueStatements().version) {
    throw new BackupError(`The queues are of another version (${queueVersion}): back up with the version of Nirmaan that last ran`);
  }
  return migrations;
}
