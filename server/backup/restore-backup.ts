import { mkdir, open, readdir, rm, rmdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { BackupError, type Manifest, type ManifestTable, QUEUES, readChecksums, tableFile } from '#server/backup/backup-folder.ts';
import { isEmpty, loadQueues, loadTables, makeQueues } from '#server/backup/load-tables.ts';
import { connectAlone, onConnection } from '#server/backup/one-connection.ts';
import { openFile } from '#server/backup/stored-file.ts';
import type { WholeBackup } from '#server/backup/verify-backup.ts';
import type { Address } from '#server/db/address.ts';
import { makeTables } from '#server/db/migrate.ts';
import type { Media } from '#server/features/media/media.ts';
import { CLOSED, isPrivateFile } from '#server/features/media/media-folder.ts';
import { PICTURE_HEADERS } from '#server/features/media/store-pictures.ts';

/** Pictures on their way at once. */
const AT_ONCE = 8;

/** Beside what it had, a database that is loaded needs room for its log and for sorting. */
const SLACK = 1.5;

/** @throws BackupError when pictures are there already, which a restore would mix with others. */
export async function requireNoPictures({ folder }: Media): Promise<void> {
  if (folder === undefined) return;
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new BackupError(`${folder} has pictures already: restore into an empty DATA_DIR`);
}

/** @throws BackupError when the disk of `folder` has no room for what the backup becomes. */
export async function requireRoom(folder: string, { databaseBytes, pictures }: Manifest, what: { database: boolean; media: boolean }) {
  const needed = (what.database ? databaseBytes * SLACK : 0) + (what.media ? pictures.bytes : 0);
  const { bavail, bsize } = await statfs(folder);
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-IN')} MB`;
  if (bavail * bsize < needed) {
    throw new BackupError(`The disk of ${folder} has ${inMb(bavail * bsize)} free and the restore needs ${inMb(needed)}: nothing was done`);
  }
}

/**
 * Puts a verified backup into an empty database and an empty store of pictures: all of it, or nothing. The next start of the server
 * brings the database to its own version.
 * @throws BackupError when the database has tables; what disks and database say otherwise.
 */
export async function restoreBackup(backup: WholeBackup, { address, media }: { address: Address; media: Media }): Promise<void> {
  const client = await connectAlone(address);
  try {
    if (!(await isEmpty(client))) throw new BackupError('The database has tables already: restore into an empty one');
    const written: string[] = [];
    try {
      await restorePictures(backup, media, written);
      await restoreDatabase(backup, client);
    } catch (error) {
      await removePictures(media, written);
      throw error;
    }
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
}

async function restoreDatabase({ folder, manifest, key }: WholeBackup, client: pg.Client) {
  const open = (file: string) => openFile(folder, file, { key, packed: true });
  const db = onConnection(client);
  await db.transaction().execute(async (transaction) => {
    await makeTables(transaction, manifest.migrations);
    const rows = ({ name }: ManifestTable) => open(tableFile(name));
    await loadTables(client, transaction, manifest, rows);
    if (manifest.queueVersion === null) return;
    await makeQueues(client, await text(open(QUEUES)));
    await loadQueues(client, transaction, manifest.queueTables, rows);
  });
}

/** Takes back what a failed restore has put into the folder. A server may have put pictures of its own there meanwhile: they stay, with their folders. */
async function removePictures({ folder }: Media, written: string[]) {
  if (folder === undefined) return;
  for (const file of written) {
    await rm(path.join(folder, file), { force: true });
    for (let around = path.dirname(file); around !== '.'; around = path.dirname(around))
      await rmdir(path.join(folder, around)).catch(() => {});
  }
}

/** @param written is told each file that was begun in the folder. */
async function restorePictures({ folder, key }: WholeBackup, media: Media, written: string[]) {
  const files = readChecksums(folder);
  const work = async () => {
    try {
      for (let next = await files.next(); !next.done; next = await files.next()) {
        const { name } = next.value;
        if (name.startsWith('media/')) await putPicture(media, name.slice('media/'.length), openFile(folder, name, { key }), written);
      }
    } catch (error) {
      // The others end with what they are at.
      await files.return(undefined);
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Pictures in a bucket may be there already: under their name they are the same. */
async function putPicture({ disk, folder }: Media, file: string, source: ReturnType<typeof openFile>, written: string[]) {
  if (folder === undefined) return disk.put(file, await buffer(source), PICTURE_HEADERS);
  const target = path.join(folder, file);
  const isClosed = isPrivateFile(file);
  await mkdir(path.dirname(target), { recursive: true, ...(isClosed ? { mode: CLOSED.folder } : {}) });
  const handle = await open(target, 'wx', isClosed ? CLOSED.file : undefined);
  written.push(file);
  await pipeline(source, handle.createWriteStream({ flush: true }));
}
