import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';
import { examineServer } from '#server/db/examine-server.ts';
import { inDays, makeAuthority } from '#tests/helpers/make-certificate.ts';
import { startTlsPostgres } from '#tests/helpers/tls-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, content: string) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const [authority, other, namesake] = [makeAuthority('Our authority'), makeAuthority('Another one'), makeAuthority('Our authority')];
const root = fileOf('root.pem', authority.certificate);
const good = authority.certify('localhost', inDays(200));

const server = await startTlsPostgres();
const at = `localhost:${server.port}`;

/** @returns what is said of an address as the settings give it. */
async function examine(query: string, account = 'postgres', host = 'localhost') {
  const { DATABASE_URL = '' } = readConfig({ DATABASE_URL: `postgres://${account}:secret@${host}:${server.port}/postgres${query}` });
  const failure = await examineServer(DATABASE_URL, pino({ level: 'silent' })).catch((error) => error);
  if (failure) expect(failure).toBeInstanceOf(StartError);
  const fault: string = failure?.message ?? '';
  expect(fault).not.toMatch(/secret|\n/);
  return fault.replace('DATABASE_URL: ', '');
}

const verified = `?sslmode=verify-full&sslrootcert=${root}`;

beforeEach(async () => {
  const settings = { ssl: 'on', ssl_ca_file: '', ssl_min_protocol_version: 'TLSv1.2', ssl_max_protocol_version: '', ssl_ciphers: 'HIGH' };
  await server.change({ pair: good, rules: 'hostssl all all all trust', settings });
});

test.each([
  verified,
  `?sslmode=require&sslrootcert=${root}`,
  `?sslrootcert=${root}`,
  `${verified}&sslnegotiation=direct`,
  `${verified}&channel_binding=require&sslsni=1`,
  '?sslmode=no-verify',
  '?ssl=no-verify',
])('a certificate of our authority, asked with %s, is taken', async (query) => {
  expect(await examine(query)).toBe('');
});

test('who has signed it has to be known', async () => {
  const unknown = `this machine does not know who has signed the certificate of ${at}: add sslrootcert=/path/to/their/root.pem to the address, or sslmode=no-verify, which trusts whoever answers`;
  for (const query of [
    '?sslmode=verify-full',
    '?sslmode=require',
    '?ssl=true',
    '?sslmode=verify-full&sslrootcert=system',
    '?sslrootcert=system',
  ])
    expect(await examine(query)).toBe(unknown);
  for (const [name, { certificate }] of Object.entries({ other, namesake })) {
    const file = fileOf(`${name}.pem`, certificate);
    expect(await examine(`?sslmode=verify-full&sslrootcert=${file}`)).toBe(
      `the certificate of ${at} was not signed by those in ${file}: that file has to be the root certificate of whoever signed it`,
    );
  }
});

test('one that is signed by itself is taken where it is named', async () => {
  const own = { cert: other.certificate, key: other.key };
  await server.change({ pair: own });
  expect(await examine('?sslmode=verify-full')).toMatch(/^this machine does not know who has signed the certificate of/);
  expect(await examine(`?sslmode=verify-full&sslrootcert=${fileOf('own.pem', own.cert)}`)).toBe(
    `the certificate of ${at} is for another name (Another one): use that in the address, or have one made for the name that is there`,
  );
  expect(await examine('?sslmode=no-verify')).toBe('');
});

test('it has to be for the name of the address, and for today', async () => {
  expect(await examine(verified, 'postgres', '127.0.0.1')).toBe(
    `the certificate of 127.0.0.1:${server.port} is for another name (localhost): use that in the address, or have one made for the name that is there`,
  );
  await server.change({ pair: authority.certify('db.example.in', inDays(200)) });
  expect(await examine(verified)).toBe(
    `the certificate of ${at} is for another name (db.example.in): use that in the address, or have one made for the name that is there`,
  );
  const today = new Date().toISOString().slice(0, 10);
  await server.change({ pair: authority.certify('localhost', inDays(-1)) });
  expect(await examine(verified)).toBe(`the certificate of ${at} has expired (${today} by the clock of this machine)`);
  await server.change({ pair: authority.certify('localhost', inDays(9), inDays(1)) });
  expect(await examine(verified)).toBe(`the certificate of ${at} is not valid yet: is the clock of this machine right (${today})?`);
});

test('a server without TLS, and one that lets nobody in without it', async () => {
  expect(await examine('')).toBe(
    `${at} does not let postgres in from this machine without TLS: add sslmode=verify-full to the address, or a line to its pg_hba.conf`,
  );
  await server.change({ settings: { ssl: 'off' }, rules: 'host all all all trust' });
  for (const query of [verified, '?sslmode=no-verify', '?ssl=true'])
    expect(await examine(query)).toBe(`${at} offers no TLS: take sslmode out of the address, or turn on ssl there`);
  for (const query of ['', '?sslmode=disable', '?ssl=0']) expect(await examine(query)).toBe('');
});

test('a server of long ago', async () => {
  const old = `${at} speaks no TLS that is safe today: allow 1.2 or later there (ssl_max_protocol_version, ssl_ciphers), or renew it`;
  await server.change({ settings: { ssl_min_protocol_version: 'TLSv1', ssl_max_protocol_version: 'TLSv1.1' } });
  expect(await examine(verified)).toBe(old);
  expect(await examine(`${verified}&sslnegotiation=direct`)).toBe(old);
  // Nothing that a certificate of elliptic curves can be used with.
  await server.change({
    settings: { ssl_min_protocol_version: 'TLSv1.2', ssl_max_protocol_version: 'TLSv1.2', ssl_ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' },
  });
  expect(await examine(verified)).toBe(old);
});

describe('a certificate of our own', () => {
  const clients = makeAuthority('Clients');
  const write = (name: string, { cert, key }: { cert: string; key: string }) =>
    `&sslcert=${fileOf(`${name}.crt`, cert)}&sslkey=${fileOf(`${name}.key`, key)}`;
  const own = clients.certify('postgres', inDays(9));

  beforeEach(() =>
    server.change({ clientAuthority: clients.certificate, rules: 'hostssl all all all cert', settings: { ssl_ca_file: 'clients.crt' } }),
  );

  test('lets in whom it names', async () => {
    expect(await examine(verified)).toBe(
      `${at} asks postgres for a certificate: add sslcert=/path/to/it.pem&sslkey=/path/to/its.key to the address`,
    );
    expect(await examine(verified + write('own', own))).toBe('');
    expect(await examine(verified + write('asha', clients.certify('asha', inDays(9))))).toBe(
      `${at} does not take the certificate of the address for postgres: its common name has to be postgres, or a map there has to say who it is (pg_ident.conf)`,
    );
  });

  test('has to be of an authority that the server knows', async () => {
    expect(await examine(verified + write('stranger', other.certify('postgres', inDays(9))))).toBe(
      `${at} does not take the certificate of the address: whoever has signed it has to stand in its ssl_ca_file`,
    );
  });

  test('is looked at before the server is asked', async () => {
    const expired = clients.certify('postgres', inDays(-1));
    expect(await examine(verified + write('expired', expired))).toMatch(/^the certificate in .+expired\.crt has expired \(\d{4}-/);
    expect(await examine(verified + write('mixed', { cert: own.cert, key: other.key }))).toMatch(
      /^the key in .+mixed\.key is not that of the certificate in .+mixed\.crt$/,
    );
    const sealed = createPrivateKey(own.key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'words' }) as string;
    expect(await examine(verified + write('sealed', { ...own, key: sealed }))).toMatch(/^the key in .+sealed\.key has a passphrase/);
    expect(await examine(verified + write('swapped', { cert: own.key, key: own.cert }))).toMatch(
      /swapped\.crt .+ has no certificate in it/,
    );
    expect(await examine(verified + write('no-key', { ...own, key: own.cert }))).toMatch(/no-key\.key .+ has no key in it/);
  });
});

test.each([
  ['nothing', ''],
  ['a key', authority.key],
  ['half of one', authority.certificate.slice(0, 200)],
  ['what only looks like one', authority.certificate.replace(/M/g, 'A')],
])('a file of authorities with %s in it is named', async (_what, content) => {
  const file = fileOf('broken.pem', content);
  expect(await examine(`?sslmode=verify-full&sslrootcert=${file}`)).toBe(
    `the file ${file} that the address names has no certificate in it: it begins with -----BEGIN CERTIFICATE-----`,
  );
});

test('a file of authorities that cannot be read, or has had its day, is named', async () => {
  const nowhere = path.join(folder, 'nowhere.pem');
  for (const file of [nowhere, folder])
    expect(await examine(`?sslrootcert=${file}`)).toBe(`the file ${file} that the address names cannot be read`);
  const old = fileOf('old.pem', makeAuthority('Of long ago', inDays(-1)).certificate);
  expect(await examine(`?sslmode=verify-full&sslrootcert=${old}`)).toMatch(/^the certificate in .+old\.pem has expired/);
  // Others beside it are good.
  expect(
    await examine(
      `?sslmode=verify-full&sslrootcert=${fileOf('both.pem', makeAuthority('Old', inDays(-1)).certificate + authority.certificate)}`,
    ),
  ).toBe('');
});
