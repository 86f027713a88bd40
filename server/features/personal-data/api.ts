import { withVersion } from '#server/features/data-feed/take-version.ts';
import { deleteBusinessAccount, deleteUserAccount, removeBusiness } from '#server/features/personal-data/delete-account.ts';
import { endChildAccount } from '#server/features/personal-data/end-child-account.ts';
import { eraseAccount } from '#server/features/personal-data/erase-account.ts';
import { getBusinessData, getUserData } from '#server/features/personal-data/get-own-data.ts';
import { clearSessionCookie } from '#server/features/sessions/cookie.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { apiKeyMessages, backOfficeMessages, childrenText, messages } from '#shared/texts.ts';

const FILE = 'attachment; filename="nirmaan-my-data.json"';

export async function personalDataCalls(app: App) {
  const { context } = app;
  const ofUser = { onlyFor: 'user' } as const;
  const ofBusiness = { onlyFor: 'contractor' } as const;

  app.route({
    ...callOf('GET /user/data'),
    config: ofUser,
    handler: async ({ viewer }, reply) => {
      const data = await getUserData(context, viewer);
      reply.header('content-disposition', FILE);
      return { success: true as const, data };
    },
  });

  app.route({
    ...callOf('GET /contractor/data'),
    config: ofBusiness,
    handler: async ({ viewer }, reply) => {
      const data = await getBusinessData(context, viewer);
      reply.header('content-disposition', FILE);
      return { success: true as const, data };
    },
  });

  app.route({
    ...callOf('POST /child-account/end'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body }) => {
      await endChildAccount(context, body.child);
      return { success: true as const, message: childrenText.deleted };
    },
  });

  app.route({
    ...callOf('DELETE /user/delete'),
    config: ofUser,
    handler: async ({ viewer, session }, reply) => {
      await deleteUserAccount(context, viewer, session);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.accountDeleted };
    },
  });

  app.route({
    ...callOf('DELETE /data/businesses/:id'),
    config: { scope: 'businesses:write', sentOnce: true },
    handler: async (request) => {
      await withVersion(request, (version) => removeBusiness(context, request.viewer, request.params.id, version));
      return { success: true as const, message: apiKeyMessages.businessRemoved };
    },
  });

  app.route({
    ...callOf('DELETE /admin/account/erase/:kind/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params, body }) => {
      await eraseAccount(context, viewer, params, body.name);
      return { success: true as const, message: backOfficeMessages.accountErased };
    },
  });

  app.route({
    ...callOf('DELETE /contractor/delete/:id'),
    config: ofBusiness,
    handler: async ({ viewer, params, session }, reply) => {
      await deleteBusinessAccount(context, viewer, params.id, session);
      clearSessionCookie(reply);
      return { success: true as const, message: messages.accountDeleted };
    },
  });
}
