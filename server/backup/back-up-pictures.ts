import { appendFile, link, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CHECKSUMS, readChecksums } from '#server/backup/backup-folder.ts';
import { onConnection } from '#server/backup/one-connection.ts';
import { type StoredFile, storeFile } from '#server/backup/stored-file.ts';
import { listFiles, listReferencedFiles } from '#server/features/media/list-files.ts';
import { DOCUMENTS, type Media, pictureFolders } from '#server/features/media/media.ts';
import { isMissing } from '#server/features/media/read-store.ts';

/** Files on their way at once. */
const AT_ONCE = 8;
const BATCH = 1_000;

/** A younger file may still be being written. Its row, if one comes, is in the snapshot that follows. Milliseconds. */
const SETTLED = 60_000;

export interface PictureCopy {
  files: number;
  bytes: number;
}

export interface PictureTarget {
  media: Media;
  /** The unfinished backup. */
  folder: string;
  key: Buffer | undefined;
  /** The backup before, when its pictures are sealed with the same key: what it has is linked, not copied. */
  previous: string | undefined;
}

/** Copies pictures into a backup, and documents into a sealed one: a name always means the same file, so each is copied once. */
export async function createPictureCopy({ media, folder, key, previous }: PictureTarget) {
  const known = new Map<string, string>();
  if (previous) {
    for await (const { name, sha256 } of readChecksums(previous)) if (name.startsWith('media/')) known.set(name, sha256);
  }
  const copied = new Set<string>();
  const total: PictureCopy = { files: 0, bytes: 0 };

  /** Copies what the store has now and is surely whole. */
  async function copyStored() {
    for (const kind of key ? pictureFolders : pictureFolders.filter((folder) => folder !== DOCUMENTS)) {
      for await (const files of listFiles(media, kind, BATCH)) {
        await copyFiles(
          files.map(({ key: file }) => file),
          { settled: true },
        );
      }
    }
  }

  /** Copies what rows of the snapshot refer to and is not there yet. @returns the files that the store does not have. */
  async function copyReferenced(client: pg.Client): Promise<string[]> {
    const missing: string[] = [];
    for await (const files of listReferencedFiles(onConnection(client), key ? [] : ['document'])) missing.push(...(await copyFiles(files)));
    return missing;
  }

  async function copyFiles(files: string[], { settled = false } = {}): Promise<string[]> {
    const missing: string[] = [];
    const added: StoredFile[] = [];
    const waiting = [...new Set(files)].filter((file) => !copied.has(file));
    const work = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (settled && !(await isSettled(file))) continue;
        const stored = (await linkFile(file)) ?? (await copyFile(file));
        if (!stored) missing.push(file);
        else {
          copied.add(file);
          added.push(stored);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    total.files += added.length;
    for (const { bytes } of added) total.bytes += bytes;
    await appendFile(path.join(folder, CHECKSUMS), added.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''));
    return missing;
  }

  /** A bucket has whole files alone. */
  async function isSettled(file: string) {
    if (media.folder === undefined) return true;
    const written = await stat(path.join(media.folder, file)).catch(() => undefined);
    return written !== undefined && Date.now() - written.mtimeMs > SETTLED;
  }

  async function linkFile(file: string): Promise<StoredFile | undefined> {
    const name = `media/${file}`;
    const sha256 = known.get(name);
    if (!previous || sha256 === undefined) return undefined;
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await link(path.join(previous, name), target);
      return { name, sha256, bytes: (await stat(target)).size };
    } catch {
      // Another file system, or one without links.
      return undefined;
    }
  }

  async function copyFile(file: string): Promise<StoredFile | undefined> {
    try {
      return (await storeFile(folder, `media/${file}`, () => media.disk.getStream(file), { key })).file;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return { copyStored, copyReferenced, total };
}
