import type { FastifyContextConfig } from 'fastify';
import type * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Config } from '#server/base/config.ts';
import { SESSION_COOKIE } from '#server/features/sessions/cookie.ts';
import { nameComponents } from '#server/http/openapi-components.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import type { CallSchemas } from '#shared/calls/call-table.ts';
import { failureView } from '#shared/schemas/answers.ts';
import { apiScopes } from '#shared/schemas/api-keys.ts';

/** A route that serves a call. */
export interface DocumentedRoute {
  method: string;
  /** Its path, with parameters as routes have them: `/review/get/:businessId`. */
  url: string;
  /** Its entry of the table of calls (shared/calls). */
  schemas: Record<string, unknown>;
  onlyFor: FastifyContextConfig['onlyFor'];
  /** What a key has to open for it; such a call takes nothing but keys. */
  scope: FastifyContextConfig['scope'];
}

const JSON_TYPE = 'application/json';

/** What zod can check and JSON Schema cannot say: fields whose rule is a function. */
const NOT_SAID = { custom: true, transform: true, file: true } as const;

/** The session may be shown either way. */
const SIGNED_IN: Record<string, string[]>[] = [{ token: [] }, { session: [] }];
const ANYBODY = [{}, ...SIGNED_IN];

const failure = { content: { [JSON_TYPE]: { schema: failureView } } };

/** The OpenAPI document of all calls that have a route; schemas that several calls share stand in it once, by their names. */
export function describeCalls({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, routes: readonly DocumentedRoute[]) {
  nameComponents();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: brand.name,
        version: '1',
        description: 'The calls of the directory. Every failure has the same form: see the 4XX answer of any call.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: PUBLIC_URL }],
      security: ANYBODY,
      paths,
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with.' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'nirmaan_…',
            description: `A key for programs, which the back office makes. What it opens: ${apiScopes.join(', ')}.`,
          },
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The same token, as browsers keep it.' },
        },
      },
    },
    { allowEmptySchema: NOT_SAID },
  );
}

function describeCall({ schemas, onlyFor, scope }: DocumentedRoute): ZodOpenApiOperationObject {
  const { operationId, summary, tags, description, params, querystring, body, consumes } = schemas as unknown as CallSchemas;
  return {
    operationId,
    summary,
    tags,
    ...(description ? { description } : {}),
    ...(onlyFor ? { security: SIGNED_IN } : {}),
    ...(scope ? { security: [{ key: [scope] }] } : {}),
    requestParams: { ...(params ? { path: parametersOf(params) } : {}), ...(querystring ? { query: parametersOf(querystring) } : {}) },
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    ...(consumes ? { requestBody: { required: true, content: { [consumes[0] as string]: { schema: { type: 'object' } } } } } : {}),
    responses: {
      ...answersOf(schemas as unknown as CallSchemas),
      '4XX': { description: 'Refused', ...failure },
      '5XX': { description: 'Not available right now, or failed', ...failure },
    },
  };
}

function answersOf({ response, produces = [] }: CallSchemas): ZodOpenApiResponsesObject {
  if (!response) {
    const content = Object.fromEntries(produces.map((type) => [type, { schema: { type: 'string' as const } }]));
    return { 200: { description: 'Success', content } };
  }
  const answers = Object.entries(response).map(([status, schema]) => [
    status,
    { description: 'Success', content: { [JSON_TYPE]: { schema } } },
  ]);
  return Object.fromEntries(answers) as ZodOpenApiResponsesObject;
}

/** Parameters are the fields of an object. */
function parametersOf(schema: z.core.$ZodType) {
  return schema as z.core.$ZodObject;
}

/** OpenAPI knows no parameter at the end that may be left out. */
function pathOf(url: string): string {
  return url.replace(/\?$/, '').replaceAll(/:(\w+)/g, '{$1}');
}
