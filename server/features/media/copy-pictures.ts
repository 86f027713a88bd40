import { filesOf, type Media, removedKey, shownKey } from '#server/features/media/media.ts';
import { orNothing, orRefuse } from '#server/features/media/read-store.ts';
import { PICTURE_HEADERS, PRIVATE_HEADERS } from '#server/features/media/store-pictures.ts';

type Store = Pick<Media, 'disk'>;

/**
 * Copies pictures to where nobody sees them, so that they can be brought back. Those that the program draws itself need no copy, and what is
 * not there is left out.
 * @throws 503 when the store does not answer.
 */
export async function keepCopies({ disk }: Store, keys: readonly string[]): Promise<void> {
  await copyFiles({ disk }, keys, (key) => ({ from: key, to: removedKey(key) }), PRIVATE_HEADERS);
}

/**
 * Copies such pictures back to where pages show them.
 * @throws 503 when the store does not answer.
 */
export async function bringCopiesBack({ disk }: Store, keys: readonly string[]): Promise<void> {
  await copyFiles({ disk }, keys, (key) => ({ from: removedKey(key), to: key }), PICTURE_HEADERS);
}

/**
 * Copies pictures that waited to where pages show them.
 * @throws 503 when the store does not answer.
 */
export async function showWaiting({ disk }: Store, keys: readonly string[]): Promise<void> {
  await copyFiles({ disk }, keys, (key) => ({ from: key, to: shownKey(key) }), PICTURE_HEADERS);
}

async function copyFiles(
  { disk }: Store,
  keys: readonly string[],
  way: (key: string) => { from: string; to: string },
  headers: typeof PICTURE_HEADERS,
) {
  for (const { from, to } of keys.map(way)) {
    const targets = filesOf(to);
    for (const [index, file] of filesOf(from).entries()) {
      const bytes = await orNothing(() => disk.getBytes(file));
      if (bytes) await orRefuse(disk.put(targets[index] as string, bytes, headers));
    }
  }
}
