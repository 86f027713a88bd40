import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { checkOwnerEdit } from '#server/features/businesses/moderation/check-owner-edit.ts';
import { decideOnBusiness } from '#server/features/businesses/moderation/decide.ts';
import { decideOnMany } from '#server/features/businesses/moderation/decide-on-many.ts';
import { editBusiness } from '#server/features/businesses/moderation/edit-business.ts';
import { listOwnerEdits } from '#server/features/businesses/moderation/list-owner-edits.ts';
import { searchAll } from '#server/features/businesses/moderation/search-all.ts';
import { sendAgain } from '#server/features/businesses/moderation/send-again.ts';
import { setChecked } from '#server/features/businesses/moderation/set-checked.ts';
import { undoDecisions } from '#server/features/businesses/moderation/undo-decisions.ts';
import { presentOwnBusiness } from '#server/features/businesses/view.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { callOf } from '#server/routes/call-of.ts';
import { lastWriteLsnOf } from '#server/routes/recent-writers.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function moderationCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('PUT /admin/update/contractor-status/:id'),
    config,
    handler: async ({ viewer, params: { id }, body }) => {
      const undo = await decideOnBusiness(context, viewer, id, body);
      const message = body.status === 'approved' ? messages.businessApproved : messages.businessRejected;
      return { success: true as const, message, ...(undo === undefined ? {} : { undo }) };
    },
  });

  app.route({
    ...callOf('PUT /admin/business/decide'),
    config,
    handler: async ({ viewer, body }) => {
      const { decided, failed, left } = await decideOnMany(context, viewer, body);
      const message = backOfficeMessages.manyDecided(body.status, decided.length, { changed: failed.length - left, left });
      return { success: true as const, message, decided, failed };
    },
  });

  app.route({
    ...callOf('PUT /admin/business/undo'),
    config,
    handler: async ({ viewer, body }) => {
      await undoDecisions(context, viewer, body.undo);
      return { success: true as const, message: backOfficeMessages.undone };
    },
  });

  app.route({
    ...callOf('POST /contractor/send-again'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => {
      await sendAgain(context, viewer);
      return { success: true as const, message: messages.sentAgain };
    },
  });

  app.route({
    ...callOf('PUT /contractor/update/:id'),
    config: {
      ...config,
      edits: async ({ viewer, params }) => presentOwnBusiness(await getVisibleBusiness(context, viewer, (params as { id: string }).id)),
    },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ viewer, params: { id }, body }) => {
      const contractor = await editBusiness(context, viewer, id, body);
      return { success: true as const, message: messages.profileUpdated, contractor };
    },
  });

  app.route({
    ...callOf('PUT /admin/business/checked/:id'),
    config,
    handler: async ({ viewer, params: { id }, body }) => {
      const contractor = await setChecked(context, viewer, id, body.checked);
      return { success: true as const, message: body.checked ? backOfficeMessages.checked : backOfficeMessages.notChecked, contractor };
    },
  });

  app.route({
    ...callOf('GET /admin/business/search'),
    config,
    handler: async ({ viewer, query, cookies }) => {
      const input = { ...query, limit: query.limit ?? limits.pageSize.results };
      const { businesses, ...paging } = await searchAll(context, viewer, input, lastWriteLsnOf({ cookies }));
      return { success: true as const, data: businesses, ...paging };
    },
  });

  app.route({
    ...callOf('GET /admin/business/edits'),
    config,
    handler: async ({ viewer, query }) => {
      const page = await listOwnerEdits(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.results });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('PUT /admin/business/edits/:id'),
    config,
    handler: async ({ viewer, params }) => {
      const checkedAt = await checkOwnerEdit(context, viewer, params.id);
      return { success: true as const, message: messages.ownerEditChecked, checkedAt };
    },
  });
}
