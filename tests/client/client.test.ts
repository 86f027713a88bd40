import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { calls } from '#shared/calls/calls.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

type Method = (sent?: object, options?: object) => Promise<Record<string, unknown>>;
interface Built {
  createClient(options?: object): Record<string, Method>;
  NirmaanError: new () => Error;
}

// The package as somebody has it who installed it.
const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-client-'));
whenDone(() => rmSync(folder, { recursive: true, force: true }));
const installed = path.join(folder, 'node_modules/@nirmaan/client');
mkdirSync(installed, { recursive: true });
cpSync('client/package.json', path.join(installed, 'package.json'));
execFileSync(process.execPath, ['scripts/build-client.ts', '--out', path.join(installed, 'dist')], { stdio: 'inherit' });
const { createClient, NirmaanError } = (await import(pathToFileURL(path.join(installed, 'dist/index.js')).href)) as Built;

const { app, db } = await createTestApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
await makeUser(db, { user_name: 'Asha Verma', password_hash: await hashPassword('monsoon-2026') });
const businessId = await makeBusiness(db, { name: 'Verma Plumbing', service: 'Plumber', city: 'Kanpur', state: 'Uttar Pradesh' });
const { key } = await makeApiKey(db);
const enquiry = { name: 'Asha', email: 'asha@example.in', phoneNo: '9876543210', message: 'The tap drips.' };

test('each call has a method of its name, and the package needs no other', () => {
  expect(Object.keys(createClient()).toSorted()).toEqual(
    Object.values(calls)
      .map(({ operationId }) => operationId)
      .toSorted(),
  );
  const { dependencies, version } = JSON.parse(readFileSync('client/package.json', 'utf8'));
  expect([dependencies, version]).toEqual([undefined, JSON.parse(readFileSync('package.json', 'utf8')).version]);
  for (const file of ['index.js', 'index.d.ts', 'send.js', 'send.d.ts'])
    expect([file, readFileSync(path.join(installed, 'dist', file), 'utf8').match(/from ['"](?!\.\/send\.js)/)]).toEqual([file, null]);
});

test('the examples of its README run as they stand', { timeout: 120_000 }, async () => {
  const examples = [...readFileSync('client/README.md', 'utf8').matchAll(/^```js\n(.*?)^```/gms)].map(([, source = '']) => source);
  const wrote: string[] = [];
  for (const [n, source] of examples.entries()) {
    const file = path.join(folder, `example-${n}.mjs`);
    writeFileSync(file, source);
    const env = { ...process.env, NIRMAAN_URL: baseUrl, NIRMAAN_KEY: key };
    wrote.push((await promisify(execFile)(process.execPath, [file], { env })).stdout.trim());
  }
  expect(wrote).toEqual([
    expect.stringMatching(/^Verma Plumbing \d/),
    expect.stringMatching(/^1 \S+$/),
    'Asha Verma',
    expect.stringMatching(/^400 invalid_input \S/),
  ]);
});

test('its types hold under strict TypeScript, and refuse what the server would', { timeout: 120_000 }, () => {
  writeFileSync(
    path.join(folder, 'use.ts'),
    `import { createClient, NirmaanError, type Business } from '@nirmaan/client';
const nirmaan = createClient({ baseUrl: 'https://nirmaan.test', key: () => undefined, timeout: 5_000 });
const { data }: { data: Business[] } = await nirmaan.searchBusinesses({ query: { q: 'plumber', lat: 26.4 } });
const name: string | undefined = data[0]?.name;
await nirmaan.getBusinessDetails({ path: { id: name ?? '' } }, { signal: AbortSignal.timeout(1_000) });
const { token }: { token: string } = await nirmaan.logInUser({ body: { userName: 'Asha', password: 'monsoon-2026' } });
const csv: string = await nirmaan.exportReceivedEnquiries();
// @ts-expect-error: a price is no field of an enquiry's answer
(await nirmaan.sendEnquiry({ path: { businessId: '1' }, body: ${JSON.stringify(enquiry)} })).price;
// @ts-expect-error: an enquiry needs a message
await nirmaan.sendEnquiry({ path: { businessId: '1' }, body: { name: 'Asha', email: 'a@b.in', phoneNo: '9876543210' } });
// @ts-expect-error: there is no such call
nirmaan.searchBusiness();
export const used = [token, csv, new NirmaanError('No answer', { status: 0 }).errors.phoneNo];
`,
  );
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const platform = ['--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable', '--types', ''];
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const compile = () =>
    execFileSync(path.resolve('node_modules/.bin/tsc'), [...options, ...platform, 'use.ts'], { cwd: folder, encoding: 'utf8' });
  expect(compile()).toBe('');
});

test('a refusal is a NirmaanError with status, code and fields; so is a wrong key', async () => {
  const refused = await createClient({ baseUrl, language: 'hi' })
    .sendEnquiry?.({ path: { businessId }, body: { ...enquiry, phoneNo: '98' } })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NirmaanError);
  expect(refused).toMatchObject({
    status: 400,
    code: 'invalid_input',
    requestId: expect.any(String),
    message: expect.stringMatching(/[\u0900-\u097f]/),
  });
  await expect(createClient({ baseUrl, key: 'nirmaan_wrong' }).exportBusinesses?.({ query: {} })).rejects.toMatchObject({ status: 401 });
});

test('what is sent again under one key is taken once', async () => {
  const nirmaan = createClient({ baseUrl });
  const send = () => nirmaan.sendEnquiry?.({ path: { businessId }, body: enquiry }, { idempotencyKey: 'once-and-again' });
  expect(await send()).toEqual(await send());
  const { n } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(1);
});

test('a call that is not answered in time is given up, one that is called off throws the reason', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  const nirmaan = createClient({ baseUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  await expect(nirmaan.listServices?.({ path: { id: 'all' } }, { timeout: 20 })).rejects.toMatchObject({
    name: 'NirmaanError',
    status: 0,
    message: 'No answer in time',
  });
  const signal = AbortSignal.abort(new Error('not needed any more'));
  await expect(nirmaan.listServices?.({ path: { id: 'all' } }, { signal })).rejects.toThrow('not needed any more');
});
