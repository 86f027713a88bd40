import { Refusal } from '#server/base/errors.ts';
import { chatText as messages } from '#shared/texts.ts';

export const chatRefusals = {
  notFound: () => new Refusal(404, 'chat_message_not_found', messages.notFound),
  pictureTooLarge: () => new Refusal(413, 'picture_too_large', messages.pictureTooLarge),
  pictureGone: () => new Refusal(410, 'picture_gone', messages.pictureGone),
};
