import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isIndexed } from '#shared/indexing.ts';
import { splitPath } from '#shared/site-language.ts';

/** Order numbers of payments and signed links are told apart by case. */
const AS_WRITTEN = /^\/(payment|enquiry|user\/requirements)\//;

/** Characters that are the same page encoded or not; dots are left, as they could make '..' or a '.data' of it. */
const NEEDLESSLY_ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f|7e)/gi;

interface PageAddressesOptions {
  /** Whether search engines are to list no page at all. */
  isKeptFromSearch: () => Promise<boolean>;
}

/** Every page has one address, in small letters, as little encoded as can be and without a slash at its end; pages that are nobody else's are not indexed. */
export const pageAddresses = fp(async (app: FastifyInstance, { isKeptFromSearch }: PageAddressesOptions) => {
  app.addHook('onRequest', async ({ method, url, routeOptions }, reply) => {
    if (routeOptions.url !== '/*') return;
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const query = end < 0 ? '' : url.slice(end);
    const proper = properPath(path);
    if (proper !== path && (method === 'GET' || method === 'HEAD')) return reply.redirect(`${proper}${query}`, 301);
    if (!isIndexed(splitPath(path).path, new URLSearchParams(query)) || (await isKeptFromSearch())) reply.header('x-robots-tag', 'noindex');
  });
});

function properPath(path: string) {
  if (path.endsWith('.data')) return path;
  const plain = path.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  if (AS_WRITTEN.test(splitPath(plain).path)) return plain;
  const small = plain.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  // Two slashes of either kind at the front would name another host.
  return `/${small.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}
