import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { oas32 } from 'zod-openapi';
import { docsPage } from '#server/features/api-docs/docs-page.ts';
import { type DocumentedRoute, describeCalls } from '#server/features/api-docs/document.ts';
import { withSamples } from '#server/features/api-docs/samples.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import type { CallSchemas } from '#shared/calls/call-table.ts';

/** OpenAPI 3.1 at /api/v1/openapi.json and readable at /api/docs, made from the schemas that check the calls (docs/product/calls.md). */
export const openapi = fp(async (app: FastifyInstance) => {
  const routes: DocumentedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.zod || method === 'HEAD' || (schema as { hide?: boolean }).hide) return;
    const { zod, onlyFor, scope, sentOnce } = config;
    routes.push({ method: String(method), url, schemas: zod as unknown as CallSchemas, onlyFor, scope, sentOnce });
  });
  const { config } = app.context;
  // Both libraries have types of their own for the same standard.
  const describe = () => describeCalls(config, routes) as ReturnType<SwaggerTransformObject>;
  await app.register(swagger, { openapi: {}, transform: ({ url }) => ({ schema: { hide: true }, url }), transformObject: describe });
  let sampled: oas32.OpenAPIObject | undefined;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    ...docsPage(`${brand.name} API`),
    transformSpecification: (document) => (sampled ??= withSamples(document as oas32.OpenAPIObject, config.PUBLIC_URL)),
    transformSpecificationClone: false,
  });
  // A third of a megabyte that never changes: written and encoded once, however many ask.
  let document: Buffer | undefined;
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
});
