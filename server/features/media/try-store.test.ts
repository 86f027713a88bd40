import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';
import { createMedia } from '#server/features/media/media.ts';
import { tryStore } from '#server/features/media/try-store.ts';
import { startBucketServer } from '#tests/helpers/bucket-server.ts';
import { launch } from '#tests/helpers/program.ts';
import { speakHttp } from '#tests/helpers/stand-in-postgres.ts';

const store = await startBucketServer();
const { host } = new URL(store.settings.S3_ENDPOINT);

/** @returns the fault that stops the start, or what is logged. */
async function look(settings: Record<string, string>): Promise<{ fault?: string; logged?: string }> {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line).reason) });
  const config = readConfig({ DATA_DIR: tmpdir(), ...store.settings, ...settings });
  const failure = await tryStore(config, log).catch((error) => error);
  if (failure) expect(failure).toBeInstanceOf(StartError);
  const said = { ...(failure ? { fault: failure.message } : {}), ...(logged[0] ? { logged: logged[0] } : {}) };
  expect(JSON.stringify(said)).not.toMatch(/secret-1|\n/);
  return said;
}

/** A store that refuses one kind of request with a code of S3's, and takes all others. */
async function refuse(method: string, status: number, code: string): Promise<string> {
  let kept = '';
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    if (request.method === 'PUT') kept = sent;
    if (request.method === method) {
      response.writeHead(status, { 'content-type': 'application/xml' });
      return response.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>The store\nsays so</Message></Error>`);
    }
    response.writeHead(request.method === 'DELETE' ? 204 : 200);
    return response.end(request.method === 'GET' ? kept : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a bucket that may be used is left as it was; a folder is not tried', async () => {
  expect(await look({})).toEqual({});
  const { disk } = await createMedia(readConfig({ DATA_DIR: tmpdir(), ...store.settings }));
  expect([...(await disk.listAll('', { recursive: true })).objects]).toEqual([]);
  expect(await look({ STORAGE: 'fs' })).toEqual({});
});

test('a key that the store does not know, a bucket that is not there, and a place where no store is', async () => {
  expect(await look({ S3_ACCESS_KEY_ID: 'another' })).toEqual({ fault: `S3_ACCESS_KEY_ID: ${host} does not know this key` });
  expect(await look({ S3_SECRET_ACCESS_KEY: 'another' })).toEqual({
    fault: `S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID, says ${host}`,
  });
  expect(await look({ S3_BUCKET: 'elsewhere' })).toEqual({ fault: `S3_BUCKET: there is no bucket elsewhere at ${host}` });
  expect(await look({ S3_ENDPOINT: 'http://nobody.invalid' })).toMatchObject({
    fault: 'S3_ENDPOINT: there is no machine called nobody.invalid',
  });
});

test.each([
  ['PUT', 403, 'SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID, says AT'],
  [
    'PUT',
    403,
    'AccessDenied',
    'S3_BUCKET: this key may not write in pictures: it needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket',
  ],
  [
    'GET',
    403,
    'AccessDenied',
    'S3_BUCKET: this key may not read in pictures: it needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket',
  ],
  [
    'DELETE',
    403,
    'AccessDenied',
    'S3_BUCKET: this key may not delete in pictures: it needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket',
  ],
  ['PUT', 403, 'RequestTimeTooSkewed', /^the clock of this machine says \S+Z, which AT takes for wrong: put it right \(timedatectl\)$/],
  ['PUT', 400, 'AuthorizationHeaderMalformed', 'S3_REGION: pictures is not in us-east-1, says AT: The store says so'],
  ['PUT', 400, 'InvalidRequest', 'S3_BUCKET: AT does not let this key write in pictures: InvalidRequest The store says so'],
] as const)('a store that answers %s with %i %s stops the start', async (method, status, code, said) => {
  const S3_ENDPOINT = await refuse(method, status, code);
  const { fault } = await look({ S3_ENDPOINT });
  const told = fault?.replace(new URL(S3_ENDPOINT).host, 'AT');
  if (typeof said === 'string') expect(told).toBe(said);
  else expect(told).toMatch(said);
});

test('a store that does not answer now is told to the log, and the start goes on', async () => {
  expect(await look({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toEqual({ logged: 'S3_ENDPOINT: nothing listens at 127.0.0.1:1' });
  const { logged } = await look({ S3_ENDPOINT: await refuse('PUT', 503, 'SlowDown') });
  expect(logged).toMatch(/^S3_BUCKET: \S+ does not let this key write in pictures: SlowDown/);
});

test('what speaks no S3 stops it', async () => {
  const at = await speakHttp();
  expect((await look({ S3_ENDPOINT: `http://${at}` })).fault).toContain(at);
});

test('the program says it in one line and ends', async () => {
  const { gone, complaints } = launch({ ...store.settings, S3_BUCKET: 'elsewhere' });
  expect(await gone).toEqual([1, null]);
  expect(complaints).toEqual([`S3_BUCKET: there is no bucket elsewhere at ${host}`]);
});
