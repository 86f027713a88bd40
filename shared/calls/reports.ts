import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reportAnswer, reportDecision, reportInput, reportsAnswer, reportsQuery } from '#shared/schemas/reports.ts';

const tags = ['reports'];

export const reports = {
  'POST /report/add': {
    operationId: 'addReport',
    summary: 'Report a business or a review',
    tags,
    body: reportInput,
    response: { 201: messageView },
  },
  'GET /report/admin/get': {
    operationId: 'listReports',
    summary: 'Reports that wait for the team',
    tags,
    querystring: reportsQuery,
    response: { 200: reportsAnswer },
  },
  'PUT /report/admin/update/:id': {
    operationId: 'decideReport',
    summary: 'Uphold or dismiss a report',
    tags,
    params: byId,
    body: reportDecision,
    response: { 200: reportAnswer },
  },
} satisfies CallTable;
