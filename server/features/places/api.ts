import { refusals } from '#server/errors.ts';
import { reverseGeocode } from '#server/features/places/reverse-geocode.ts';
import { suggestPlaces } from '#server/features/places/suggest-places.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { placeAnswer, placesAnswer, placesQuery, pointQuery } from '#shared/schemas/places.ts';

export async function placeCalls(app: App) {
  app.get(
    '/places/autocomplete',
    { schema: { tags: ['places'], querystring: placesQuery, response: { 200: placesAnswer } } },
    async ({ query }) => ({ success: true as const, data: suggestPlaces(app.context.gazetteer, query.q, query.limit) }),
  );

  app.get(
    '/places/reverse',
    { schema: { tags: ['places'], querystring: pointQuery, response: { 200: placeAnswer } } },
    async ({ query }) => {
      const place = reverseGeocode(app.context.gazetteer, query.lat, query.lng);
      if (!place) throw refusals.placeNotFound();
      return { success: true as const, data: place };
    },
  );
}
