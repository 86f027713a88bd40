import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config, MapTiles } from '#server/base/config.ts';
import { pathOf } from '#server/http/page-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string | undefined;
  }
}

export const drawNonce = (): string => randomBytes(16).toString('base64url');

/** The answer's own nonce: the one thing that lets a script or style of ours run on a page. */
export function nonceOf(request: FastifyRequest): string {
  request.nonce ??= drawNonce();
  return request.nonce;
}

const POLICY = 'content-security-policy';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'https://places.googleapis.com'];

/** Where Google's tag comes from and what it tells (its documentation, 'Use Tag Manager with a Content Security Policy'). */
const ANALYTICS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The payment provider's script, and where the checkout that it opens is. */
const CHECKOUT = { script: 'https://sdk.cashfree.com', site: 'https://*.cashfree.com' };

/** Browsers are given one of these for {s} (app/features/map/draw-map.ts). */
const TILE_SUBDOMAINS = ['a', 'b', 'c'];

/** The host of the maps' pictures, or the three that {s} stands for. */
export function tileSources(tiles: MapTiles | undefined): string[] {
  const origin = tiles && /^https?:\/\/[^/]+/.exec(tiles.url)?.[0];
  return origin ? [...new Set(TILE_SUBDOMAINS.map((part) => origin.replace('{s}', part)))] : [];
}

/** What may run, be shown and be asked from a page. */
export type PagePolicy = (page: { path: string; ours: readonly string[] }) => string;

/**
 * Makes the content security policy of each page. It depends on the page's own path, in whatever language, and on the settings: on
 * nothing that a request says beside.
 * @returns what takes a path as `pathOf` gives it, and what lets our own scripts and styles run: a nonce, or the hashes of scripts.
 */
export function createPolicy(
  config: Pick<Config, 'CASHFREE' | 'GA_MEASUREMENT_ID' | 'GOOGLE_MAPS_API_KEY' | 'MAP_TILES'>,
  dev = false,
): PagePolicy {
  const analytics = config.GA_MEASUREMENT_ID ? ANALYTICS : [];
  const maps = config.GOOGLE_MAPS_API_KEY ? GOOGLE_MAPS : [];
  const make = (ours: readonly string[], isPlans: boolean) => {
    const checkout = (source: string) => (config.CASHFREE && isPlans ? [source] : []);
    // Styles of ours are files where the page is kept: what hashes let run are scripts.
    const styles = ours.filter((source) => !source.startsWith("'sha"));
    const directives: Record<string, readonly string[]> = {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...ours, ...analytics.slice(0, 1), ...maps, ...checkout(CHECKOUT.script)],
      'style-src': ["'self'", ...styles, ...(maps.length ? ['https://fonts.googleapis.com'] : [])],
      'style-src-attr': ["'unsafe-inline'"],
      'font-src': ["'self'", ...(maps.length ? ['https://fonts.gstatic.com'] : [])],
      'img-src': ["'self'", 'data:', 'blob:', ...analytics, ...maps, ...tileSources(config.MAP_TILES)],
      'connect-src': ["'self'", ...(dev ? ['ws:'] : []), ...analytics, ...maps, ...checkout(CHECKOUT.site)],
      'frame-src': ["'self'", ...checkout(CHECKOUT.site)],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'", ...checkout(CHECKOUT.site)],
      'frame-ancestors': ["'none'"],
    };
    return Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  };
  return ({ path, ours }) => make(ours, path === '/plans');
}

/** Security headers of pages and files; the content security policy stands on a nonce, except in development. */
export const security = fp(async (app: FastifyInstance, { config, dev }: { config: Config; dev: boolean }) => {
  await app.register(helmet, {
    // Every answer has these (headers.ts).
    strictTransportSecurity: false,
    xFrameOptions: false,
    xContentTypeOptions: false,
    referrerPolicy: false,
    contentSecurityPolicy: false,
  });
  const policyOf = createPolicy(config, dev);
  app.decorateRequest('nonce');
  // The last hook: what is refused before the others is told on a page, too.
  app.addHook('onSend', (request, reply, payload, done) => {
    // Vite's own <style>s and React Router's critical CSS carry no nonce.
    const ours = [dev ? "'unsafe-inline'" : `'nonce-${nonceOf(request)}'`];
    if (!reply.hasHeader(POLICY)) reply.header(POLICY, policyOf({ path: pathOf(request), ours }));
    done(null, payload);
  });
});
