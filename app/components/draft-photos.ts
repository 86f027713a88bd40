import { clear, createStore, delMany, get, set, type UseStore } from 'idb-keyval';

interface Kept {
  at: number;
  photos: string[];
}

let store: UseStore | undefined;

/** One for all: photos are too large for the storage of texts. */
function open() {
  store ??= createStore('drafts', 'photos');
  return store;
}

/** Keeps the photos of a draft in the place of those before; none are forgotten. */
export async function keepPhotos(name: string, photos: readonly string[]): Promise<void> {
  const kept: Kept = { at: Date.now(), photos: [...photos] };
  await quietly(() => (photos.length > 0 ? set(name, kept, open()) : delMany([name], open())));
}

/** The photos of a draft. @param keptFor how old they may be, in milliseconds. */
export async function readPhotos(name: string, keptFor: number): Promise<readonly string[]> {
  const kept = await quietly(() => get<Kept>(name, open()));
  if (!kept) return [];
  if (Math.abs(Date.now() - kept.at) < keptFor) return kept.photos;
  await forgetPhotos([name]);
  return [];
}

/** Forgets the photos of drafts. @param names which; without them all. */
export async function forgetPhotos(names?: readonly string[]): Promise<void> {
  await quietly(() => (names ? delMany([...names], open()) : clear(open())));
}

/** What the database does; nothing where it is forbidden, full or broken. */
async function quietly<Given>(use: () => Promise<Given>): Promise<Given | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
