import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { accountDeletion, passwordChange } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  contractorAnswer,
  contractorEdit,
  contractorEdited,
  contractorLogin,
  contractorRegistration,
  contractorSignedIn,
} from '#shared/schemas/contractors.ts';
import { contractorDataAnswer } from '#shared/schemas/personal-data.ts';

const tags = ['contractors'];

export const contractors = {
  'POST /contractor/auth/register': { tags, body: contractorRegistration, response: { 201: contractorSignedIn } },
  'POST /contractor/auth/login': { tags, body: contractorLogin, response: { 200: contractorSignedIn } },
  'GET /contractor/profile': { tags, response: { 200: contractorAnswer } },
  'PUT /contractor/edit': { tags, body: contractorEdit, response: { 200: contractorEdited } },
  'GET /contractor/data': { tags, response: { 200: contractorDataAnswer } },
  'GET /contractor/logout': { tags, response: { 200: messageView } },
  'PUT /contractor/password': { tags, body: passwordChange, response: { 200: messageView } },
  'DELETE /contractor/delete/:id': { tags, params: byId, body: accountDeletion, response: { 200: messageView } },
} satisfies CallTable;
