import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type DocumentedRoute, describeCalls } from '#server/http/openapi-document.ts';

/** OpenAPI 3.1 at /api/v1/openapi.json and readable at /api/docs, made from the schemas that check the calls (docs/product/calls.md). */
export const openapi = fp(async (app: FastifyInstance) => {
  const routes: DocumentedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.zod || method === 'HEAD' || (schema as { hide?: boolean }).hide) return;
    routes.push({ method: String(method), url, schemas: config.zod, onlyFor: config.onlyFor, scope: config.scope });
  });
  // Both libraries have types of their own for the same standard.
  const describe = () => describeCalls(app.context.config, routes) as ReturnType<SwaggerTransformObject>;
  await app.register(swagger, { openapi: {}, transform: ({ url }) => ({ schema: { hide: true }, url }), transformObject: describe });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } });
  // A third of a megabyte that never changes: written and encoded once, however many ask.
  let document: Buffer | undefined;
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
});
