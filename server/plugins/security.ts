import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config, MapTiles } from '#server/config.ts';

const nonces = new WeakMap<object, string>();

const NONCE_BYTES = 16;
/** Bytes for so many nonces are drawn at once: asking the system for each was a sixtieth of what a page costs. */
const DRAWN = 256;
let drawn = Buffer.alloc(0);
let used = 0;

export function drawNonce(): string {
  if (used === drawn.length) {
    drawn = randomBytes(NONCE_BYTES * DRAWN);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.toString('base64url', used - NONCE_BYTES, used);
}

/** The response's own nonce: the one thing that lets a script or style of ours run on a page. */
export function nonceOf(response: object): string {
  let nonce = nonces.get(response);
  if (!nonce) {
    nonce = drawNonce();
    nonces.set(response, nonce);
  }
  return nonce;
}

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'https://places.googleapis.com'];

/** Where Google's tag comes from and what it tells (its documentation, 'Use Tag Manager with a Content Security Policy'). */
const ANALYTICS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The payment provider's script, and where the checkout that it opens is. */
const CHECKOUT = { script: 'https://sdk.cashfree.com', site: 'https://*.cashfree.com' };

/** A source that only the page of the plan may use; elsewhere it is the site itself, which is allowed anyway. */
function onPlans(source: string) {
  return ({ url = '' }: IncomingMessage) => (/^\/plans\/?(\?|$)/i.test(url) ? source : "'self'");
}

/** Browsers are given one of these for {s} (app/features/map/draw-map.ts). */
const TILE_SUBDOMAINS = ['a', 'b', 'c'];

/** The host of the maps' pictures, or the three that {s} stands for. */
export function tileSources(tiles: MapTiles | undefined): string[] {
  const origin = tiles && /^https?:\/\/[^/]+/.exec(tiles.url)?.[0];
  return origin ? [...new Set(TILE_SUBDOMAINS.map((part) => origin.replace('{s}', part)))] : [];
}

/** Security headers of pages and files; the content security policy stands on a nonce, except in development. */
export const security = fp(async (app: FastifyInstance, { config, dev }: { config: Config; dev: boolean }) => {
  // Vite's own <style>s and React Router's critical CSS carry no nonce.
  const ours = dev ? "'unsafe-inline'" : (_request: unknown, response: unknown) => `'nonce-${nonceOf(response as ServerResponse)}'`;
  const analytics = config.GA_MEASUREMENT_ID ? ANALYTICS : [];
  const maps = config.GOOGLE_MAPS_API_KEY ? GOOGLE_MAPS : [];
  const checkout = (source: string) => (config.CASHFREE ? [onPlans(source)] : []);
  await app.register(helmet, {
    // Every answer has these (headers.ts).
    strictTransportSecurity: false,
    xFrameOptions: false,
    xContentTypeOptions: false,
    referrerPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ours, ...analytics.slice(0, 1), ...maps, ...checkout(CHECKOUT.script)],
        styleSrc: ["'self'", ours, ...(maps.length ? ['https://fonts.googleapis.com'] : [])],
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'", ...(maps.length ? ['https://fonts.gstatic.com'] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...analytics, ...maps, ...tileSources(config.MAP_TILES)],
        connectSrc: ["'self'", ...(dev ? ['ws:'] : []), ...analytics, ...maps, ...checkout(CHECKOUT.site)],
        frameSrc: ["'self'", ...checkout(CHECKOUT.site)],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'", ...checkout(CHECKOUT.site)],
        frameAncestors: ["'none'"],
      },
    },
  });
});
