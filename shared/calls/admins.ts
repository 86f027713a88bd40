import type { CallTable } from '#shared/calls/call-table.ts';
import { adminLogin, adminSignedIn } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';

export const admins = {
  'POST /admin/login': { tags: ['admin'], body: adminLogin, response: { 200: adminSignedIn } },
  'GET /admin/logout': { tags: ['admin'], response: { 200: messageView } },
} satisfies CallTable;
