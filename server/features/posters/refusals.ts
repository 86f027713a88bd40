import { Refusal } from '#server/base/errors.ts';
import { catalogueMessages } from '#shared/texts.ts';

export const posterRefusals = {
  posterNotFound: () => new Refusal(404, 'poster_not_found', catalogueMessages.posterNotFound),
};
