import type { Context, Viewer } from '#server/context.ts';
import { isOwnerOrModerator } from '#server/features/businesses/get-visible-business.ts';
import { findPictureOwner } from '#server/features/businesses/waiting-changes/queries.ts';
import { folders } from '#server/features/media/media.ts';
import { orNothing } from '#server/features/media/read-store.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(320|640|1280)\.webp$/;

/**
 * A photo that waits for the team, for its owner and the team.
 * @param file `<id>-<width>.webp`
 * @throws 404 for everybody else, as for one that is not there or waits no more; 503 when the store does not answer.
 */
export async function openWaitingPicture({ db, media }: Pick<Context, 'db' | 'media'>, viewer: Viewer, file: string): Promise<Uint8Array> {
  const [, id = '', width] = FILE.exec(file) ?? [];
  const key = `${folders.waiting}/${id}`;
  const owner = id && viewer.kind !== 'visitor' ? await findPictureOwner(db, key) : undefined;
  if (!owner || !isOwnerOrModerator(viewer, owner)) throw pictureRefusals.pictureNotFound();
  const bytes = await orNothing(() => media.disk.getBytes(`${key}-${width}.webp`));
  if (!bytes) throw pictureRefusals.pictureNotFound();
  return bytes;
}
