import { Refusal } from '#server/base/errors.ts';
import { catalogueMessages } from '#shared/texts.ts';

export const posterRefusals = {
  posterNotFound: () => new Refusal(404, 'poster_not_found', catalogueMessages.posterNotFound),
  daysReversed: () =>
    new Refusal(400, 'invalid_input', catalogueMessages.posterDaysReversed, { errors: { to: catalogueMessages.posterDaysReversed } }),
};
