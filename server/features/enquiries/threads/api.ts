import {
  confirmAnswer,
  endThread,
  endThreadLink,
  markAskedRead,
  markReceivedRead,
  reopenThread,
} from '#server/features/enquiries/threads/manage-thread.ts';
import { listAsked, readAskedThread, readReceivedThread } from '#server/features/enquiries/threads/read-thread.ts';
import { answerEnquiry, writeToBusiness } from '#server/features/enquiries/threads/send-message.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { threadMessages as messages } from '#shared/texts.ts';

export async function threadCalls(app: App) {
  const { context } = app;
  const ofOwner = { onlyFor: 'contractor' as const };
  const writing = { rateLimit: rateLimits.threadMessage };
  const done = (message: string) => ({ success: true as const, message });

  app.route({
    ...callOf('GET /contractor/enquiries/:id'),
    config: ofOwner,
    handler: async ({ params, viewer }) => ({ success: true as const, ...(await readReceivedThread(context, viewer, params.id)) }),
  });
  app.route({
    ...callOf('POST /contractor/enquiries/:id/messages'),
    config: { ...ofOwner, ...writing, sentOnce: true },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ params, body, viewer }, reply) => {
      const sent = await answerEnquiry(context, viewer, params.id, body);
      return reply.code(201).send({ ...done(messages.messageSent), sent });
    },
  });
  app.route({
    ...callOf('POST /contractor/enquiries/:id/read'),
    config: ofOwner,
    handler: async ({ params, body, viewer }) => {
      await markReceivedRead(context, viewer, params.id, body.last);
      return done(messages.markedAsRead);
    },
  });

  app.route({
    ...callOf('GET /enquiries'),
    handler: async ({ query, viewer }) => {
      const page = await listAsked(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });
  app.route({
    ...callOf('GET /enquiries/:thread'),
    handler: async ({ params, viewer }) => ({ success: true as const, ...(await readAskedThread(context, viewer, params.thread)) }),
  });
  app.route({
    ...callOf('POST /enquiries/:thread/messages'),
    config: { ...writing, sentOnce: true },
    handler: async ({ params, body, viewer }, reply) => {
      const sent = await writeToBusiness(context, viewer, params.thread, body);
      return reply.code(201).send({ ...done(messages.messageSent), sent });
    },
  });
  app.route({
    ...callOf('POST /enquiries/:thread/read'),
    handler: async ({ params, body, viewer }) => {
      await markAskedRead(context, viewer, params.thread, body.last);
      return done(messages.markedAsRead);
    },
  });
  app.route({
    ...callOf('POST /enquiries/:thread/end'),
    config: writing,
    handler: async ({ params, body, viewer }) => {
      await endThread(context, viewer, params.thread, body.as);
      return done(messages.conversationEnded);
    },
  });
  app.route({
    ...callOf('POST /enquiries/:thread/reopen'),
    config: writing,
    handler: async ({ params, viewer }) => {
      await reopenThread(context, viewer, params.thread);
      return done(messages.conversationReopened);
    },
  });
  app.route({
    ...callOf('POST /enquiries/:thread/answered'),
    config: writing,
    handler: async ({ params, viewer }) => {
      await confirmAnswer(context, viewer, params.thread);
      return done(messages.answerConfirmed);
    },
  });
  app.route({
    ...callOf('POST /enquiries/:thread/end-link'),
    config: writing,
    handler: async ({ params, viewer }) => {
      await endThreadLink(context, viewer, params.thread);
      return done(messages.linkEnded);
    },
  });
}
