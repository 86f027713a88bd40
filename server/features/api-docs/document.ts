import type { FastifyContextConfig } from 'fastify';
import type { core } from 'zod';
import * as z from 'zod/mini';
import {
  createDocument,
  type oas32,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Config } from '#server/base/config.ts';
import { nameComponents } from '#server/features/api-docs/components.ts';
import { addExamples } from '#server/features/api-docs/examples.ts';
import { JSON_TYPE } from '#server/features/api-docs/parts.ts';
import { introduction, TAGS } from '#server/features/api-docs/texts.ts';
import { SESSION_COOKIE } from '#server/features/sessions/cookie.ts';
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
  schemas: CallSchemas;
  onlyFor?: FastifyContextConfig['onlyFor'];
  /** What a key has to open for it; such a call takes nothing but keys. */
  scope?: FastifyContextConfig['scope'];
  sentOnce?: FastifyContextConfig['sentOnce'];
}

/** What zod can check and JSON Schema cannot say: fields whose rule is a function. */
const NOT_SAID = { custom: true, transform: true, file: true } as const;

/** The session may be shown either way. */
const SIGNED_IN: Record<string, string[]>[] = [{ token: [] }, { session: [] }];
const ANYBODY = [{}, ...SIGNED_IN];

/** Who has to be signed in. */
const ONLY_FOR = { user: 'Asks for a user.', contractor: 'Asks for a business.', admin: 'Asks for the team.' };

const failure = { content: { [JSON_TYPE]: { schema: failureView } } };
const FAILURES = {
  '4XX': { id: 'Refused', description: 'Refused: `code` says why to programs, `message` to people.', ...failure },
  '5XX': { id: 'Failed', description: 'Not available right now (with `Retry-After`), or failed.', ...failure },
};

/**
 * The OpenAPI document of all calls that have a route: schemas that several calls share stand in it once, by their names; each call has
 * examples made from its schemas.
 */
export function describeCalls({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, routes: readonly DocumentedRoute[]): oas32.OpenAPIObject {
  nameComponents();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(route) };
  }
  const tags = new Set(routes.flatMap(({ schemas }) => schemas.tags));
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: brand.name, version: '1', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: PUBLIC_URL }],
      security: ANYBODY,
      tags: [...tags].map((name) => ({ name, description: TAGS[name] ?? '' })),
      paths,
      components: {
        parameters: {
          IfMatch: {
            name: 'If-Match',
            in: 'header',
            required: true,
            description: 'The `ETag` of what is changed, or * for whichever version it has.',
            schema: { type: 'string' },
            example: '"1"',
          },
          IdempotencyKey: {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'Any text that is new for each thing that is sent. The same again under it changes nothing and has the first answer.',
            schema: { type: 'string' },
            example: '5f0c6c1e-4c4b-4a57-9d5c-3f3a4be7a1a9',
          },
        },
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
    { allowEmptySchema: NOT_SAID, override: sayShortly },
  );
  return addExamples(document);
}

function describeCall({ schemas, onlyFor, scope, sentOnce }: DocumentedRoute): ZodOpenApiOperationObject {
  const { operationId, summary, tags, description, params, querystring, body, consumes, signedIn, deprecated, ifMatch } = schemas;
  const headers = [...(ifMatch ? ['IfMatch'] : []), ...(sentOnce ? ['IdempotencyKey'] : [])];
  const goes = deprecated && `Goes after ${deprecated.until}; \`${deprecated.instead}\` takes its place.`;
  const texts = [goes, description, onlyFor && ONLY_FOR[onlyFor], scope && `Asks for a key that opens \`${scope}\`.`]
    .filter(Boolean)
    .join('\n\n');
  return {
    operationId,
    summary,
    tags,
    ...(deprecated ? { deprecated: true } : {}),
    ...(texts ? { description: texts } : {}),
    ...(onlyFor || signedIn ? { security: signedIn === 'or_link' ? ANYBODY : SIGNED_IN } : {}),
    ...(scope ? { security: [{ key: [scope] }] } : {}),
    ...(headers.length > 0 ? { parameters: headers.map((name) => ({ $ref: `#/components/parameters/${name}` })) } : {}),
    requestParams: {
      ...(params ? { path: z.required(params as z.ZodMiniObject) } : {}),
      ...(querystring ? { query: parametersOf(querystring) } : {}),
    },
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    ...(consumes ? { requestBody: { required: true, content: { [consumes[0] as string]: { schema: FORM_WITH_FILE } } } } : {}),
    responses: { ...answersOf(schemas), ...FAILURES },
  };
}

const FORM_WITH_FILE: oas32.SchemaObject = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

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

/** Leaves out what the word beside it says: the letters of a UUID or a date, and how far whole numbers of JavaScript go. */
const sayShortly: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Parameters are the fields of an object. */
function parametersOf(schema: core.$ZodType) {
  return schema as core.$ZodObject;
}

/** OpenAPI knows no parameter of a path that may be left out. */
function pathOf(url: string): string {
  return url.replace(/\?$/, '').replaceAll(/:(\w+)/g, '{$1}');
}
