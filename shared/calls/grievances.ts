import { byId, type CallTable } from '#shared/calls/call-table.ts';
import {
  grievanceAnswer,
  grievanceDecision,
  grievanceFiling,
  grievanceInput,
  grievanceReceived,
  grievancesAnswer,
  grievancesQuery,
  requestLink,
} from '#shared/schemas/grievances.ts';

const tags = ['grievances'];

export const grievances = {
  'POST /grievance/add': {
    operationId: 'sendGrievance',
    summary: 'Complain to the Grievance Officer, or ask for your own data',
    description:
      'Requests (`see`, `correct`, `erase`, `nominee`) wait until the link in a mail is used, unless the address is the proven one of the account.',
    tags,
    body: grievanceInput,
    response: { 201: grievanceReceived },
  },
  'POST /grievance/confirm': {
    operationId: 'confirmDataRequest',
    summary: 'Send a request about your data, by the link of your mail',
    tags,
    description: 'Again, it changes nothing.',
    body: requestLink,
    response: { 200: grievanceReceived },
  },
  'GET /grievance/admin/get': {
    operationId: 'listGrievances',
    summary: 'Complaints to the Grievance Officer, soonest due first',
    tags,
    querystring: grievancesQuery,
    response: { 200: grievancesAnswer },
  },
  'PUT /grievance/admin/decide/:id': {
    operationId: 'decideGrievance',
    summary: 'Decide a complaint and tell who complained',
    tags,
    params: byId,
    body: grievanceDecision,
    response: { 200: grievanceAnswer },
  },
  'PUT /grievance/admin/file/:id': {
    operationId: 'fileGrievance',
    summary: 'File a complaint as of another kind, with its time',
    tags,
    params: byId,
    body: grievanceFiling,
    response: { 200: grievanceAnswer },
  },
} satisfies CallTable;
