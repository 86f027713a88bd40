import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { badLeadInput, quarantineAnswer, quarantineDecided, quarantineDecision, quarantineQuery } from '#shared/schemas/bad-leads.ts';
import { enquiryAnswer } from '#shared/schemas/enquiries.ts';

const tags = ['quarantine'];

export const badLeads = {
  'PUT /contractor/enquiries/:id/bad-lead': { tags: ['owner'], params: byId, body: badLeadInput, response: { 200: enquiryAnswer } },
  'GET /admin/quarantine/get': { tags, querystring: quarantineQuery, response: { 200: quarantineAnswer } },
  'PUT /admin/quarantine/update/:id': {
    tags,
    params: byId,
    body: quarantineDecision,
    response: { 200: quarantineDecided },
  },
} satisfies CallTable;
