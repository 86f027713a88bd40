import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const removedRefusals = {
  /** It was brought back, forgotten, or never kept. */
  notKept: () => new Refusal(404, 'removed_not_found', messages.removedNotFound),
  keptNoLonger: () => new Refusal(410, 'removed_too_long', messages.removedTooLong),
  placeGone: () => new Refusal(409, 'removed_place_gone', messages.removedPlaceGone),
};
