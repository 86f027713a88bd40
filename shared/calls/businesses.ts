import { byId, type CallTable } from '#shared/calls/call-table.ts';
import {
  detailsAnswer,
  listingAnswer,
  listingQuery,
  mostLikedAnswer,
  mostLikedQuery,
  phoneViewAnswer,
  searchAnswer,
  searchQuery,
  someAnswer,
  someQuery,
} from '#shared/schemas/businesses.ts';

const tags = ['businesses'];

export const businesses = {
  'GET /contractor/search': { tags, querystring: searchQuery, response: { 200: searchAnswer } },
  'GET /contractor/get-all': { tags, querystring: listingQuery, response: { 200: listingAnswer } },
  'GET /contractor/get/some': {
    tags,
    description: 'Approved businesses by their ids, in that order, at most 50.',
    querystring: someQuery,
    response: { 200: someAnswer },
  },
  'GET /contractor/get/most-liked': { tags, querystring: mostLikedQuery, response: { 200: mostLikedAnswer } },
  'GET /contractor/get-details/:id': { tags, params: byId, response: { 200: detailsAnswer } },
  'POST /contractor/show-phone/:id': { tags, params: byId, response: { 200: phoneViewAnswer } },
} satisfies CallTable;
