import { Refusal } from '#server/base/errors.ts';
import { catalogueMessages } from '#shared/texts.ts';

export const priceRefusals = {
  priceNotFound: () => new Refusal(404, 'price_not_found', catalogueMessages.priceNotFound),
};
