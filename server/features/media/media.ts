import path from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '#server/base/config.ts';
import { MediaFolder, PRIVATE } from '#server/features/media/media-folder.ts';
import { createPictureProcess, type PictureProcess, type PictureProcessOptions } from '#server/features/media/pictures/picture-process.ts';

/** Every picture is kept in these widths, in pixels (docs/product/rules.md, 'Uploads'). */
export const widths = {
  business: [320, 640, 1280],
  poster: [640, 1280, 1600],
  blog: [320, 640, 1280],
  review: [320, 640, 1280],
  private: [320, 1280],
  // It becomes one of a business, with the same files.
  waiting: [320, 640, 1280],
} as const;

export type PictureKind = keyof typeof widths;

/**
 * Where the pictures of a kind are; `demo/` is drawn by the program itself and shared by many rows. What is private lies a folder
 * deeper, where no name that everybody may ask for leads (`PUBLIC_FILE`).
 */
export const folders: Record<PictureKind, string> = {
  business: 'businesses',
  poster: 'posters',
  blog: 'blogs',
  review: 'reviews',
  private: `${PRIVATE}/pictures`,
  waiting: `${PRIVATE}/waiting`,
};

/** Where copies of pictures lie that can be brought back, each under the key that it had: nobody sees them meanwhile. */
export const REMOVED = `${PRIVATE}/removed`;

/** Where documents lie, sealed, each as one file that its id names. */
export const DOCUMENTS = `${PRIVATE}/documents`;

/** The file of a document. */
export const documentFile = (id: string) => `${DOCUMENTS}/${id}`;

/** Whether a file is a document's. */
export const isDocument = (file: string) => file.startsWith(`${DOCUMENTS}/`);

/** Every folder of pictures and documents that are stored. */
export const pictureFolders: readonly string[] = [...Object.values(folders), REMOVED, DOCUMENTS];

/** The key of the copy of a picture that can be brought back. */
export const removedKey = (key: string) => `${REMOVED}/${key}`;

/** The files that are served to everybody. */
export const PUBLIC_FILE = /^[a-z]+\/[a-z0-9-]+-\d+\.webp$/;

export interface Media {
  disk: Disk;
  /** Folder of the files where they are on this machine; none when a bucket keeps them. */
  folder: string | undefined;
  /** What unpacks and makes them. Nothing runs before the first. */
  pictures: PictureProcess;
}

/** Where pictures are kept: a folder, or a bucket when the settings name one (STORAGE=s3). */
export async function createMedia(
  { DATA_DIR, S3 }: Pick<Config, 'DATA_DIR'> & Partial<Pick<Config, 'S3'>>,
  options?: PictureProcessOptions,
): Promise<Media> {
  const pictures = createPictureProcess(options);
  if (S3) {
    // The client is large and slow to load: only those who use it pay for it.
    const { createBucketDriver } = await import('#server/features/media/bucket.ts');
    return { folder: undefined, disk: new Disk(createBucketDriver(S3)), pictures };
  }
  const folder = path.join(DATA_DIR, 'media');
  return { folder, disk: new Disk(new MediaFolder(folder)), pictures };
}

/** The key that a picture has once it waits no more. */
export const shownKey = (key: string) => key.replace(folders.waiting, folders.business);

/** Whether a picture waits for the team. */
export const isWaiting = (key: string) => key.startsWith(`${folders.waiting}/`);

/** Where its owner and the team see a picture that waits. */
export function waitingUrl(key: string, width: number): string {
  return `/api/v1/waiting-picture/${key.slice(folders.waiting.length + 1)}-${width}.webp`;
}

/** Root-relative address of a kept picture: pages make their srcset from it by replacing the width. */
export function pictureUrl(key: string, width: number): string {
  return `/media/${key}-${width}.webp`;
}

/** The key of the picture at an address that `pictureUrl` made, on whatever host; nothing for any other text. */
export function pictureKey(url: string): string | undefined {
  return /(?:^|^https?:\/\/[^/]+)\/media\/([a-z]+\/[a-z0-9-]+)-\d+\.webp$/.exec(url)?.[1];
}

/** The same for an address that `waitingUrl` made. */
export function waitingPictureKey(url: string): string | undefined {
  const name = /(?:^|^https?:\/\/[^/]+)\/api\/v1\/waiting-picture\/([a-z0-9-]+)-\d+\.webp$/.exec(url)?.[1];
  return name && `${folders.waiting}/${name}`;
}

/** The files of a kept picture, or the one of a document; none for a key that is not of a stored kind. */
export function filesOf(key: string): string[] {
  if (isDocument(key)) return [key];
  if (key.startsWith(`${REMOVED}/`)) return filesOf(key.slice(REMOVED.length + 1)).map(removedKey);
  const kind = kindOf(key);
  return kind === undefined ? [] : widths[kind].map((width) => `${key}-${width}.webp`);
}

/** The key that a file is a width of. */
export function keyOfFile(file: string): string {
  return file.replace(/-\d+\.webp$/, '');
}

function kindOf(key: string) {
  return (Object.keys(folders) as PictureKind[]).find((kind) => key.startsWith(`${folders[kind]}/`));
}
