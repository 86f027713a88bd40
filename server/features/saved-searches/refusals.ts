import { Refusal } from '#server/base/errors.ts';
import { savedSearchMessages } from '#shared/texts.ts';

export const savedSearchRefusals = {
  savedSearchNotFound: () => new Refusal(404, 'saved_search_not_found', savedSearchMessages.notFound),
  deadSearchLink: () => new Refusal(400, 'dead_search_link', savedSearchMessages.deadLink),
  brokenSearchLink: () => new Refusal(400, 'broken_search_link', savedSearchMessages.brokenLink),
  tooManySavedSearches: () => new Refusal(409, 'too_many_saved_searches', savedSearchMessages.tooMany),
  unknownSearchPlace: () =>
    new Refusal(400, 'place_unknown', savedSearchMessages.unknownPlace, { errors: { city: savedSearchMessages.unknownPlace } }),
  unknownSearchService: () =>
    new Refusal(400, 'service_unknown', savedSearchMessages.unknownService, { errors: { service: savedSearchMessages.unknownService } }),
};
