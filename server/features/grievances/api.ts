import { confirmRequest } from '#server/features/grievances/confirm-request.ts';
import { decideGrievance, fileGrievance } from '#server/features/grievances/decide-grievance.ts';
import { listGrievances } from '#server/features/grievances/list-grievances.ts';
import { sendGrievance } from '#server/features/grievances/send-grievance.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { type GrievanceKind, isRequest } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import { dataRequestsText, messages } from '#shared/texts.ts';

const saidOf = (kind: GrievanceKind, number: number) =>
  isRequest(kind) ? messages.requestReceived(number) : messages.grievanceReceived(number);

export async function grievanceCalls(app: App) {
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('POST /grievance/add'),
    config: { rateLimit: rateLimits.grievance, sentOnce: true },
    handler: async ({ body, viewer }, reply) => {
      const { number, dueAt, isToConfirm } = await sendGrievance(app.context, viewer, body);
      const message = isToConfirm ? messages.requestToConfirm : saidOf(body.kind, number);
      return reply.code(201).send({ success: true, message, number, dueAt: dueAt.toISOString(), ...(isToConfirm && { isToConfirm }) });
    },
  });

  app.route({
    ...callOf('POST /grievance/confirm'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body }) => {
      const { kind, number, dueAt, isDecided } = await confirmRequest(app.context, body.request);
      const message = isDecided ? dataRequestsText.answered(number) : saidOf(kind, number);
      return { success: true as const, message, number, dueAt: dueAt.toISOString() };
    },
  });

  app.route({
    ...callOf('GET /grievance/admin/get'),
    config,
    handler: async ({ query, viewer }) => {
      const page = await listGrievances(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('PUT /grievance/admin/decide/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      const grievance = await decideGrievance(app.context, viewer, params.id, body);
      return {
        success: true as const,
        message: isRequest(grievance.kind) ? messages.requestDecided : messages.grievanceDecided,
        grievance,
      };
    },
  });

  app.route({
    ...callOf('PUT /grievance/admin/file/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      const grievance = await fileGrievance(app.context, viewer, params.id, body);
      return { success: true as const, message: isRequest(grievance.kind) ? messages.requestFiled : messages.grievanceFiled, grievance };
    },
  });
}
