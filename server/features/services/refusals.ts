import { alreadyTaken, declareConstraints, Refusal } from '#server/base/errors.ts';
import { catalogueMessages, messages } from '#shared/texts.ts';

export const serviceRefusals = {
  serviceNotFound: () => new Refusal(404, 'service_not_found', messages.serviceNotFound),
  serviceInUse: (businesses: number) => new Refusal(409, 'service_in_use', catalogueMessages.serviceInUse(businesses)),
};

declareConstraints({
  services__name: () => alreadyTaken('name', catalogueMessages.serviceTaken),
});
