import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { adminLogin, adminSignedIn, passkeyLogin } from '#shared/schemas/accounts.ts';
import { adminPasswordChange, newAdmin, roleChange, teamAnswer } from '#shared/schemas/admins.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { passkeyAsked } from '#shared/schemas/passkeys.ts';
import { adminPassword } from '#shared/schemas/password-reset.ts';

export const admins = {
  'POST /admin/login': {
    operationId: 'logInAdmin',
    summary: 'Log in as an admin',
    tags: ['admin'],
    description:
      '401 `code_needed`, `passkey_needed` or `code_or_passkey_needed` after a right password of who has a second factor: the same is sent again with `code` or `passkey`',
    body: adminLogin,
    response: { 200: adminSignedIn },
  },
  'POST /admin/login/passkey': {
    operationId: 'askPasskeyAtLogin',
    summary: 'Ask for a passkey at sign-in',
    tags: ['admin'],
    description:
      'What a device is to sign, for who knows the password; the answer is the `passkey` of `POST /admin/login`, once and within five minutes. 409 `no_passkey` for who has none',
    body: passkeyLogin,
    response: { 201: passkeyAsked },
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
  'GET /admin/admin/get': { operationId: 'listAdmins', summary: 'The whole team', tags: ['admin'], response: { 200: teamAnswer } },
  'POST /admin/admin/add': {
    operationId: 'addAdmin',
    summary: 'Take somebody into the team',
    tags: ['admin'],
    description: 'Takes somebody into the team in a role and mails them the link by which they set a password, once and for a day',
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
  'PUT /admin/admin/role/:id': {
    operationId: 'setTeamRole',
    summary: 'Give somebody of the team another role',
    tags: ['admin'],
    description:
      'Changes what somebody of the team may do, from their next request on; nobody their own role (409 `own_role`), and never that of the last admin (409 `last_admin`)',
    params: byId,
    body: roleChange,
    response: { 200: messageView },
  },
  'DELETE /admin/admin/remove/:id': {
    operationId: 'removeAdmin',
    summary: 'Remove somebody from the team',
    tags: ['admin'],
    description: 'Removes somebody from the team, whose sessions end at once; never the last admin who can sign in (409 `last_admin`)',
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
