import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '#server/base/signer.ts';
import type { Context } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/** Names the accounts that a browser has signed in to, by signatures that nobody else can make or read. */
export const DEVICE_COOKIE = 'nirmaan_device';

/** Seconds: as long as browsers keep a cookie at most. */
const LIFETIME = 400 * 86_400;

/** Accounts of one browser; the longest unused goes first. */
const MOST = 5;

const FORM = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

/** A browser that has signed in here before. Signing out does not end it: it gives nothing but tries of its own. */
export interface KnownBrowser {
  id: string;
  /** One signature for each account. */
  marks: string[];
}

/** Where a request comes from. */
export interface Caller {
  ip: string;
  browser: KnownBrowser | undefined;
}

export function callerOf(request: Pick<FastifyRequest, 'ip' | 'cookies'>): Caller {
  return { ip: request.ip, browser: shownBrowser(request) };
}

/** The browser that a request comes from, if it has signed in before; whether to the account in question, `isKnownTo` tells. */
export function shownBrowser({ cookies }: Pick<FastifyRequest, 'cookies'>): KnownBrowser | undefined {
  const shown = cookies[DEVICE_COOKIE];
  if (shown === undefined || !FORM.test(shown)) return undefined;
  const [id = '', ...marks] = shown.split('.');
  return { id, marks };
}

/** Whether this browser has signed in to this account before. */
export function isKnownTo({ signer }: Pick<Context, 'signer'>, browser: KnownBrowser | undefined, accountId: string): boolean {
  return browser?.marks.some((mark) => signer.isSigned(mark, 'device', browser.id, accountId)) ?? false;
}

/** Lets the browser be known to the accounts that it has just proved to own. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, ...accounts: SignedIn[]) {
  const { config, signer } = reply.server.context;
  const value = withAccounts(signer, shownBrowser(request), accounts.map(idOf));
  reply.setCookie(DEVICE_COOKIE, value, { ...cookieAttributes(config), maxAge: LIFETIME });
}

function withAccounts(signer: Signer, browser: KnownBrowser | undefined, accountIds: string[]) {
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  const added = accountIds.slice(0, MOST).map((accountId) => signer.sign('device', id, accountId));
  return [id, ...new Set([...added, ...(browser?.marks ?? [])])].slice(0, MOST + 1).join('.');
}

function idOf(account: SignedIn) {
  if (account.kind === 'user') return account.userId;
  return account.kind === 'contractor' ? account.businessId : account.adminId;
}
