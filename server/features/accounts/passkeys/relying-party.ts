import { isIP } from 'node:net';
import type { Config } from '#server/base/config.ts';

/** The site as passkeys know it. */
export interface RelyingParty {
  /** The name of the host; a passkey answers to no other. */
  id: string;
  origin: string;
}

/**
 * The site as passkeys know it, by its public address and never by what a request names.
 * @returns nothing where browsers give no site passkeys: at an address of numbers, and without https but for this machine.
 */
export function relyingPartyOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(PUBLIC_URL);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isSecure && !isNumber ? { id: hostname, origin } : undefined;
}
