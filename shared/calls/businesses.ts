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
  'GET /contractor/search': {
    operationId: 'searchBusinesses',
    summary: 'Search businesses by words, service and place',
    tags,
    querystring: searchQuery,
    response: { 200: searchAnswer },
  },
  'GET /contractor/get-all': {
    operationId: 'listBusinesses',
    summary: 'All approved businesses',
    tags,
    querystring: listingQuery,
    response: { 200: listingAnswer },
  },
  'GET /contractor/get/some': {
    operationId: 'listBusinessesByIds',
    summary: 'Some businesses by their ids',
    tags,
    description: 'Approved businesses by their ids, in that order, at most 50.',
    querystring: someQuery,
    response: { 200: someAnswer },
  },
  'GET /contractor/get/most-liked': {
    operationId: 'listMostLikedBusinesses',
    summary: 'The businesses that are liked most',
    tags,
    querystring: mostLikedQuery,
    response: { 200: mostLikedAnswer },
  },
  'GET /contractor/get-details/:id': {
    operationId: 'getBusinessDetails',
    summary: 'One business with its phone number, which counts as a look',
    tags,
    params: byId,
    response: { 200: detailsAnswer },
  },
  'POST /contractor/show-phone/:id': {
    operationId: 'showBusinessPhone',
    signedIn: 'always',
    summary: 'Show the phone number of a business, which counts as a look',
    tags,
    params: byId,
    response: { 200: phoneViewAnswer },
  },
} satisfies CallTable;
