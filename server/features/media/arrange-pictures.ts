import { Refusal } from '#server/base/errors.ts';
import { pictureKey, waitingPictureKey } from '#server/features/media/media.ts';
import type { PictureUpload } from '#shared/schemas/uploads.ts';
import { messages } from '#shared/texts.ts';

/** Whether a picture of a form is new: others are addresses of pictures that stay. */
export function isUpload(image: PictureUpload): boolean {
  return keyOf(image) === undefined;
}

function keyOf(image: PictureUpload) {
  return typeof image === 'string' ? (pictureKey(image) ?? waitingPictureKey(image)) : undefined;
}

/**
 * The new list of keys: uploads stand where they were sent, addresses are those of pictures that stay.
 * @throws 400 for an address that is none of `kept`.
 */
export function arrangePictures(images: PictureUpload[], uploaded: string[], kept: string[]): string[] {
  const waiting = [...uploaded];
  const keys = images.map((image) => (isUpload(image) ? waiting.shift() : kept.find((key) => key === keyOf(image))));
  const known = keys.filter((key) => key !== undefined);
  if (known.length < keys.length) throw refuseImages(messages.unknownImage);
  return [...new Set(known)];
}

export function refuseImages(message: string) {
  return new Refusal(400, 'invalid_input', message, { errors: { images: message } });
}
