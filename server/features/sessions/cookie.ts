import type { FastifyReply, FastifyRequest } from 'fastify';
import { lifetimeOf } from '#server/features/sessions/open-session.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

export const SESSION_COOKIE = 'nirmaan';

/** Puts a new session's token into the answer's cookie; without `remember` it ends with the browser (docs/product/calls.md). */
export function setSessionCookie(reply: FastifyReply, token: string, kind: SignedIn['kind'], remember = true) {
  const maxAge = remember ? { maxAge: lifetimeOf(kind) / 1_000 } : {};
  reply.setCookie(SESSION_COOKIE, token, { ...cookieAttributes(reply.server.context.config), ...maxAge });
}

/**
 * Takes the session out of the browser, with all pages of the site that it keeps: whoever comes next goes back to none of them. (Pages say
 * that none is to be kept; browsers keep whole ones beside that.) Who brings no session is told nothing of it, nor is another site's page
 * that asks for a logout.
 */
export function clearSessionCookie(reply: FastifyReply) {
  if (reply.request.cookies[SESSION_COOKIE] !== undefined) reply.header('clear-site-data', '"cache"');
  reply.clearCookie(SESSION_COOKIE, cookieAttributes(reply.server.context.config));
}

/**
 * The token that a request shows: a header counts for calls and hides the cookie, though it be wrong (docs/product/calls.md).
 * @returns the token and whether it came by header; an empty token is a wrong one.
 */
export function shownToken(request: FastifyRequest): { token: string; byHeader: boolean } | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined && request.url.startsWith('/api/')) {
    return { token: /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '', byHeader: true };
  }
  const token = request.cookies[SESSION_COOKIE];
  return token ? { token, byHeader: false } : undefined;
}
