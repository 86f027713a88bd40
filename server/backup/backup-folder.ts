import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { StoredFile } from '#server/backup/stored-file.ts';

/** What whoever called can put right: the message is one line that says so. */
export class BackupError extends Error {}

/** Another backup of the same database is being made. */
export class BackupUnderWay extends BackupError {}

/** Raised when an older version could not read what this one writes. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.sha256';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the rows before they were packed and sealed: the same rows have the same. */
  bytes: z.number(),
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.number(),
  version: z.string(),
  madeAt: z.iso.datetime(),
  postgresql: z.string(),
  /** What the database takes on the disk, indexes and all. */
  databaseBytes: z.number(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  queueVersion: z.number().nullable(),
  queueTables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  pictures: z.object({ files: z.number(), bytes: z.number(), missing: z.array(z.string()) }),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  encryption: z.object({ method: z.literal('scrypt, AES-256-GCM'), salt: z.string() }).nullable(),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = z.infer<typeof table>;

/** Where the rows of a table are in a backup. */
export function tableFile(name: string): string {
  return `database/${name.replaceAll('"', '')}.copy.zst`;
}

/** Where the statements that make the queues' tables are in a backup. */
export const QUEUES = 'database/queues.sql.zst';

const NAME = /^nirmaan-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
const UNFINISHED = /^\.unfinished-nirmaan-/;

/** A folder that nobody has finished for so long never will be. Milliseconds. */
const GIVEN_UP = 86_400_000;

export function backupName(at: Date): string {
  return `nirmaan-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
}

export function unfinishedName(name: string): string {
  return `.unfinished-${name}`;
}

/** The backups in a folder that were finished, newest first; none of a folder that is not there. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name) && existsSync(path.join(folder, name, MANIFEST)))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/** Removes all but the newest `keep` backups, and what killed runs have left. @returns the names of what was removed. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep).map((backup) => path.basename(backup));
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    if (Date.now() - (await stat(path.join(folder, name))).mtimeMs > GIVEN_UP) old.push(name);
  }
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
  return old;
}

/** When the newest backup of a folder was begun, in milliseconds; nothing when there is none. */
export async function lastBackupAt(folder: string): Promise<number | undefined> {
  const [newest] = await listBackups(folder);
  if (newest === undefined) return undefined;
  const iso = path.basename(newest).replace(/^nirmaan-(.{10}T..)-(..)-(..)-(...Z)$/, '$1:$2:$3.$4');
  return Date.parse(iso);
}

/** @throws BackupError when there is none that this version can read. */
export async function readManifest(backup: string): Promise<{ manifest: Manifest; text: string; signature: string | undefined }> {
  const text = await readFile(path.join(backup, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${backup} is not a backup: it has no ${MANIFEST}`);
  });
  const { signature, ...content } = parse(text);
  const format = z.object({ format: z.number() }).safeParse(content);
  if (format.success && format.data.format > FORMAT) {
    throw new BackupError(`The backup was made by a newer version (format ${format.data.format}): restore it with that one`);
  }
  const checked = manifestSchema.safeParse(content);
  if (!checked.success) throw new BackupError(`${path.join(backup, MANIFEST)} is damaged: ${checked.error.issues[0]?.message}`);
  return { manifest: checked.data, text: JSON.stringify(content), signature: typeof signature === 'string' ? signature : undefined };

  function parse(json: string): Record<string, unknown> {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
    } catch {
      throw new BackupError(`${path.join(backup, MANIFEST)} is damaged`);
    }
  }
}

/** The files of a backup as its list of checksums names them. */
export async function* readChecksums(backup: string): AsyncGenerator<Pick<StoredFile, 'name' | 'sha256'>> {
  const lines = createInterface({ input: createReadStream(path.join(backup, CHECKSUMS)) });
  for await (const line of lines) {
    const [, sha256 = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!name || path.isAbsolute(name) || name.split('/').includes('..'))
      throw new BackupError(`${CHECKSUMS} is damaged: ${line.slice(0, 200)}`);
    yield { sha256, name };
  }
}
