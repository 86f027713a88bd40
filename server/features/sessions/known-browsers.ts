import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from '#server/base/signer.ts';
import type { Context } from '#server/context.ts';
import { findAccountOfSession } from '#server/features/sessions/queries.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/** Names the accounts that a browser has signed in to, by signatures that nobody else can make or read; of an account with the password that it had. */
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

/** An account as browsers are known to it. */
export interface KnownAccount {
  id: string;
  password_hash: string | null;
}

/**
 * Whether this browser has signed in to this account before, since its password was last set: it is asked for no password beside a code that
 * is sent to its number (docs/decisions/211-sign-in-by-code.md), so whoever knew the one before is known no more.
 */
export function isKnownTo({ signer }: Pick<Context, 'signer'>, browser: KnownBrowser | undefined, account: KnownAccount): boolean {
  return browser?.marks.some((mark) => signer.isSigned(mark, 'device', browser.id, ...wordsOf(account))) ?? false;
}

/**
 * Lets the browser be known to the account that it has just signed in to, or whose password it has just set, as long as that session is there:
 * a password that somebody else has set meanwhile has ended it.
 */
export async function rememberBrowser(request: FastifyRequest, reply: FastifyReply, tokenHash: Buffer): Promise<void> {
  const account = await findAccountOfSession(reply.server.context.db, tokenHash);
  if (account) rememberAccounts(request, reply, [account]);
}

/** Lets the browser be known to accounts whose password it has just set. */
export function rememberAccounts(request: FastifyRequest, reply: FastifyReply, accounts: KnownAccount[]) {
  const { config, signer } = reply.server.context;
  const value = withAccounts(signer, shownBrowser(request), accounts);
  reply.setCookie(DEVICE_COOKIE, value, { ...cookieAttributes(config), maxAge: LIFETIME });
}

function withAccounts(signer: Signer, browser: KnownBrowser | undefined, accounts: KnownAccount[]) {
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  const added = accounts.slice(0, MOST).map((account) => signer.sign('device', id, ...wordsOf(account)));
  return [id, ...new Set([...added, ...(browser?.marks ?? [])])].slice(0, MOST + 1).join('.');
}

const wordsOf = ({ id, password_hash }: KnownAccount) => [id, password_hash ?? ''];
