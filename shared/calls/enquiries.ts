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
    operationId: 'sendEnquiry',
    summary: 'Send an enquiry to a business, or to the team',
    tags: ['enquiries'],
    description: 'Without the id, or with undefined or null in its place, it is a general enquiry to the team of the site.',
    params: z.object({ businessId: z.optional(z.string()) }),
    body: enquiryInput,
    response: { 201: enquirySentAnswer },
  },
  'GET /contractor/enquiries': {
    operationId: 'listReceivedEnquiries',
    summary: 'Enquiries that the business received',
    tags,
    querystring: enquiriesQuery,
    response: { 200: enquiriesAnswer },
  },
  'GET /contractor/enquiries/export': {
    operationId: 'exportReceivedEnquiries',
    summary: 'Enquiries that the business received, as CSV',
    tags,
    querystring: exportQuery,
    produces: ['text/csv'],
  },
  'PUT /contractor/enquiries/:id': {
    operationId: 'updateReceivedEnquiry',
    summary: 'Change the state or the note of a received enquiry',
    tags,
    params: byId,
    body: enquiryStatusInput,
    response: { 200: enquiryAnswer },
  },
} satisfies CallTable;
