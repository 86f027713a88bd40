import type { CallTable } from '#shared/calls/call-table.ts';
import { adminLogin, adminSignedIn } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { adminPassword } from '#shared/schemas/password-reset.ts';

export const admins = {
  'POST /admin/login': {
    operationId: 'logInAdmin',
    summary: 'Log in as an admin',
    tags: ['admin'],
    body: adminLogin,
    response: { 200: adminSignedIn },
  },
  'POST /admin/password': {
    operationId: 'setAdminPassword',
    summary: "Set an admin's password by a link",
    tags: ['admin'],
    description: "Sets an admin's password by the link that the server printed, once",
    body: adminPassword,
    response: { 200: messageView },
  },
  'GET /admin/logout': { operationId: 'logOutAdmin', summary: 'Log an admin out', tags: ['admin'], response: { 200: messageView } },
} satisfies CallTable;
