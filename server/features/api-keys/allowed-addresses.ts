import ipaddr from 'ipaddr.js';

/** Widest networks that an address list may name: a whole provider is nobody's address. */
const WIDEST = { ipv4: 8, ipv6: 16 };

/**
 * Reads one entry of an address list: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48; an address of IPv4 within IPv6 is the one of IPv4.
 * @returns it as it is kept; nothing where it is none, or names a network of everybody.
 */
export function readAllowed(entry: string): string | undefined {
  const [address = '', bits, ...more] = entry.split('/');
  if (more.length > 0 || !isWhole(address)) return undefined;
  const found = ipaddr.process(address);
  const all = found.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return found.toString();
  if (!/^\d{1,3}$/.test(bits) || found.kind() !== ipaddr.parse(address).kind()) return undefined;
  const wanted = Number(bits);
  if (wanted > all || wanted < WIDEST[found.kind()]) return undefined;
  const network = found.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return wanted === all ? found.toString() : `${network.networkAddressFromCIDR(`${found.toString()}/${wanted}`)}/${wanted}`;
}

/** Four parts, no 127.1 and no 0x7f.0.0.1: what is read in several ways is nobody's entry. */
function isWhole(address: string) {
  return address.includes(':') ? ipaddr.IPv6.isValid(address) && !address.includes('%') : ipaddr.IPv4.isValidFourPartDecimal(address);
}

/** Whether an address is one of a list's, or within its networks. */
export function isAllowed(list: readonly string[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const from = ipaddr.process(address);
  return list.some((entry) => {
    const [network, bits] = entry.includes('/') ? ipaddr.parseCIDR(entry) : [ipaddr.process(entry), undefined];
    if (network.kind() !== from.kind()) return false;
    return bits === undefined ? network.toString() === from.toString() : from.match(network as ipaddr.IPv6, bits);
  });
}
