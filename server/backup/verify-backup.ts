import path from 'node:path';
import {
  BackupError,
  CHECKSUMS,
  isDatedAhead,
  listBackups,
  type Manifest,
  readChecksums,
  readManifest,
  tableFile,
} from '#server/backup/backup-folder.ts';
import { queueStatements } from '#server/backup/dump-tables.ts';
import { deriveKey, isSignedBy } from '#server/backup/seal.ts';
import { measureFile } from '#server/backup/stored-file.ts';
import { knownMigrations } from '#server/db/migrate.ts';

/** A backup that is whole and that this version can restore. */
export interface WholeBackup {
  folder: string;
  manifest: Manifest;
  key: Buffer | undefined;
}

/**
 * @returns the backup that a folder is, or the newest one in it; backups that name no database are older than those that do.
 * @throws BackupError when it has backups of several databases, or such as are dated later than now: the newest may be the wrong one.
 */
export async function findBackup(folder: string): Promise<string> {
  const newest = new Map<string, string>();
  const backups = await listBackups(folder);
  for (const backup of backups) {
    const { manifest } = (await readManifest(backup).catch(() => undefined)) ?? {};
    if (manifest?.databaseId && !newest.has(manifest.databaseId))
      newest.set(manifest.databaseId, `${backup} (${describeBackup(manifest)})`);
  }
  if (newest.size > 1) {
    throw new BackupError(
      `${folder} has backups of ${newest.size} databases: name one. The newest of each: ${[...newest.values()].join(', ')}`,
    );
  }
  const ahead = backups.filter(isDatedAhead);
  if (ahead.length > 0) {
    const [before] = backups.slice(ahead.length);
    throw new BackupError(
      `${folder} has backups that are dated later than now (${new Date().toISOString().slice(0, 10)}), so that nobody knows which is the newest: put the clock of this machine right, if it is wrong, else name one. The newest of now: ${before ?? 'none'}; dated ahead: ${ahead[0]}`,
    );
  }
  return backups[0] ?? folder;
}

/** How much of what people look for first is in a backup. */
export function describeBackup({ tables }: Manifest): string {
  const businesses = tables.find(({ name }) => name === 'businesses')?.rows ?? 0;
  return `${businesses.toLocaleString('en-IN')} businesses`;
}

/**
 * Reads a whole backup and compares each file with its checksum; nothing is written anywhere.
 * @param password what it was sealed with.
 * @throws BackupError when it is damaged, incomplete, sealed with another key or of a newer version.
 */
export async function verifyBackup(folder: string, password: string | undefined): Promise<WholeBackup> {
  const { manifest, text, signature } = await readManifest(folder);
  const key = openWith(manifest, text, signature, password);
  requireOlder(manifest);
  await requireChecksums(folder, manifest);
  return { folder, manifest, key };
}

function openWith({ encryption }: Manifest, text: string, signature: string | undefined, password: string | undefined) {
  if (!encryption) return undefined;
  if (password === undefined) throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with');
  const key = deriveKey(password, Buffer.from(encryption.salt, 'hex'));
  if (!signature || !isSignedBy(key, text, signature)) {
    throw new BackupError('BACKUP_KEY is not the key that the backup was made with, or its manifest was changed');
  }
  return key;
}

function requireOlder({ migrations, queueVersion, version }: Manifest) {
  const known = new Set(knownMigrations());
  const unknown = migrations.find((migration) => !known.has(migration));
  if (unknown) throw new BackupError(`The backup was made by a newer version (${version}, migration ${unknown}): restore it with that one`);
  if (queueVersion !== null && queueVersion > queueStatements().version) {
    throw new BackupError(`The backup was made by a newer version (${version}, queues ${queueVersion}): restore it with that one`);
  }
}

async function requireChecksums(folder: string, manifest: Manifest) {
  const damaged = (name: string) => new BackupError(`The backup is damaged or incomplete: ${name} is not as it was written`);
  const list = await measureFile(path.join(folder, CHECKSUMS)).catch(() => undefined);
  if (list?.sha256 !== manifest.files.sha256) throw damaged(CHECKSUMS);
  const named = new Set<string>();
  let count = 0;
  for await (const { name, sha256 } of readChecksums(folder)) {
    count += 1;
    const found = await measureFile(path.join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== sha256) throw damaged(name);
    if (name.startsWith('database/')) named.add(name);
  }
  const absent = [...manifest.tables, ...manifest.queueTables].find((table) => !named.has(tableFile(table.name)));
  if (absent || count !== manifest.files.count) throw damaged(CHECKSUMS);
}
