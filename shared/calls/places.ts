import type { CallTable } from '#shared/calls/call-table.ts';
import { areaQuery, placeAnswer, placesAnswer, placesQuery, pointQuery } from '#shared/schemas/places.ts';

export const places = {
  'GET /places/autocomplete': {
    operationId: 'completePlace',
    summary: 'Places that begin so',
    tags: ['places'],
    querystring: placesQuery,
    response: { 200: placesAnswer },
  },
  'GET /places/within': {
    operationId: 'listPlacesWithin',
    summary: 'Localities of a city',
    tags: ['places'],
    querystring: areaQuery,
    response: { 200: placesAnswer },
  },
  'GET /places/reverse': {
    operationId: 'findPlaceAt',
    summary: 'The place at a position',
    tags: ['places'],
    querystring: pointQuery,
    response: { 200: placeAnswer },
  },
} satisfies CallTable;
