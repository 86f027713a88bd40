import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { speaking } from '#server/language.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language, splitPath } from '#shared/site-language.ts';

const negotiator = new Negotiator({
  supportedValues: [...LANGUAGES],
  cache: new LRUCache<string, string>({ max: 500, maxSize: 50_000, sizeCalculation: (_, header) => header.length + 1 }),
});

/** The language that a browser asks for (RFC 9110 §12.5.4); none where it asks for none of the site's. */
export function negotiateLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  // Languages without their regions: hi-IN is Hindi.
  const asked = negotiator.negotiate(header.replace(/-[a-z\d]+/gi, ''));
  return isLanguage(asked) ? asked : undefined;
}

/**
 * The language of an answer. A page's is that of its address alone, so that an address shows everybody the same. A call's is the one that
 * its Accept-Language names, else the one that the visitor has chosen.
 */
function languageOf({ url, headers, cookies }: FastifyRequest): Language {
  const [path = '/'] = url.split('?', 1);
  if (!/^\/api(?:\/|$)/.test(path)) return splitPath(path).language;
  const chosen = cookies?.[LANGUAGE_COOKIE];
  return negotiateLanguage(headers['accept-language']) ?? (isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE);
}

/** Answers each request in its language: what is thrown, validated, looked up and rendered for it reads its texts in that one. */
export const languages = fp(async (app: FastifyInstance) => {
  const speak = (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const language = languageOf(request);
    if (language === DEFAULT_LANGUAGE) done();
    else speaking(language, done);
  };
  app.addHook('onRequest', speak);
  // A body's end wakes what its connection belongs to, not the request: said again after it.
  app.addHook('preValidation', speak);
});
