import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { badLeadInput, quarantineAnswer, quarantineDecision, quarantineQuery } from '#shared/schemas/bad-leads.ts';
import { enquiryAnswer } from '#shared/schemas/enquiries.ts';

const tags = ['quarantine'];

export const badLeads = {
  'PUT /contractor/enquiries/:id/bad-lead': {
    operationId: 'markBadLead',
    summary: 'Mark an enquiry as not from a real customer',
    tags: ['owner'],
    params: byId,
    body: badLeadInput,
    response: { 200: enquiryAnswer },
  },
  'GET /admin/quarantine/get': {
    operationId: 'listQuarantinedEnquiries',
    summary: 'Enquiries that wait for the team',
    tags,
    querystring: quarantineQuery,
    response: { 200: quarantineAnswer },
  },
  'PUT /admin/quarantine/update/:id': {
    operationId: 'decideQuarantinedEnquiry',
    summary: 'Let an enquiry through, or refuse it',
    tags,
    params: byId,
    body: quarantineDecision,
    response: { 200: messageView },
  },
} satisfies CallTable;
