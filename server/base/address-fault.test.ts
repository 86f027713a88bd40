import { expect, test } from 'vitest';
import { readAddress } from '#server/base/address-fault.ts';
import { readConfig } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';

const SIGNS = 'in a name or password / is written %2F, ? %3F, # %23, % %25, @ %40 and a blank %20';
const TLS = 'write sslmode=verify-full, or sslmode=no-verify, which trusts whoever answers, or sslmode=disable';
const ROLE = 'of several servers the one that takes writes is looked for; leave it out, or write read-write';

test.each([
  ['postgres://u:p@ss#word@db/nirmaan', `has # in it: ${SIGNS}`],
  ['postgres://u:p/ss@db/nirmaan', `has / or ? before its last @: ${SIGNS}`],
  ['postgres://u:12/ss@db/nirmaan', `has / or ? before its last @: ${SIGNS}`],
  ['postgres://u:p?ss@db/nirmaan', `has / or ? before its last @: ${SIGNS}`],
  ['postgres://u:12?ss@db/nirmaan', `has / or ? before its last @: ${SIGNS}`],
  ['postgres://u:50%off@db/nirmaan', `has a % that begins no code: ${SIGNS}`],
  ['postgres://u:p%@db/nirmaan', `has a % that begins no code: ${SIGNS}`],
  ['postgres://u:pass word@db/nirmaan', `has a blank in it, or a sign that is not seen: ${SIGNS}`],
  ['postgres://u:p@db\u200b/nirmaan', `has a blank in it, or a sign that is not seen: ${SIGNS}`],
  ['postgres://u:p@db:54321O/nirmaan', `cannot be read as an address: the port is a number up to 65535, and ${SIGNS}`],
  ['postgres://u:p@db:70000/nirmaan', `cannot be read as an address: the port is a number up to 65535, and ${SIGNS}`],
  ['postgres://u:p%ff@db/nirmaan', `cannot be read as an address: the port is a number up to 65535, and ${SIGNS}`],
  ['postgres://u:p@one,/nirmaan', 'has a comma with no server before or after it'],
  ['postgres://u:p@/nirmaan?host=,two', 'has a comma with no server before or after it'],
  ['postgres://u:p@one:5432,two:70000/nirmaan', `cannot be read as an address: the port is a number up to 65535, and ${SIGNS}`],
  ['postgres://u:p@one,two/nirmaan?target_session_attrs=any', `has target_session_attrs=any in it: ${ROLE}`],
  ['postgres://u:p@one,two/nirmaan?target_session_attrs=standby', `has target_session_attrs=standby in it: ${ROLE}`],
  ['postgres://u:p@db/nirmaan?sslmode=requre', `has sslmode=requre in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=Require', `has sslmode=Require in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=allow', `has sslmode=allow in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=', `has sslmode= in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?a=b&sslmode=require&sslmode=full', `has sslmode=full in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslMode=require', `has sslMode in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?ssl_mode=require', `has ssl_mode in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?ssl-mode=REQUIRED', `has ssl-mode in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?tls=true', `has tls in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?useSSL=true', `has useSSL in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslaccept=strict', `has sslaccept in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=verify-full&sslcrl=/x', `has sslcrl in it, which is no word for TLS here: ${TLS}`],
  ['postgres://u:p@db/nirmaan?ssl=false', `has ssl=false in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?ssl=require', `has ssl=require in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=require&sslnegotiation=yes', `has sslnegotiation=yes in it: ${TLS}`],
  ['postgres://u:p@db/nirmaan?sslmode=require&sslrootcert=', `has sslrootcert= in it: ${TLS}`],
  [
    'postgres://u:p@db/nirmaan?sslmode=require&sslcert=/c.pem',
    'has sslcert in it and not the other one: a certificate of your own needs sslcert and sslkey',
  ],
  ['"postgres://u:p@db/nirmaan"', 'stands in quotation marks: write it without them'],
  ["'postgres://u:p@db/nirmaan'", 'stands in quotation marks: write it without them'],
  ['“postgres://u:p@db/nirmaan”', 'stands in quotation marks: write it without them'],
  ['host=db dbname=nirmaan', 'must be an address such as postgres://name:password@host:5432/database, found words with = between them'],
  [
    'DATABASE_URL=postgres://u:p@db/nirmaan',
    'must be an address such as postgres://name:password@host:5432/database, found words with = between them',
  ],
  ['jdbc:postgresql://db/nirmaan', 'must be an address that begins with postgres://, found something else, which is not shown'],
  ['psql postgres://db/nirmaan', 'must be an address that begins with postgres://, found something else, which is not shown'],
  ['db:5432/nirmaan', 'must be an address that begins with postgres://, found something else, which is not shown'],
])('of DATABASE_URL=%s one line says what is wrong', (DATABASE_URL, fault) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(new StartError(`DATABASE_URL ${fault}`));
});

test('the faults of replicas are told as well', () => {
  const read = () => readConfig({ DATABASE_REPLICA_URLS: 'postgres://u:p@db/nirmaan, postgres://u:p@db2/nirmaan?sslMode=require' });
  expect(read).toThrow(new StartError(`DATABASE_REPLICA_URLS has sslMode in it, which is no word for TLS here: ${TLS}`));
});

test.each([
  ['postgres://u:p@db/nirmaan', { server: 'db', database: 'nirmaan', account: 'u' }],
  ['postgresql://u:p@db:5433/nirmaan', { server: 'db:5433', database: 'nirmaan', account: 'u' }],
  ['postgres://u:p@ss@db/nirmaan', { server: 'db', account: 'u' }],
  ['postgres://u:a,b:c%23%2F%3F@db/nirmaan', { server: 'db', account: 'u' }],
  ['postgres://[::1]:5432/nirmaan', { server: '[::1]:5432', account: '' }],
  ['postgres://u@/nirmaan?host=/var/run/postgresql', { server: '/var/run/postgresql', database: 'nirmaan', account: 'u' }],
  ['postgres:///nirmaan?host=/var/run/postgresql', { server: '/var/run/postgresql', database: 'nirmaan' }],
  ['postgres://u@%2Fvar%2Frun%2Fpostgresql/nirmaan', { server: '/var/run/postgresql', database: 'nirmaan' }],
  ['postgres://db/nirmaan?user=a@b&password=c', { server: 'db', account: 'a@b' }],
  ['postgres://u:a,b@one:5433,two/nirmaan', { server: 'one:5433, two', database: 'nirmaan', account: 'u' }],
  ['postgres://u@/nirmaan?host=/one,/two&target_session_attrs=read-write', { server: '/one, /two', account: 'u' }],
  ['postgres://my_db/%E0%A4%98%E0%A4%B0', { server: 'my_db', database: 'घर' }],
])('%s is an address', (url, named) => {
  expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  expect(readAddress(url)).toMatchObject(named);
});

test('blanks around an address are none of it, and blanks alone are no address', () => {
  expect(readConfig({ DATABASE_URL: ' postgres://db/nirmaan\n' })).toMatchObject({ DATABASE_URL: 'postgres://db/nirmaan', DEMO: false });
  expect(readConfig({ DATABASE_URL: ' ' })).toMatchObject({ DATABASE_URL: undefined, DEMO: true });
});

test('what asks for TLS asks for the certificate too', () => {
  const read = (url: string) => readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URLS: url });
  for (const mode of ['require', 'prefer', 'verify-ca', 'verify-full']) {
    const whole = 'postgres://db/n?sslmode=verify-full&a=b';
    expect(read(`postgres://db/n?sslmode=${mode}&a=b`)).toMatchObject({ DATABASE_URL: whole, DATABASE_REPLICA_URLS: [whole] });
  }
  // Authorities that are known anyway are no file.
  expect(read('postgres://db/n?sslrootcert=system&sslmode=require').DATABASE_URL).toBe('postgres://db/n?ssl=true&sslmode=verify-full');
  for (const url of ['postgres://db/n?sslmode=no-verify', 'postgres://db/n?sslmode=disable']) expect(read(url).DATABASE_URL).toBe(url);
});
