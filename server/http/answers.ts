import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Refusal, refusals, toRefusal } from '#server/base/errors.ts';
import { failurePage, failurePagePolicy } from '#server/http/failure-page.ts';
import { answering } from '#server/http/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it is answered with 500 or more: a code. */
    failureCause: string | undefined;
  }
}

/** The methods that calls and pages may take; no address takes another. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers every failure in the form of docs/product/calls.md: one translator for the whole server. */
export const answers = fp(async (app: FastifyInstance) => {
  app.decorateRequest('failureCause');
  // A body that cannot be read fails outside of its request's hooks.
  app.setErrorHandler((error, request, reply) =>
    answering(request, () => {
      const refusal = toRefusal(error);
      if (refusal.status >= 500) request.log.error({ requestId: request.id, err: error }, 'request failed');
      if (refusal.code === 'internal_error') request.failureCause = `internal_error:${codeOf(error)}`;
      return sendRefusal(request, reply, refusal);
    }),
  );
  app.setNotFoundHandler((request, reply) => {
    if (METHODS.includes(request.method)) return sendRefusal(request, reply, refusals.unknownCall());
    return sendRefusal(request, reply.header('allow', METHODS.join(', ')), refusals.methodNotAllowed());
  });
});

/** Sends a refusal: as JSON to programs and below /api, as a page in words to a browser that opens an address. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  if (refusal.status >= 500) request.failureCause ??= refusal.code;
  reply.code(refusal.status).header('cache-control', 'no-store').header('vary', 'accept');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (wantsPage(request)) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', failurePagePolicy())
      .send(failurePage(refusal, request.method));
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(toAnswer(refusal, request.id));
}

/** A refusal in the form that every call shares. */
export function toAnswer({ message, code, errors }: Refusal, requestId: string) {
  return { success: false, message, error: message, code, ...(errors ? { errors } : {}), requestId };
}

/** Whether a browser opens an address that is no call's. */
export function wantsPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !/^\/api(?:[/?]|$)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/** What an unknown error is called: by its code, such as PostgreSQL's, else by its kind. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name);
}
