import { compareDuplicates } from '#server/features/duplicates/compare-duplicates.ts';
import { listDuplicates } from '#server/features/duplicates/list-duplicates.ts';
import { listMerges } from '#server/features/duplicates/list-merges.ts';
import { mergeBusinesses } from '#server/features/duplicates/merge-businesses.ts';
import { sayNotSame } from '#server/features/duplicates/say-not-same.ts';
import { undoMerge } from '#server/features/duplicates/undo-merge.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { describeField, type FieldName } from '#shared/schemas/business-fields.ts';
import { duplicateMessages } from '#shared/texts.ts';

export async function duplicateCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/duplicates'),
    config,
    handler: async ({ viewer, query: { page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listDuplicates(context, viewer, { page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/duplicates/not-same/:id'),
    config,
    handler: async ({ viewer, params: { id } }) => {
      await sayNotSame(context, viewer, id);
      return { success: true as const, message: duplicateMessages.notSame };
    },
  });

  app.route({
    ...callOf('GET /admin/duplicates/compare/:one/:other'),
    config,
    handler: async ({ viewer, params }) => ({ success: true as const, ...(await compareDuplicates(context, viewer, params)) }),
  });

  app.route({
    ...callOf('POST /admin/duplicates/merge'),
    config,
    handler: async ({ viewer, body }, reply) => {
      await mergeBusinesses(context, viewer, body);
      return reply.code(201).send({ success: true as const, message: duplicateMessages.merged });
    },
  });

  app.route({
    ...callOf('GET /admin/duplicates/merged'),
    config,
    handler: async ({ viewer, query: { page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listMerges(context, viewer, { page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/duplicates/undo/:id'),
    config,
    handler: async ({ viewer, params: { id } }) => {
      const left = await undoMerge(context, viewer, id);
      const names = left.map((name) => describeField(name as FieldName).label());
      const message = names.length > 0 ? duplicateMessages.undoneBut(names.join(', ')) : duplicateMessages.undone;
      return { success: true as const, message, left };
    },
  });
}
