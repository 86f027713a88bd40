import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import {
  enquiriesAnswer,
  enquiriesQuery,
  enquiryAnswer,
  enquiryInput,
  enquirySentAnswer,
  enquiryStatusInput,
  exportQuery,
} from '#shared/schemas/enquiries.ts';

const tags = ['owner'];

export const enquiries = {
  'POST /send-enquiry/:businessId?': {
    tags: ['enquiries'],
    description: 'Without the id, or with undefined or null in its place, it is a general enquiry to the team of the site.',
    params: z.object({ businessId: z.optional(z.string()) }),
    body: enquiryInput,
    response: { 201: enquirySentAnswer },
  },
  'GET /contractor/enquiries': { tags, querystring: enquiriesQuery, response: { 200: enquiriesAnswer } },
  'GET /contractor/enquiries/export': { tags, querystring: exportQuery, produces: ['text/csv'] },
  'PUT /contractor/enquiries/:id': {
    tags,
    params: byId,
    body: enquiryStatusInput,
    response: { 200: enquiryAnswer },
  },
} satisfies CallTable;
