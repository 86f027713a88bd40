import type { FastifyReply, FastifyRequest } from 'fastify';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/** The browser that asked for a code. */
export const BROWSER_COOKIE = 'nirmaan_reset_browser';

/** The permission to set a new password. */
export const GRANT_COOKIE = 'nirmaan_reset';

const LIFETIMES = { [BROWSER_COOKIE]: resetLimits.codeLifetime, [GRANT_COOKIE]: resetLimits.grantLifetime };

function attributes(reply: FastifyReply) {
  return cookieAttributes(reply.server.context.config, 'strict');
}

export function setResetCookie(reply: FastifyReply, name: keyof typeof LIFETIMES, token: string) {
  reply.setCookie(name, token, { ...attributes(reply), maxAge: LIFETIMES[name] });
}

export function clearResetCookie(reply: FastifyReply, name: keyof typeof LIFETIMES) {
  reply.clearCookie(name, attributes(reply));
}

/** What a browser shows of the reset it is in. */
export interface ResetTokens {
  browser?: string | undefined;
  grant?: string | undefined;
}

export function shownResetTokens({ cookies }: Pick<FastifyRequest, 'cookies'>): ResetTokens {
  return { browser: cookies[BROWSER_COOKIE], grant: cookies[GRANT_COOKIE] };
}
