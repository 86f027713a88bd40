import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import { isZod } from '#server/routes/zod-schemas.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { failureView } from '#shared/schemas/answers.ts';

/** OpenAPI 3.1 at /api/v1/openapi.json and readable at /api/docs, made from the schemas that check the calls (docs/product/calls.md). */
export const openapi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.name,
        version: '1',
        description: 'The calls of the directory. Every failure has the same form: see the 4XX answer of any call.',
      },
    },
    transform: ({ schema, url, route }) => {
      const declared = route.config?.zod;
      // OpenAPI knows no parameter at the end that may be left out.
      return { schema: declared ? toDocument(declared) : schema, url: url.replace(/\?$/, '') };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } });
  // Half a megabyte that never changes: written and encoded once, however many ask.
  let document: Buffer | undefined;
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
});

function toDocument(declared: Record<string, unknown>): FastifySchema {
  const document: Record<string, unknown> = { ...declared };
  for (const part of ['body', 'querystring', 'params']) {
    const schema = declared[part];
    if (isZod(schema)) document[part] = toJsonSchema(schema, 'input');
  }
  const answers = Object.entries((declared.response as Record<string, unknown> | undefined) ?? {});
  document.response = Object.fromEntries([
    ...producedBy(declared).map((type) => ['200', { description: 'Success', content: { [type]: { schema: { type: 'string' } } } }]),
    ...answers.map(([status, schema]) => [status, isZod(schema) ? { description: 'Success', ...toJsonSchema(schema, 'output') } : schema]),
    ['4XX', REFUSED],
    ['5XX', UNAVAILABLE],
  ]);
  return document as FastifySchema;
}

/** What calls answer that no schema describes: tables and pictures. */
function producedBy({ produces, response }: Record<string, unknown>): string[] {
  return response === undefined && Array.isArray(produces) ? produces : [];
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return jsonSchema;
}

/** Refusals are JSON, whatever the call gives. Said once: for each call anew it was half of the document's making. */
const [REFUSED, UNAVAILABLE] = ['Refused', 'Not available right now, or failed'].map((description) => ({
  description,
  content: { 'application/json': { schema: toJsonSchema(failureView, 'output') } },
}));
