import type { Context, Viewer } from '#server/context.ts';
import { Refusal, refusals } from '#server/errors.ts';
import { findPoint } from '#server/features/accounts/contractors/find-point.ts';
import { getOwnBusiness } from '#server/features/accounts/contractors/get-own-business.ts';
import { insertEdit, lockProfile, type Profile, updateProfile } from '#server/features/accounts/contractors/queries.ts';
import { requireViewer } from '#server/features/accounts/sessions/require-viewer.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { pictureKey } from '#server/features/media/media.ts';
import { removePictures, savePictures } from '#server/features/media/store-pictures.ts';
import { messages } from '#shared/messages.ts';
import type { ContractorEdit, OwnBusiness } from '#shared/schemas/contractors.ts';
import type { PictureUpload } from '#shared/schemas/uploads.ts';

/**
 * Changes the signed-in contractor's own business. An approved one stays approved; what changed is kept for the admin
 * (contract §5, 'Visibility').
 * @throws 401, 403; 409 when the phone number is another's; what is wrong with a picture (server/features/media).
 */
export async function editContractor(context: Context, viewer: Viewer, edit: ContractorEdit): Promise<OwnBusiness> {
  const { businessId } = requireViewer(viewer, 'contractor');
  const { images, shortDescription, phoneNo, lat, lng, ...fields } = edit;
  const uploads = images?.filter(isUpload) ?? [];
  const removed = await savePictures(context.media, uploads, 'business', (keys) =>
    context.db.transaction().execute(async (transaction) => {
      const before = await lockProfile(transaction, businessId);
      if (!before) throw refusals.notSignedIn();
      const after: Profile = {
        ...fields,
        ...(isElsewhere(before, edit) ? findPoint(context, edit) : { lat: before.lat, lng: before.lng }),
        phone_no: phoneNo,
        short_description: shortDescription,
        images: images ? arrange(images, keys, before.images) : before.images,
      };
      if (after.images.length === 0) throw refuseImages(messages.uploadImage);
      const changes = changesOf(before, after);
      if (Object.keys(changes).length > 0) {
        await updateProfile(transaction, businessId, after);
        await insertEdit(transaction, businessId, changes);
      }
      return before.images.filter((key) => !after.images.includes(key));
    }),
  );
  await removePictures(context.media, removed);
  return getOwnBusiness(context, viewer);
}

function isUpload(image: PictureUpload) {
  return keyOf(image) === undefined;
}

function keyOf(image: PictureUpload) {
  return typeof image === 'string' ? pictureKey(image) : undefined;
}

/** The new list of keys: uploads stand where they were sent, addresses are those of pictures that stay. */
function arrange(images: PictureUpload[], uploaded: string[], kept: string[]): string[] {
  const waiting = [...uploaded];
  const keys = images.map((image) => (isUpload(image) ? waiting.shift() : kept.find((key) => key === keyOf(image))));
  const known = keys.filter((key) => key !== undefined);
  if (known.length < keys.length) throw refuseImages(messages.unknownImage);
  return [...new Set(known)];
}

function isElsewhere(before: Pick<Profile, 'address' | 'city' | 'state'>, edit: ContractorEdit) {
  return edit.lat !== undefined || before.address !== edit.address || before.city !== edit.city || before.state !== edit.state;
}

function refuseImages(message: string) {
  return new Refusal(400, 'invalid_input', message, { errors: { images: message } });
}
