import type { NamedServer } from '#server/base/address-fault.ts';

/** What a connection that failed says: Node's or PostgreSQL's code, and words where the code is shared by several faults. */
interface Failure {
  code: string;
  syscall: string;
  message: string;
  path: string;
}

type Explain = (named: NamedServer, failure: Failure) => string;

const NO_LISTENER: Explain = ({ server }) => `nothing listens at ${server}: does PostgreSQL run there, and is the port right?`;
const NO_WAY: Explain = ({ server }) => `${server} does not answer: are name and port right, and does a firewall let this machine through?`;
const UNKNOWN_AUTHORITY: Explain = ({ server }) =>
  `this machine does not know who has signed the certificate of ${server}: add sslrootcert=/path/to/their/root.pem to the address, or sslmode=no-verify, which trusts whoever answers`;

const BY_CODE: Record<string, Explain> = {
  ENOTFOUND: ({ server }) =>
    `there is no machine called ${server}: is the name right, and are signs in the password written as %40 (@), %2F (/) …?`,
  EAI_AGAIN: ({ server }) => `the name ${server} cannot be looked up now: does this machine reach its name server?`,
  ECONNREFUSED: NO_LISTENER,
  ETIMEDOUT: NO_WAY,
  EHOSTUNREACH: NO_WAY,
  ENETUNREACH: NO_WAY,
  ECONNRESET: ({ server }) => `${server} breaks off: is it a PostgreSQL, and does it let this machine in?`,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ server }) => `the certificate of ${server} is for another name: use that in the address`,
  CERT_HAS_EXPIRED: ({ server }) => `the certificate of ${server} has expired (${today()} by the clock of this machine)`,
  CERT_NOT_YET_VALID: ({ server }) => `the certificate of ${server} is not valid yet: is the clock of this machine right (${today()})?`,
  '28P01': ({ server, account }) =>
    `${server} refuses the name or the password of ${account}: signs such as @ / ? # % in it are written %40 %2F %3F %23 %25`,
  '3D000': ({ server, database, account }) =>
    `there is no database ${database || account} at ${server}: make it with createdb --owner=${account || 'NAME'} --encoding=UTF8 --template=template0 ${database || account}`,
  '42501': ({ database, account }) => `${account} may not connect to ${database}: grant connect on database ${database} to ${account}`,
  '53300': ({ server }) => `${server} has no connection left: raise max_connections there, or end programs that hold them`,
  '57P03': ({ server }) => `${server} is starting or stopping: try again in a moment`,
};

/** What several faults with one code, or none, are told apart by. The first that fits is said. */
const BY_WORDS: [RegExp, Explain][] = [
  [/does not support SSL/, ({ server }) => `${server} offers no TLS: take sslmode out of the address, or turn on ssl there`],
  [
    /pg_hba\.conf (?:entry|rejects).*(?:no encryption|SSL off)/,
    ({ server, account }) =>
      `${server} does not let ${account} in from this machine without TLS: add sslmode=verify-full to the address, or a line to its pg_hba.conf`,
  ],
  [
    /pg_hba\.conf (?:entry|rejects)/,
    ({ server, account }) => `${server} does not let ${account} in from this machine: add a line to its pg_hba.conf`,
  ],
  [/SSL required/i, ({ server }) => `${server} asks for TLS: add sslmode=verify-full to the address`],
  [
    /^role .* does not exist/,
    ({ server, account }) => `there is no account ${account || 'of that name'} at ${server}: make it with createuser --pwprompt`,
  ],
  [
    /(?:Peer|Ident) authentication failed/,
    ({ account }) =>
      `over the socket the account ${account} is only for whoever is ${account} on this machine: run Nirmaan as that one, or name the server as 127.0.0.1 with a password`,
  ],
  [
    /password must be a string|no password (?:supplied|was provided)/i,
    ({ server, account }) => `${server} wants a password for ${account}, and the address has none`,
  ],
  [
    /unsupported startup parameter/,
    ({ server }, { message }) =>
      `a pooler at ${server} takes no ${message.split(': ').at(-1)}: take it out of the address, or name the server itself`,
  ],
  [/timeout/i, NO_WAY],
  [
    /Connection terminated|received invalid response|error establishing an SSL connection/,
    ({ server }) => `what answers at ${server} is no PostgreSQL, or breaks off`,
  ],
];

/** One line, without the setting's name, for why nobody was let into a database. The password is in none. */
export function explainConnection(error: unknown, named: NamedServer): string {
  // A name with several addresses fails with one error for each.
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const { code = '', syscall = '', message, path = '' } = first as Partial<Failure> & Error;
  const failure = { code, syscall, message, path };
  if (syscall === 'connect' && (code === 'ENOENT' || code === 'EACCES')) return explainSocket(code, named);
  if (path && ['ENOENT', 'EACCES', 'EISDIR'].includes(code)) return `the file ${path} that the address names cannot be read`;
  const [, explain = BY_CODE[code]] = BY_WORDS.find(([words]) => words.test(message)) ?? [];
  return explain?.(named, failure) ?? `${named.server} says: ${message.replaceAll(/\s+/g, ' ')}`;
}

function explainSocket(code: string, { server }: NamedServer) {
  if (code === 'EACCES') return `this account may not use the socket in ${server}`;
  return `there is no socket of PostgreSQL in ${server}: does it run, and is that its folder (unix_socket_directories)?`;
}

const today = () => new Date().toISOString().slice(0, 10);
