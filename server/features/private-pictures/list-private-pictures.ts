import type { Context } from '#server/context.ts';
import { passFor } from '#server/features/private-pictures/picture-pass.ts';
import { selectPictures } from '#server/features/private-pictures/queries.ts';
import type { PrivatePicture } from '#shared/schemas/private-pictures.ts';

/**
 * The pictures of requirements, or of messages, by the id of each that has some. Whoever may not see them is refused by the call that
 * serves them.
 * @param withPass for a page that a signed link opened: the addresses work for a day without an account.
 */
export async function listPrivatePictures(
  { db, signer }: Pick<Context, 'db' | 'signer'>,
  of: 'requirement_id' | 'message_id',
  ids: readonly string[],
  { withPass = false } = {},
): Promise<Map<string, PrivatePicture[]>> {
  const byOwner = new Map<string, PrivatePicture[]>();
  if (ids.length === 0) return byOwner;
  for (const { picture_id: id, owner_id } of await selectPictures(db, of, ids)) {
    const pass = withPass ? `?pass=${passFor(signer, id)}` : '';
    const address = (width: number) => `/api/v1/private-picture/${id}-${width}.webp${pass}`;
    byOwner.set(owner_id, [...(byOwner.get(owner_id) ?? []), { small: address(320), large: address(1280) }]);
  }
  return byOwner;
}
