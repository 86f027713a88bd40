import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const placeRefusals = {
  placeNotFound: () => new Refusal(404, 'place_not_found', messages.placeNotFound),
};
