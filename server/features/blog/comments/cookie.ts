import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#server/base/uuid.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/**
 * The comments that a browser has written last, so that it is shown those that wait for approval. Their ids are random and told to
 * nobody else while they are pending: who knows one has written it.
 */
const COMMENTS_COOKIE = 'nirmaan_comments';

const REMEMBERED = 10;
const LIFETIME = 90 * 86_400;

export function ownCommentIds({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  return (cookies[COMMENTS_COOKIE] ?? '').split('.').filter(isUuid).slice(0, REMEMBERED);
}

export function rememberComment(request: FastifyRequest, reply: FastifyReply, commentId: string) {
  const ids = [commentId, ...ownCommentIds(request)].slice(0, REMEMBERED);
  reply.setCookie(COMMENTS_COOKIE, ids.join('.'), { ...cookieAttributes(reply.server.context.config), maxAge: LIFETIME });
}
