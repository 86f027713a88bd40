import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { beginSending, endSending, type Sending } from '#server/features/sent-once/send-once.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { SEND_KEY_HEADER } from '#shared/send-key-header.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is being sent once. */
    sending: Sending | undefined;
    /** What is answered to it. */
    sentAnswer: unknown;
  }
  interface FastifyContextConfig {
    /** What is sent again under the same key (header Idempotency-Key) is taken once, and answered as before. */
    sentOnce?: boolean;
  }
}

/** Takes once what somebody sends again because the answer was lost on its way (docs/decisions/130-back-and-what-was-typed.md). */
export const sentOnce = fp(async (app: FastifyInstance) => {
  app.decorateRequest('sending');
  app.decorateRequest('sentAnswer');

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers[SEND_KEY_HEADER];
    if (!request.routeOptions.config.sentOnce || typeof key !== 'string' || key === '') return;
    const { params, body, viewer, routeOptions } = request;
    const sending = { key, call: `${request.method} ${routeOptions.url}`, account: accountOf(viewer), params, body };
    const answer = await beginSending(app.context, sending);
    if (answer) return reply.code(answer.status).send(answer.body);
    request.sending = sending;
  });

  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.sending) request.sentAnswer = payload;
    return payload;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { sending, sentAnswer } = request;
    request.sending = undefined;
    // What was sent stays sent, whether or not that can be noted.
    if (sending) await endSending(app.context, sending, { status: reply.statusCode, body: sentAnswer }).catch(() => undefined);
    return payload;
  });
});
