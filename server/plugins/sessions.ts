import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Viewer, visitor } from '#server/context.ts';
import { refusals } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

/** Says who asks. Nobody can sign in yet: everyone is a visitor, and a token that is shown is a wrong one (contract §3). */
export const sessions = fp(async (app: FastifyInstance) => {
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.viewer = visitor;
    if (request.headers.authorization !== undefined && request.url.startsWith('/api/')) throw refusals.notSignedIn();
  });
});
