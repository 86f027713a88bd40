import { listPlacesWithin } from '#server/features/places/list-places-within.ts';
import { namesToKeep, placeNamesOf } from '#server/features/places/place-names.ts';
import { placeRefusals } from '#server/features/places/refusals.ts';
import { reverseGeocode } from '#server/features/places/reverse-geocode.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { Place } from '#shared/schemas/places.ts';

export async function placeCalls(app: App) {
  app.route({
    ...callOf('GET /places/autocomplete'),
    handler: async ({ query }) => ({
      success: true as const,
      data: suggestPlaces(app.context.gazetteer, query.q, query.limit).map(withNamesToKeep),
    }),
  });

  app.route({
    ...callOf('GET /places/within'),
    handler: async ({ query: { limit, ...area } }) => ({
      success: true as const,
      data: listPlacesWithin(app.context.gazetteer, area, limit).map(withNames),
    }),
  });

  app.route({
    ...callOf('GET /places/reverse'),
    handler: async ({ query }) => {
      const place = reverseGeocode(app.context.gazetteer, query.lat, query.lng);
      if (!place) throw placeRefusals.placeNotFound();
      return { success: true as const, data: withNamesToKeep(place) };
    },
  });
}

function withNames(place: Place): Place {
  return { ...place, ...placeNamesOf(asWritten(place)) };
}

function withNamesToKeep(place: Place): Place {
  return { ...place, ...namesToKeep(asWritten(place)) };
}

function asWritten({ city, state, formatted_address: written }: Place) {
  return { city, state, written };
}
