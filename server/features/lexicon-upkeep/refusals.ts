import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { serviceRefusals } from '#server/features/services/refusals.ts';
import { sayingMessages } from '#shared/texts.ts';

/** What is wrong with a saying that has the right letters. */
const wrongSaying = (status: number, code: string, message: string) => new Refusal(status, code, message, { errors: { saying: message } });

export const sayingRefusals = {
  sayingNotFound: () => new Refusal(404, 'saying_not_found', sayingMessages.sayingNotFound),
  sayingKnown: () => wrongSaying(409, 'already_taken', sayingMessages.sayingKnown),
  sayingIsService: (service: string) => wrongSaying(409, 'saying_is_service', sayingMessages.sayingIsService(service)),
  sayingIsPlace: (place: string) => wrongSaying(409, 'saying_is_place', sayingMessages.sayingIsPlace(place)),
  sayingIsName: (name: string) => new Refusal(409, 'saying_is_name', sayingMessages.sayingIsName(name)),
  sayingSaysNothing: () => wrongSaying(400, 'saying_says_nothing', sayingMessages.sayingSaysNothing),
  sayingPlaceUnknown: () =>
    new Refusal(400, 'place_unknown', sayingMessages.placeUnknown, { errors: { city: sayingMessages.placeUnknown } }),
  tooManySayings: () => new Refusal(409, 'too_many_sayings', sayingMessages.tooManySayings),
};

declareConstraints({
  sayings__saying_service_id: () => sayingRefusals.sayingKnown(),
  sayings__saying_city_state: () => sayingRefusals.sayingKnown(),
  sayings__service_id_fkey: serviceRefusals.serviceNotFound,
  refused_proposals__service_id_fkey: serviceRefusals.serviceNotFound,
});
