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
