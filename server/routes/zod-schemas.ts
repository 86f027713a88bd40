import type { IncomingMessage, ServerResponse } from 'node:http';
import fastJsonStringify, { type Schema as FastJsonSchema } from 'fast-json-stringify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyTypeProvider, RawServerDefault } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { ZodMiniObject } from 'zod/mini';
import { Refusal } from '#server/base/errors.ts';
import { failureView } from '#shared/schemas/answers.ts';
import { takeUnchanged } from '#shared/schemas/unchanged.ts';
import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';
import { messages } from '#shared/texts.ts';

type Schema = z.core.$ZodType;

export interface ZodTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Schema ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends Schema ? z.output<this['schema']> : unknown;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own schemas: the documentation is made from them. */
    zod?: Record<string, unknown>;
    /** What the body edits, as it was shown: what stays as it is, is taken (shared/schemas/unchanged.ts). */
    edits?: (request: FastifyRequest) => Promise<object>;
  }
}

// Where a schema says nothing of its own, zod says in English what it expected.
z.config({ customError: () => (currentLanguage() === DEFAULT_LANGUAGE ? undefined : messages.invalidRequest) });

const REQUEST_PARTS = ['body', 'querystring', 'params'] as const;

/**
 * Routes declare zod schemas: requests are parsed by them, answers are serialised by them (what a schema does not name is not
 * sent), and the OpenAPI document is made from them.
 */
export const zodSchemas = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    const declared = route.schema as Record<string, unknown> | undefined;
    if (!declared) return;
    route.config = { ...route.config, zod: declared };
    const plain: Record<string, unknown> = { ...declared };
    for (const part of REQUEST_PARTS) if (isZod(declared[part])) plain[part] = true;
    if (declared.response) {
      const byStatus: Record<string, unknown> = { ...declared.response, '4xx': failureView, '5xx': failureView };
      plain.response = Object.fromEntries(Object.entries(byStatus).map(([status, schema]) => [status, isZod(schema) ? {} : schema]));
      route.serializerCompiler = ({ schema, httpStatus = '' }) => {
        const answer = byStatus[httpStatus];
        return isZod(answer) ? serialiseBy(answer) : fastJsonStringify(schema as FastJsonSchema);
      };
    }
    route.schema = plain;
    const { edits } = route.config;
    if (edits) {
      route.attachValidation = true;
      route.preHandler = [async (request) => takeEdit(request, declared.body, edits), ...[route.preHandler ?? []].flat()];
    }
    route.validatorCompiler = ({ httpPart }) => {
      const schema = declared[httpPart ?? ''];
      if (!isZod(schema)) return () => true;
      return (data: unknown) => {
        const result = z.safeParse(schema, data ?? {});
        return result.success ? { value: result.data } : { error: refuse(result.error) };
      };
    };
  });
});

/** Reads a refused edit once more, without what it leaves as it is. @throws 400 for what is changed and wrong. */
async function takeEdit(request: FastifyRequest, schema: unknown, edits: (request: FastifyRequest) => Promise<object>) {
  const refused = request.validationError;
  if (!refused) return;
  if (refused.validationContext !== 'body') throw refused;
  const result = z.safeParse(takeUnchanged(schema as ZodMiniObject, request.body, await edits(request)), request.body);
  if (!result.success) throw refuse(result.error);
  request.body = result.data;
}

export function isZod(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/**
 * The refusal for input that fails its schema. Missing fields come first, then the other rules, each in the schema's order:
 * the order in which the forms check (docs/product/forms.md).
 */
export function refuse(error: z.core.$ZodError): Refusal {
  const issues = [...error.issues.filter(isMissing), ...error.issues.filter((issue) => !isMissing(issue))];
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return new Refusal(400, 'invalid_input', issues[0]?.message ?? '', { errors });
}

function isMissing(issue: z.core.$ZodIssue) {
  return issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1);
}

/** Made when the first answer of its kind is sent: making all of them took a tenth of the start. */
function serialiseBy(schema: Schema) {
  let serialise: ((answer: unknown) => string) | undefined;
  return (answer: unknown) => {
    serialise ??= fastJsonStringify(toJsonSchema(schema));
    return serialise(answer);
  };
}

function toJsonSchema(schema: Schema) {
  // The names of the documentation would take parts of it elsewhere.
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any', metadata: z.registry() }) as FastJsonSchema;
}
