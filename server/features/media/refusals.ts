import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const pictureRefusals = {
  pictureNotFound: () => new Refusal(404, 'picture_not_found', messages.pictureNotFound),
  unreadablePicture: () => new Refusal(400, 'unreadable_picture', messages.imageUnreadable),
  tooManyPixels: () => new Refusal(413, 'too_many_pixels', messages.imageTooManyPixels),
  notAPicture: () => new Refusal(415, 'not_a_picture', messages.imageNeitherJpegNorPng),
  picturesBusy: (retryAfter: number) => new Refusal(503, 'too_busy', messages.tooBusy, { retryAfter }),
};
