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
    /** It signs in, and was sent before: whoever serves the call signs in anew, by what is sent. */
    isSentAgain: boolean;
  }
  interface FastifyContextConfig {
    /**
     * What is sent again under the same key (header Idempotency-Key) is taken once, and answered as before. With `signsIn` the answer is a
     * session, which is not kept: then the call itself answers what is `isSentAgain`. A password is no part of what is noted.
     */
    sentOnce?: boolean;
  }
}

/** Takes once what somebody sends again because the answer was lost on its way (docs/decisions/130-back-and-what-was-typed.md). */
export const sentOnce = fp(async (app: FastifyInstance) => {
  app.decorateRequest('sending');
  app.decorateRequest('sentAnswer');
  app.decorateRequest('isSentAgain', false);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers[SEND_KEY_HEADER];
    const { params, body, viewer, routeOptions } = request;
    const { sentOnce, signsIn } = routeOptions.config;
    if (!sentOnce || typeof key !== 'string' || key === '') return;
    const call = `${request.method} ${routeOptions.url}`;
    // Whoever registers has no account before, and may have one when they send it again.
    const account = signsIn ? undefined : accountOf(viewer);
    const sending = { key, call, account, params, body: withoutPassword(body) };
    const answer = await beginSending(app.context, sending);
    if (!answer) request.sending = sending;
    else if (signsIn) request.isSentAgain = true;
    else return reply.code(answer.status).send(answer.body);
  });

  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.sending) request.sentAnswer = payload;
    return payload;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { sending, sentAnswer } = request;
    request.sending = undefined;
    const body = request.routeOptions.config.signsIn ? null : sentAnswer;
    // What was sent stays sent, whether or not that can be noted.
    if (sending) await endSending(app.context, sending, { status: reply.statusCode, body }).catch(() => undefined);
    return payload;
  });
});

function withoutPassword(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password' in body)) return body;
  const { password: _, ...others } = body;
  return others;
}
