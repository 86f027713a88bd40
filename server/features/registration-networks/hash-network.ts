import ipaddr from 'ipaddr.js';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/** Ranges whose addresses many machines have. */
const SHARED = new Set(['unspecified', 'loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/**
 * A caller's network, as it is kept: who reads the table learns no address of it, and of two tables not that they name the same. None for addresses such as this machine's own,
 * as which all come behind a proxy that is not trusted: they tell nobody from anybody.
 */
export function hashNetwork(
  { signer }: Pick<Context, 'signer'>,
  ip: string,
  purpose: 'registration-network' | 'enquiry-network' = 'registration-network',
): Buffer | undefined {
  if (!ipaddr.isValid(ip) || SHARED.has(ipaddr.process(ip).range())) return undefined;
  return signer.digest(purpose, networkOf(ip));
}
