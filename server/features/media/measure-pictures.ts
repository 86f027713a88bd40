import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Media } from '#server/features/media/media.ts';

/**
 * How many bytes the pictures take on this machine: every file is looked at, one after the other, so that nobody waits for it.
 * @returns nothing where a bucket keeps them, which tells its owner itself.
 */
export async function measurePictures({ folder }: Pick<Media, 'folder'>): Promise<number | null> {
  if (folder === undefined) return null;
  const entries = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // Nothing was stored yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let bytes = 0;
  for await (const entry of entries) {
    // One that has gone meanwhile takes nothing.
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}
