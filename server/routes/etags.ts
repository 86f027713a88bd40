import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag of a version of something: what is sent in If-Match with a change of it. */
export const tagOf = (version: number): string => `"${version}"`;

/** Whether the browser has what the tag is of: any version, or this one (RFC 9110 §13.1.2). */
export function isKnownTag({ 'if-none-match': known = '' }: IncomingHttpHeaders, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || plain(one) === plain(tag));
}

/**
 * Answers 304 without a body to whoever has the same already. A hook of routes whose answer is one text; an answer with a tag of its own
 * keeps it, others get one of what they say.
 */
export async function answerOnce(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = reply.getHeader('etag') ?? `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', tag);
  if (!isKnownTag(request.headers, String(tag))) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

/**
 * The version that a change is for, as If-Match says it: one strong tag, or * for whichever it has.
 * @returns 'none' where nothing is said, 'any', or 'other' for what no version is called.
 */
export function readIfMatch({ headers }: Pick<FastifyRequest, 'headers'>): number | 'none' | 'any' | 'other' {
  const said = headers['if-match']?.trim();
  if (!said) return 'none';
  if (said === '*') return 'any';
  const version = /^"(\d{1,9})"$/.exec(said)?.[1];
  return version === undefined ? 'other' : Number(version);
}
