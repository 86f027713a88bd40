import { listKeys } from '#server/features/api-keys/list-keys.ts';
import { makeKey } from '#server/features/api-keys/make-key.ts';
import { revokeKey } from '#server/features/api-keys/revoke-key.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { apiKeyMessages } from '#shared/texts.ts';

export async function apiKeyCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/key/get'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, keys: await listKeys(context, viewer) }),
  });

  // Not taken once by its Idempotency-Key: its answer is kept for a day there, and holds the key.
  app.route({
    ...callOf('POST /admin/key/add'),
    config,
    handler: async ({ viewer, body, session }, reply) => {
      const made = await makeKey(context, viewer, body, session);
      return reply.code(201).send({ success: true, message: apiKeyMessages.keyMade, ...made });
    },
  });

  app.route({
    ...callOf('DELETE /admin/key/revoke/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await revokeKey(context, viewer, params.id);
      return { success: true as const, message: apiKeyMessages.keyRevoked };
    },
  });
}
