import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#server/base/this-machine.ts';

/** What browsers say of a request that a page of another site, or of another name below the same one, has led to. */
const ELSEWHERE = ['cross-site', 'same-site'];

/**
 * Whether the browser says that a page of another site made the request. Programs say nothing, and send no cookie by themselves.
 * A page may keep its name to itself (`Referrer-Policy: no-referrer`): that it is another one the browser says nevertheless.
 * Ours is the origin of PUBLIC_URL, and the host that the browser itself asked: cookies belong to that host, so a page of it can do
 * no more than the host could. What proxies add (X-Forwarded-Host) counts for nothing, and where the site is https a page that came
 * over a network without it is another site.
 */
export function comesFromElsewhere({ headers, server }: Pick<FastifyRequest, 'headers' | 'server'>): boolean {
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return ELSEWHERE.includes(String(headers['sec-fetch-site']));
  const page = URL.parse(source);
  if (!page) return true;
  const site = new URL(server.context.config.PUBLIC_URL);
  if (page.origin === site.origin) return false;
  const isAsSafe = site.protocol === 'http:' || page.protocol === 'https:' || isThisMachine(page.hostname);
  return !isAsSafe || page.host !== headers.host?.toLowerCase();
}
