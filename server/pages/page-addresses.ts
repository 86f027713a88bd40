import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { properAddress } from '#server/pages/proper-address.ts';
import { isIndexed } from '#shared/indexing.ts';
import { splitPath } from '#shared/site-language.ts';

interface PageAddressesOptions {
  /** Whether search engines are to list no page at all. */
  isKeptFromSearch: () => Promise<boolean>;
}

/** Every page has one address (proper-address.ts), which all others lead to; pages that are nobody else's are not indexed. */
export const pageAddresses = fp(async (app: FastifyInstance, { isKeptFromSearch }: PageAddressesOptions) => {
  app.addHook('onRequest', async ({ method, url, routeOptions }, reply) => {
    if (routeOptions.url !== '/*') return;
    const proper = method === 'GET' || method === 'HEAD' ? properAddress(url) : url;
    if (proper !== url) return reply.redirect(proper, 301);
    if (!isListed(url) || (await isKeptFromSearch())) reply.header(ROBOTS, 'noindex');
  });
});

/** What tells search engines about a page. */
export const ROBOTS = 'x-robots-tag';

/** Whether search engines may list a page of a site that they may list, in whatever language. @param url path and query. */
export function isListed(url: string): boolean {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  return isIndexed(splitPath(path).path, new URLSearchParams(query));
}
