import { decideOnChanges } from '#server/features/businesses/waiting-changes/decide-on-changes.ts';
import { listOwnChanges } from '#server/features/businesses/waiting-changes/list-own-changes.ts';
import { listWaitingEdits } from '#server/features/businesses/waiting-changes/list-waiting-edits.ts';
import { openWaitingPicture } from '#server/features/businesses/waiting-changes/open-waiting-picture.ts';
import { takeBackChange } from '#server/features/businesses/waiting-changes/take-back-change.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function waitingChangeCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /contractor/changes'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => ({ success: true as const, changes: await listOwnChanges(context, viewer) }),
  });

  app.route({
    ...callOf('DELETE /contractor/changes/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, params: { id } }) => {
      await takeBackChange(context, viewer, id);
      return { success: true as const, message: messages.changeTakenBack };
    },
  });

  app.route({
    ...callOf('GET /admin/changes'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query: { page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listWaitingEdits(context, viewer, { page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/changes/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params: { id }, body }) => {
      const { accepted, refused } = await decideOnChanges(context, viewer, id, body);
      return { success: true as const, message: backOfficeMessages.changesDecided(accepted, refused) };
    },
  });

  app.route({
    ...callOf('GET /waiting-picture/:file'),
    handler: async ({ params, viewer }, reply) => {
      const bytes = await openWaitingPicture(context, viewer, params.file);
      // Browsers keep none: who looks next may be somebody else.
      return reply.type('image/webp').headers({ 'cache-control': 'private, no-store' }).send(Buffer.from(bytes));
    },
  });
}
