import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reportAnswer, reportDecision, reportInput, reportsAnswer, reportsQuery } from '#shared/schemas/reports.ts';

const tags = ['reports'];

export const reports = {
  'POST /report/add': { tags, body: reportInput, response: { 201: messageView } },
  'GET /report/admin/get': { tags, querystring: reportsQuery, response: { 200: reportsAnswer } },
  'PUT /report/admin/update/:id': { tags, params: byId, body: reportDecision, response: { 200: reportAnswer } },
} satisfies CallTable;
