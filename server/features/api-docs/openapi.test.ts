import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { CallSchemas } from '#shared/calls/call-table.ts';
import { calls } from '#shared/calls/calls.ts';
import { makeRoleTable } from '#tests/helpers/role-table.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.test' });

interface Parameter {
  name: string;
  in: string;
  example?: unknown;
}
type Content = Record<string, { schema: { $ref?: string }; example?: unknown }>;
interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content: Content }>;
}

const { status, body: document } = await call(app, 'GET', '/api/v1/openapi.json');
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name) as Operation;

test('every call is documented as OpenAPI 3.1, with its input and its answer', async () => {
  expect(status).toBe(200);
  expect(document.openapi).toMatch(/^3\.1\./);
  const search = operationOf('searchBusinesses');
  expect(search.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['q', 'city', 'state', 'service', 'completeAddress', 'lat', 'lng', 'page', 'limit']),
  );
  expect(search.responses['200']?.content['application/json']?.schema.$ref).toBe('#/components/schemas/SearchAnswer');
  const { SearchAnswer: answer, Business: business } = document.components.schemas;
  expect(answer.required).toEqual(expect.arrayContaining(['success', 'data', 'totalContractors', 'totalPages', 'currentPage']));
  expect(answer.properties.data.items.$ref).toBe('#/components/schemas/Business');
  expect(Object.keys(business.properties)).toEqual(expect.arrayContaining(['_id', 'name', 'phoneNo', 'average_rating']));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([]);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^20[01]$/), '4XX', '5XX']));
    expect([responses['4XX']?.$ref, responses['5XX']?.$ref]).toEqual(['#/components/responses/Refused', '#/components/responses/Failed']);
  }
});

test('a public linter finds nothing against it: each call has a name of its own and a summary, the site its address', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.values(calls)
      .map(({ operationId }) => operationId)
      .sort(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(document.servers).toEqual([{ url: 'https://nirmaan.test' }]);
});

test('programs are told of each call that came or went: docs/product/calls-changes.md', () => {
  const page = readFileSync('docs/product/calls-changes.md', 'utf8');
  const named = (kind: string) =>
    [...page.matchAll(new RegExp(`^${kind}: (.+)$`, 'gm'))].flatMap(([, ids = '']) => ids.match(/\w+/g) ?? []);
  const gone = new Set(named('Gone'));
  const told = named('Calls').filter((id) => !gone.has(id));
  expect(told.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

test('each kind of calls is described', () => {
  const described = document.tags as { name: string; description: string }[];
  expect(described.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(described.map(({ name }) => name)));
});

test('what stands in two places of it has a name: server/features/api-docs/components.ts', () => {
  const places = new Map<string, string[]>();
  look(document, '');
  expect([...places].filter(([, found]) => found.length > 1).map(([schema, found]) => [schema.slice(0, 200), found])).toEqual([]);

  /** Objects of three fields and more, and lists of three words and more. */
  function look(value: unknown, place: string) {
    if (typeof value !== 'object' || value === null) return;
    const { type, properties = {}, enum: words = [] } = value as { type?: string; properties?: object; enum?: unknown[] };
    if ((type === 'object' && Object.keys(properties).length > 2) || (type === 'string' && words.length > 2)) {
      const schema = JSON.stringify(value);
      places.set(schema, [...(places.get(schema) ?? []), place]);
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'example') look(part, `${place}/${key}`);
  }
});

test.each(Object.values(calls))('the examples of $operationId are of its schemas (server/features/api-docs/examples.ts)', (schemas) => {
  const { operationId, params, querystring, body, response = {} } = schemas as CallSchemas;
  const { parameters = [], requestBody, responses } = operationOf(operationId);
  const given = (where: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === where && one.example !== undefined).map(({ name, example }) => [name, example]),
    );
  const parts: [string, z.core.$ZodType | undefined, unknown][] = [
    ['path', params, given('path')],
    ['query', querystring, given('query')],
    ['body', body, requestBody?.content['application/json']?.example],
    ...Object.entries(response).map(
      ([code, schema]) => [code, schema, responses[code]?.content['application/json']?.example] as [string, z.core.$ZodType, unknown],
    ),
  ];
  for (const [part, schema, example] of parts) {
    if (schema) expect([part, z.safeParse(schema, example).error?.issues ?? []]).toEqual([part, []]);
  }
});

test('who has to be signed in for a call is said: anybody, whoever shows the token in a header or the cookie, or a program with what its key opens', async () => {
  const signedIn = [{ token: [] }, { session: [] }];
  expect(operationOf('getOwnBusiness').security).toEqual(signedIn);
  expect(operationOf('searchBusinesses').security).toBeUndefined();
  expect(operationOf('exportReviews').security).toEqual([{ key: ['reviews:read'] }]);
  expect(document.security).toEqual([{}, ...signedIn]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['token', 'key', 'session']);
  // Wrong passwords and unsigned messages of gateways are 401 too.
  const others = /[lL]og[iI]n|^receive|^confirmWhatsApp|^listBusinesses$/;
  for (const [name, [ofVisitor]] of await makeRoleTable(db)) {
    const [method = '', path] = name.split(' ');
    const operation = paths[`/api/v1${path}`]?.[method.toLowerCase()];
    const { operationId, security } = operation as Operation;
    if (ofVisitor === 401 && !others.test(operationId)) expect([operationId, security]).toEqual([operationId, expect.anything()]);
    if (ofVisitor < 400) expect([operationId, security]).toEqual([operationId, undefined]);
  }
});

test('a call that is taken once under a key takes the key', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  expect(operationOf('sendEnquiry').parameters).toContainEqual(key);
  expect(operationOf('searchBusinesses').parameters).not.toContainEqual(key);
  expect(document.components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
});

test('what stands in a path is needed, though a route may do without it', () => {
  expect(operationOf('sendEnquiry').parameters).toContainEqual(expect.objectContaining({ name: 'businessId', in: 'path', required: true }));
});

test('a call that takes a file says so', () => {
  expect(Object.keys(operationOf('checkImport').requestBody?.content ?? {})).toEqual(['multipart/form-data']);
});

test('a call that answers a table says so', () => {
  for (const name of ['getImportTemplate', 'exportReceivedEnquiries'])
    expect([name, Object.keys(operationOf(name).responses['200']?.content ?? {})]).toEqual([name, ['text/csv']]);
});

test('the documentation can be read at /api/docs, under its own security policy', async () => {
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});
