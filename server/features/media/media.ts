import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#server/config.ts';

/** Every picture is kept in these widths, in pixels (contract §5, uploads). */
export const widths = { business: [320, 640, 1280], poster: [640, 1280, 1600] } as const;

export interface Media {
  disk: Disk;
  /** Folder of the files where they are on this machine. */
  folder: string;
}

/** Where pictures are kept. */
export function createMedia(config: Pick<Config, 'DATA_DIR'>): Media {
  const folder = path.join(config.DATA_DIR, 'media');
  return { folder, disk: new Disk(new FSDriver({ location: folder, visibility: 'public' })) };
}

/** Root-relative address of a kept picture: pages make their srcset from it by replacing the width. */
export function pictureUrl(key: string, width: number): string {
  return `/media/${key}-${width}.webp`;
}
