import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that mean a machine or a network of one's own (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa|test|invalid|onion)$/;

/** Whether anybody on the internet means the same machine by the address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Whether messages may go to the endpoint that somebody's browser, or somebody, has named: https, its usual port, and no machine of a
 * private network. What a name leads to is looked at again when a message goes there (`lookUpPublic`).
 * @param standIn the one origin that is allowed beside these, for tests.
 */
export function isPushEndpoint(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, username, password, origin } = new URL(endpoint);
  if (standIn !== undefined && origin === standIn) return true;
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

type Resolve = (
  hostname: string,
  options: { all: true; family?: number; hints?: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Finds a name's addresses for the connection itself, so that none is looked at and another connected to; a private one is none. */
export function lookUpPublic(resolve: Resolve = lookup): LookupFunction {
  return (hostname, { all, family, hints }, done) => {
    const options = { all: true as const, ...(typeof family === 'number' ? { family } : {}), ...(hints === undefined ? {} : { hints }) };
    resolve(hostname, options, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), '', 0);
      }
      // The types know one form of the answer alone.
      return all
        ? (done as unknown as (none: null, found: LookupAddress[]) => void)(null, addresses)
        : done(null, first.address, first.family);
    });
  };
}
