import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { adminLogin, adminSignedIn } from '#shared/schemas/accounts.ts';
import { adminPasswordChange, newAdmin, teamAnswer } from '#shared/schemas/admins.ts';
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
  'GET /admin/admin/get': { operationId: 'listAdmins', summary: 'All admins', tags: ['admin'], response: { 200: teamAnswer } },
  'POST /admin/admin/add': {
    operationId: 'addAdmin',
    summary: 'Make somebody an admin',
    tags: ['admin'],
    description: 'Makes somebody an admin and mails them the link by which they set a password, once and for a day',
    body: newAdmin,
    response: { 201: messageView },
  },
  'POST /admin/admin/link/:id': {
    operationId: 'mailAdminLink',
    summary: 'Mail a new link to an admin without a password',
    tags: ['admin'],
    params: byId,
    response: { 201: messageView },
  },
  'DELETE /admin/admin/remove/:id': {
    operationId: 'removeAdmin',
    summary: 'Remove an admin',
    tags: ['admin'],
    description: 'Removes an admin, whose sessions end at once; never the last who can sign in (409 `last_admin`)',
    params: byId,
    response: { 200: messageView },
  },
  'PUT /admin/admin/password': {
    operationId: 'changeAdminPassword',
    summary: 'Change the password of the admin who is signed in',
    tags: ['admin'],
    body: adminPasswordChange,
    response: { 200: messageView },
  },
} satisfies CallTable;
