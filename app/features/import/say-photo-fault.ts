import { importLimits } from '#shared/import-limits.ts';
import { limits } from '#shared/limits.ts';
import type { PhotoFault } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

const FAULTS: Record<PhotoFault, () => string> = {
  unreached: () => importText.photoUnreached,
  refused: () => importText.photoRefused,
  redirects: () => importText.photoRedirects,
  notPublic: () => importText.photoNotPublic,
  page: () => importText.photoPage,
  notPhoto: () => importText.photoNotPhoto,
  damaged: () => importText.photoDamaged,
  tooLarge: () => importText.photoTooLarge(importLimits.photoBytes / 1024 / 1024),
  tooManyPixels: () => importText.photoTooManyPixels(limits.pictureMegapixels),
  noRoom: () => importText.photoNoRoom(limits.pictures),
  notInZip: () => importText.photoNotInZip,
  severalInZip: () => importText.photoSeveralInZip,
  hasAlready: () => importText.photoHasAlready,
};

/** Why a photo was not taken. */
export const sayPhotoFault = (because: PhotoFault): string => FAULTS[because]();
