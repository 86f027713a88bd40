import * as z from 'zod/mini';
import { checkOwnerEdit } from '#server/features/businesses/moderation/check-owner-edit.ts';
import { decideOnBusiness } from '#server/features/businesses/moderation/decide.ts';
import { decideOnMany } from '#server/features/businesses/moderation/decide-on-many.ts';
import { editBusiness } from '#server/features/businesses/moderation/edit-business.ts';
import { listOwnerEdits } from '#server/features/businesses/moderation/list-owner-edits.ts';
import { searchAll } from '#server/features/businesses/moderation/search-all.ts';
import { sendAgain } from '#server/features/businesses/moderation/send-again.ts';
import { undoDecisions } from '#server/features/businesses/moderation/undo-decisions.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { lastWriteLsnOf } from '#server/plugins/recent-writers.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { businessEdit } from '#shared/schemas/contractors.ts';
import {
  adminSearchAnswer,
  adminSearchQuery,
  businessEditedAnswer,
  decisionAnswer,
  decisionInput,
  manyDecidedAnswer,
  manyDecisionsInput,
  ownerEditAnswer,
  ownerEditsAnswer,
  ownerEditsQuery,
  undoInput,
} from '#shared/schemas/moderation.ts';

export async function moderationCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const tags = ['moderation'];
  const config = { onlyFor: 'admin' } as const;
  const params = z.object({ id: z.string() });

  app.put(
    '/admin/update/contractor-status/:id',
    { config, schema: { tags, params, body: decisionInput, response: { 200: decisionAnswer } } },
    async ({ viewer, params: { id }, body }) => {
      const undo = await decideOnBusiness(context, viewer, id, body);
      const message = body.status === 'approved' ? messages.businessApproved : messages.businessRejected;
      return { success: true as const, message, ...(undo === undefined ? {} : { undo }) };
    },
  );

  app.put(
    '/admin/business/decide',
    { config, schema: { tags, body: manyDecisionsInput, response: { 200: manyDecidedAnswer } } },
    async ({ viewer, body }) => {
      const result = await decideOnMany(context, viewer, body);
      const message = backOfficeMessages.manyDecided(body.status, result.decided.length, result.failed.length);
      return { success: true as const, message, ...result };
    },
  );

  app.put(
    '/admin/business/undo',
    { config, schema: { tags, body: undoInput, response: { 200: messageView } } },
    async ({ viewer, body }) => {
      await undoDecisions(context, viewer, body.undo);
      return { success: true as const, message: backOfficeMessages.undone };
    },
  );

  app.post(
    '/contractor/send-again',
    { config: { onlyFor: 'contractor' }, schema: { tags: ['owner'], response: { 200: messageView } } },
    async ({ viewer }) => {
      await sendAgain(context, viewer);
      return { success: true as const, message: messages.sentAgain };
    },
  );

  app.put(
    '/contractor/update/:id',
    { config, bodyLimit: limits.pictureFormBytes, schema: { tags, params, body: businessEdit, response: { 200: businessEditedAnswer } } },
    async ({ viewer, params: { id }, body }) => {
      const contractor = await editBusiness(context, viewer, id, body);
      return { success: true as const, message: messages.profileUpdated, contractor };
    },
  );

  app.get(
    '/admin/business/search',
    { config, schema: { tags, querystring: adminSearchQuery, response: { 200: adminSearchAnswer } } },
    async ({ viewer, query, cookies }) => {
      const input = { ...query, limit: query.limit ?? limits.pageSize.results };
      const { businesses, ...paging } = await searchAll(context, viewer, input, lastWriteLsnOf({ cookies }));
      return { success: true as const, data: businesses, ...paging };
    },
  );

  app.get(
    '/admin/business/edits',
    { config, schema: { tags, querystring: ownerEditsQuery, response: { 200: ownerEditsAnswer } } },
    async ({ viewer, query }) => {
      const page = await listOwnerEdits(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.results });
      return { success: true as const, ...page };
    },
  );

  app.put(
    '/admin/business/edits/:id',
    { config, schema: { tags, params, response: { 200: ownerEditAnswer } } },
    async ({ viewer, params }) => {
      const checkedAt = await checkOwnerEdit(context, viewer, params.id);
      return { success: true as const, message: messages.ownerEditChecked, checkedAt };
    },
  );
}
