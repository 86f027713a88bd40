import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port (RFC 9112 §3.2). An underscore is no part of a host's name, and is met in them. */
const HOST = /^(?:[a-z\d_](?:[a-z\d._-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What programs that take the site for a proxy send: the whole address (RFC 9112 §3.2.2). */
const WHOLE = /^https?:\/\/([^/?]*)(.*)$/is;

/**
 * A path that another reader of addresses takes for another one: it goes back, stands still, or has a slash of the other kind. Browsers send none; a page
 * would be answered as one, and who asks for it be decided by the other.
 */
const OF_TWO_READINGS = /^[^?]*(?:\\|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** Whether it can be a site's: nothing in it would become a part of a path where it is made an address of. */
export function isHost(host: string): boolean {
  return HOST.test(host);
}

/**
 * Gives a request the form that every reader of it expects: a target that begins with a slash, and one Host. A whole address as target
 * says the host itself; a program of HTTP/1.0 need not say any, and is given the site's own.
 * @param ownHost the host of the site's public address.
 * @returns false for a target that is none or has two readings, and for a Host that is missing, double or none: what asks for it is refused.
 */
export function settleTarget(request: IncomingMessage, ownHost: string): boolean {
  const { headers, rawHeaders, httpVersion } = request;
  const target = withoutFragment(request.url ?? '');
  request.url = target;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) named += 1;
  if (named > 1 || (named === 0 && httpVersion !== '1.0')) return false;
  if (httpVersion === '1.0' && !headers.host) headers.host = ownHost;
  if (target.startsWith('/') || target === '*') return isHost(headers.host ?? '') && !OF_TWO_READINGS.test(target);
  const [, host, path = ''] = WHOLE.exec(target) ?? [];
  if (host === undefined || !isHost(host)) return false;
  request.url = path.startsWith('/') ? path : `/${path}`;
  headers.host = host;
  return !OF_TWO_READINGS.test(request.url);
}

/** A browser keeps what follows # to itself; programs that send it mean the page before it. */
function withoutFragment(target: string) {
  const end = target.indexOf('#');
  return end < 0 ? target : target.slice(0, end);
}
