import type { PeerCertificate } from 'node:tls';
import type { NamedServer } from '#server/base/address-fault.ts';

/** What a connection that failed says: Node's or PostgreSQL's code, and words where the code is shared by several faults. */
interface Failure {
  code: string;
  syscall: string;
  message: string;
  /** For whom the certificate is that was not taken. */
  names: string;
}

type Explain = (named: NamedServer, failure: Failure) => string;

const NO_LISTENER: Explain = ({ server }) => `nothing listens at ${server}: does PostgreSQL run there, and is the port right?`;
const NO_WAY: Explain = ({ server }) => `${server} does not answer: are name and port right, and does a firewall let this machine through?`;
const UNKNOWN_AUTHORITY: Explain = ({ server, authorities }) =>
  authorities
    ? `the certificate of ${server} was not signed by those in ${authorities}: that file has to be the root certificate of whoever signed it`
    : `this machine does not know who has signed the certificate of ${server}: add sslrootcert=/path/to/their/root.pem to the address, or sslmode=no-verify, which trusts whoever answers`;
const OLD_TLS: Explain = ({ server }) =>
  `${server} speaks no TLS that is safe today: allow 1.2 or later there (ssl_max_protocol_version, ssl_ciphers), or renew it`;

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
  CERT_SIGNATURE_FAILURE: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ server }, { names }) =>
    `the certificate of ${server} is for another name${names}: use that in the address, or have one made for the name that is there`,
  CERT_HAS_EXPIRED: ({ server }) => `the certificate of ${server} has expired (${today()} by the clock of this machine)`,
  CERT_NOT_YET_VALID: ({ server }) => `the certificate of ${server} is not valid yet: is the clock of this machine right (${today()})?`,
  '28P01': ({ server, account }) =>
    `${server} refuses the name or the password of ${account}: signs such as @ / ? # % in it are written %40 %2F %3F %23 %25`,
  '3D000': ({ server, database, account }) =>
    `there is no database ${database || account} at ${server}: make it with createdb --owner=${account || 'NAME'} --encoding=UTF8 --template=template0 ${database || account}`,
  '42501': ({ database, account }) => `${account} may not connect to ${database}: grant connect on database ${database} to ${account}`,
  '53300': ({ server }) => `${server} has no connection left: raise max_connections there, or end programs that hold them`,
  SEVERAL_SERVERS: ({ server }) =>
    `${server} leads to several servers in turn, and what is known of one holds on no other: name each of them by itself in DATABASE_REPLICA_URLS`,
  '57P03': ({ server }) => `${server} is starting or stopping: try again in a moment`,
};

/** What OpenSSL says, in its own form: the words stand behind the function that found it. */
const OPENSSL = /SSL routines:[^:]*:([^:]+)/;

/** What several faults with one code, or none, are told apart by. The first that fits is said. */
const BY_WORDS: [RegExp, Explain][] = [
  [
    /does not support SSL/,
    ({ server }) =>
      `${server} offers no TLS: take sslmode out of the address${server.startsWith('/') ? ', for a socket of this machine needs none' : ', or turn on ssl there'}`,
  ],
  [
    /requires a valid client certificate/,
    ({ server, account }) =>
      `${server} asks ${account} for a certificate: add sslcert=/path/to/it.pem&sslkey=/path/to/its.key to the address`,
  ],
  [/alert protocol version|unsupported protocol|handshake failure|no shared cipher/, OLD_TLS],
  [
    /alert (?:unknown ca|bad certificate|certificate \w+)/,
    ({ server }) => `${server} does not take the certificate of the address: whoever has signed it has to stand in its ssl_ca_file`,
  ],
  [OPENSSL, ({ server }, { message }) => `${server} and this machine find no way to encrypt: ${OPENSSL.exec(message)?.[1]}`],
  [
    /^certificate authentication failed/,
    ({ server, account }) =>
      `${server} does not take the certificate of the address for ${account}: its common name has to be ${account}, or a map there has to say who it is (pg_ident.conf)`,
  ],
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
  const { code = '', syscall = '', message, cert } = first as Partial<Failure & Shown> & Error;
  const failure = { code, syscall, message, names: cert ? namesOf(cert) : '' };
  if (syscall === 'connect' && (code === 'ENOENT' || code === 'EACCES')) return explainSocket(code, named);
  const [, explain = BY_CODE[code]] = BY_WORDS.find(([words]) => words.test(message)) ?? [];
  return explain?.(named, failure) ?? `${named.server} says: ${message.replaceAll(/\s+/g, ' ')}`;
}

interface Shown {
  cert: PeerCertificate;
}

/** @returns the names in brackets, a few of them, or nothing. */
function namesOf({ subject, subjectaltname }: PeerCertificate): string {
  const others = [...(subjectaltname ?? '').matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name]) => name);
  // Without others it is the common name.
  const names = others.length > 0 ? others : [subject?.CN].flat().filter(Boolean);
  return names.length > 0 ? ` (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''})` : '';
}

function explainSocket(code: string, { server }: NamedServer) {
  if (code === 'EACCES') return `this account may not use the socket in ${server}`;
  return `there is no socket of PostgreSQL in ${server}: does it run, and is that its folder (unix_socket_directories)?`;
}

const today = () => new Date().toISOString().slice(0, 10);
