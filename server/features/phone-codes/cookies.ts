import type { FastifyReply } from 'fastify';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/** The browser that asks for codes: a code is good in no other. */
export const BROWSER_COOKIE = 'nirmaan_phone_browser';

/** The permission to go on with the number that a right code has proven. */
export const GRANT_COOKIE = 'nirmaan_phone';

const LIFETIMES = { [BROWSER_COOKIE]: phoneCodeLimits.ofBrowser.within, [GRANT_COOKIE]: phoneCodeLimits.grantLifetime };

export function setPhoneCookie(reply: FastifyReply, name: keyof typeof LIFETIMES, token: string) {
  reply.setCookie(name, token, { ...cookieAttributes(reply.server.context.config, 'strict'), maxAge: LIFETIMES[name] });
}

export function clearPhoneCookie(reply: FastifyReply, name: keyof typeof LIFETIMES) {
  reply.clearCookie(name, cookieAttributes(reply.server.context.config, 'strict'));
}
