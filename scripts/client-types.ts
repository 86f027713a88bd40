import type { oas32 } from 'zod-openapi';
import { contentOf, type DocumentedCall, JSON_TYPE, operationsOf, parametersIn } from '../server/features/api-docs/parts.ts';

type Schema = Exclude<oas32.SchemaObject, boolean>;

/** Where the package sends calls (client/send.ts), as its other files name it. */
export const SENDING = "'./send.js'";

/** The types of a client of all calls of a document: an interface for each named schema, a method for each call. */
export function writeTypes(document: oas32.OpenAPIObject): string {
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>);
  return [
    `import type { CallOptions, ClientOptions } from ${SENDING};`,
    `export { type CallOptions, type ClientOptions, NirmaanError } from ${SENDING};`,
    '',
    ...schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`),
    'export interface NirmaanClient {',
    ...operationsOf(document).map(writeMethod),
    '}',
    '',
    '/** A client of one site. */',
    'export function createClient(options?: ClientOptions): NirmaanClient;',
    '',
  ].join('\n');
}

function writeMethod(call: DocumentedCall): string {
  const { operationId, summary, description, deprecated } = call;
  const comment = [summary, description, deprecated && '@deprecated'].filter(Boolean).join('\n\n').replaceAll('\n', '\n   * ');
  const parts = [partOf('path', call), partOf('query', call), bodyOf(call)].filter((part) => part !== '');
  const isNeeded = parts.some((part) => /^\w+:/.test(part));
  const sent = parts.length > 0 ? `sent${isNeeded ? '' : '?'}: { ${parts.join('; ')} }` : 'sent?: Record<string, never>';
  return `  /**\n   * ${comment}\n   */\n  ${operationId}(${sent}, options?: CallOptions): Promise<${answerOf(call)}>;`;
}

/** What stands in the path or in the query: a query may say a number as one. */
function partOf(where: 'path' | 'query', call: DocumentedCall): string {
  const fields = parametersIn(call).filter((one) => one.in === where);
  if (fields.length === 0) return '';
  const isNeeded = fields.some(({ required }) => required);
  const lines = fields.map(({ name, required, schema }) => `${quoted(name)}${required ? '' : '?'}: ${inAddress(typeOf(schema as Schema))}`);
  return `${where}${isNeeded ? '' : '?'}: { ${lines.join('; ')} }`;
}

function inAddress(type: string): string {
  return type === 'string' ? 'string | number' : type;
}

function bodyOf({ requestBody }: DocumentedCall): string {
  const [[type, content] = []] = Object.entries(contentOf(requestBody));
  if (!content) return '';
  return `body: ${type === JSON_TYPE ? typeOf(content.schema as Schema) : 'FormData'}`;
}

function answerOf({ responses = {} }: DocumentedCall): string {
  const content = contentOf(responses['200'] ?? responses['201']);
  const json = content[JSON_TYPE];
  if (json) return typeOf(json.schema as Schema);
  return Object.keys(content).every((type) => type.startsWith('text/')) ? 'string' : 'Blob';
}

/** A schema as TypeScript says it. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ');
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return choices.map(typeOf).join(' | ');
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? 'unknown' : types.map((type) => typeNamed(type, schema)).join(' | ');
}

function typeNamed(type: string, schema: Schema): string {
  if (type === 'array') return `(${typeOf((schema.items ?? {}) as Schema)})[]`;
  if (type === 'object') return objectOf(schema);
  return type === 'integer' ? 'number' : type;
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties)
    return `{ [name: string]: ${typeof additionalProperties === 'object' ? typeOf(additionalProperties as Schema) : 'unknown'} }`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${quoted(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema as Schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
