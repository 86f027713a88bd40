import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { listFiles, listReferencedFiles } from '#server/features/media/list-files.ts';
import { type Media, pictureFolders } from '#server/features/media/media.ts';
import { isMissing } from '#server/features/media/read-store.ts';
import { headersOf } from '#server/features/media/store-pictures.ts';

/** Files on their way at once. */
const AT_ONCE = 8;
const BATCH = 1_000;

export interface Move {
  from: Pick<Media, 'disk' | 'folder'>;
  to: Pick<Media, 'disk' | 'folder'>;
  /** Whether what has arrived is taken away where it came from. */
  isRemoval: boolean;
}

export interface Moved {
  copied: number;
  bytes: number;
  /** Files that were there already. */
  found: number;
  removed: number;
  /** Files that are not there as they were read; they stay where they were. */
  failed: { file: string; reason: string }[];
}

/**
 * Copies pictures between the folder and the bucket. What is there already is left, so it may be broken off and called again; what was
 * copied is read again and compared, and nothing is taken away that has not been. Those that the program draws stay: they are drawn anew.
 */
export async function movePictures({ from, to, isRemoval }: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, found: 0, removed: 0, failed: [] };
  for (const kind of pictureFolders) {
    for await (const batch of listFiles(from, kind, BATCH)) {
      const waiting = batch.map(({ key }) => key);
      const work = async () => {
        for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await moveFile({ from, to, isRemoval }, file, moved);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }
  return moved;
}

async function moveFile({ from, to, isRemoval }: Move, file: string, moved: Moved) {
  // A name always means the same picture: one that was cut off while it was written is shorter.
  if (!isRemoval && (await sizeOf(to, file)) === (await sizeOf(from, file))) {
    moved.found += 1;
    return;
  }
  const source = await bytesOf(from, file);
  // Its owner has replaced it meanwhile.
  if (!source) return;
  const there = await bytesOf(to, file);
  if (there && sameBytes(source, there)) moved.found += 1;
  else {
    await to.disk.put(file, source, headersOf(file));
    const arrived = await bytesOf(to, file);
    if (!arrived || !sameBytes(source, arrived)) {
      moved.failed.push({ file, reason: arrived ? `${arrived.length} bytes have arrived of ${source.length}` : 'it has not arrived' });
      return;
    }
    moved.copied += 1;
    moved.bytes += source.length;
  }
  if (!isRemoval) return;
  await settle(to, file);
  await from.disk.delete(file);
  moved.removed += 1;
}

const sameBytes = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);

const bytesOf = ({ disk }: Pick<Media, 'disk'>, file: string) => orMissing(disk.getBytes(file));

const sizeOf = ({ disk }: Pick<Media, 'disk'>, file: string) =>
  orMissing(disk.getMetaData(file).then(({ contentLength }) => contentLength));

function orMissing<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

/** A folder's file survives a power cut only when it was written through. */
async function settle({ folder }: Pick<Media, 'folder'>, file: string) {
  if (folder === undefined) return;
  const handle = await open(path.join(folder, file), 'r');
  await handle.sync();
  await handle.close();
}

/** How many files of pictures a store has. */
export async function countPictures({ disk }: Pick<Media, 'disk'>): Promise<number> {
  let files = 0;
  for (const kind of pictureFolders) for await (const batch of listFiles({ disk }, kind, BATCH)) files += batch.length;
  return files;
}

/** The files that rows name and a store has not. */
export async function listMissing({ disk }: Pick<Media, 'disk'>, db: Kysely<DB>): Promise<string[]> {
  const there = new Set<string>();
  for (const kind of pictureFolders)
    for await (const batch of listFiles({ disk }, kind, BATCH)) for (const { key } of batch) there.add(key);
  const missing: string[] = [];
  for await (const files of listReferencedFiles(db)) missing.push(...files.filter((file) => !there.has(file)));
  return missing;
}
