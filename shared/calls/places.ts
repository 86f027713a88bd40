import type { CallTable } from '#shared/calls/call-table.ts';
import { areaQuery, placeAnswer, placesAnswer, placesQuery, pointQuery } from '#shared/schemas/places.ts';

export const places = {
  'GET /places/autocomplete': { tags: ['places'], querystring: placesQuery, response: { 200: placesAnswer } },
  'GET /places/within': { tags: ['places'], querystring: areaQuery, response: { 200: placesAnswer } },
  'GET /places/reverse': { tags: ['places'], querystring: pointQuery, response: { 200: placeAnswer } },
} satisfies CallTable;
