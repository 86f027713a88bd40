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
  /** Which database it is of; unset in those of databases from before they had a name. */
  databaseId: z.uuid().optional(),
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

type Kept = 'in row' | 'apart';

/** What backups are called. Those that are put apart get their place in the row by losing the word. */
const NAMES: Record<Kept, RegExp> = {
  'in row': /^nirmaan-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/,
  apart: /^apart-nirmaan-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/,
};
const UNFINISHED = /^\.unfinished-nirmaan-/;

/** A folder that nobody has finished for so long never will be. Milliseconds. */
const GIVEN_UP = 86_400_000;

export function backupName(at: Date): string {
  return `nirmaan-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
}

export function apartName(name: string): string {
  return `apart-${name}`;
}

/** What a backup that was put apart is called when it is taken into the row. */
export function rowName(folder: string): string {
  return path.basename(folder).replace(/^apart-/, '');
}

export function unfinishedName(name: string): string {
  return `.unfinished-${name}`;
}

/** The backups in a folder that were finished, newest first, whichever database they are of; none of a folder that is not there. */
export async function listBackups(folder: string, kept: Kept = 'in row'): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAMES[kept].test(name) && existsSync(path.join(folder, name, MANIFEST)))
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}

/** What is found in a folder beside a database's own backups. */
export interface Neighbours {
  /** Backups of other databases, or of ones that have no name. */
  others: number;
  /** The database's own that are dated later than the one that was just made: its machine's clock was wrong, or is. */
  later: number;
}

/**
 * The backups of one database in a folder, newest first.
 * @param kept those in their row, or those that were put apart.
 */
export async function listBackupsOf(folder: string, databaseId: string, kept: Kept = 'in row'): Promise<string[]> {
  const backups = await listBackups(folder, kept);
  const ids = await Promise.all(backups.map(async (backup) => (await readManifest(backup).catch(() => undefined))?.manifest.databaseId));
  return backups.filter((_, index) => ids[index] === databaseId);
}

/**
 * Removes all but the newest `keep` backups of a database, those that were put apart counted by themselves, and what killed runs have
 * left. Backups of other databases stay, and so do those that a wrong clock has dated after `made`, the one that was just made.
 * @returns the names of what was removed, and what else is there.
 */
export async function pruneBackups(
  folder: string,
  { keep, databaseId, made }: { keep: number; databaseId: string | undefined; made: string },
): Promise<{ removed: string[]; neighbours: Neighbours }> {
  const own = databaseId === undefined ? [] : await listBackupsOf(folder, databaseId);
  const counted = own.filter((backup) => path.basename(backup) <= made);
  const apart = databaseId === undefined ? [] : await listBackupsOf(folder, databaseId, 'apart');
  const neighbours = { others: (await listBackups(folder)).length - own.length, later: own.length - counted.length };
  const old = [...counted.slice(keep), ...apart.slice(keep)].map((backup) => path.basename(backup));
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    if (Date.now() - (await stat(path.join(folder, name))).mtimeMs > GIVEN_UP) old.push(name);
  }
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true });
  return { removed: old, neighbours };
}

/** So far the clocks of machines that make backups and look at them may be apart. Milliseconds. */
const APART = 3_600_000;

/** The latest that a backup may be dated now by a clock that is right. */
export function latestDate(): Date {
  return new Date(Date.now() + APART);
}

/** Whether a backup is dated later than now: by a clock that ran ahead, or that of this machine is behind. */
export function isDatedAhead(backup: string): boolean {
  return path.basename(backup) > backupName(latestDate());
}

/**
 * When the newest backup of a database in a folder was begun, and its size; nothing when there is none. Of one that is dated later than now
 * nobody knows how old it is.
 */
export async function findNewest(folder: string, databaseId: string): Promise<{ at: Date; bytes: number } | undefined> {
  const newest = (await listBackupsOf(folder, databaseId)).find((backup) => !isDatedAhead(backup));
  if (newest === undefined) return undefined;
  const iso = path.basename(newest).replace(/^nirmaan-(.{10}T..)-(..)-(..)-(...Z)$/, '$1:$2:$3.$4');
  return { at: new Date(iso), bytes: (await readManifest(newest)).manifest.files.bytes };
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
