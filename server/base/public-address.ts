import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that mean a machine or a network of one's own (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa|test|invalid|onion)$/;

/** What the internet's own addresses of IPv6 begin with (RFC 4291 §2.4): all others mean a network, or carry an address of IPv4. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether anybody on the internet means the same machine by the address, itself and not by one of IPv4 in it: those would be private in
 * as many ways as there are of writing them (::/96, ::ffff:0:0/96, 64:ff9b::/96, 2002::/16, Teredo, ISATAP …).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.parse(address);
  if (found.range() !== 'unicast') return false;
  return found instanceof ipaddr.IPv4 || (found.match(GLOBAL) && !isIsatap(found));
}

/** An interface named by an address of IPv4 (RFC 5214 §6.1): '…:0:5efe:10.0.0.1'. */
function isIsatap({ parts }: ipaddr.IPv6) {
  return ((parts[4] ?? 0) & ~0x0200) === 0 && parts[5] === 0x5efe;
}

/**
 * Whether somebody may name the address as one that the site posts to: https, no machine of a private network, and written as browsers write it. What a
 * name leads to is looked at again when something goes there (`lookUpPublic`).
 * @param options.standIn the one origin that is allowed beside these, for tests.
 * @param options.anyPort whether it may be at another port than https has.
 */
export function isPublicUrl(url: string, { standIn, anyPort = false }: { standIn: string | undefined; anyPort?: boolean }): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port, hostname, username, password, origin, href } = new URL(url);
  // Those of one host are counted by it: it is written in one way.
  if (href !== url) return false;
  if (standIn !== undefined && origin === standIn) return true;
  if (protocol !== 'https:' || username || password || hostname.endsWith('.')) return false;
  if (port !== '' && !(anyPort && Number(port) >= 1024)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
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
