import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { StartError } from '#server/base/start-error.ts';
import { createPool } from '#server/db/database.ts';
import { examineServer } from '#server/db/examine-server.ts';
import { refuseAll, speakHttp } from '#tests/helpers/stand-in-postgres.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { startTransactionPooler } from '#tests/helpers/transaction-pooler.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const host = inject('socketDir');
const { address, pool } = await createTestDatabase();
const admin = createPool({ host, user: 'postgres', database: 'postgres' }, { max: 1 });
const [account, owner] = [`account_${randomBytes(4).toString('hex')}`, `owner_${randomBytes(4).toString('hex')}`];
await admin.query(`create role ${account} login; create role ${owner} login`);
whenDone(async () => {
  await admin.query(`drop owned by ${account}, ${owner}; drop role ${account}, ${owner}`);
  await admin.end();
});

const urlOf = (database: string, user = 'postgres') => `postgres://${user}:secret@/${database}?host=${encodeURIComponent(host)}`;

/** @returns what it says of a fault, if there is one, and what it warns of; the password is in neither. */
async function look(url: string): Promise<{ fault: string; warned: string }> {
  let warned = '';
  const write = (line: string) => {
    warned += JSON.parse(line).msg;
  };
  const failure = await examineServer(url, pino({ level: 'warn' }, { write })).catch((error) => error);
  if (failure) expect(failure).toBeInstanceOf(StartError);
  const fault: string = failure?.message ?? '';
  expect(fault + warned).not.toMatch(/secret|\n/);
  return { fault, warned };
}

const examine = async (url: string) => (await look(url)).fault;

async function makeDatabase(rest = '') {
  const name = `examined_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${name} ${rest}`);
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)));
  return name;
}

test('a database that was made for it is taken, with its tables and without', async () => {
  expect(await examine(urlOf(address.database))).toBe('');
  expect(await examine(urlOf(await makeDatabase(`owner ${owner}`), owner))).toBe('');
});

test('each fault of the database is one line that says what to do', async () => {
  expect(await examine(urlOf('not_there'))).toBe(
    `DATABASE_URL: there is no database not_there at ${host}: make it with createdb --owner=postgres --encoding=UTF8 --template=template0 not_there`,
  );
  expect(await examine(urlOf(address.database, 'nobody_there'))).toBe(
    `DATABASE_URL: there is no account nobody_there at ${host}: make it with createuser --pwprompt`,
  );
  const latin = await makeDatabase("encoding 'LATIN1' template template0 locale_provider libc locale 'C'");
  expect(await examine(urlOf(latin))).toBe(
    `DATABASE_URL: the database ${latin} has the encoding LATIN1: make one with createdb --encoding=UTF8 --template=template0`,
  );
  const foreign = await makeDatabase(`owner ${owner}`);
  expect(await examine(urlOf(foreign, account))).toBe(
    `DATABASE_URL: ${account} may not make tables in ${foreign}: alter database "${foreign}" owner to "${account}"`,
  );
  await admin.query(`grant create on database ${foreign} to ${account}; revoke connect on database ${foreign} from public`);
  expect(await examine(urlOf(foreign, account))).toBe(
    `DATABASE_URL: ${account} may not connect to ${foreign}: grant connect on database ${foreign} to ${account}`,
  );
  const readOnly = await makeDatabase();
  await admin.query(`alter database ${readOnly} set default_transaction_read_only = on`);
  expect(await examine(urlOf(readOnly))).toBe(
    `DATABASE_URL: the database ${readOnly} is set to be read only: take back default_transaction_read_only`,
  );
});

test('rights are looked at by what is there already', async () => {
  const name = await makeDatabase();
  const own = createPool({ host, user: 'postgres', database: name }, { max: 1 });
  onTestFinished(() => own.end());
  await own.query(`grant all on schema public to ${account}`);
  const refused = `DATABASE_URL: ${account} may not make extensions and schemas in ${name}: alter database "${name}" owner to "${account}"`;
  expect(await examine(urlOf(name, account))).toBe(refused);
  await own.query('create extension btree_gist');
  expect(await examine(urlOf(name, account))).toBe(refused);
  await own.query('create schema pgboss');
  expect(await examine(urlOf(name, account))).toBe('');
  await own.query('create table kysely_migration (name text)');
  expect(await examine(urlOf(name, account))).toBe(`DATABASE_URL: the tables are postgres's, not ${account}'s: connect as postgres`);
});

test('an earlier PostgreSQL is taken from 16 on, and what that costs is said', async () => {
  const name = await makeDatabase();
  const own = createPool({ host, user: 'postgres', database: name }, { max: 1 });
  onTestFinished(() => own.end());
  // It calls itself of another version there.
  await own.query(`create schema old; alter database ${name} set search_path = old, pg_catalog, public`);
  const pretend = (number: number) =>
    own.query(`create or replace function old.current_setting(name text) returns text return case name
      when 'server_version_num' then '${number}' when 'server_version' then '${(number / 10_000).toFixed(1)}' else pg_catalog.current_setting(name) end`);
  await pretend(150_004);
  expect(await examine(urlOf(name))).toBe('DATABASE_URL: the server is PostgreSQL 15.0, and 16 or later is needed');
  await pretend(160_014);
  expect(await look(urlOf(name))).toEqual({ fault: '', warned: expect.stringMatching(/^PostgreSQL 16: it works; ids .+ reindex/) });
  await pretend(170_010);
  expect(await look(urlOf(name))).toEqual({ fault: '', warned: expect.stringMatching(/^PostgreSQL 17: it works; ids [^;]+$/) });
  await pretend(180_004);
  expect(await look(urlOf(name))).toEqual({ fault: '', warned: '' });
});

test('processes that start in the same moment are not taken for a pooler', async () => {
  const name = await makeDatabase();
  const other = createPool({ host, user: 'postgres', database: name }, { max: 1 });
  onTestFinished(() => other.end());
  let isStarting = true;
  const start = async () => {
    while (isStarting) await other.query(`notify nirmaan_trial, 'of another process'`);
  };
  const [faults] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => examine(urlOf(name)))).finally(() => {
      isStarting = false;
    }),
    start(),
  ]);
  expect(new Set(faults)).toEqual(new Set(['']));
});

test('a clock that is wrong by a year is told, and nothing stands still for it', async () => {
  const name = await makeDatabase();
  const own = createPool({ host, user: 'postgres', database: name }, { max: 1 });
  onTestFinished(() => own.end());
  await own.query(`create schema old; alter database ${name} set search_path = old, pg_catalog, public;
    create function old.clock_timestamp() returns timestamptz return pg_catalog.clock_timestamp() + interval '1 year'`);
  expect(await look(urlOf(name))).toEqual({
    fault: '',
    warned: expect.stringMatching(/the clocks of the database and of this machine are apart: .+ \(timedatectl\)/),
  });
});

test.each([
  [
    '28P01',
    'password authentication failed for user "u"',
    'AT refuses the name or the password of u: signs such as @ / ? # % in it are written %40 %2F %3F %23 %25',
  ],
  [
    '28000',
    'no pg_hba.conf entry for host "::1", user "u", database "d", no encryption',
    'AT does not let u in from this machine without TLS: add sslmode=verify-full to the address, or a line to its pg_hba.conf',
  ],
  [
    '28000',
    'pg_hba.conf rejects connection for host "::1", user "u", database "d", SSL encryption',
    'AT does not let u in from this machine: add a line to its pg_hba.conf',
  ],
  [
    '28000',
    'Peer authentication failed for user "u"',
    'over the socket the account u is only for whoever is u on this machine: run Nirmaan as that one, or name the server as 127.0.0.1 with a password',
  ],
  ['08P01', 'SSL required', 'AT asks for TLS: add sslmode=verify-full to the address'],
  [
    '08P01',
    'unsupported startup parameter: search_path',
    'a pooler at AT takes no search_path: take it out of the address, or name the server itself',
  ],
  ['53300', 'sorry, too many clients already', 'AT has no connection left: raise max_connections there, or end programs that hold them'],
  ['57P03', 'the database system is starting up', 'AT is starting or stopping: try again in a moment'],
  ['XX000', 'something\nnobody has seen', 'AT says: something nobody has seen'],
])('PostgreSQL that answers %s (%s) is explained', async (code, message, said) => {
  const at = await refuseAll(code, message);
  expect(await examine(`postgres://u:secret@${at}/d`)).toBe(`DATABASE_URL: ${said.replace('AT', at)}`);
});

test('where no PostgreSQL answers it says so', async () => {
  const http = await speakHttp();
  for (const more of ['', '?sslmode=no-verify']) {
    expect(await examine(`postgres://u:secret@${http}/d${more}`)).toBe(
      `DATABASE_URL: what answers at ${http} is no PostgreSQL, or breaks off`,
    );
  }
  expect(await examine('postgres://u:secret@127.0.0.1:1/d')).toBe(
    'DATABASE_URL: nothing listens at 127.0.0.1:1: does PostgreSQL run there, and is the port right?',
  );
  expect(await examine('postgres://u:secret@nobody.invalid/d')).toMatch(
    /^DATABASE_URL: (?:there is no machine called nobody\.invalid|the name nobody\.invalid cannot be looked up)/,
  );
  const nowhere = path.join(tmpdir(), 'no-socket-here');
  expect(await examine(`postgres://u:secret@/d?host=${nowhere}`)).toBe(
    `DATABASE_URL: there is no socket of PostgreSQL in ${nowhere}: does it run, and is that its folder (unix_socket_directories)?`,
  );
  expect(await examine(`postgres://u:secret@127.0.0.1/d?sslrootcert=${nowhere}/root.pem`)).toBe(
    `DATABASE_URL: the file ${nowhere}/root.pem that the address names cannot be read`,
  );
  expect(await examine(`${urlOf(address.database)}&sslmode=verify-full`)).toBe(
    `DATABASE_URL: ${host} offers no TLS: take sslmode out of the address, for a socket of this machine needs none`,
  );
});

test('a pooler that gives each transaction another connection is found', async () => {
  const url = await startTransactionPooler(address);
  // It serves whoever asks for nothing that outlives a transaction.
  const served = createPool({ connectionString: url }, { max: 1 });
  onTestFinished(() => served.end());
  expect((await served.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await examine(url)).toMatch(/^DATABASE_URL: a pooler stands before the database that gives each transaction another connection/);
  expect((await pool.query('select 1')).rowCount).toBe(1);
});
