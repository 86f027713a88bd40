import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '#drills/parts/call.ts';

/** A JSON schema, as far as drills look into one. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

type Content = Record<string, { schema: Schema }>;

/** One call of an OpenAPI document. */
export interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Reads a document with what it names once put wherever it refers to it. */
export function readOpenApi(text: string): OpenApi {
  const document = JSON.parse(text);
  return resolve(document) as OpenApi;

  function resolve(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    if ('$ref' in part) return resolve(find(String(part.$ref)));
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, resolve(inner)]));
  }

  /** @param pointer as `#/components/schemas/Business`. */
  function find(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce((part: Record<string, never>, name) => part[name] ?? {}, document);
  }
}

/** What only the inside of the server should say. */
const INSIDE = /node_modules|\.[jt]s:\d+|duplicate key|violates|invalid input syntax|relation "|column "|ECONN|SQLSTATE|\[object Object\]/;

const ajv = addFormats.default(new Ajv2020({ strict: false }));
const validators = new WeakMap<Schema, ValidateFunction>();

/** @returns what is wrong with an answer by its call's own document; nothing when it is as promised. */
export function findFault({ responses }: Operation, { status, headers, text, lost }: Answer): string | undefined {
  if (status === 0) return `no answer: ${lost}`;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  const content = (responses[status] ?? responses[`${String(status)[0]}XX`])?.content;
  if (!content) return `${status} is not in the document`;
  const [type = ''] = String(headers['content-type']).split(';', 1);
  const schema = content[type]?.schema;
  if (!schema) return `${type} for ${status} is not in the document`;
  if (type !== 'application/json') return undefined;
  const answer = parse(text);
  if (answer === undefined) return `${status} is no JSON: ${text.slice(0, 200)}`;
  const fits = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, fits);
  if (!fits(answer)) return `${status} is not of its schema: ${ajv.errorsText(fits.errors)}`;
  return status >= 400 ? findFaultInRefusal(answer as { message: string; error: string }) : undefined;
}

function findFaultInRefusal({ message, error }: { message: string; error: string }): string | undefined {
  if (message.trim() === '' || message !== error) return `refused without words: ${message}`;
  return INSIDE.test(message) ? `refused with words from inside: ${message}` : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
