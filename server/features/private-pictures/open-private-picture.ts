import type { Context, Viewer } from '#server/context.ts';
import { orNothing } from '#server/features/media/read-store.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';
import { isPass } from '#server/features/private-pictures/picture-pass.ts';
import { selectKeyByLink, selectKeyFor } from '#server/features/private-pictures/queries.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(320|1280)\.webp$/;

/**
 * A private picture, for who asked, the owners of the businesses that were asked, the team, and whoever a signed link showed it to.
 * @param file `<id>-<width>.webp`
 * @throws 404 for everybody else, as for a picture that is not there; 503 when the store does not answer.
 */
export async function openPrivatePicture(
  { db, media, signer }: Context,
  viewer: Viewer,
  file: string,
  pass: string | undefined,
): Promise<Uint8Array> {
  const [, id = '', width] = FILE.exec(file) ?? [];
  if (!id) throw pictureRefusals.pictureNotFound();
  const shown = pass !== undefined && isPass(signer, id, pass) ? await selectKeyByLink(db, id) : undefined;
  const key = shown ?? (await selectKeyFor(db, id, viewer));
  const bytes = key && (await orNothing(() => media.disk.getBytes(`${key}-${width}.webp`)));
  if (!bytes) throw pictureRefusals.pictureNotFound();
  return bytes;
}
