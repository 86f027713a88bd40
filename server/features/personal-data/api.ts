import * as z from 'zod/mini';
import { deleteContractorAccount, deleteUserAccount } from '#server/features/personal-data/delete-account.ts';
import { getContractorData, getUserData } from '#server/features/personal-data/get-own-data.ts';
import { clearSessionCookie } from '#server/features/sessions/cookie.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { accountDeletion } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { contractorDataAnswer, userDataAnswer } from '#shared/schemas/personal-data.ts';

const FILE = 'attachment; filename="nirmaan-my-data.json"';

export async function personalDataCalls(app: App) {
  const { context } = app;
  const ofUser = { config: { onlyFor: 'user' }, tags: ['users'] } as const;
  const ofContractor = { config: { onlyFor: 'contractor' }, tags: ['contractors'] } as const;

  app.get(
    '/user/data',
    { config: ofUser.config, schema: { tags: [...ofUser.tags], response: { 200: userDataAnswer } } },
    async ({ viewer }, reply) => {
      const data = await getUserData(context, viewer);
      reply.header('content-disposition', FILE);
      return { success: true as const, data };
    },
  );

  app.get(
    '/contractor/data',
    { config: ofContractor.config, schema: { tags: [...ofContractor.tags], response: { 200: contractorDataAnswer } } },
    async ({ viewer }, reply) => {
      const data = await getContractorData(context, viewer);
      reply.header('content-disposition', FILE);
      return { success: true as const, data };
    },
  );

  app.delete(
    '/user/delete',
    { config: ofUser.config, schema: { tags: [...ofUser.tags], body: accountDeletion, response: { 200: messageView } } },
    async ({ viewer, body }, reply) => {
      await deleteUserAccount(context, viewer, body);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.accountDeleted };
    },
  );

  app.delete(
    '/contractor/delete/:id',
    {
      config: ofContractor.config,
      schema: { tags: [...ofContractor.tags], params: z.object({ id: z.string() }), body: accountDeletion, response: { 200: messageView } },
    },
    async ({ viewer, params, body }, reply) => {
      await deleteContractorAccount(context, viewer, params.id, body);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.accountDeleted };
    },
  );
}
