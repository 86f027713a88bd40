import providers from 'email-providers/all.json' with { type: 'json' };
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { hasOtherOfDomain } from '#server/features/claims/queries.ts';

/** What the list of providers lacks: those of India, aliases that lead to any mailbox, and portals that make one for each business. */
const DOMAINS = new Set([
  ...providers,
  ...['rediff.com', 'rediffmail.in', 'zoho.in', 'zoho.eu', 'zohomail.com', 'zohomail.in', 'zohomail.eu', 'in.com', 'jio.com', 'vsnl.com'],
  ...['vsnl.net', 'vsnl.in', 'vsnl.net.in', 'bsnl.in', 'bsnl.co.in', 'mtnl.in', 'mtnl.net.in', 'dataone.in', 'sancharnet.in', 'eth.net'],
  ...['airtelmail.in', 'airtelmail.com', 'airtelbroadband.in', 'satyam.net.in', 'hathway.com', 'tuta.io', 'tuta.com', 'tutanota.com'],
  ...['tutamail.com', 'fastmail.com', 'tempmail.com', 'mozmail.com', 'relay.firefox.com', 'addy.io', 'anonaddy.com', 'anonaddy.me'],
  ...['simplelogin.com', 'simplelogin.co', 'slmail.me', 'passmail.net', 'passmail.com', 'passinbox.com', 'duck.com', 'hey.com'],
  ...['indiamart.com', 'justdial.com', 'tradeindia.com', 'sulekha.com', 'exportersindia.com'],
]);

/** Those that have one of each country: 'yahoo.co.in'. */
const NAMES = new Set(['yahoo', 'outlook', 'hotmail', 'live', 'gmx', 'yandex']);

/** Of authorities, universities, institutes and schools: 'gov.in', 'cpwd.gov.in', 'iitb.ac.in', 'mit.edu', 'bom5.nic.in'. */
const PUBLIC = /(^|\.)((gov|govt|edu|mil|int)(\.[a-z]{2})?|(ac|nic|res|ernet|sch|gob|gouv|nhs)\.[a-z]{2})$/;

/** What stands behind the @, in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether many who have nothing to do with one another have addresses of this domain, or of one above it. */
export function isShared(domain: string): boolean {
  const labels = domain.split('.');
  if (NAMES.has(labels[0] ?? '') && labels.length <= 3) return true;
  return PUBLIC.test(domain) || labels.some((_, at) => DOMAINS.has(labels.slice(at).join('.')));
}

/** Whether whoever has an address of the domain is of this business, as far as anybody can tell: no other business here has one. */
export async function isOwnDomain(db: Kysely<DB>, businessId: string, domain: string): Promise<boolean> {
  return !isShared(domain) && !(await hasOtherOfDomain(db, businessId, domain));
}
