import { describe, expect, test } from 'vitest';
import { apiScopes } from '#shared/schemas/api-keys.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { KEY_TABLE } from '#tests/helpers/key-table.ts';
import { prepareCall } from '#tests/helpers/role-calls.ts';
import { listCalls, makeRoleTable } from '#tests/helpers/role-table.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const TABLE = await makeRoleTable(db);
const whole = await makeApiKey(db);
const { paths } = (await app.inject('/api/v1/openapi.json')).json();
const CALLS = listCalls({ paths });

async function send(row: (typeof TABLE)[number], headers: Record<string, string>) {
  const { method, url, body } = await prepareCall(db, row, 'visitor');
  const { statusCode, body: text } = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
  return { status: statusCode, code: text.startsWith('{') ? JSON.parse(text).code : undefined };
}

describe('keys and calls', () => {
  test.each(CALLS.filter((name) => !(name in KEY_TABLE)))('no key opens %s', async (name) => {
    const row = TABLE.find(([each]) => each === name) as (typeof TABLE)[number];
    expect(await send(row, whole.headers)).toEqual({ status: 403, code: 'not_for_keys' });
  });

  test.each(Object.entries(KEY_TABLE))('%s is opened by %s and by nothing else', async (name, scope) => {
    const row = TABLE.find(([each]) => each === name) as (typeof TABLE)[number];
    const others = await makeApiKey(db, { scopes: apiScopes.filter((one) => one !== scope) });
    expect(await send(row, others.headers)).toEqual({ status: 403, code: 'scope_needed' });
    const alone = await makeApiKey(db, { scopes: [scope] });
    // What is sent is empty, names no version, and asks for a row that is not there: that is what it is refused for, where it is.
    expect([200, 400, 404, 428]).toContain((await send(row, alone.headers)).status);
    const [method = '', path = ''] = name.split(' ');
    expect(paths[`/api/v1${path}`]?.[method.toLowerCase()]?.security).toEqual([{ key: [scope] }]);
  });

  test('the table names every call that takes a key', () => {
    const taking = CALLS.filter((name) => {
      const [method = '', path = ''] = name.split(' ');
      return JSON.stringify(paths[`/api/v1${path}`]?.[method.toLowerCase()]?.security ?? []).includes('"key"');
    });
    expect(taking.toSorted()).toEqual(Object.keys(KEY_TABLE).toSorted());
  });
});
