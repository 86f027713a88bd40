import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Refusal, refusals, toRefusal } from '#server/errors.ts';

/** Answers every failure in the form of contract §2: one translator for the whole server. */
export const answers = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refusals.unknownCall()));
});

/** Sends a refusal as JSON: below /api always, elsewhere for what no page answers. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.code(refusal.status).type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const { message, code, errors } = refusal;
  return reply.serializer(JSON.stringify).send({
    success: false,
    message,
    error: message,
    code,
    ...(errors ? { errors } : {}),
    requestId: request.id,
  });
}
