import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { withLanguage } from '#server/base/language.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language, splitPath } from '#shared/site-language.ts';

const negotiator = new Negotiator({
  supportedValues: [...LANGUAGES],
  cache: new LRUCache<string, string>({ max: 500, maxSize: 50_000, sizeCalculation: (_, header) => header.length + 1 }),
});

/** The language that a browser asks for (RFC 9110 §12.5.4); none where it asks for none of the site's. */
export function negotiateLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  // Languages without their regions: hi-IN is Hindi. What is good for any language names none.
  const asked = negotiator.negotiate(header.toLowerCase().replace(/-[a-z\d]+|\*/g, ''));
  return isLanguage(asked) ? asked : undefined;
}

interface Asked {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * The language of an answer. A page's is that of its address alone, so that an address shows everybody the same. A call's is the one that
 * its Accept-Language names, else the one that the visitor has chosen.
 */
export function languageOf({ url = '/', headers }: Asked): Language {
  const [path = '/'] = url.split('?', 1);
  if (!/^\/api(?:\/|$)/.test(path)) return splitPath(path).language;
  return negotiateLanguage(headers['accept-language']) ?? chosenLanguage(headers.cookie) ?? DEFAULT_LANGUAGE;
}

const CHOSEN = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=([a-z]{2}) *(?:;|$)`);

/** Read before cookies are, as what comes before them is answered too. */
function chosenLanguage(cookies = ''): Language | undefined {
  const [, chosen] = CHOSEN.exec(cookies) ?? [];
  return isLanguage(chosen) ? chosen : undefined;
}

/** Does what answers a request in its language: for what is not done by its hooks. */
export const answering = <T>(asked: Asked, work: () => T): T => withLanguage(languageOf(asked), work);

/** Answers each request in its language: what is thrown, validated, looked up and rendered for it reads its texts in that one. */
export const languages = fp(async (app: FastifyInstance) => {
  // The default one is said too: a request may be begun when another ends, and belongs to that one until then.
  const speak = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => answering(request, done);
  app.addHook('onRequest', speak);
  // A body's end wakes what its connection belongs to, not the request: said again after it.
  app.addHook('preValidation', speak);
});
