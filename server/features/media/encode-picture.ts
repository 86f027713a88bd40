import { currentAsker } from '#server/base/asker.ts';
import { refusals } from '#server/base/errors.ts';
import { QueueFull } from '#server/base/limiter.ts';
import { WaitTooLong } from '#server/features/media/pictures/fair-queue.ts';
import { type PictureProcess, PictureRefused, PicturesAway } from '#server/features/media/pictures/picture-process.ts';
import { pictureRefusals } from '#server/features/media/refusals.ts';

const SIGNATURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

const REFUSALS = {
  'not a picture': pictureRefusals.notAPicture,
  'too many pixels': pictureRefusals.tooManyPixels,
  unreadable: pictureRefusals.unreadablePicture,
};

/**
 * Gives a picture that somebody sent as WebP in each width (`pictures/picture-work.ts`).
 * @returns a file for each width.
 * @throws 415 when it is no JPEG or PNG by content, 413 when it has too many pixels, 400 when it is damaged, 503 when too many wait.
 */
export async function encodePicture(pictures: PictureProcess, bytes: Buffer, sizes: readonly number[]): Promise<Map<number, Buffer>> {
  if (!SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature))) throw pictureRefusals.notAPicture();
  return orAway(pictures.encode(bytes, sizes)).catch((error) => {
    throw error instanceof PictureRefused ? REFUSALS[error.fault]() : error;
  });
}

/** @throws 503 when too many wait, or there is nothing that works on pictures. */
export async function orAway<Result>(working: Promise<Result>): Promise<Result> {
  return working.catch((error) => {
    throw toUnavailable(error);
  });
}

/**
 * Counts pictures that somebody is about to send, and looks whether they would be begun in time.
 * @throws 429 for more than an hour has, 503 with the time after which to come back.
 */
export async function admitPictures(pictures: PictureProcess, count: number): Promise<void> {
  if (count === 0) return;
  await currentAsker().countPictures?.(count);
  try {
    pictures.admit();
  } catch (error) {
    throw toUnavailable(error);
  }
}

function toUnavailable(error: unknown) {
  if (error instanceof WaitTooLong) return pictureRefusals.picturesBusy(error.seconds);
  return error instanceof QueueFull || error instanceof PicturesAway ? refusals.unavailable() : error;
}
