import { findHostsFault, splitHosts } from '#server/base/address-hosts.ts';
import { findTlsFault } from '#server/base/address-tls.ts';

/** How signs are written in an address that mean something else there (RFC 3986, section 2.2). */
const ENCODED = 'in a name or password / is written %2F, ? %3F, # %23, % %25, @ %40 and a blank %20';

/** Blanks of all kinds, and signs that are not seen, which come along when something is copied. */
const BLANK = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/u;

const SCHEME = /^postgres(?:ql)?:\/\//i;

/**
 * What keeps a text from being the address of a PostgreSQL, in words that follow the setting's name; nothing where it may be one. Most are
 * passwords whose signs end the address too early, so that another machine is looked for, or none.
 */
export function findAddressFault(text: string): string | undefined {
  if (/^["'`‘’“”]/.test(text)) return 'stands in quotation marks: write it without them';
  if (/^\w+ *=/.test(text))
    return 'must be an address such as postgres://name:password@host:5432/database, found words with = between them';
  if (!SCHEME.test(text)) return 'must be an address that begins with postgres://, found something else, which is not shown';
  if (BLANK.test(text)) return `has a blank in it, or a sign that is not seen: ${ENCODED}`;
  if (text.includes('#')) return `has # in it: ${ENCODED}`;
  if (/%(?![0-9a-f]{2})/i.test(text)) return `has a % that begins no code: ${ENCODED}`;
  const [, authority = '', path = '', query = ''] = /^([^/?]*)([^?]*)\??(.*)$/.exec(text.replace(SCHEME, '')) ?? [];
  const params = new URLSearchParams(query);
  if (path.includes('@') || [...params.keys()].some((name) => name.includes('@'))) return `has / or ? before its last @: ${ENCODED}`;
  const hosts = params.get('host') ?? authority.slice(authority.lastIndexOf('@') + 1);
  const fault = findHostsFault(hosts.includes(',') ? hosts.split(',') : [], params) ?? findTlsFault(params);
  if (fault) return fault;
  if (!isReadable(text)) return `cannot be read as an address: the port is a number up to 65535, and ${ENCODED}`;
  return undefined;
}

function isReadable(text: string): boolean {
  try {
    readAddress(text);
    return true;
  } catch {
    return false;
  }
}

/** What an address names, in words for people. */
export interface NamedServer {
  /** Its machine with the port, or the folder of its socket; of several servers, all of them. */
  server: string;
  /** Empty where the address has none: then it is that of the account's name. */
  database: string;
  account: string;
  /** The file of the authorities that may have signed its certificate; without one, those that are known anyway. */
  authorities: string | null;
}

/** @throws for what is no address. */
export function readAddress(text: string): NamedServer {
  const [first, ...others] = splitHosts(text).map(readOne);
  return { ...(first as NamedServer), server: [first as NamedServer, ...others].map(({ server }) => server).join(', ') };
}

function readOne(text: string): NamedServer {
  // A socket's folder may stand behind the ?, and nothing where the machine's name would.
  const { username, password, host, pathname, searchParams } = new URL(text.replace('@/', '@localhost/'));
  decodeURIComponent(password);
  return {
    server: searchParams.get('host') ?? decodeURIComponent(host),
    database: decodeURIComponent(pathname.slice(1)),
    account: searchParams.get('user') ?? decodeURIComponent(username),
    authorities: searchParams.get('sslrootcert'),
  };
}
